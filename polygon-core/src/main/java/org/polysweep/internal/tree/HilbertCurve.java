package org.polysweep.internal.tree;

/**
 * The curve of Hilbert (1891) through the cells of a square grid: it visits every cell once, and each cell is next to
 * the one before. The curve through four quarters is four copies of the curve through one quarter; the first copy is
 * reflected at the rising diagonal, the last at the falling one. Immutable.
 */
final class HilbertCurve {

    /** The grid has 2^BITS columns and as many rows. */
    static final int BITS = 10;

    /** Number of bits of the column and of the row that are looked up at once. */
    private static final int STEP = 5;

    /** The bits of a position along the curve, and above them the reflection from there on. */
    private static final int PATH = (1 << (2 * STEP)) - 1;

    /** By the reflection so far, then by bits of the column, then by bits of the row. */
    private final char[] paths = new char[4 << (2 * STEP)];

    HilbertCurve() {
        for (int i = 0; i < paths.length; i++) {
            paths[i] = path(i >> (2 * STEP), i >> STEP, i);
        }
    }

    /** The number of cells that the curve visits before this one. */
    int place(int column, int row) {
        int first = paths[at(0, column >> STEP, row >> STEP)];
        int second = paths[at(first, column, row)];
        return ((first & PATH) << (2 * STEP)) | (second & PATH);
    }

    private static int at(int before, int column, int row) {
        int mask = (1 << STEP) - 1;
        return (before & ~PATH) | ((column & mask) << STEP) | (row & mask);
    }

    /**
     * STEP nested quarters; the reflection is 1 if column and row are exchanged, and 2 if both are reversed.
     */
    private static char path(int reflectionBefore, int column, int row) {
        int reflection = reflectionBefore;
        int path = 0;
        for (int bit = STEP - 1; bit >= 0; bit--) {
            int turned = reflection >> 1;
            boolean isSwapped = (reflection & 1) != 0;
            int x = (((isSwapped ? row : column) >> bit) & 1) ^ turned;
            int y = (((isSwapped ? column : row) >> bit) & 1) ^ turned;
            // Up on the left, to the right, down on the right.
            path = (path << 2) | ((3 * x) ^ y);
            if (y == 0) {
                reflection ^= 1 | (x << 1);
            }
        }
        return (char) ((reflection << (2 * STEP)) | path);
    }
}
