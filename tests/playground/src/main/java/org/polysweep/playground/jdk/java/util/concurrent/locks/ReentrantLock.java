package org.polysweep.playground.jdk.java.util.concurrent.locks;

/** In a page there is one thread, which is never kept waiting. */
public final class ReentrantLock {

    /** Does nothing. */
    public void lock() {}

    /** Does nothing, and has the lock. */
    public boolean tryLock() {
        return true;
    }

    /** Does nothing. */
    public void unlock() {}
}
