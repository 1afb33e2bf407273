package org.polysweep.workbench.compare;

import org.polysweep.oracle.ExactVerdict;

/** What is true of a query, as far as it takes to judge somebody's answer. */
interface QueryTruth {

    /** The verdict; TOUCH also where it cannot be decided. */
    ExactVerdict verdict();

    /** Of a HIT: whether a claimed time is greater than the true one. */
    boolean isLate(double claimed);

    /** Of a HIT: whether a claimed time is greater than the double nearest to the true one. */
    boolean isBeyondNearest(double claimed);

    /**
     * Of a HIT: how far the shapes move relative to each other between a claimed time and the true one.
     *
     * @param claimed finite
     * @return a length, not negative
     */
    double error(double claimed);
}
