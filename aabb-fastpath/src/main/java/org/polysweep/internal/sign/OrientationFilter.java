package org.polysweep.internal.sign;

import org.polysweep.internal.expansion.Roundoff;
import org.polysweep.internal.number.Lattice;

/**
 * The sign of a cross product x1·y2 - y1·x2 of two vectors that are known in doubles up to rounding: the filter in
 * front of every exact sign.
 *
 * <p>Each component is a sum of terms. A term is a difference or sum of two doubles, rounded once; the components of
 * the first vector are one term each, the components of the second vector up to three, added up in doubles from left to
 * right. Along with each component of the second vector goes its magnitude: the sum, in doubles, of the absolute values
 * of its terms.
 *
 * <p>The filter returns 1 or -1 if the sign is proved, otherwise 0; it never proves the sign of a zero, of an infinity
 * or of NaN. No allocation.
 *
 * <p>There are also bounds for all cross products of one kind in a query, for all vertices and edges, with the sizes of
 * the longest vectors instead of the vectors. A cross product in doubles, x1·y2 - y1·x2, that is greater than its bound
 * is provably positive; a cross product that is less than the negated bound is provably negative. The size of a first
 * vector is |x| + |y|, or more. The size of a second vector is a sum of magnitudes, one for each of its terms, none of
 * whose components is greater. If a product overflows, its bound is infinite or NaN, and nothing is greater than that.
 *
 * @see <a href="https://doi.org/10.1007/PL00009321">J. R. Shewchuk, Adaptive precision floating-point arithmetic and
 *     fast robust geometric predicates, Discrete &amp; Computational Geometry 18 (1997)</a>
 */
public final class OrientationFilter {

    /**
     * Bounds the relative error where the second vector has k terms: (k + 3)u, docs/error-bounds.md, theorem 1
     * and its corollary.
     */
    private static final double ONE_TERM = (1 + 3) * Roundoff.U;

    private static final double TWO_TERMS = (2 + 3) * Roundoff.U;

    private static final double THREE_TERMS = (3 + 3) * Roundoff.U;

    /** Bounds the error where either vector is a gap of two terms: docs/error-bounds.md, theorem 18. */
    private static final double GAPS = 12 * Roundoff.U;

    /** Below this no cross product of two gaps overflows. */
    private static final double GREATEST = 0x1p970;

    /** Bounds what underflow adds to the error: docs/error-bounds.md, theorem 1. */
    private static final double UNDERFLOW = 4 * Double.MIN_VALUE;

    private OrientationFilter() {}

    /** Returns the sign where each component is one term, or 0 if it is not proved. */
    public static int signOfTerms(double x1, double y1, double x2, double y2) {
        return sign(x1, y1, x2, y2, Math.abs(x2), Math.abs(y2), ONE_TERM);
    }

    /**
     * Returns the sign where each component of the second vector is the sum of two terms, or 0 if it is not proved.
     *
     * @param x1 the first vector's x, one term
     * @param y1 the first vector's y, one term
     * @param x2 the second vector's x
     * @param y2 the second vector's y
     * @param magnitudeX2 the sum of the absolute values of the terms of {@code x2}
     * @param magnitudeY2 the sum of the absolute values of the terms of {@code y2}
     */
    public static int signOfTwoTerms(
            double x1, double y1, double x2, double y2, double magnitudeX2, double magnitudeY2) {
        return sign(x1, y1, x2, y2, magnitudeX2, magnitudeY2, TWO_TERMS);
    }

    /**
     * Returns the sign where each component of the second vector is the sum of three terms, or 0 if it is not proved.
     *
     * @param x1 the first vector's x, one term
     * @param y1 the first vector's y, one term
     * @param x2 the second vector's x
     * @param y2 the second vector's y
     * @param magnitudeX2 the sum of the absolute values of the terms of {@code x2}
     * @param magnitudeY2 the sum of the absolute values of the terms of {@code y2}
     */
    public static int signOfThreeTerms(
            double x1, double y1, double x2, double y2, double magnitudeX2, double magnitudeY2) {
        return sign(x1, y1, x2, y2, magnitudeX2, magnitudeY2, THREE_TERMS);
    }

    /** Returns the bound for a kind of cross products where each component of the second vector is one term. */
    public static double boundOfTerms(double size1, double size2) {
        return ONE_TERM * (size1 * size2) + UNDERFLOW;
    }

    /** Returns the bound where each component of the second vector is the sum of two terms. */
    public static double boundOfTwoTerms(double size1, double size2) {
        return TWO_TERMS * (size1 * size2) + UNDERFLOW;
    }

    /** Returns the bound where each component of the second vector is the sum of three terms. */
    public static double boundOfThreeTerms(double size1, double size2) {
        return THREE_TERMS * (size1 * size2) + UNDERFLOW;
    }

    /**
     * Returns the bound where each component of either vector is the sum of two terms; infinite if anything may
     * overflow.
     *
     * @param size the sum of the magnitudes of the two terms, or more, of every component
     */
    public static double boundOfGaps(double size) {
        double bound = GAPS * (size * size) + UNDERFLOW;
        return bound < GREATEST ? bound : Double.POSITIVE_INFINITY;
    }

    /**
     * As {@link #boundOfGaps}, for gaps at a time in [0, 1]: they have a third term, a displacement times the time.
     *
     * @param size the sum of the magnitudes of the three terms, or more, of every component
     */
    public static double boundOfLateGaps(double size) {
        return boundOfGaps(2 * size);
    }

    /**
     * Returns the sign in plain doubles, without a bound: exact where doubles compute exactly with such numbers,
     * according to {@link Lattice#finestCoarse}, and neither product overflows; otherwise a guess.
     */
    public static int roughSign(double x1, double y1, double x2, double y2) {
        // The bits of a double that is not -0.0 have its sign; so there is no branch that would be mispredicted.
        return Long.signum(Double.doubleToRawLongBits(x1 * y2 - y1 * x2 + 0.0));
    }

    private static int sign(
            double x1, double y1, double x2, double y2, double magnitudeX2, double magnitudeY2, double relative) {
        double determinant = x1 * y2 - y1 * x2;
        double bound = relative * (Math.abs(x1) * magnitudeY2 + Math.abs(y1) * magnitudeX2) + UNDERFLOW;
        return determinant > bound ? 1 : -determinant > bound ? -1 : 0;
    }
}
