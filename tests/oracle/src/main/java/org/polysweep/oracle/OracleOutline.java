package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.List;

/**
 * A legal polygon, stripped to its corners and turned counter-clockwise: one corner is a point, two are a segment,
 * three and more a strictly convex polygon. Corners are counted from 0 counter-clockwise; edge k leads from corner k to
 * the next one, so a segment has two edges, there and back, and a point has none. The caller's own indices are kept
 * beside them.
 */
public final class OracleOutline {
    private final List<OutlineCorner> corners;
    private final boolean reversed;

    /** A kept vertex: where it is, and which of the caller's it is. */
    record OutlineCorner(IntVector point, int index) {}

    /** Corners counter-clockwise; {@code reversed} when the caller listed them clockwise. */
    OracleOutline(List<OutlineCorner> corners, boolean reversed) {
        this.corners = List.copyOf(corners);
        this.reversed = reversed;
    }

    /**
     * Reads a polygon as the contract says. Takes time proportional to the number of vertices.
     *
     * @param vertices x0, y0, x1, y1, ..., in either winding; repeated neighbors and collinear vertices are merged
     * @return the outline
     * @throws IllegalArgumentException naming vertex and value, if there is no vertex or an odd number of coordinates,
     *     if a coordinate is NaN or infinite, or if the polygon is not convex, winds more than once or goes back and
     *     forth along a line
     */
    public static OracleOutline read(double[] vertices) {
        OutlineReader.requireLegalNumbers("vertices", vertices);
        return OutlineReader.read("vertices", vertices, Grid.covering(vertices));
    }

    /**
     * How many vertices are kept.
     *
     * @return 1 for a point, 2 for a segment, else the number of corners
     */
    public int size() {
        return corners.size();
    }

    /**
     * Which vertex a corner is.
     *
     * @param corner a corner, counter-clockwise, taken modulo {@link #size()}
     * @return the caller's index of it
     */
    public int vertexIndex(int corner) {
        return corners.get(corner % size()).index();
    }

    /**
     * Which edge leads counter-clockwise from a corner to the next one.
     *
     * @param corner a corner, counter-clockwise, taken modulo {@link #size()}
     * @return the caller's index of that edge: of the vertex where it begins in the caller's order
     */
    public int edgeIndex(int corner) {
        int here = vertexIndex(corner);
        int next = vertexIndex(corner + 1);
        if (size() == 2) {
            return Math.min(here, next);
        }
        return reversed ? next : here;
    }

    /** The same on a grid that is finer by a factor. */
    OracleOutline times(BigInteger factor) {
        return new OracleOutline(
                corners.stream()
                        .map(corner -> new OutlineCorner(corner.point().times(factor), corner.index()))
                        .toList(),
                reversed);
    }

    /** The same turned about the origin; the rotor's square must divide all coordinates. */
    OracleOutline turned(Rotor rotor) {
        return new OracleOutline(
                corners.stream()
                        .map(corner -> new OutlineCorner(rotor.turn(corner.point()), corner.index()))
                        .toList(),
                reversed);
    }

    int edgeCount() {
        return size() == 1 ? 0 : size();
    }

    IntVector point(int corner) {
        return corners.get(corner % size()).point();
    }

    IntVector edge(int corner) {
        return point(corner + 1).minus(point(corner));
    }
}
