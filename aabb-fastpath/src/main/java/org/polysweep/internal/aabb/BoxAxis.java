package org.polysweep.internal.aabb;

import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.sign.SignBits;

/**
 * One axis of a pair of moving boxes: sides, positions and displacements, to be read at full speed.
 *
 * <p>A gap leads from a side of A to a side of B at t = 0. The obstacle C = B - A extends from the gap between A's
 * upper and B's lower side to the gap between A's lower and B's upper side.
 */
public final class BoxAxis {

    double minA;
    double maxA;
    double minB;
    double maxB;
    double positionA;
    double positionB;
    double moveA;
    double moveB;

    /** The displacement of A relative to B, rounded once. */
    double move;

    /** The vector from the position of A to the position of B, rounded once. */
    double offset;

    /** The lower end of C, rounded: docs/error-bounds.md, boxes that rest. */
    double low;

    /** The upper end of C, rounded. */
    double high;

    /** Twice the middle of C, rounded: docs/error-bounds.md, boxes in batches. */
    double middle;

    /** Twice the width of C, rounded. */
    double width;

    /** The sum of the absolute values of the terms of {@link #middle}, rounded. */
    double size;

    /** Creates an axis of two points at rest at 0. */
    public BoxAxis() {}

    /**
     * Overwrites all numbers.
     *
     * @param minA the lower side of A, in its own coordinates
     * @param maxA the upper side of A
     * @param positionA the position of A
     * @param moveA the displacement of A
     * @param minB the lower side of B, in its own coordinates
     * @param maxB the upper side of B
     * @param positionB the position of B
     * @param moveB the displacement of B
     */
    public void set(
            double minA,
            double maxA,
            double positionA,
            double moveA,
            double minB,
            double maxB,
            double positionB,
            double moveB) {
        this.minA = minA;
        this.maxA = maxA;
        this.positionA = positionA;
        this.moveA = moveA;
        this.minB = minB;
        this.maxB = maxB;
        this.positionB = positionB;
        this.moveB = moveB;
        // A difference of two doubles is rounded to zero only if it is zero.
        move = moveA - moveB;
        offset = positionB - positionA;
        double lowTerm = minB - maxA;
        double highTerm = maxB - minA;
        low = lowTerm + offset;
        high = highTerm + offset;
        middle = lowTerm + highTerm + 2 * offset;
        width = highTerm - lowTerm;
        size = Math.abs(lowTerm) + Math.abs(highTerm) + 2 * Math.abs(offset);
    }

    /** Copies all numbers of another axis. */
    public void set(BoxAxis other) {
        set(other.minA, other.maxA, other.positionA, other.moveA, other.minB, other.maxB, other.positionB, other.moveB);
    }

    /** Returns twice the distance between the line from 0 to d and C, rounded; negative if they overlap. */
    double gap() {
        return Math.abs(middle - move) - width - Math.abs(move);
    }

    /**
     * Returns the side of A that reaches the side {@link #frontOfB} of B first; without a branch, like the methods
     * below.
     */
    double frontOfA() {
        return SignBits.select(move, maxA, minA);
    }

    double frontOfB() {
        return SignBits.select(move, minB, maxB);
    }

    /** Returns the side of A that passes the side {@link #backOfB} of B last. */
    double backOfA() {
        return SignBits.select(move, minA, maxA);
    }

    double backOfB() {
        return SignBits.select(move, maxB, minB);
    }

    /** Returns the gap that the motion closes, if it leads to B; rounded, but of the right sign unless it is 0. */
    double near() {
        return SignBits.select(move, low, -high);
    }

    /** Returns the distance to the end of C that the motion leads to; rounded, but of the right sign unless it is 0. */
    double far() {
        return SignBits.select(move, high, -low);
    }

    /** Returns the index of the side of C that the motion approaches, if there is one; without a branch. */
    int nearSide(int lower) {
        return lower ^ 2 * (int) (SignBits.of(move) >>> 63);
    }

    /** Returns a negative number if the boxes overlap on this axis at t = 0 by more than the rounding errors. */
    long overlapBits() {
        return SignBits.of(low + 0.0) & SignBits.of(0 - high);
    }

    /** Returns a negative number if the boxes are apart on this axis at t = 0 by more than the rounding errors. */
    long apartBits() {
        return SignBits.of(0 - low) | SignBits.of(high + 0.0);
    }

    /** Returns the sign of the lower end of C; exact for sizes below 2^1000: docs/error-bounds.md, boxes that rest. */
    int lowSign() {
        return sign(low, maxA, minB);
    }

    /** Returns the sign of the upper end of C; exact for sizes below 2^1000: docs/error-bounds.md, boxes that rest. */
    int highSign() {
        return sign(high, minA, maxB);
    }

    private int sign(double gap, double sideA, double sideB) {
        double tails = ErrorFreeTransform.sumTail(sideB, -sideA, sideB - sideA)
                + ErrorFreeTransform.sumTail(positionB, -positionA, offset);
        return Long.signum(SignBits.of(4 * gap + tails + 0.0));
    }

    /** Returns the rounding error of |{@link #move}|; exact unless the displacements overflow. */
    double moveTail() {
        return direction() * ErrorFreeTransform.sumTail(moveA, -moveB, move);
    }

    /** Returns whether all numbers are finite, and the minimum is not greater than the maximum. */
    public static boolean isLegal(double min, double max, double position, double move) {
        // Zero, unless one of them is not finite.
        return 0 * position + 0 * move == 0 && isExtent(min, max);
    }

    private static boolean isExtent(double min, double max) {
        return min <= max && min > Double.NEGATIVE_INFINITY && max < Double.POSITIVE_INFINITY;
    }

    /** Returns whether A moves relative to B. */
    public boolean moves() {
        return move != 0;
    }

    /** Returns whether A moves toward greater coordinates, relative to B. */
    public boolean movesUp() {
        return move > 0;
    }

    /** Returns the sign of {@link #move}. */
    int direction() {
        return move > 0 ? 1 : move < 0 ? -1 : 0;
    }

    boolean isFlatA() {
        return minA == maxA;
    }

    boolean isFlatB() {
        return minB == maxB;
    }

    /** Returns whether C has no extent on this axis. */
    boolean isFlat() {
        return isFlatA() && isFlatB();
    }

    /** Returns the upper or the lower side of A, in its own coordinates. */
    public double sideOfA(boolean upper) {
        return upper ? maxA : minA;
    }

    /** Returns the upper or the lower side of B, in its own coordinates. */
    public double sideOfB(boolean upper) {
        return upper ? maxB : minB;
    }
}
