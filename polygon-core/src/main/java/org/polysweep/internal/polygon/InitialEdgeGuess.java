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

    /** About 3/2 times the bits of 1; less half the bits of a number, the bits of the inverse of its root. */
    private static final long INVERSE_ROOT = 0x5fe6eb50c7b537a9L;

    /** True if the edge of C is one of B; otherwise it is one of A, reversed. */
    boolean isOfB;

    /** The edge of A, or the vertex of A that is nearest to the line of the edge of B. */
    int onA;

    /** The edge of B, or the vertex of B that is nearest to the line of the edge of A. */
    int onB;

    /** The signed distance of the origin from the line of the edge of C, rounded; positive outside of C. */
    double distance;

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
        // A branch on which of the four is best would be mispredicted, so the choice is made without branches.
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

    /** The distance of the origin beyond an edge of C, within 4%; x and y lead to the owner of the edge. */
    private static double beyond(ConvexPolygon owner, int edge, ConvexPolygon other, int vertex, double x, double y) {
        double edgeX = owner.edgeX(edge);
        double edgeY = owner.edgeY(edge);
        double lowest = Math.min(
                height(edgeX, edgeY, other, vertex),
                Math.min(
                        height(edgeX, edgeY, other, other.next(vertex)),
                        height(edgeX, edgeY, other, other.previous(vertex))));
        double height = lowest - (edgeY * (owner.x(edge) + x) - edgeX * (owner.y(edge) + y));
        double square = edgeX * edgeX + edgeY * edgeY;
        // A point has no edge.
        return square > 0 ? height * roughInverseRoot(square) : Double.NEGATIVE_INFINITY;
    }

    /** The inverse of a square root within 4%: the logarithm is halved and negated. */
    private static double roughInverseRoot(double square) {
        return Double.longBitsToDouble(INVERSE_ROOT - (Double.doubleToRawLongBits(square) >> 1));
    }

    /** The height of a vertex over a line through the origin along an edge, seen from outside, times its length. */
    private static double height(double edgeX, double edgeY, ConvexPolygon shape, int vertex) {
        return edgeY * shape.x(vertex) - edgeX * shape.y(vertex);
    }

    /** The lowest of a vertex and its two neighbors, above an edge. */
    private static int lowest(ConvexPolygon owner, int edge, ConvexPolygon other, int vertex) {
        double edgeX = owner.edgeX(edge);
        double edgeY = owner.edgeY(edge);
        int next = other.next(vertex);
        int previous = other.previous(vertex);
        double height = height(edgeX, edgeY, other, vertex);
        double heightOfNext = height(edgeX, edgeY, other, next);
        int lower = heightOfNext < height ? next : vertex;
        return height(edgeX, edgeY, other, previous) < Math.min(height, heightOfNext) ? previous : lower;
    }
}
