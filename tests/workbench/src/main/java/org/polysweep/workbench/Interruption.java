package org.polysweep.workbench;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Watches for a signal that ends this process while others work for it. They are ended, too; what comes of that is no
 * result. A caller that reports partial results has a while for it.
 */
final class Interruption implements AutoCloseable {

    /** A process that was about to be started is there after so many milliseconds. */
    private static final long AFTERWARDS = 100;

    /** How long a last word may take, in seconds. */
    private static final long LAST_WORD = 10;

    private final long patience;
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::endOthers, "interruption");
    private volatile boolean begun;

    private Interruption(long patience) {
        this.patience = patience;
    }

    /** Watches from now on; nothing more is to be written when it has begun. */
    static Interruption watch() {
        return watch(0);
    }

    /** Watches from now on; this process does not end before {@link #close}, as long as that takes seconds. */
    static Interruption watchWithLastWord() {
        return watch(LAST_WORD);
    }

    private static Interruption watch(long patience) {
        Interruption interruption = new Interruption(patience);
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        return interruption;
    }

    /** Whether this process is ending. */
    boolean hasBegun() {
        return begun;
    }

    private void endOthers() {
        begun = true;
        try {
            endDescendants();
            Thread.sleep(AFTERWARDS);
            endDescendants();
            if (!closed.await(patience, TimeUnit.SECONDS)) {
                endDescendants();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void endDescendants() {
        List<ProcessHandle> descendants = ProcessHandle.current().descendants().toList();
        descendants.forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void close() {
        closed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // This process is ending.
        }
    }
}
