package org.polysweep.internal.predicate;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.doubled.Roundoff;

/**
 * Decides how many moving box pairs meet, where doubles and a proved bound are certain of it; the rest is left open.
 * Stateless; nothing is allocated.
 *
 * <p>By separating axes: the way of the motion, from 0 to d, and the box C = B - A have a point in common unless they
 * are apart on the x axis, on the y axis, or across the motion. On each of the three, the gap between the two is the
 * distance of their middles less half their widths, and its sign is certain beyond a bound. A gap that is certainly
 * positive on one axis: they are apart. Certainly negative on all three, and C has an area: the motion leads into the
 * interior of C. What touches is never certain. Everything is twice as large as life, so that the middle of C needs no
 * halving.
 *
 * <p>One pass over the columns, without a branch.
 *
 * @see <a href="https://doi.org/10.1145/237170.237244">S. Gottschalk, M. C. Lin, D. Manocha, OBBTree, SIGGRAPH 1996</a>
 */
public final class SlabFilter {

    /** Bounds the relative error of a gap on the x or y axis: docs/error-bounds.md, boxes in batches (1). */
    private static final double GAP = 8 * Roundoff.U;

    /** Bounds the relative error of a gap across the motion: docs/error-bounds.md, boxes in batches (2). */
    private static final double CROSS_GAP = 12 * Roundoff.U;

    /**
     * Bounds what underflow adds to the error of a gap across the motion: docs/error-bounds.md, boxes in batches (2).
     */
    private static final double UNDERFLOW = 4 * Double.MIN_VALUE;

    /** The bits of the greatest number: those of infinity and of NaN, without their sign, are greater. */
    private static final long GREATEST = Double.doubleToRawLongBits(Double.MAX_VALUE);

    /** With bounds below this, all numbers of a pair are below 2^950, and sums have tails: docs/error-bounds.md, lemma 1. */
    private static final double MODERATE = 0x1p900;

    private SlabFilter() {}

    /** Returns whether the sum of both bounds shows that all numbers are finite, and that their sums have tails. */
    public static boolean isModerate(double bounds) {
        return bounds < MODERATE;
    }

    /** Returns the bound of a gap on the x or y axis, from the sizes of both axes, moves included. */
    public static double gapBound(double size) {
        return GAP * size;
    }

    /** Returns the bound of a gap across the motion, from the sizes times the moves. */
    public static double crossBound(double size) {
        return CROSS_GAP * size + UNDERFLOW;
    }

    /**
     * Decides queries {@code from} (inclusive) to {@code to} (exclusive).
     *
     * @param a the columns of the first boxes: minX, minY, maxX, maxY, x, y, dx, dy
     * @param b those of the second boxes
     * @param from the index of the first query
     * @param to the index behind the last
     * @param out receives one code a pair: that of {@link Verdict#OVERLAP}, {@link Verdict#HIT} or {@link
     *     Verdict#MISS}; or {@link SignBits#OPEN}, if none of them is certain, or if a number is not finite, or a minimum is
     *     greater than its maximum
     * @param outFrom where in {@code out} the first one goes
     * @return whether any pair is open
     */
    public static boolean decide(double[][] a, double[][] b, int from, int to, byte[] out, int outFrom) {
        double[] aMinX = a[0];
        double[] aMinY = a[1];
        double[] aMaxX = a[2];
        double[] aMaxY = a[3];
        double[] ax = a[4];
        double[] ay = a[5];
        double[] adx = a[6];
        double[] ady = a[7];
        double[] bMinX = b[0];
        double[] bMinY = b[1];
        double[] bMaxX = b[2];
        double[] bMaxY = b[3];
        double[] bx = b[4];
        double[] by = b[5];
        double[] bdx = b[6];
        double[] bdy = b[7];
        int opened = 0;
        for (int i = from; i < to; i++) {
            byte code = code(
                    aMinX[i], aMinY[i], aMaxX[i], aMaxY[i], ax[i], ay[i], adx[i], ady[i], bMinX[i], bMinY[i], bMaxX[i],
                    bMaxY[i], bx[i], by[i], bdx[i], bdy[i]);
            out[outFrom + i - from] = code;
            opened |= code & SignBits.OPEN;
        }
        return opened != 0;
    }

    /**
     * Decides one query; the arguments are those of {@code SweptAabb.sweep}.
     *
     * @return a code, as {@link #decide} writes it
     */
    public static byte code(
            double aMinX,
            double aMinY,
            double aMaxX,
            double aMaxY,
            double ax,
            double ay,
            double adx,
            double ady,
            double bMinX,
            double bMinY,
            double bMaxX,
            double bMaxY,
            double bx,
            double by,
            double bdx,
            double bdy) {
        double minX = bMinX - aMaxX;
        double maxX = bMaxX - aMinX;
        double minY = bMinY - aMaxY;
        double maxY = bMaxY - aMinY;
        double offsetX = 2 * (bx - ax);
        double offsetY = 2 * (by - ay);
        double moveX = adx - bdx;
        double moveY = ady - bdy;
        // C: its middle, the magnitude of the terms of that, and its width.
        double middleX = minX + maxX + offsetX;
        double middleY = minY + maxY + offsetY;
        double sizeX = Math.abs(minX) + Math.abs(maxX) + Math.abs(offsetX);
        double sizeY = Math.abs(minY) + Math.abs(maxY) + Math.abs(offsetY);
        double widthX = maxX - minX;
        double widthY = maxY - minY;
        double wayX = Math.abs(moveX);
        double wayY = Math.abs(moveY);
        double gapX = Math.abs(middleX - moveX) - widthX - wayX;
        double gapY = Math.abs(middleY - moveY) - widthY - wayY;
        double startX = Math.abs(middleX) - widthX;
        double startY = Math.abs(middleY) - widthY;
        double bound = GAP * (sizeX + wayX + (sizeY + wayY));
        double cross = Math.abs(moveX * middleY - moveY * middleX) - (wayX * widthY + wayY * widthX);
        double crossBound = CROSS_GAP * (wayX * sizeY + wayY * sizeX) + UNDERFLOW;
        // From here on, a number is negative where what it is named after holds.
        long apart = SignBits.of(bound - gapX) | SignBits.of(bound - gapY) | SignBits.of(crossBound - cross);
        long outside = SignBits.of(bound - startX) | SignBits.of(bound - startY);
        long meets = SignBits.of(gapX + bound) & SignBits.of(gapY + bound) & SignBits.of(cross + crossBound);
        // A width of 0 would become -0, were it negated.
        long enters = outside & meets & SignBits.of(0 - widthX) & SignBits.of(0 - widthY);
        long within = SignBits.of(startX + bound) & SignBits.of(startY + bound);
        // If any number is infinite or NaN, so is a bound.
        long illegal = GREATEST - (SignBits.of(bound + crossBound) & Long.MAX_VALUE)
                | SignBits.of(aMaxX - aMinX)
                | SignBits.of(aMaxY - aMinY)
                | SignBits.of(bMaxX - bMinX)
                | SignBits.of(bMaxY - bMinY);
        return SignBits.verdict(apart, enters, within, illegal);
    }
}
