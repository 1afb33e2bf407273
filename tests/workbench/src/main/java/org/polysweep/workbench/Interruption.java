package org.polysweep.workbench;

import java.util.List;

/**
 * Watches for a signal that ends this process while others work for it. They are ended, too; what comes of that is no result, so
 * nothing more is to be written.
 */
final class Interruption implements AutoCloseable {

    /** A process that was about to be started is there after so many milliseconds. */
    private static final long AFTERWARDS = 100;

    private final Thread hook = new Thread(this::endOthers, "interruption");
    private volatile boolean begun;

    private Interruption() {}

    /** Watches from now on. */
    static Interruption watch() {
        Interruption interruption = new Interruption();
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
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // This process is ending.
        }
    }
}
