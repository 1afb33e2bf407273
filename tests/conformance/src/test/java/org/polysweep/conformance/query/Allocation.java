package org.polysweep.conformance.query;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** How much the current thread allocates. */
public final class Allocation {

    private static final int ROUNDS = 60;

    private Allocation() {}

    /**
     * The least number of bytes that the work allocates in any of some rounds: the first ones load classes, and make
     * what is used again. Getting the current thread does not itself allocate.
     */
    public static long ofSteadyState(Runnable work) {
        ThreadMXBean threads = threads();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS && least > 0; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            work.run();
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }

    /**
     * The queries, by number, that are swept without allocation when they are run alone: without the exact fallback.
     */
    public static int[] withoutGarbage(int size, IntConsumer query) {
        ThreadMXBean threads = threads();
        IntStream.range(0, size).forEach(query);
        boolean[] clean = new boolean[size];
        for (int i = 0; i < size; i++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            query.accept(i);
            clean[i] = threads.getCurrentThreadAllocatedBytes() == before;
        }
        return IntStream.range(0, size).filter(i -> clean[i]).toArray();
    }

    private static ThreadMXBean threads() {
        return (ThreadMXBean) ManagementFactory.getThreadMXBean();
    }
}
