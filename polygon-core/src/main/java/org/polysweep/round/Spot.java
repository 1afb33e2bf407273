package org.polysweep.round;

import org.polysweep.contact.Feature;
import org.polysweep.polygon.ConvexPolygon;

/**
 * What a core has on one of its supporting lines: a corner or an edge.
 *
 * @param kind which of the two
 * @param index the number of the corner, or of the edge
 */
record Spot(Feature.Kind kind, int index) {

    static Spot corner(int index) {
        return new Spot(Feature.Kind.VERTEX, index);
    }

    static Spot edge(int index) {
        return new Spot(Feature.Kind.EDGE, index);
    }

    boolean isEdge() {
        return kind == Feature.Kind.EDGE;
    }

    /** Its index in the caller's numbering. */
    int callersIndex(ConvexPolygon shape) {
        return isEdge() ? shape.edgeIndex(index) : shape.vertexIndex(index);
    }

    /** Its name in the caller's numbering. */
    String describe(ConvexPolygon shape) {
        return (isEdge() ? "edge " : "vertex ") + callersIndex(shape);
    }
}
