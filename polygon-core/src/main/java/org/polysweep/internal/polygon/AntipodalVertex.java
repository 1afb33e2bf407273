package org.polysweep.internal.polygon;

import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.shape.ConvexPolygon;

/**
 * Finds the vertex of a polygon that is farthest against the outward normal of an edge of another polygon: this vertex
 * and this edge make an edge of C = B - A.
 *
 * <p>Around a convex polygon the distance along a direction falls to its least and rises again, so a vertex without a
 * lower neighbor is the lowest, and any search downhill ends there. While an edge turns around its polygon, the vertex
 * turns around the other one: all vertices are found in O(n + m), each from the previous one.
 */
final class AntipodalVertex {

    private final Predicates predicates;

    AntipodalVertex(Predicates predicates) {
        this.predicates = predicates;
    }

    /** Guesses in doubles. */
    int guess(ConvexPolygon owner, int edge, ConvexPolygon other, int from) {
        return search(owner, edge, other, from, true);
    }

    /**
     * Finds the vertex; two signs prove a guess that is right.
     *
     * @param owner the polygon of the edge
     * @param edge the edge
     * @param other the polygon of the vertex
     * @param from the vertex to begin with
     */
    int find(ConvexPolygon owner, int edge, ConvexPolygon other, int from) {
        return search(owner, edge, other, from, false);
    }

    private int search(ConvexPolygon owner, int edge, ConvexPolygon other, int from, boolean roughly) {
        int vertex = from;
        // The left of an edge is the side against its outward normal. A walk by guesses might never end.
        int left = other.vertexCount();
        while (left > 0 && turn(owner, edge, other, vertex, roughly) > 0) {
            vertex = other.next(vertex);
            left--;
        }
        while (left > 0 && turn(owner, edge, other, other.previous(vertex), roughly) < 0) {
            vertex = other.previous(vertex);
            left--;
        }
        return vertex;
    }

    private int turn(ConvexPolygon owner, int edge, ConvexPolygon other, int otherEdge, boolean roughly) {
        return roughly
                ? OrientationFilter.roughSign(
                        owner.edgeX(edge), owner.edgeY(edge), other.edgeX(otherEdge), other.edgeY(otherEdge))
                : predicates.edgeTurn.sign(owner, edge, other, otherEdge);
    }

    /** Returns whether the polygon of a vertex that was found has an edge at that vertex parallel to the given edge. */
    boolean isOnParallelEdge(ConvexPolygon owner, int edge, ConvexPolygon other, int vertex) {
        return other.vertexCount() > 1
                && (predicates.edgeTurn.sign(owner, edge, other, vertex) == 0
                        || predicates.edgeTurn.sign(owner, edge, other, other.previous(vertex)) == 0);
    }
}
