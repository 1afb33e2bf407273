package org.polysweep.workbench.compare;

import java.util.Optional;

/**
 * How an algorithm did on a file.
 *
 * @param file the name of the file, as given
 * @param algorithm the name of the algorithm
 * @param nanos nanoseconds a query; empty if nothing was timed
 * @param tally what was wrong
 */
record Row(String file, String algorithm, Optional<Quartiles> nanos, Tally tally) {}
