package org.polysweep.internal.sign;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.expansion.Roundoff;

/**
 * Decides the verdicts of many pairs of moving boxes, as far as doubles and a proved bound can; the others remain
 * undecided. Reusable and not thread-safe; it stores some numbers of a block, and does not allocate.
 *
 * <p>By separating axes: the segment of the motion, from 0 to d, and the box C = B - A have a point in common unless
 * they are apart on the x axis, on the y axis, or across the motion. On each of the three, the gap between the two is
 * the distance of their middles less half their widths, and its sign is proved beyond a bound. A gap that is provably
 * positive on one axis: they are apart. Provably negative on all three, and C has an area: the motion leads into the
 * interior of C. A touch is never proved. All numbers are doubled, so that the middle of C needs no halving.
 *
 * <p>Two passes over the columns of a block, x and then y, without a branch that depends on the queries: a processor
 * fetches eight columns ahead of their use, but not sixteen. So it computes while memory is read.
 *
 * @see <a href="https://doi.org/10.1145/237170.237244">S. Gottschalk, M. C. Lin, D. Manocha, OBBTree, SIGGRAPH 1996</a>
 */
public final class SlabFilter {

    /** Maximum number of pairs in a block: their numbers stay in the first-level cache. */
    public static final int BLOCK = 256;

    /** The motion enters C last on the x axis. */
    public static final int ON_X = 0;

    /** The motion enters C last on the y axis. */
    public static final int ON_Y = 1;

    /** It is unknown on which axis the motion enters C last, or whether it enters. */
    public static final int UNKNOWN = 2;

    /** Bounds the relative error of a gap on the x or y axis: docs/error-bounds.md, boxes in batches (1). */
    private static final double GAP = 8 * Roundoff.U;

    /** Bounds the relative error of a gap across the motion: docs/error-bounds.md, boxes in batches (2). */
    private static final double CROSS_GAP = 12 * Roundoff.U;

    /**
     * Bounds what underflow adds to the error of a gap across the motion: docs/error-bounds.md, boxes in batches (2).
     */
    private static final double UNDERFLOW = 4 * Double.MIN_VALUE;

    /** Bounds the order of two sides, in units of the bound across the motion: docs/error-bounds.md, theorem 17. */
    private static final double ORDER = 2;

    /**
     * With bounds below this, all numbers of a pair are below 2^950, and sums have tails: docs/error-bounds.md, lemma
     * 1.
     */
    private static final double MODERATE = 0x1p900;

    /**
     * Number of doubles stored for each pair: on x the middle of C, its width, the displacement, and the magnitude of
     * the terms of the middle, which the bound across the motion overwrites in the end; on y the first three.
     */
    private static final int TERMS = 8;

    /** These numbers for the pairs of a block, pair by pair. */
    private final double[] terms = new double[TERMS * BLOCK];

    /** Creates a filter. */
    public SlabFilter() {}

    /** Returns whether the sum of both bounds shows that all numbers are finite, and that their sums have tails. */
    public static boolean isModerate(double bounds) {
        return bounds < MODERATE;
    }

    /** Returns the bound of a gap on the x or y axis, from the sizes of both axes, including the displacements. */
    public static double gapBound(double size) {
        return GAP * size;
    }

    /** Returns the bound of a gap across the motion, from the sizes times the moves. */
    public static double crossBound(double size) {
        return CROSS_GAP * size + UNDERFLOW;
    }

    /**
     * Decides queries {@code from} (inclusive) to {@code to} (exclusive), which are not more than {@link #BLOCK}.
     *
     * @param a the columns of the first boxes: minX, minY, maxX, maxY, x, y, dx, dy
     * @param b the columns of the second boxes
     * @param from the index of the first query
     * @param to the index after the last query
     * @param out receives one code per pair: {@link Verdict#OVERLAP}, {@link Verdict#HIT} or {@link Verdict#MISS}; or
     *     {@link SignBits#OPEN}, if none of them is proved
     * @param outFrom the index of the first code in {@code out}
     * @return whether the codes are valid; otherwise a number is not finite or near the greatest, or a minimum is
     *     greater than its maximum, and the contents of {@code out} are undefined
     */
    public boolean decides(double[][] a, double[][] b, int from, int to, byte[] out, int outFrom) {
        return readX(a[0], a[2], a[4], a[6], b[0], b[2], b[4], b[6], from, to)
                && decideByY(a[1], a[3], a[5], a[7], b[1], b[3], b[5], b[7], from, to, out, outFrom);
    }

