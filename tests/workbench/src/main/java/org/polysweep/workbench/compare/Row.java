package org.polysweep.workbench.compare;

import java.util.Optional;

/**
 * How an algorithm did on a file.
 *
 * @param file the name of the file, as given
 * @param algorithm the name of the algorithm
 * @param nanos nanoseconds a query; empty if nothing was timed
 * @param tally what was wrong
 * @param clock where the time was measured: within its process, or through the pipe
 */
record Row(String file, String algorithm, Optional<Quartiles> nanos, Tally tally, String clock) {

    /** A row whose time was measured within the process of its algorithm, or not at all. */
    Row(String file, String algorithm, Optional<Quartiles> nanos, Tally tally) {
        this(file, algorithm, nanos, tally, "process");
    }

    /** Times that can be compared with one another: those through a pipe are left out. */
    Optional<Quartiles> nanosInProcess() {
        return nanos.filter(times -> clock.equals("process"));
    }
}
