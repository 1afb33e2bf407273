package org.polysweep.polygon;

import java.util.Arrays;
import org.ejml.data.DMatrixRMaj;
import org.polysweep.exact.Finite;

/** Takes the coordinates of a caller's vertices, or refuses what is no list of vertices at all. */
final class Vertices {

    private Vertices() {}

    /** Copies coordinates, with 0.0 in place of -0.0, or refuses them. */
    static double[] checked(double[] xy) {
        if (xy.length == 0) {
            throw new IllegalArgumentException(
                    "vertices is empty; a point has one vertex, a segment two, an outline three or more");
        }
        if (xy.length % 2 != 0) {
            throw new IllegalArgumentException(
                    "vertices has " + xy.length + " coordinates; the last vertex has an x but no y");
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
    static double[] widened(float[] xy) {
        double[] widened = new double[xy.length];
        for (int i = 0; i < xy.length; i++) {
            widened[i] = xy[i];
        }
        return widened;
    }

    /** Copies the rows of an n×2 matrix, unchecked but for its shape. */
    static double[] rows(DMatrixRMaj vertices) {
        if (vertices.numCols != 2) {
            throw new IllegalArgumentException("vertices is a " + vertices.numRows + "×" + vertices.numCols
                    + " matrix; it takes one row a vertex and two columns, x and y");
        }
        return Arrays.copyOf(vertices.data, vertices.getNumElements());
    }
}
