package org.polysweep.sweep;

import org.polysweep.polygon.ConvexPolygon;

/**
 * A place on the boundary of a polygon: one of its corners, or somewhere between the two ends of an edge.
 *
 * @param isCorner whether it is a corner
 * @param index the number of the corner, or of the edge
 */
record Spot(boolean isCorner, int index) {

    static Spot corner(int index) {
        return new Spot(true, index);
    }

    static Spot inside(int edge) {
        return new Spot(false, edge);
    }

    /** The edges of the polygon that hold this spot; a segment has two wherever one is, one for each of its sides. */
    int[] edges(ExactPolygon polygon) {
        if (polygon.size() == 1) {
            return new int[0];
        }
        if (isCorner || polygon.size() == 2) {
            return new int[] {index, polygon.previous(index)};
        }
        return new int[] {index};
    }

    /** The name of the spot in the caller's numbering. */
    String describe(ConvexPolygon shape) {
        return isCorner ? "vertex " + shape.vertexIndex(index) : "edge " + shape.edgeIndex(index);
    }
}
