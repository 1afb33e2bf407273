package org.polysweep.matrix;

import org.ejml.data.DMatrixRMaj;
import org.polysweep.internal.bound.SweptDisks;
import org.polysweep.internal.bound.SweptExtent;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * The bounds of a block of pairs, which prove of most pairs that they stay apart: swept boxes, and for polygons without
 * radii also swept disks (docs/error-bounds.md, theorems 2 and 21).
 *
 * <p>Shapes come from anywhere in memory. The loop that reads their bounds has no branch that depends on a number, so
 * the processor waits for many shapes at once instead of for one after the other. Reusable, not thread-safe; no
 * allocation.
 */
final class PairBounds {

    /** The number of pairs in a block: their bounds fit into the fastest cache. */
    static final int BLOCK = 256;

    private static final int MIN_X = 0;
    private static final int MIN_Y = 1;
    private static final int MAX_X = 2;
    private static final int MAX_Y = 3;
    private static final int BOUNDING_RADIUS = 4;
    private static final int RADIUS = 5;
    private static final int NUMBERS = 6;

    /** For each pair the numbers of A, then the numbers of B. */
    private final double[] bounds = new double[2 * NUMBERS * BLOCK];

    /** Reads the bounds of the pairs {@code from} (inclusive) to {@code to} (exclusive), a block at most. */
    void read(ConvexShape[] a, ConvexShape[] b, int from, int to) {
        for (int i = from; i < to; i++) {
            int at = 2 * NUMBERS * (i - from);
            read(a[i], at);
            read(b[i], at + NUMBERS);
        }
    }

    private void read(ConvexShape shape, int at) {
        ConvexPolygon core = shape.core();
        bounds[at + MIN_X] = core.minX();
        bounds[at + MIN_Y] = core.minY();
        bounds[at + MAX_X] = core.maxX();
        bounds[at + MAX_Y] = core.maxY();
        bounds[at + BOUNDING_RADIUS] = Prepared.boundingRadius(core);
        bounds[at + RADIUS] = shape.radius();
    }

    /**
     * Returns whether a pair provably stays apart during the whole step.
     *
     * @param pair the number of the pair in the block
     * @param motions the motions of all pairs
     * @param i the number of the pair in the motions
     */
    boolean areApart(int pair, DMatrixRMaj motions, int i) {
        double[] data = motions.data;
        double offsetX = data[Motions.index(motions, MotionRow.BX, i)] - data[Motions.index(motions, MotionRow.AX, i)];
        double offsetY = data[Motions.index(motions, MotionRow.BY, i)] - data[Motions.index(motions, MotionRow.AY, i)];
        double dx = data[Motions.index(motions, MotionRow.ADX, i)] - data[Motions.index(motions, MotionRow.BDX, i)];
        double dy = data[Motions.index(motions, MotionRow.ADY, i)] - data[Motions.index(motions, MotionRow.BDY, i)];
        int a = 2 * NUMBERS * pair;
        int b = a + NUMBERS;
        double radius = bounds[a + RADIUS] + bounds[b + RADIUS];
        return areApart(a + MIN_X, a + MAX_X, b + MIN_X, b + MAX_X, radius, offsetX, dx)
                || areApart(a + MIN_Y, a + MAX_Y, b + MIN_Y, b + MAX_Y, radius, offsetY, dy)
                || (radius == 0 && areDisksApart(a, b, offsetX, offsetY, dx, dy));
    }

    private boolean areApart(int minA, int maxA, int minB, int maxB, double radius, double offset, double move) {
        return SweptExtent.apart(bounds[minA], bounds[maxA], bounds[minB], bounds[maxB], radius, offset, move);
    }

    private boolean areDisksApart(int a, int b, double offsetX, double offsetY, double dx, double dy) {
        double gapX = center(b, MIN_X, MAX_X) - center(a, MIN_X, MAX_X) + offsetX;
        double gapY = center(b, MIN_Y, MAX_Y) - center(a, MIN_Y, MAX_Y) + offsetY;
        double size = magnitude(a)
                + magnitude(b)
                + Math.max(Math.abs(offsetX), Math.abs(offsetY))
                + Math.abs(dx)
                + Math.abs(dy);
        double radii = bounds[a + BOUNDING_RADIUS] + bounds[b + BOUNDING_RADIUS];
        return SweptDisks.separation(gapX, gapY, dx, dy, radii, size) != SweptDisks.NONE;
    }

    private double center(int shape, int min, int max) {
        return bounds[shape + min] / 2 + bounds[shape + max] / 2;
    }

    /** The largest absolute value of all coordinates. */
    private double magnitude(int shape) {
        double x = Math.max(Math.abs(bounds[shape + MIN_X]), Math.abs(bounds[shape + MAX_X]));
        double y = Math.max(Math.abs(bounds[shape + MIN_Y]), Math.abs(bounds[shape + MAX_Y]));
        return Math.max(x, y);
    }
}
