package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.Roundoff;

/**
 * Proves that two moving extents on one axis stay apart during the whole step: the filter that rejects most pairs.
 *
 * <p>The extents are in the own coordinates of A and B; {@code offset} leads from the position of A to the position of
 * B, and {@code move} is the displacement of A relative to B. Both are differences of two doubles, rounded once.
 */
public final class SweptExtent {

    /** Bounds the relative error of a gap of three terms: docs/error-bounds.md, theorem 2. */
    private static final double GAP = 4 * Roundoff.U;

    /** Bounds the relative error of a gap of four terms: docs/error-bounds.md, theorem 2. */
    private static final double ROUND_GAP = 5 * Roundoff.U;

    /**
     * A distance below which two shapes may touch, relative to the numbers: some thousand times their rounding errors.
     */
    private static final double NEAR = 0x1p-42;

    private SweptExtent() {}

    /**
     * Returns a distance below which two shapes may touch. No result depends on it.
     *
     * @param size the greatest magnitude of the numbers
     */
    public static double near(double size) {
        return NEAR * size;
    }

    /**
     * Returns whether the extents are provably apart at every t in [0, 1].
     *
     * @param minA the least coordinate of A
     * @param maxA the greatest coordinate of A
     * @param minB the least coordinate of B
     * @param maxB the greatest coordinate of B
     * @param offset the vector from the position of A to the position of B, on this axis
     * @param move the displacement of A relative to B
     * @return true if they are apart; false if they are not, or if the filter is inconclusive
     */
    public static boolean apart(double minA, double maxA, double minB, double maxB, double offset, double move) {
        return exceeds(minB - maxA, offset, move) || exceeds(minA - maxB, -offset, -move);
    }

    /**
     * Returns whether extents, enlarged on either side by a radius, are provably apart at every t in [0, 1].
     *
     * @param minA the least coordinate of A
     * @param maxA the greatest coordinate of A
     * @param minB the least coordinate of B
     * @param maxB the greatest coordinate of B
     * @param radius the sum of the two radii, rounded once; not negative
     * @param offset the vector from the position of A to the position of B, on this axis
     * @param move the displacement of A relative to B
     * @return true if they are apart; false if they are not, or if the filter is inconclusive
     */
    public static boolean apart(
            double minA, double maxA, double minB, double maxB, double radius, double offset, double move) {
        return exceeds(minB - maxA, offset, move, radius) || exceeds(minA - maxB, -offset, -move, radius);
    }

    /** A number, or 0 if it is negative, without a branch: exact, or infinite if twice the number overflows. */
    private static double positivePart(double number) {
        return (number + Math.abs(number)) / 2;
    }

    /** Returns whether gap + offset > max(move, 0) + radius is proved, where each of the four has been rounded once. */
    private static boolean exceeds(double gap, double offset, double move, double radius) {
        double approach = positivePart(move);
        double rest = gap + offset - approach - radius;
        return rest > ROUND_GAP * (Math.abs(gap) + Math.abs(offset) + approach + radius);
    }

    /** Returns whether gap + offset > max(move, 0) is proved, where each of the three has been rounded once. */
    private static boolean exceeds(double gap, double offset, double move) {
        double approach = positivePart(move);
        double rest = gap + offset - approach;
        return rest > GAP * (Math.abs(gap) + Math.abs(offset) + approach);
    }
}
