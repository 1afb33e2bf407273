package org.polysweep.internal.predicate;

import org.polysweep.internal.doubled.Roundoff;

/**
 * Bounds for all cross products of one kind in a query, whichever corners and edges they are of: those of {@link OrientationFilter}, with
 * the sizes of the longest vectors in place of the vectors. A cross product in doubles, x1·y2 - y1·x2, that is greater than the
 * bound is certainly positive, and one that is less than its negation is certainly negative.
 *
 * <p>The size of a first vector is |x| + |y|, or more. The size of a second vector is a sum of magnitudes, one for each of its terms,
 * none of whose components is greater. A bound of what overflows is infinite or NaN, and nothing is greater than that.
 */
public final class UniformBound {

    /** Bounds the relative error where the second vector has k terms: (k + 3)u, docs/error-bounds.md, theorem 1, corollary. */
    private static final double ONE_TERM = (1 + 3) * Roundoff.U;

    private static final double TWO_TERMS = (2 + 3) * Roundoff.U;

    private static final double THREE_TERMS = (3 + 3) * Roundoff.U;

    /** Bounds what underflow adds to the error: docs/error-bounds.md, theorem 1, corollary. */
    private static final double UNDERFLOW = 4 * Double.MIN_VALUE;

    private UniformBound() {}

    /** Returns the bound where each component of the second vector is one term. */
    public static double ofTerms(double size1, double size2) {
        return ONE_TERM * (size1 * size2) + UNDERFLOW;
    }

    /** Returns the bound where each component of the second vector is the sum of two terms. */
    public static double ofTwoTerms(double size1, double size2) {
        return TWO_TERMS * (size1 * size2) + UNDERFLOW;
    }

    /** Returns the bound where each component of the second vector is the sum of three terms. */
    public static double ofThreeTerms(double size1, double size2) {
        return THREE_TERMS * (size1 * size2) + UNDERFLOW;
    }
}
