package org.polysweep.aabb;

import java.util.List;
import java.util.Objects;
import org.polysweep.internal.argument.Extent;
import org.polysweep.internal.argument.Finite;
import org.polysweep.result.SweepColumns;

/**
 * One side, A or B, of many sweeps of boxes, as columns: element i of every array belongs to query i. Plain arrays of
 * one length, to be written in place and reused.
 *
 * <p>The arrays belong to the caller, and nothing is copied. Their contents are checked when a batch reads them, so
 * they may hold anything until then. Not thread-safe, but any number of batches may read it at once.
 */
public final class AabbColumns {

    private static final List<String> NAMES = List.of("minX", "minY", "maxX", "maxY", "x", "y", "dx", "dy");

    /** The left sides, in the coordinates of each box; finite when a batch reads them, as are all other columns. */
    public final double[] minX;

    /** The lower sides. */
    public final double[] minY;

    /** The right sides, none less than its {@link #minX}. */
    public final double[] maxX;

    /** The upper sides, none less than its {@link #minY}. */
    public final double[] maxY;

    /** The x coordinates of the positions: translations that bring the boxes into the world. */
    public final double[] x;

    /** The y coordinates of the positions. */
    public final double[] y;

    /** The x components of the displacements over the step. */
    public final double[] dx;

    /** The y components of the displacements. */
    public final double[] dy;

    /** All columns, in the order of {@link #NAMES}. */
    final double[][] columns;

    /**
     * Creates columns of zeros: points at rest.
     *
     * @param size the number of queries
     * @throws NegativeArraySizeException if it is negative
     */
    public AabbColumns(int size) {
        this(new double[8][size]);
    }

    /**
     * Creates columns from the caller's arrays. An array may be given more than once: a column of zeros for all
     * positions and displacements that are 0, for example.
     *
     * @throws IllegalArgumentException if they are not all of one length; the message names the array and both lengths
     */
    public AabbColumns(
            double[] minX,
            double[] minY,
            double[] maxX,
            double[] maxY,
            double[] x,
            double[] y,
            double[] dx,
            double[] dy) {
        this.minX = Objects.requireNonNull(minX, "minX must not be null");
        this.minY = requireLength("minY", minY, minX.length);
        this.maxX = requireLength("maxX", maxX, minX.length);
        this.maxY = requireLength("maxY", maxY, minX.length);
        this.x = requireLength("x", x, minX.length);
        this.y = requireLength("y", y, minX.length);
        this.dx = requireLength("dx", dx, minX.length);
        this.dy = requireLength("dy", dy, minX.length);
        columns = new double[][] {minX, minY, maxX, maxY, x, y, dx, dy};
    }

    private AabbColumns(double[][] c) {
        this(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]);
    }

    private static double[] requireLength(String name, double[] column, int length) {
        Objects.requireNonNull(column, name + " must not be null");
        if (column.length != length) {
            throw new IllegalArgumentException(
                    name + " must be as long as minX, " + length + ", but was of length " + column.length);
        }
        return column;
    }

    /** Returns the number of queries. */
    public int size() {
        return minX.length;
    }

    /**
     * Writes the box, position and displacement of query {@code i}.
     *
     * @throws IndexOutOfBoundsException if there is no query {@code i}
     */
    public void set(int i, MovingAabb moving) {
        Aabb box = moving.box();
        minX[i] = box.minX();
        minY[i] = box.minY();
        maxX[i] = box.maxX();
        maxY[i] = box.maxY();
        x[i] = moving.x();
        y[i] = moving.y();
        dx[i] = moving.dx();
        dy[i] = moving.dy();
    }

    /**
     * Refuses query {@code i} unless it is a box at a position: the message names this side, the array, the index and
     * the value.
     */
    void requireLegal(String side, int i) {
        for (int column = 0; column < columns.length; column++) {
            if (!Double.isFinite(columns[column][i])) {
                Finite.require(element(side, NAMES.get(column), i), columns[column][i]);
            }
        }
        requireOrder(side, "minX", minX, "maxX", maxX, i);
        requireOrder(side, "minY", minY, "maxY", maxY, i);
    }

    /** Refuses answers that would overwrite queries: the message names this side and the array. */
    void requireApart(String side, SweepColumns out) {
        for (int column = 0; column < columns.length; column++) {
            if (out.has(columns[column])) {
                throw new IllegalArgumentException(side + "." + NAMES.get(column)
                        + " must not be a column of out, which the answers overwrite; copy it first");
            }
        }
    }

    private static void requireOrder(String side, String minName, double[] min, String maxName, double[] max, int i) {
        if (min[i] > max[i]) {
            Extent.require(element(side, minName, i), min[i], element(side, maxName, i), max[i]);
        }
    }

    private static String element(String side, String name, int i) {
        return side + "." + name + "[" + i + "]";
    }
}
