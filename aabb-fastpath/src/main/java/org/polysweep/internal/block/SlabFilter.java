package org.polysweep.internal.block;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.doubled.Roundoff;

/**
 * Decides how a block of moving box pairs meet, where doubles and a proved bound are certain of it, many pairs at once;
 * the rest is left open. Reusable, not thread-safe; no allocation after construction.
 *
 * <p>By separating axes: the way of the motion, from 0 to d, and the box C = B - A have a point in common unless they
 * are apart on the x axis, on the y axis, or across the motion. On each of the three, the gap between the two is the
 * distance of their middles less half their widths, and its sign is certain beyond a bound. A gap that is certainly
 * positive on one axis: they are apart. Certainly negative on all three, and C has an area: the motion leads into the
 * interior of C. What touches is never certain.
 *
 * @see SlabAxis the form of the loops
 * @see <a href="https://doi.org/10.1145/237170.237244">S. Gottschalk, M. C. Lin, D. Manocha, OBBTree, SIGGRAPH 1996</a>
 */
public final class SlabFilter {

    /** The most pairs in a block: what is computed of them fits into the second-level cache. */
    public static final int BLOCK = 2048;

    /** No verdict: the filter leaves it open. */
    public static final byte OPEN = 4;

    private static final byte WITHIN = Verdict.OVERLAP.code();
    private static final byte ENTERS = Verdict.HIT.code();
    private static final byte APART = Verdict.MISS.code();

    /** Bounds the relative error of a gap on the x or y axis: docs/error-bounds.md, boxes in batches (1). */
    private static final double GAP = 8 * Roundoff.U;

    /** Bounds the relative error of a gap across the motion: docs/error-bounds.md, boxes in batches (2). */
    private static final double CROSS_GAP = 12 * Roundoff.U;

    /**
     * Bounds what underflow adds to the error of a gap across the motion: docs/error-bounds.md, boxes in batches (2).
     */
    private static final double UNDERFLOW = 4 * Double.MIN_VALUE;

    private final SlabAxis x = new SlabAxis(BLOCK);
    private final SlabAxis y = new SlabAxis(BLOCK);

    /**
     * Twice the greater of the gaps on the two axes, at t = 0 and while A moves, and what bounds the error of either.
     */
    private final double[] gapAtStart = new double[BLOCK];

    private final double[] gap = new double[BLOCK];
    private final double[] bound = new double[BLOCK];

    /** Twice the gap across the motion, times its length, and what bounds its error. */
    private final double[] crossGap = new double[BLOCK];

    private final double[] crossBound = new double[BLOCK];

    /** Positive where the pair is certainly apart, and where the motion certainly leads from outside of C into it. */
    private final double[] certainlyApart = new double[BLOCK];

    private final double[] certainlyEnters = new double[BLOCK];
    private final double[] scratch = new double[BLOCK];

    /** Makes a filter. */
    public SlabFilter() {}

    /** Returns the x axis, to be set by the caller. */
    public SlabAxis x() {
        return x;
    }

    /** Returns the y axis, to be set by the caller. */
    public SlabAxis y() {
        return y;
    }

    /**
     * Decides the first pairs that the two axes hold.
     *
     * @param size how many, {@link #BLOCK} at most
     * @param out receives one code a pair: that of {@link Verdict#OVERLAP}, {@link Verdict#HIT} or {@link
     *     Verdict#MISS}; or {@link #OPEN}, if none of them is certain, or if a number is not finite, or a minimum is
     *     greater than its maximum
     * @param from where in {@code out} the first one goes
     * @return whether any pair is open
     */
    public boolean decide(int size, byte[] out, int from) {
        x.prepare(size);
        y.prepare(size);
        setGapAtStart(x.middle, x.width, gapAtStart, size);
        setGapAtStart(y.middle, y.width, scratch, size);
        setGreater(gapAtStart, scratch, gapAtStart, size);
        setGap(x.middle, x.width, x.move, gap, size);
        setGap(y.middle, y.width, y.move, scratch, size);
        setGreater(gap, scratch, gap, size);
        setBound(x.magnitude, x.move, y.magnitude, y.move, bound, size);
        setCrossGap(x.middle, x.width, x.move, y.middle, y.width, y.move, crossGap, size);
        setCrossBound(x.magnitude, x.move, y.magnitude, y.move, crossBound, size);
        setApart(gap, bound, crossGap, crossBound, certainlyApart, size);
        setMeet(gap, bound, crossGap, crossBound, scratch, size);
        setEnters(scratch, gapAtStart, bound, x.width, y.width, certainlyEnters, size);
        return encode(size, out, from);
    }

    private static void setGapAtStart(double[] middle, double[] width, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.abs(middle[j]) - width[j];
        }
    }

    private static void setGap(double[] middle, double[] width, double[] move, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.abs(middle[j] - move[j]) - width[j] - Math.abs(move[j]);
        }
    }

    private static void setGreater(double[] first, double[] second, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.max(first[j], second[j]);
        }
    }

    private static void setBound(
            double[] magnitudeX, double[] moveX, double[] magnitudeY, double[] moveY, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = GAP * (magnitudeX[j] + Math.abs(moveX[j]) + (magnitudeY[j] + Math.abs(moveY[j])));
        }
    }

    private static void setCrossGap(
            double[] middleX,
            double[] widthX,
            double[] moveX,
            double[] middleY,
            double[] widthY,
            double[] moveY,
            double[] out,
            int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.abs(moveX[j] * middleY[j] - moveY[j] * middleX[j])
                    - (Math.abs(moveX[j]) * widthY[j] + Math.abs(moveY[j]) * widthX[j]);
        }
    }

    private static void setCrossBound(
            double[] magnitudeX, double[] moveX, double[] magnitudeY, double[] moveY, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = CROSS_GAP * (Math.abs(moveX[j]) * magnitudeY[j] + Math.abs(moveY[j]) * magnitudeX[j]) + UNDERFLOW;
        }
    }

    private static void setApart(
            double[] gap, double[] bound, double[] crossGap, double[] crossBound, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.max(gap[j] - bound[j], crossGap[j] - crossBound[j]);
        }
    }

    /** Positive where all gaps are certainly negative. */
    private static void setMeet(
            double[] gap, double[] bound, double[] crossGap, double[] crossBound, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = -Math.max(gap[j] + bound[j], crossGap[j] + crossBound[j]);
        }
    }

    private static void setEnters(
            double[] meet, double[] gapAtStart, double[] bound, double[] widthX, double[] widthY, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            // The product is positive only if both widths are; that it may underflow to 0 leaves the pair open.
            out[j] = Math.min(Math.min(meet[j], gapAtStart[j] - bound[j]), widthX[j] * widthY[j]);
        }
    }

    private boolean encode(int size, byte[] out, int from) {
        int opened = 0;
        for (int j = 0; j < size; j++) {
            // If any number is infinite or NaN, so are both bounds: nothing is certain.
            byte code = certainlyApart[j] > 0
                    ? APART
                    : certainlyEnters[j] > 0 ? ENTERS : -gapAtStart[j] > bound[j] ? WITHIN : OPEN;
            byte checked = x.narrower[j] >= 0 && y.narrower[j] >= 0 ? code : OPEN;
            out[from + j] = checked;
            opened |= checked == OPEN ? 1 : 0;
        }
        return opened != 0;
    }
}
