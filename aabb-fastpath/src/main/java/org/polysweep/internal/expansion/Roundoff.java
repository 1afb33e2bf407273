package org.polysweep.internal.expansion;

/** The unit of all error bounds. */
public final class Roundoff {

    /**
     * The unit roundoff: half the distance from 1 to the next double, and so the greatest relative error of one
     * rounding.
     */
    public static final double U = 0x1p-53;

    private Roundoff() {}
}
