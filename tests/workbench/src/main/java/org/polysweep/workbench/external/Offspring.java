package org.polysweep.workbench.external;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * The processes that a program has started, to be ended with it. The children of a program that has ended have lost
 * their parent, and are no descendants any more, so they are looked for while it runs: often at first, then ever more
 * rarely. Thread-safe.
 */
final class Offspring {

    private static final long FIRST_LOOK = TimeUnit.MILLISECONDS.toNanos(10);

    private final ProcessHandle program;
    private final Set<ProcessHandle> seen = ConcurrentHashMap.newKeySet();
    private final long begin = System.nanoTime();
    private long nextLook = FIRST_LOOK;

    Offspring(Process program) {
        this.program = program.toHandle();
    }

    /** Looks for them now. */
    void look() {
        program.descendants().forEach(seen::add);
    }

    /** Looks for them if it is time to; a look at all processes of the machine takes milliseconds. */
    synchronized void lookIfDue() {
        long age = System.nanoTime() - begin;
        if (age > nextLook) {
            nextLook = 2 * age;
            look();
        }
    }

    /**
     * Ends those that were seen; a handle belongs to one process forever, so no other that has the same number now is
     * hit.
     */
    void end() {
        seen.forEach(ProcessHandle::destroyForcibly);
    }
}
