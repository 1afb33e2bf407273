package org.polysweep.workbench.external;

import java.util.List;
import java.util.concurrent.TimeUnit;

/** Ends something when its time is over. Then a reader that waits for its output comes to the end of it. */
public final class Leash implements AutoCloseable {

    private final Runnable end;
    private final Thread guard = new Thread(this::guard, "leash");
    private volatile long deadline;
    private volatile boolean pulled;
    private volatile boolean closed;

    /**
     * Holds something that runs from now on.
     *
     * @param end ends it; may be called more than once
     * @param nanos how long it may run, unless it is allowed more
     */
    public Leash(Runnable end, long nanos) {
        this.end = end;
        allow(nanos);
        guard.setDaemon(true);
        guard.start();
    }

    /** Gives it so much time from now on. */
    public void allow(long nanos) {
        deadline = System.nanoTime() + nanos;
    }

    /** Whether the time was over. */
    public boolean isPulled() {
        return pulled;
    }

    private void guard() {
        try {
            while (!closed) {
                long left = deadline - System.nanoTime();
                if (left <= 0) {
                    pulled = true;
                    end.run();
                    return;
                }
                Thread.sleep(Math.max(1, Math.min(50, TimeUnit.NANOSECONDS.toMillis(left))));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends a process and its descendants; itself first, lest a shell go on with its next command. */
    public static void end(Process process) {
        // By its handle: a Process closes its streams first, and waits for a writer to a program that does
        // not read.
        ProcessHandle handle = process.toHandle();
        List<ProcessHandle> descendants = handle.descendants().toList();
        handle.destroyForcibly();
        descendants.forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void close() {
        closed = true;
        end.run();
    }
}
