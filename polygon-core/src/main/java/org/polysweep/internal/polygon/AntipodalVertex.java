package org.polysweep.internal.polygon;

import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.shape.ConvexPolygon;

/**
 * Finds the corner of a polygon that is farthest against the outward normal of an edge of another polygon: the one that
 * an edge of C = B - A comes from, together with that edge.
 *
 * <p>Around a convex polygon the distance along a direction falls to its least and rises again, so a corner from which
 * neither neighbour lies lower is the lowest, and any walk downhill ends there. While an edge turns around its polygon,
 * the corner turns around the other one: all corners are found in O(n + m), each from the one before.
 */
final class AntipodalVertex {

    private final SweepPredicates signs;

    AntipodalVertex(SweepPredicates signs) {
        this.signs = signs;
    }

    /** Guesses in doubles. */
    int guess(ConvexPolygon owner, int edge, ConvexPolygon other, int from) {
        return walk(owner, edge, other, from, true);
    }

    /**
     * Finds the corner; two signs prove a guess that is right.
     *
     * @param owner the polygon of the edge
     * @param edge the edge
     * @param other the polygon of the corner
     * @param from the corner to begin with
     */
    int find(ConvexPolygon owner, int edge, ConvexPolygon other, int from) {
        return walk(owner, edge, other, from, false);
    }

    private int walk(ConvexPolygon owner, int edge, ConvexPolygon other, int from, boolean roughly) {
        int corner = from;
        // To the left of an edge is against its outward normal. Guesses might lead round and round.
        int left = other.size();
        while (left > 0 && turn(owner, edge, other, corner, roughly) > 0) {
            corner = other.next(corner);
            left--;
        }
        while (left > 0 && turn(owner, edge, other, other.previous(corner), roughly) < 0) {
            corner = other.previous(corner);
            left--;
        }
        return corner;
    }

    private int turn(ConvexPolygon owner, int edge, ConvexPolygon other, int otherEdge, boolean roughly) {
        return roughly
                ? OrientationFilter.roughSign(
                        owner.edgeX(edge), owner.edgeY(edge), other.edgeX(otherEdge), other.edgeY(otherEdge))
                : signs.turn(owner, edge, other, otherEdge);
    }

    /** Whether the polygon of a corner that was found has an edge there that is parallel to the edge. */
    boolean isOnParallelEdge(ConvexPolygon owner, int edge, ConvexPolygon other, int corner) {
        return other.size() > 1
                && (signs.turn(owner, edge, other, corner) == 0
                        || signs.turn(owner, edge, other, other.previous(corner)) == 0);
    }
}
