package org.polysweep.internal.tree;

/**
 * An order of boxes in which neighbors are near each other: along the curve of Hilbert (1891) through their centers,
 * large boxes apart from small ones. Reusable; no allocation once the arrays have grown. Costs O(n) for n boxes, unless
 * they lie in clusters within clusters.
 *
 * <p>The curve runs over a square grid. Boxes that share a cell are ordered again over their own grid, so one distant
 * box does not put all others into one cell. For any numbers, the result is some order of all boxes.
 */
public final class SpatialOrder {

    private static final int CELLS = 1 << HilbertCurve.BITS;
    private static final int GREATEST_CLASS = 7;

    private static final HilbertCurve CURVE = new HilbertCurve();

    /** Maximum number of boxes in a cell that are not ordered. */
    private static final int CROWD = 32;

    /** The place on the curve in the upper half, the number of the box in the lower. */
    private long[] items = {};

    private final RadixSort radix = new RadixSort();

    private double originX;
    private double originY;
    private double scale;
    private int commonExponent;

    /** Orders the boxes 0 to count - 1. */
    void sort(int count, double[] minX, double[] minY, double[] maxX, double[] maxY) {
        if (items.length < count) {
            int length = Math.max(count, items.length + (items.length >> 1));
            items = new long[length];
        }
        for (int i = 0; i < count; i++) {
            items[i] = i;
        }
        sort(0, count, minX, minY, maxX, maxY);
    }

    /** The box at a place of the order. */
    int box(int place) {
        return (int) items[place];
    }

    private void sort(int from, int to, double[] minX, double[] minY, double[] maxX, double[] maxY) {
        layGrid(from, to, minX, minY, maxX, maxY);
        for (int i = from; i < to; i++) {
            int box = (int) items[i];
            long key = key(minX[box], minY[box], maxX[box], maxY[box]);
            items[i] = (key << 32) | box;
        }
        radix.sort(items, from, to, Integer.SIZE);
        int start = from;
        while (start < to) {
            int end = start + 1;
            long key = items[start] >>> 32;
            while (end < to && items[end] >>> 32 == key) {
                end++;
            }
            // If all are in one cell, they cannot be ordered further.
            if (end - start > CROWD && end - start < to - from) {
                sort(start, end, minX, minY, maxX, maxY);
            }
            start = end;
        }
    }

    /** A grid over the centers; its cells are squares, so a long and thin world uses a strip of them. */
    private void layGrid(int from, int to, double[] minX, double[] minY, double[] maxX, double[] maxY) {
        double leastX = Double.POSITIVE_INFINITY;
        double leastY = Double.POSITIVE_INFINITY;
        double greatestX = Double.NEGATIVE_INFINITY;
        double greatestY = Double.NEGATIVE_INFINITY;
        for (int i = from; i < to; i++) {
            int box = (int) items[i];
            double x = halfCenter(minX[box], maxX[box]);
            double y = halfCenter(minY[box], maxY[box]);
            leastX = Math.min(leastX, x);
            leastY = Math.min(leastY, y);
            greatestX = Math.max(greatestX, x);
            greatestY = Math.max(greatestY, y);
        }
        double width = greatestX - leastX;
        double height = greatestY - leastY;
        double side = Math.max(width, height);
        originX = leastX;
        originY = leastY;
        scale = CELLS / side;
        // The distance of neighbors if they were evenly spaced, in halves like the centers. A box smaller than about 8
        // times that is ordinary: it does not make a leaf much larger.
        double count = to - from;
        double spacing = Math.max(Math.sqrt(width / count) * Math.sqrt(height), side / count);
        commonExponent = exponent(spacing) + 3;
    }

    /** Half the center of an extent, which does not overflow; 0 if it has none. */
    private static double halfCenter(double min, double max) {
        double half = min / 4 + max / 4;
        return Math.abs(half) <= Double.MAX_VALUE ? half : 0;
    }

    private long key(double minX, double minY, double maxX, double maxY) {
        int column = cell((halfCenter(minX, maxX) - originX) * scale);
        int row = cell((halfCenter(minY, maxY) - originY) * scale);
        double size = Math.max(maxX - minX, maxY - minY);
        int sizeClass = Math.max(0, Math.min((exponent(size) - commonExponent + 2) / 3, GREATEST_CLASS));
        // The largest first: they search for small boxes, instead of each small box for them.
        return ((long) (GREATEST_CLASS - sizeClass) << (2 * HilbertCurve.BITS)) | CURVE.place(column, row);
    }

    /** A conversion saturates at the range of int, and maps NaN to 0. */
    private static int cell(double number) {
        return Math.min((int) number, CELLS - 1);
    }

    private static int exponent(double number) {
        return (int) (Double.doubleToLongBits(number) >>> 52) & 0x7ff;
    }
}
