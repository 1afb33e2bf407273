package org.polysweep.internal.outline;

import java.util.Arrays;
import java.util.Objects;
import org.polysweep.internal.argument.Finite;

/** Checks and copies the coordinates of a caller's vertices. */
public final class Vertices {

    private Vertices() {}

    /** Copies the coordinates of {@code vertices}, with 0.0 instead of -0.0, or refuses them. */
    public static double[] checked(double[] vertices) {
        return checked("vertices", vertices);
    }

    /** Copies the coordinates of an argument, with 0.0 instead of -0.0, or refuses them. */
    static double[] checked(String name, double[] xy) {
        Objects.requireNonNull(
                xy, name + " must not be null; a point has one vertex, a segment two, an outline three or more");
        if (xy.length == 0) {
            throw new IllegalArgumentException(
                    name + " must not be empty; a point has one vertex, a segment two, an outline three or more");
        }
        if (xy.length % 2 != 0) {
            throw new IllegalArgumentException(name + " must have an even number of coordinates, but had " + xy.length
                    + "; the last vertex has an x but no y");
        }
        double[] checked = new double[xy.length];
        for (int i = 0; i < xy.length; i++) {
            if (!Double.isFinite(xy[i])) {
                Finite.require(name + "[" + i / 2 + "][" + i % 2 + "]", xy[i]);
            }
            checked[i] = xy[i] + 0.0;
        }
        return checked;
    }

    /**
     * The indices of the vertices, except vertices that equal their predecessor; the last vertex is the predecessor of
     * the first.
     */
    static int[] distinctNeighbors(double[] xy) {
        int[] distinct = new int[xy.length / 2];
        int count = 0;
        for (int vertex = 0; vertex < distinct.length; vertex++) {
            if (count == 0 || !equal(xy, distinct[count - 1], vertex)) {
                distinct[count++] = vertex;
            }
        }
        while (count > 1 && equal(xy, distinct[count - 1], distinct[0])) {
            count--;
        }
        return Arrays.copyOf(distinct, count);
    }

    private static boolean equal(double[] xy, int a, int b) {
        return xy[2 * a] == xy[2 * b] && xy[2 * a + 1] == xy[2 * b + 1];
    }

    /** Copies floats, which are converted to double without rounding. */
    public static double[] widened(float[] xy) {
        double[] widened = new double[xy.length];
        for (int i = 0; i < xy.length; i++) {
            widened[i] = xy[i];
        }
        return widened;
    }
}
