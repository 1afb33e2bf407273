package org.polysweep.generate;

import java.util.Arrays;

/**
 * The convex hull of a few points, exactly: neither the library's nor the oracle's, which are to be tested with it.
 *
 * @see <a href="https://doi.org/10.1016/0020-0190(79)90072-3">A. M. Andrew, Another efficient algorithm for convex
 *     hulls in two dimensions, Information Processing Letters 9 (1979)</a>
 */
final class Hull {

    private Hull() {}

    /**
     * Returns the corners of the hull. Takes time quadratic in the number of points.
     *
     * @param xy x0, y0, x1, y1, …, finite, at least one point
     * @return the coordinates of the corners, counter-clockwise from the leftmost (of several the lowest), no three on
     *     one line; 0.0 instead of -0.0
     */
    static double[] of(double... xy) {
        double[] sorted = distinctFromLeftToRight(xy);
        int last = sorted.length / 2 - 1;
        if (last == 0) {
            return sorted;
        }
        // The lower chain from left to right, then the upper one back, which ends where the lower one began.
        double[] hull = new double[2 * sorted.length];
        int size = 0;
        for (int k = 0; k <= last; k++) {
            size = push(hull, 0, size, sorted[2 * k], sorted[2 * k + 1]);
        }
        int lowerEnd = size - 1;
        for (int k = last - 1; k >= 0; k--) {
            size = push(hull, lowerEnd, size, sorted[2 * k], sorted[2 * k + 1]);
        }
        return Arrays.copyOf(hull, 2 * (size - 1));
    }

    /**
     * Puts a point on a chain that begins with corner {@code start}, after taking off those that it leaves on its left
     * or on it.
     */
    private static int push(double[] hull, int start, int size, double x, double y) {
        int end = size;
        while (end - start >= 2
                && Turn.sign(hull[2 * end - 4], hull[2 * end - 3], hull[2 * end - 2], hull[2 * end - 1], x, y) <= 0) {
            end--;
        }
        hull[2 * end] = x;
        hull[2 * end + 1] = y;
        return end + 1;
    }

    /** By x, then by y, each point once: put into place one after the other, as there are few. */
    private static double[] distinctFromLeftToRight(double[] xy) {
        double[] sorted = new double[xy.length];
        int size = 0;
        for (int i = 0; i < xy.length; i += 2) {
            double x = xy[i] + 0.0;
            double y = xy[i + 1] + 0.0;
            int place = size;
            while (place > 0 && isBefore(x, y, sorted[2 * place - 2], sorted[2 * place - 1])) {
                place--;
            }
            if (place > 0 && sorted[2 * place - 2] == x && sorted[2 * place - 1] == y) {
                continue;
            }
            System.arraycopy(sorted, 2 * place, sorted, 2 * place + 2, 2 * (size - place));
            sorted[2 * place] = x;
            sorted[2 * place + 1] = y;
            size++;
        }
        return Arrays.copyOf(sorted, 2 * size);
    }

    private static boolean isBefore(double x, double y, double otherX, double otherY) {
        return x < otherX || (x == otherX && y < otherY);
    }
}
