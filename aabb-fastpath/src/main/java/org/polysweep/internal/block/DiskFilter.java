package org.polysweep.internal.block;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.predicate.RoundBound;

/**
 * Decides how a block of moving pairs of disks meet, where doubles and a proved bound are certain of it, many pairs at
 * once; the rest is left open. Reusable, not thread-safe; no allocation after construction.
 *
 * <p>The signs are those that decide about two circles one by one, and so are their bounds: {@link RoundBound}.
 * Whatever is certain is greater than 0 here: the lesser of two numbers where both are required, the greater where one
 * is enough.
 *
 * @see SlabAxis the form of the loops
 */
public final class DiskFilter {

    /** The most pairs in a block: what is computed of them fits into the second-level cache. */
    public static final int BLOCK = 1024;

    /** No verdict: the filter leaves it open. */
    public static final byte OPEN = 4;

    private static final byte WITHIN = Verdict.OVERLAP.code();
    private static final byte ENTERS = Verdict.HIT.code();
    private static final byte APART = Verdict.MISS.code();

    private final DiskColumns a = new DiskColumns(BLOCK);
    private final DiskColumns b = new DiskColumns(BLOCK);

    /** How far A moves relative to B, d, and the size of that. */
    private final double[] moveX = new double[BLOCK];

    private final double[] moveY = new double[BLOCK];
    private final double[] moveSize = new double[BLOCK];

    /** The way from the middle of A to that of B, v, and the size of that, the radius included. */
    private final double[] gapX = new double[BLOCK];

    private final double[] gapY = new double[BLOCK];
    private final double[] gapSize = new double[BLOCK];

    /** The sum R of the radii, and the lesser of the two: negative or NaN if that is not a radius. */
    private final double[] radius = new double[BLOCK];

    private final double[] lesserRadius = new double[BLOCK];

    /** d·v, d² and R²d² - (d × v)². */
    private final double[] along = new double[BLOCK];

    private final double[] square = new double[BLOCK];
    private final double[] radicand = new double[BLOCK];

    /** v² - R²: positive if they are apart at the start. */
    private final double[] start = new double[BLOCK];

    /**
     * The lesser of d·v - d² and (v - d)² - R²: positive if they come nearer to each other all the time, and are apart
     * at the end.
     */
    private final double[] end = new double[BLOCK];

    private final double[] endBound = new double[BLOCK];

    /** Positive where the bounds hold. */
    private final double[] inRange = new double[BLOCK];

    /** Positive where the disks are certainly apart at the start. */
    private final double[] certainlyOutside = new double[BLOCK];

    /**
     * Positive where the line of the motion certainly passes by or leads away, and where it certainly leads into the
     * disk.
     */
    private final double[] certainlyPasses = new double[BLOCK];

    private final double[] certainlyCrosses = new double[BLOCK];

    private final double[] certainlyWithin = new double[BLOCK];
    private final double[] certainlyEnters = new double[BLOCK];
    private final double[] certainlyApart = new double[BLOCK];

    /** Makes a filter. */
    public DiskFilter() {}

    /** Returns the first disks of the pairs, to be set by the caller. */
    public DiskColumns a() {
        return a;
    }

    /** Returns the second disks of the pairs, to be set by the caller. */
    public DiskColumns b() {
        return b;
    }

    /**
     * Decides the first pairs.
     *
     * @param size how many, {@link #BLOCK} at most
     * @param out receives one code a pair: that of {@link Verdict#OVERLAP}, {@link Verdict#HIT} or {@link
     *     Verdict#MISS}; or {@link #OPEN}, if none of them is certain, or if a number is not finite, or a radius is
     *     negative
     * @param from where in {@code out} the first one goes
     * @return whether any pair is open
     */
    public boolean decide(int size, byte[] out, int from) {
        setDifference(a.dx, b.dx, moveX, size);
        setDifference(a.dy, b.dy, moveY, size);
        setDifference(b.x, a.x, gapX, size);
        setDifference(b.y, a.y, gapY, size);
        setRadius(a.radius, b.radius, radius, size);
        setLesser(a.radius, b.radius, lesserRadius, size);
        setMoveSize(moveX, moveY, moveSize, size);
        setGapSize(gapX, gapY, radius, gapSize, size);
        setDot(moveX, moveY, gapX, gapY, along, size);
        setDot(moveX, moveY, moveX, moveY, square, size);
        setRadicand(moveX, moveY, gapX, gapY, radius, square, radicand, size);
        setStart(gapX, gapY, radius, start, size);
        setEnd(start, along, square, end, size);
        setEndBound(moveSize, gapSize, endBound, size);
        setInRange(moveSize, gapSize, radius, inRange, size);
        setOutside(start, gapSize, inRange, certainlyOutside, size);
        setPasses(along, radicand, moveSize, gapSize, certainlyPasses, size);
        setCrosses(along, radicand, moveSize, gapSize, certainlyCrosses, size);
        setWithin(start, gapSize, inRange, certainlyWithin, size);
        setApart(certainlyOutside, certainlyPasses, end, endBound, certainlyApart, size);
        setEnters(certainlyOutside, certainlyCrosses, end, endBound, certainlyEnters, size);
        return encode(size, out, from);
    }

