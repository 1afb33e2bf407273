package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.Roundoff;

/**
 * The axis on which two moving disks are provably apart during the whole step: along the displacement, or across it. It
 * tests the segment along which one center moves relative to the other against a disk. Bound: docs/error-bounds.md,
 * theorem 21. Stateless.
 */
public final class SweptDisks {

    /** The disks are not provably apart. */
    public static final int NONE = 0;

    /** The disks are apart along the displacement: it leads away, or not far enough. */
    public static final int ALONG = 1;

    /** The disks are apart across the displacement: it leads past. */
    public static final int ACROSS = 2;

    /** Bounds all errors of the test, relative to the sizes of the shapes, of the gap and of the move: theorem 21. */
    private static final double SLACK = 32 * Roundoff.U;

    /** Between these, no product of the test is so small or so great that it is wrong by more than its rounding. */
    private static final double LEAST = 0x1p-200;

    private static final double GREATEST = 0x1p200;

    private SweptDisks() {}

    /**
     * Returns the axis on which the disks are provably apart at every t in [0, 1]: {@link #ALONG}, {@link #ACROSS} or
     * {@link #NONE}.
     *
     * @param gapX the x component of the vector from the center of the disk around A to the center of the disk around
     *     B: the sum of two terms
     * @param gapY the y component
     * @param dx the x component of the displacement of A relative to B, rounded once
     * @param dy the y component
     * @param radii the sum of the radii; each is the distance of the farthest vertex in doubles
     * @param size no less than the sum of the magnitudes of the terms of either gap, of a coordinate of each shape, and
     *     of the displacement
     */
    public static int separation(double gapX, double gapY, double dx, double dy, double radii, double size) {
        double reach = radii + SLACK * size;
        double square = reach * reach;
        if (!(gapX * gapX + gapY * gapY > square && size >= LEAST && size <= GREATEST)) {
            return NONE;
        }
        double along = gapX * dx + gapY * dy;
        if (along <= 0) {
            return ALONG;
        }
        double across = dx * gapY - dy * gapX;
        double squareOfDisplacement = dx * dx + dy * dy;
        if (across * across > square * squareOfDisplacement) {
            return squareOfDisplacement > LEAST * LEAST ? ACROSS : NONE;
        }
        double endX = gapX - dx;
        double endY = gapY - dy;
        return along > squareOfDisplacement && endX * endX + endY * endY > square ? ALONG : NONE;
    }
}