    private boolean readX(
            double[] minA,
            double[] maxA,
            double[] positionA,
            double[] moveA,
            double[] minB,
            double[] maxB,
            double[] positionB,
            double[] moveB,
            int from,
            int to) {
        double[] kept = terms;
        for (int i = from, j = 0; i < to; i++, j += TERMS) {
            if (minA[i] > maxA[i] || minB[i] > maxB[i]) {
                return false;
            }
            double low = minB[i] - maxA[i];
            double high = maxB[i] - minA[i];
            double offset = 2 * (positionB[i] - positionA[i]);
            kept[j] = low + high + offset;
            kept[j + 1] = high - low;
            kept[j + 2] = moveA[i] - moveB[i];
            kept[j + 3] = Math.abs(low) + Math.abs(high) + Math.abs(offset);
        }
        return true;
    }

    private boolean decideByY(
            double[] minA,
            double[] maxA,
            double[] positionA,
            double[] moveA,
            double[] minB,
            double[] maxB,
            double[] positionB,
            double[] moveB,
            int from,
            int to,
            byte[] out,
            int outFrom) {
        double[] kept = terms;
        double bounds = 0;
        for (int i = from, j = 0; i < to; i++, j += TERMS) {
            if (minA[i] > maxA[i] || minB[i] > maxB[i]) {
                return false;
            }
            double low = minB[i] - maxA[i];
            double high = maxB[i] - minA[i];
            double offset = 2 * (positionB[i] - positionA[i]);
            // C: its middle, its width, and the magnitude of the terms of its middle.
            double middleX = kept[j];
            double middleY = low + high + offset;
            double widthX = kept[j + 1];
            double widthY = high - low;
            double moveX = kept[j + 2];
            double moveY = moveA[i] - moveB[i];
            double sizeX = kept[j + 3];
            double sizeY = Math.abs(low) + Math.abs(high) + Math.abs(offset);
            double distanceX = Math.abs(moveX);
            double distanceY = Math.abs(moveY);
            double gapX = Math.abs(middleX - moveX) - widthX - distanceX;
            double gapY = Math.abs(middleY - moveY) - widthY - distanceY;
            double startX = Math.abs(middleX) - widthX;
            double startY = Math.abs(middleY) - widthY;
            double bound = gapBound(sizeX + distanceX + (sizeY + distanceY));
            double cross = Math.abs(moveX * middleY - moveY * middleX) - (distanceX * widthY + distanceY * widthX);
            double crossBound = crossBound(distanceX * sizeY + distanceY * sizeX);
            kept[j + 3] = crossBound;
            kept[j + 4] = middleY;
            kept[j + 5] = widthY;
            kept[j + 6] = moveY;
            // From here on, a number is negative if the condition that names it holds.
            long apart = SignBits.of(bound - gapX) | SignBits.of(bound - gapY) | SignBits.of(crossBound - cross);
            long outside = SignBits.of(bound - startX) | SignBits.of(bound - startY);
            long meets = SignBits.of(gapX + bound) & SignBits.of(gapY + bound) & SignBits.of(cross + crossBound);
            // Negating a width of 0 would produce -0.
            long enters = outside & meets & SignBits.of(0 - widthX * widthY);
            long within = SignBits.of(startX + bound) & SignBits.of(startY + bound);
            out[outFrom + i - from] = SignBits.verdict(apart, enters, within);
            bounds += bound + crossBound;
        }
        // If any number is infinite or NaN, so is a bound.
        return bounds < Double.POSITIVE_INFINITY;
    }

    /**
     * Returns the axis on which the motion of a pair enters C last.
     *
     * @param k the number of the query in the block that has just been decided
     * @param code the code that {@link #decides} has written for it; not a miss
     * @return {@link #ON_X} or {@link #ON_Y}, if verdict and axis are proved; {@link #UNKNOWN} otherwise
     */
    public int entry(int k, byte code) {
        int j = TERMS * k;
        double moveX = terms[j + 2];
        double moveY = terms[j + 6];
        // The distance to the sides that the motion approaches; negative if it is past them.
        double nearX = SignBits.negateIf(moveX, terms[j]) - terms[j + 1];
        double nearY = SignBits.negateIf(moveY, terms[j + 4]) - terms[j + 5];
        double order = nearX * Math.abs(moveY) - nearY * Math.abs(moveX);
        int axis = (int) (SignBits.of(order) >>> 63);
        // The code of an undecided query has the bit that becomes the first one.
        int unknown = (int) ((~SignBits.of(ORDER * terms[j + 3] - Math.abs(order)) | (long) code << 61) >>> 63);
        return (unknown * UNKNOWN) | (axis & ~unknown);
    }
}
