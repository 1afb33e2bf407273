package org.polysweep.exact;

/** The unit of all error bounds. */
final class Roundoff {

    /** The unit roundoff: half the distance from 1 to the next double, and so the greatest relative error of one rounding. */
    static final double U = 0x1p-53;

    private Roundoff() {}
}
