package org.polysweep.internal.outline;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The convex hull of points in the plane, with exact turns.
 *
 * @see <a href="https://doi.org/10.1016/0020-0190(79)90072-3">A. M. Andrew, Another efficient algorithm for convex
 *     hulls in two dimensions, Information Processing Letters 9 (1979)</a>
 */
public final class ConvexHull {

    private ConvexHull() {}

    /**
     * Returns the corners of the hull.
     *
     * @param xy x0, y0, x1, y1, …, finite, at least one point
     * @return indices of points in counter-clockwise order, the lowest of those that are equal; no three on one line
     */
    public static int[] of(double[] xy) {
        int[] order = distinctFromLeftToRight(xy);
        int last = order.length - 1;
        if (last == 0) {
            return order;
        }
        Orientation turns = new Orientation(xy);
        // The lower chain from left to right, then the upper chain back; each ends where the other begins.
        int[] hull = new int[2 * order.length];
        int size = 0;
        for (int k = 0; k <= last; k++) {
            size = push(turns, hull, 0, size, order[k]);
        }
        int lowerEnd = size - 1;
        for (int k = last - 1; k >= 0; k--) {
            size = push(turns, hull, lowerEnd, size, order[k]);
        }
        return Arrays.copyOf(hull, size - 1);
    }

    /** The points by x, then by y; only the first of equal points. */
    private static int[] distinctFromLeftToRight(double[] xy) {
        IndexedPoint[] sorted = new IndexedPoint[xy.length / 2];
        Arrays.setAll(sorted, i -> new IndexedPoint(i, xy[2 * i], xy[2 * i + 1]));
        Arrays.sort(sorted, Comparator.comparingDouble(IndexedPoint::x).thenComparingDouble(IndexedPoint::y));
        return IntStream.range(0, sorted.length)
                .filter(k -> k == 0 || !equal(xy, sorted[k - 1].index, sorted[k].index))
                .map(k -> sorted[k].index)
                .toArray();
    }

    private record IndexedPoint(int index, double x, double y) {}

    /**
     * Puts a point on a chain that begins at {@code start}, after removing the points that would not be corners of the
     * chain.
     */
    private static int push(Orientation turns, int[] hull, int start, int size, int point) {
        int end = size;
        while (end - start >= 2 && turns.at(hull[end - 2], hull[end - 1], point) <= 0) {
            end--;
        }
        hull[end] = point;
        return end + 1;
    }

    private static boolean equal(double[] xy, int i, int j) {
        return xy[2 * i] == xy[2 * j] && xy[2 * i + 1] == xy[2 * j + 1];
    }
}
