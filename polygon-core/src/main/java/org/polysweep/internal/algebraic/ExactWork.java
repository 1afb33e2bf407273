package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The operations that calls may still spend where their number depends on the numbers of a query: on polynomials, their
 * roots and nested roots, and on pairs of features. One operation is a product, a sum or a shift that makes up to 64
 * bits, or the look at one pair. Without a limit, spending only reads a variable of the thread. Thread-safe.
 */
public final class ExactWork {

    /** Number of bits that one operation makes. */
    private static final int BITS = 64;

    private static final ThreadLocal<@Nullable ExactWork> CURRENT = new ThreadLocal<>();

    private final AtomicLong left;
    private final @Nullable ExactWork outer;
    private final Supplier<? extends RuntimeException> refusal;

    private ExactWork(long left, @Nullable ExactWork outer, Supplier<? extends RuntimeException> refusal) {
        this.left = new AtomicLong(left);
        this.outer = outer;
        this.refusal = refusal;
    }

    /**
     * Makes calls with a limit. The operations are also spent from the limits of calls that are under way.
     *
     * @param most maximum number of operations
     * @param refusal makes the exception that ends the calls when they need more
     * @param calls the calls
     * @param <T> the type of their result
     */
    public static <T> T within(long most, Supplier<? extends RuntimeException> refusal, Supplier<T> calls) {
        return new ExactWork(most, CURRENT.get(), refusal).during(calls);
    }

    private <T> T during(Supplier<T> calls) {
        @Nullable ExactWork before = CURRENT.get();
        CURRENT.set(this);
        try {
            return calls.get();
        } finally {
            if (before == null) {
                CURRENT.remove();
            } else {
                CURRENT.set(before);
            }
        }
    }

    /** Returns tasks that spend from the limit of this thread, on whatever thread they run. */
    public static IntConsumer shared(IntConsumer tasks) {
        @Nullable ExactWork current = CURRENT.get();
        return current == null
                ? tasks
                : task -> current.during(() -> {
                    tasks.accept(task);
                    return task;
                });
    }

    /** Spends one operation for each of several pairs. */
    public static void spend(long pairs) {
        for (ExactWork work = CURRENT.get(); work != null; work = work.outer) {
            if (work.left.addAndGet(-pairs) < 0) {
                throw work.refusal.get();
            }
        }
    }

    /** Spends the operations that make several integers of the length of one. */
    static void spend(int count, BigInteger like) {
        if (CURRENT.get() != null) {
            spend((long) count * words(like));
        }
    }

    /** Returns the number of operations that make an integer. */
    static int words(BigInteger integer) {
        return 1 + integer.bitLength() / BITS;
    }
}
