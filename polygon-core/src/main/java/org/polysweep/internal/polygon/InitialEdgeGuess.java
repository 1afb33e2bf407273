package org.polysweep.internal.polygon;

import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.prepared.PseudoAngle;
import org.polysweep.shape.ConvexPolygon;

/**
 * Guesses in doubles, at t = 0, the edge of C = B - A beyond which the origin is farthest, among the edges next to the
 * vertex of C that faces the origin; and which vertex of the other polygon is nearest to its line. Reusable, O(1).
 */
final class InitialEdgeGuess {

    private boolean isOfB;
    private int onA;
    private int onB;
    private double distance;

    /** Returns whether the edge of C is one of B; otherwise it is one of A, reversed. */
    boolean isOfB() {
        return isOfB;
    }

    /** The edge of A, or the vertex of A that is nearest to the line of the edge of B. */
    int onA() {
        return onA;
    }

    /** The edge of B, or the vertex of B that is nearest to the line of the edge of A. */
    int onB() {
        return onB;
    }

    /** The signed distance of the origin from the line of the edge of C, rounded; positive outside of C. */
    double distance() {
        return distance;
    }

    /**
     * Guesses for a query, unless the polygons are farther apart than some distance in about the direction of their
     * centers: then only {@link #distance} is set, to a lower bound.
     *
     * @param query the query
     * @param enough the distance
     */
    void guess(PolygonQuery query, double enough) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        double x = query.offsetX;
        double y = query.offsetY;
        int spacing = Math.max(Prepared.bearingSpacing(a), Prepared.bearingSpacing(b));
        int bearing = (PseudoAngle.of(-query.centerGapX(), -query.centerGapY()) + spacing / 2) & -spacing;
        int i = Prepared.farthestAt(a, PseudoAngle.opposite(bearing));
        int j = Prepared.farthestAt(b, bearing);
        // The vector has a length of 1 / √2 at least, and of 1 at most.
        distance = -PseudoAngle.directionX(bearing) * query.gapX(i, j)
                - PseudoAngle.directionY(bearing) * query.gapY(i, j);
        if (distance > enough) {
            return;
        }
        int beforeI = a.previous(i);
        int beforeJ = b.previous(j);
        // Which of the four is the best cannot be foreseen, so it is chosen by values, and not by branches.
        double first = beyond(b, j, a, i, x, y);
        double second = beyond(b, beforeJ, a, i, x, y);
        double third = beyond(a, i, b, j, -x, -y);
        double fourth = beyond(a, beforeI, b, j, -x, -y);
        double best = Math.max(Math.max(first, second), Math.max(third, fourth));
        isOfB = best == first || best == second;
        int edgeOfB = second > first ? beforeJ : j;
        int edgeOfA = fourth > third ? beforeI : i;
        onA = isOfB ? lowest(b, edgeOfB, a, i) : edgeOfA;
        onB = isOfB ? edgeOfB : lowest(a, edgeOfA, b, j);
        distance = best;
    }

    /** The distance of the origin beyond an edge of C; x and y lead to the owner of the edge. */
    private static double beyond(ConvexPolygon owner, int edge, ConvexPolygon other, int vertex, double x, double y) {
        double normalX = owner.normalX(edge);
        double normalY = owner.normalY(edge);
        double lowest = Math.min(
                height(normalX, normalY, other, vertex),
                Math.min(
                        height(normalX, normalY, other, other.next(vertex)),
                        height(normalX, normalY, other, other.previous(vertex))));
        // A point has no edge.
        double size = owner.vertexCount() == 1 ? Double.POSITIVE_INFINITY : 0;
        return lowest - (normalX * (owner.x(edge) + x) + normalY * (owner.y(edge) + y)) - size;
    }

    private static double height(double normalX, double normalY, ConvexPolygon shape, int vertex) {
        return normalX * shape.x(vertex) + normalY * shape.y(vertex);
    }

    /** The lowest above an edge of a vertex and its neighbors. */
    private static int lowest(ConvexPolygon owner, int edge, ConvexPolygon other, int vertex) {
        double normalX = owner.normalX(edge);
        double normalY = owner.normalY(edge);
        int next = other.next(vertex);
        int previous = other.previous(vertex);
        double height = height(normalX, normalY, other, vertex);
        double heightOfNext = height(normalX, normalY, other, next);
        int lower = heightOfNext < height ? next : vertex;
        return height(normalX, normalY, other, previous) < Math.min(height, heightOfNext) ? previous : lower;
    }
}
