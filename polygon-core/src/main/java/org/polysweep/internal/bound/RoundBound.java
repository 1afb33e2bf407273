package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.Roundoff;

/**
 * Bounds for the signs that decide how a line passes a rounded polygon, one for all signs of a kind in a query: a
 * number greater than its bound is provably positive, and a number less than the negated bound is provably negative.
 *
 * <p>The size of the displacement d is |dx| + |dy|; the size of the gaps is the sum of the magnitudes of all terms of
 * the components of a gap v between two vertices, and of the radius R. They lie within {@link #isInRange}, where
 * underflow and overflow have no effect.
 */
public final class RoundBound {

    /** Sizes between these are in range: docs/error-bounds.md, theorem 8. */
    private static final double LEAST = 0x1p-100;

    private static final double GREATEST = 0x1p100;

    /** Bounds the error of d·v and d × v: docs/error-bounds.md, theorem 8. */
    private static final double PRODUCT = 8 * Roundoff.U;

    /** Bounds the error of v² - R²: docs/error-bounds.md, theorem 8. */
    private static final double SQUARES = 12 * Roundoff.U;

    /** Bounds the error of (v - d)² - R²: docs/error-bounds.md, theorem 8. */
    private static final double SQUARES_AT_END = 16 * Roundoff.U;

    /** Bounds the error of R²d² - (d × v)²: docs/error-bounds.md, theorem 8. */
    private static final double RADICAND = 16 * Roundoff.U;

    /** Bounds the error of n·v + R, for a unit normal n: docs/error-bounds.md, theorem 9. */
    private static final double REACH = 8 * Roundoff.U;

    /** Bounds the error of s(d·e) + k(d × e): docs/error-bounds.md, theorem 9. */
    private static final double CONE = 24 * Roundoff.U;

    /** Covers what underflow adds to the bound for a short edge: docs/error-bounds.md, theorem 9. */
    private static final double UNDERFLOW = 0x1p-800;

    private RoundBound() {}

    /**
     * Returns whether the bounds hold.
     *
     * @param moveSize the size of the displacement
     * @param gapSize the size of the gaps, including the radius
     * @param radius the radius
     */
    public static boolean isInRange(double moveSize, double gapSize, double radius) {
        return moveSize > LEAST && moveSize < GREATEST && radius > LEAST && gapSize < GREATEST;
    }

    /** Returns the bound of d·v and d × v. */
    public static double ofProduct(double moveSize, double gapSize) {
        return PRODUCT * (moveSize * gapSize);
    }

    /** Returns the bound of v² - R². */
    public static double ofSquares(double gapSize) {
        return SQUARES * (gapSize * gapSize);
    }

    /** Returns the bound of (v - d)² - R², and of d·v - d². */
    public static double ofSquaresAtEnd(double moveSize, double gapSize) {
        double size = moveSize + gapSize;
        return SQUARES_AT_END * (size * size);
    }

    /** Returns the bound of R²d² - (d × v)². */
    public static double ofRadicand(double moveSize, double gapSize) {
        double size = moveSize * gapSize;
        return RADICAND * (size * size);
    }

    /**
     * Returns the bound of n·v + R, where n is the double nearest to a unit normal; {@code gapSize} may include the
     * displacement.
     */
    public static double ofReach(double gapSize) {
        return REACH * gapSize;
    }

    /**
     * Returns the bound of s(d·e) + k(d × e), for s² = R²d² - k² and k = d × v.
     *
     * @param edgeSize the size of the edge e, or more
     * @param root the square root, in doubles, of a radicand greater than {@link #ofRadicand}
     */
    public static double ofCone(double moveSize, double gapSize, double edgeSize, double root) {
        double size = moveSize * gapSize;
        return CONE * (moveSize * size) * (1 + size / root) * edgeSize + UNDERFLOW;
    }
}
