package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.Roundoff;

/**
 * What separating axes of two parallelograms have to exceed, all lengths doubled: docs/error-bounds.md, theorem 16.
 * Stateless.
 */
public final class ParallelogramBound {

    /** Bounds the error of a skew before it is doubled, relative to the magnitude: theorem 16. */
    private static final double SKEW = 32 * Roundoff.U;

    /** What is farther from a parallelogram than this, relative to the magnitude, is none. */
    private static final double MOST_SKEW = 0x1p-40;

    /** Bounds the errors of all axes, relative to the sizes of the gap and of the displacement: theorem 16. */
    private static final double SLACK = 64 * Roundoff.U;

    /** Bounds what underflow adds to the errors: theorem 16. */
    private static final double UNDERFLOW = 16 * Double.MIN_VALUE;

    /** With bounds and a gap below this, nothing overflows: theorem 16. */
    private static final double GREATEST = 0x1p900;

    private ParallelogramBound() {}

    /**
     * Returns the skew of a polygon: infinite if it is no parallelogram.
     *
     * @param farthest how far twice a corner is, in doubles, from where it would be
     * @param magnitude the greatest absolute coordinate
     */
    public static double skew(double farthest, double magnitude) {
        double skew = 2 * (farthest + SKEW * magnitude);
        return skew <= MOST_SKEW * magnitude ? skew : Double.POSITIVE_INFINITY;
    }

    /** Returns what a length may be off by, for the skews together and the sizes of the gap and of the displacement. */
    public static double slack(double skew, double gapSize, double moveSize) {
        return skew + SLACK * (gapSize + moveSize);
    }

    /** Returns the bound of a cross product of a vector up to some size with such a length. */
    public static double of(double slack, double size) {
        return slack * size + UNDERFLOW;
    }

    /** Returns whether nothing overflows; false for what is no number. */
    public static boolean isInRange(double bound, double otherBound, double gapSize) {
        return bound + otherBound + gapSize < GREATEST;
    }
}
