package org.polysweep.internal.obstacle;

import org.polysweep.contact.Feature;
import org.polysweep.shape.ConvexPolygon;

/**
 * A place on the boundary of a polygon: one of its corners, or somewhere on an edge.
 *
 * @param isCorner whether it is a corner
 * @param index the number of the corner, or of the edge
 */
public record FeatureRef(boolean isCorner, int index) {

    public static FeatureRef corner(int index) {
        return new FeatureRef(true, index);
    }

    public static FeatureRef inside(int edge) {
        return new FeatureRef(false, edge);
    }

    /** The edges of the polygon that hold this spot; a segment has two wherever one is, one for each of its sides. */
    int[] edges(ExactShape polygon) {
        if (polygon.size() == 1) {
            return new int[0];
        }
        if (isCorner || polygon.size() == 2) {
            return new int[] {index, polygon.previous(index)};
        }
        return new int[] {index};
    }

    /** The feature in the caller's numbering. */
    public Feature inCallersNumbers(ConvexPolygon shape) {
        return isCorner
                ? new Feature(Feature.Kind.VERTEX, shape.vertexIndex(index))
                : new Feature(Feature.Kind.EDGE, shape.edgeIndex(index));
    }

    /** The name of the spot in the caller's numbering. */
    String describe(ConvexPolygon shape) {
        return isCorner ? "vertex " + shape.vertexIndex(index) : "edge " + shape.edgeIndex(index);
    }
}
