package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.ErrorFreeTransform;

/**
 * Heads of 25 bits: a double rounded to a grid, coarse enough that products of two heads, and
 * sums of a few of these, are exact: docs/error-bounds.md, theorem 10.
 */
public final class HighParts {

    /**
     * Adding and subtracting this many times a size leaves 25 bits of a number no greater than the size:
     * docs/error-bounds.md, theorem 10.
     */
    private static final double GRID = 0x1p29;

    private HighParts() {}

    /** Returns the number to add and subtract to round to the grid of numbers no greater than {@code size}. */
    public static double grid(double size) {
        return GRID * size;
    }

    /** Returns the head of a number on a grid; the difference of the two is exact. */
    public static double of(double number, double grid) {
        return (number + grid) - grid;
    }

    /**
     * Returns the part of a remaining gap, {@code gap - time·move}, that the head of {@code left} leaves out.
     *
     * @param gap the gap, rounded
     * @param gapTail the tail of the gap
     * @param time the time
     * @param timeHalf the greater half of the time
     * @param move the displacement, rounded
     * @param moveHead the head of the displacement
     * @param moveTail the tail of the displacement
     * @param leftHead the head of gap - timeHalf·moveHead, the product of which is exact
     */
    public static double restOfLeft(
            double gap,
            double gapTail,
            double time,
            double timeHalf,
            double move,
            double moveHead,
            double moveTail,
            double leftHead) {
        double path = timeHalf * moveHead;
        double left = gap - path;
        return (left - leftHead)
                + ((ErrorFreeTransform.sumTail(gap, -path, left) + gapTail - time * moveTail)
                        - (timeHalf * (move - moveHead) + (time - timeHalf) * move));
    }
}
