package org.polysweep.internal.predicate;

import org.polysweep.internal.expansion.Roundoff;

/**
 * Whether two moving shapes are certainly apart during the whole step because disks around them are: the test of a
 * segment, along which the one center moves as the other sees it, against a disk. Bound: docs/error-bounds.md, theorem
 * 21. Stateless.
 */
public final class SweptDisks {

    /** Bounds all errors of the test, relative to the sizes of the shapes, of the gap and of the move: theorem 21. */
    private static final double SLACK = 32 * Roundoff.U;

    /** Between these, no product of the test is so small or so great that it is wrong by more than its rounding. */
    private static final double LEAST = 0x1p-200;

    private static final double GREATEST = 0x1p200;

    private SweptDisks() {}

    /**
     * Returns whether the disks are certainly apart at every t in [0, 1].
     *
     * @param gapX from the center of the disk around A to that around B in x: the sum of two terms
     * @param gapY the same in y
     * @param moveX the displacement of A relative to B in x, rounded once
     * @param moveY the same in y
     * @param radii the sum of the radii; each is the distance of the farthest corner in doubles
     * @param size no less than the sum of the magnitudes of the terms of either gap, of a coordinate of each shape, and
     *     of the move
     */
    public static boolean apart(double gapX, double gapY, double moveX, double moveY, double radii, double size) {
        double reach = radii + SLACK * size;
        double square = reach * reach;
        if (!(gapX * gapX + gapY * gapY > square && size >= LEAST && size <= GREATEST)) {
            return false;
        }
        double along = gapX * moveX + gapY * moveY;
        if (along <= 0) {
            return true;
        }
        double across = moveX * gapY - moveY * gapX;
        double squareOfMove = moveX * moveX + moveY * moveY;
        if (across * across > square * squareOfMove) {
            return squareOfMove > LEAST * LEAST;
        }
        double endX = gapX - moveX;
        double endY = gapY - moveY;
        return along > squareOfMove && endX * endX + endY * endY > square;
    }
}