    private static void setDifference(double[] to, double[] from, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = to[j] - from[j];
        }
    }

    private static void setRadius(double[] radiusA, double[] radiusB, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = radiusA[j] + radiusB[j];
        }
    }

    private static void setLesser(double[] first, double[] second, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.min(first[j], second[j]);
        }
    }

    private static void setMoveSize(double[] moveX, double[] moveY, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.abs(moveX[j]) + Math.abs(moveY[j]);
        }
    }

    private static void setGapSize(double[] gapX, double[] gapY, double[] radius, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.abs(gapX[j]) + Math.abs(gapY[j]) + radius[j];
        }
    }

    private static void setDot(double[] x1, double[] y1, double[] x2, double[] y2, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = x1[j] * x2[j] + y1[j] * y2[j];
        }
    }

    private static void setRadicand(
            double[] moveX,
            double[] moveY,
            double[] gapX,
            double[] gapY,
            double[] radius,
            double[] square,
            double[] out,
            int n) {
        for (int j = 0; j < n; j++) {
            out[j] = square(radius[j]) * square[j] - square(moveX[j] * gapY[j] - moveY[j] * gapX[j]);
        }
    }

    private static double square(double number) {
        return number * number;
    }

    private static void setStart(double[] gapX, double[] gapY, double[] radius, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = gapX[j] * gapX[j] + gapY[j] * gapY[j] - radius[j] * radius[j];
        }
    }

    private static void setEnd(double[] start, double[] along, double[] square, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.min(along[j] - square[j], start[j] - 2 * along[j] + square[j]);
        }
    }

    private static void setEndBound(double[] moveSize, double[] gapSize, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = RoundBound.ofSquaresAtEnd(moveSize[j], gapSize[j]);
        }
    }

    private static void setInRange(double[] moveSize, double[] gapSize, double[] radius, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = RoundBound.inRange(moveSize[j], gapSize[j], radius[j]);
        }
    }

    private static void setOutside(double[] start, double[] gapSize, double[] inRange, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.min(inRange[j], start[j] - RoundBound.ofSquares(gapSize[j]));
        }
    }

    private static void setPasses(
            double[] along, double[] radicand, double[] moveSize, double[] gapSize, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = -Math.min(
                    along[j] + RoundBound.ofProduct(moveSize[j], gapSize[j]),
                    radicand[j] + RoundBound.ofRadicand(moveSize[j], gapSize[j]));
        }
    }

    private static void setCrosses(
            double[] along, double[] radicand, double[] moveSize, double[] gapSize, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.min(
                    along[j] - RoundBound.ofProduct(moveSize[j], gapSize[j]),
                    radicand[j] - RoundBound.ofRadicand(moveSize[j], gapSize[j]));
        }
    }

    private static void setWithin(double[] start, double[] gapSize, double[] inRange, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.min(inRange[j], -start[j] - RoundBound.ofSquares(gapSize[j]));
        }
    }

    private static void setApart(
            double[] outside, double[] passes, double[] end, double[] endBound, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.min(outside[j], Math.max(passes[j], end[j] - endBound[j]));
        }
    }

    private static void setEnters(
            double[] outside, double[] crosses, double[] end, double[] endBound, double[] out, int n) {
        for (int j = 0; j < n; j++) {
            out[j] = Math.min(outside[j], Math.min(crosses[j], -end[j] - endBound[j]));
        }
    }

    private boolean encode(int size, byte[] out, int from) {
        int opened = 0;
        for (int j = 0; j < size; j++) {
            // If any number is infinite or NaN, nothing is in range.
            byte code = certainlyApart[j] > 0
                    ? APART
                    : certainlyEnters[j] > 0 ? ENTERS : certainlyWithin[j] > 0 ? WITHIN : OPEN;
            byte checked = lesserRadius[j] >= 0 ? code : OPEN;
            out[from + j] = checked;
            opened |= checked == OPEN ? 1 : 0;
        }
        return opened != 0;
    }
}
