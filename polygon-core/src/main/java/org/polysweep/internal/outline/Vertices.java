package org.polysweep.internal.outline;

import java.util.Objects;
import org.polysweep.internal.argument.Finite;

/** Checks and copies the coordinates of a caller's vertices. */
public final class Vertices {

    private Vertices() {}

    /** Copies coordinates, with 0.0 instead of -0.0, or refuses them. */
    public static double[] checked(double[] xy) {
        Objects.requireNonNull(
                xy, "vertices must not be null; a point has one vertex, a segment two, an outline three or more");
        if (xy.length == 0) {
            throw new IllegalArgumentException(
                    "vertices must not be empty; a point has one vertex, a segment two, an outline three or more");
        }
        if (xy.length % 2 != 0) {
            throw new IllegalArgumentException("vertices must have an even number of coordinates, but had " + xy.length
                    + "; the last vertex has an x but no y");
        }
        double[] checked = new double[xy.length];
        for (int i = 0; i < xy.length; i++) {
            if (!Double.isFinite(xy[i])) {
                Finite.require("vertices[" + i / 2 + "][" + i % 2 + "]", xy[i]);
            }
            checked[i] = xy[i] + 0.0;
        }
        return checked;
    }

    /** Copies floats, which are doubles. */
    public static double[] widened(float[] xy) {
        double[] widened = new double[xy.length];
        for (int i = 0; i < xy.length; i++) {
            widened[i] = xy[i];
        }
        return widened;
    }
}
