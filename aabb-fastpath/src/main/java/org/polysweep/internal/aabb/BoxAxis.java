package org.polysweep.internal.aabb;

import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.number.LongLattice;
import org.polysweep.internal.sign.SignBits;

/**
 * One axis of a pair of moving boxes: sides, positions and displacements, to be read at full speed.
 *
 * <p>A gap leads from a side of A to a side of B at t = 0. The obstacle C = B - A extends from the gap between A's
 * upper and B's lower side to that between A's lower and B's upper side.
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

    /** How far A moves relative to B, and the way from the position of A to that of B: rounded once. */
    double move;

    double offset;

    /**
     * The gaps between which C lies; its middle and its width, both twice as large as life; how large the terms are
     * that they are made from: each rounded, as docs/error-bounds.md, boxes in batches, has them.
     */
    double low;

    double high;
    double middle;
    double width;
    double size;

    /** Whether the numbers below hold: all of the axis fits a {@link LongLattice}, and it was asked for. */
    boolean onLattice;

    private long latticeMinA;
    private long latticeMaxA;
    private long latticeMinB;
    private long latticeMaxB;
    private long latticeOffset;
    private long latticeMove;

    /**
     * Overwrites all of it.
     *
     * @param newMinA the lower side of A, in its own coordinates
     * @param newMaxA the upper side of A
     * @param newPositionA the position of A
     * @param newMoveA the displacement of A
     * @param newMinB the lower side of B, in its own coordinates
     * @param newMaxB the upper side of B
     * @param newPositionB the position of B
     * @param newMoveB the displacement of B
     */
    public void set(
            double newMinA,
            double newMaxA,
            double newPositionA,
            double newMoveA,
            double newMinB,
            double newMaxB,
            double newPositionB,
            double newMoveB) {
        minA = newMinA;
        maxA = newMaxA;
        positionA = newPositionA;
        moveA = newMoveA;
        minB = newMinB;
        maxB = newMaxB;
        positionB = newPositionB;
        moveB = newMoveB;
        // A difference of two doubles is rounded to zero only if it is zero.
        move = newMoveA - newMoveB;
        offset = newPositionB - newPositionA;
        double lowTerm = newMinB - newMaxA;
        double highTerm = newMaxB - newMinA;
        low = lowTerm + offset;
        high = highTerm + offset;
        middle = lowTerm + highTerm + 2 * offset;
        width = highTerm - lowTerm;
        size = Math.abs(lowTerm) + Math.abs(highTerm) + 2 * Math.abs(offset);
        onLattice = false;
    }

    /** Whether both boxes have a width on this axis. */
    boolean hasWidths() {
        return minA < maxA && minB < maxB;
    }

    /** How far the way of the motion, from 0 to d, stays away from C, rounded; negative if they overlap. */
    double gap() {
        return Math.abs(middle - move) - width - Math.abs(move);
    }

    /** The gap that the motion closes, if it leads to B; rounded, but of the right sign unless it is 0. */
    double near() {
        return SignBits.select(move, low, -high);
    }

    /** What is left of the way through C; rounded, but of the right sign unless it is 0. */
    double far() {
        return SignBits.select(move, high, -low);
    }

    /**
     * Is negative, as a long, where the two overlap at t = 0, by more than nothing; exact unless a gap is rounded to 0.
     */
    long overlapBits() {
        return SignBits.of(low + 0.0) & SignBits.of(0 - high);
    }

    /** Is negative, as a long, where the two are apart at t = 0; exact unless a gap is rounded to 0. */
    long apartBits() {
        return SignBits.of(0 - low) | SignBits.of(high + 0.0);
    }

    /** The sign of the lower end of C; exact for numbers below 2^1000: docs/error-bounds.md, boxes that rest. */
    int lowSign() {
        return sign(low, maxA, minB);
    }

    /** The sign of the upper end of C; exact for numbers below 2^1000: docs/error-bounds.md, boxes that rest. */
    int highSign() {
        return sign(high, minA, maxB);
    }

    private int sign(double gap, double sideA, double sideB) {
        double tails = ErrorFreeTransform.sumTail(sideB, -sideA, sideB - sideA)
                + ErrorFreeTransform.sumTail(positionB, -positionA, offset);
        return Long.signum(SignBits.of(4 * gap + tails + 0.0));
    }

    /** What rounding drops from {@link #move}, times its sign: it decides between two ways that are rounded to one. */
    double wayTail() {
        return direction() * ErrorFreeTransform.sumTail(moveA, -moveB, move);
    }

    /** Puts all numbers on a lattice, if they fit. */
    void findLattice() {
        double ofSides = Math.max(Math.max(-minA, maxA), Math.max(-minB, maxB));
        double scale = LongLattice.scale(Math.max(ofSides, Math.max(Math.abs(offset), Math.abs(move))));
        double offsetTail = ErrorFreeTransform.sumTail(positionB, -positionA, offset);
        double moveTail = ErrorFreeTransform.sumTail(moveA, -moveB, move);
        double rest = LongLattice.rest(minA, scale)
                + LongLattice.rest(maxA, scale)
                + LongLattice.rest(minB, scale)
                + LongLattice.rest(maxB, scale)
                + LongLattice.rest(offset, scale)
                + LongLattice.rest(offsetTail, scale)
                + LongLattice.rest(move, scale)
                + LongLattice.rest(moveTail, scale);
        onLattice = scale != LongLattice.NONE && rest == 0;
        latticeMinA = LongLattice.at(minA, scale);
        latticeMaxA = LongLattice.at(maxA, scale);
        latticeMinB = LongLattice.at(minB, scale);
        latticeMaxB = LongLattice.at(maxB, scale);
        latticeOffset = LongLattice.at(offset, scale) + LongLattice.at(offsetTail, scale);
        latticeMove = LongLattice.at(move, scale) + LongLattice.at(moveTail, scale);
    }

    /** A gap at t = 0 on the lattice. */
    long latticeGap(boolean upperA, boolean upperB) {
        return (upperB ? latticeMaxB : latticeMinB) - (upperA ? latticeMaxA : latticeMinA) + latticeOffset;
    }

    /** The displacement of A relative to B on the lattice. */
    long latticeMove() {
        return latticeMove;
    }

    /** Whether all numbers are finite, and the minimum is not greater than the maximum. */
    public static boolean isLegal(double min, double max, double position, double move) {
        // Zero, unless one of them is not finite.
        return 0 * position + 0 * move == 0 && isExtent(min, max);
    }

    private static boolean isExtent(double min, double max) {
        return min <= max && min > Double.NEGATIVE_INFINITY && max < Double.POSITIVE_INFINITY;
    }

    public boolean moves() {
        return move != 0;
    }

    /** Whether A moves toward greater coordinates, seen from B. */
    public boolean movesUp() {
        return move > 0;
    }

    /** The sign of the motion: 1 if A moves toward greater coordinates, seen from B, -1 if toward lesser ones. */
    int direction() {
        return move > 0 ? 1 : move < 0 ? -1 : 0;
    }

    /** Whether C has no extent on this axis. */
    boolean isFlat() {
        return minA == maxA && minB == maxB;
    }

    /** The upper or the lower side of A, in its own coordinates. */
    double sideOfA(boolean upper) {
        return upper ? maxA : minA;
    }

    /** The upper or the lower side of B, in its own coordinates. */
    double sideOfB(boolean upper) {
        return upper ? maxB : minB;
    }
}
