package org.polysweep.internal.obstacle;

import org.polysweep.contact.Feature;
import org.polysweep.shape.ConvexPolygon;

/**
 * A point on the boundary of a polygon: one of its vertices, or a point on an edge.
 *
 * @param isVertex whether it is a vertex
 * @param index the number of the vertex, or of the edge
 */
public record FeatureRef(boolean isVertex, int index) {

    public static FeatureRef vertex(int index) {
        return new FeatureRef(true, index);
    }

    public static FeatureRef inside(int edge) {
        return new FeatureRef(false, edge);
    }

    /**
     * The edges of the polygon that contain this point; a segment has two edges in the same place, one for each of its
     * sides.
     */
    int[] edges(ExactShape polygon) {
        if (polygon.size() == 1) {
            return new int[0];
        }
        if (isVertex || polygon.size() == 2) {
            return new int[] {index, polygon.previous(index)};
        }
        return new int[] {index};
    }

    /** The feature in the caller's numbering. */
    public Feature inCallersNumbers(ConvexPolygon shape) {
        return isVertex
                ? new Feature(Feature.Kind.VERTEX, shape.vertexIndex(index))
                : new Feature(Feature.Kind.EDGE, shape.edgeIndex(index));
    }

    /** The name of the point in the caller's numbering. */
    String describe(ConvexPolygon shape) {
        return isVertex ? "vertex " + shape.vertexIndex(index) : "edge " + shape.edgeIndex(index);
    }
}
