package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.Roundoff;

/**
 * Bounds for the separating axes of two parallelograms, all lengths doubled: docs/error-bounds.md, theorem 16.
 * Stateless.
 */
public final class ParallelogramBound {

    /** Bounds the error of a skew before it is doubled, relative to the magnitude: theorem 16. */
    private static final double SKEW = 32 * Roundoff.U;

    /** Maximum distance from a parallelogram, relative to the magnitude, of a polygon that is treated as one. */
    private static final double MOST_SKEW = 0x1p-40;

    /** Bounds the errors of all axes, relative to the sizes of the gap and of the displacement: theorem 16. */
    private static final double SLACK = 64 * Roundoff.U;

    /** Bounds what underflow adds to the errors: theorem 16. */
    private static final double UNDERFLOW = 16 * Double.MIN_VALUE;

    /** With bounds and a gap below this, nothing overflows: theorem 16. */
    private static final double GREATEST = 0x1p900;

    private ParallelogramBound() {}

    /**
     * Returns the skew of a polygon: infinite if it is not a parallelogram.
     *
     * @param farthest the distance, in doubles, of twice a corner from twice the corner of the parallelogram
     * @param magnitude the greatest absolute coordinate
     */
    public static double skew(double farthest, double magnitude) {
        double skew = 2 * (farthest + SKEW * magnitude);
        return skew <= MOST_SKEW * magnitude ? skew : Double.POSITIVE_INFINITY;
    }

    /**
     * Returns the error bound of a length, from the sum of the skews and the sizes of the gap and of the displacement.
     */
    public static double slack(double skew, double gapSize, double moveSize) {
        return skew + SLACK * (gapSize + moveSize);
    }

    /** Returns the bound of a cross product of a vector up to some size with such a length. */
    public static double of(double slack, double size) {
        return slack * size + UNDERFLOW;
    }

    /** Returns whether nothing overflows; false for NaN. */
    public static boolean isInRange(double bound, double otherBound, double gapSize) {
        return bound + otherBound + gapSize < GREATEST;
    }
}
