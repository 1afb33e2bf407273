package org.polysweep.internal.polygon;

import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.shape.ConvexPolygon;

/**
 * Finds the vertex ray by which the line of the motion enters the configuration-space obstacle C = B - A, or leaves it,
 * by exact signs alone.
 *
 * <p>With the line pointing to the right, C's left side is a chain that leads from the top of C to its bottom: the
 * edges of B that lead down and, reversed, the edges of A that lead up, in the order of their directions. A vertex of C
 * on it is a vertex of B less a vertex of A; its height above the line falls along the chain, and the line enters where
 * it falls below 0. Both chains are bisected at once. Where the line leaves C is where the reversed line enters it.
 * Cost: O(log n + log m) signs. Reusable.
 */
final class VertexRaySearch {

    private final PolygonQuery query;
    private final Predicates predicates;

    /** The number of vertices of C that the last search has looked at. */
    int vertices;

    VertexRaySearch(PolygonQuery query, Predicates predicates) {
        this.query = query;
        this.predicates = predicates;
    }

    private int height(int vertexOfA, int vertexOfB, int sense) {
        vertices++;
        return sense * predicates.heightOverRay.sign(vertexOfA, vertexOfB);
    }

    /** Sets a ray, by bisection of the whole side on which the line enters C. */
    void cast(VertexRay ray) {
        vertices = 0;
        int sense = ray.sense;
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int topOfA = firstEdgePast(a, sense, true);
        int topOfB = firstEdgePast(b, -sense, true);
        int bottomOfA = firstEdgePast(a, -sense, false);
        int bottomOfB = firstEdgePast(b, sense, false);
        int top = height(topOfA, topOfB, sense);
        if (top < 0) {
            ray.setMiss(topOfA, topOfB);
            return;
        }
        if (top == 0) {
            ray.setVertices(topOfA, topOfB);
            return;
        }
        int bottom = height(bottomOfA, bottomOfB, sense);
        if (bottom > 0) {
            ray.setMiss(bottomOfA, bottomOfB);
            return;
        }
        if (bottom == 0) {
            ray.setVertices(bottomOfA, bottomOfB);
            return;
        }
        halve(topOfA, topOfB, bottomOfA, bottomOfB, ray);
    }

    /**
     * The first edge, going round counter-clockwise, that points to the left of the line; before it is the vertex that
     * is lowest. O(log n): the edges before the half turn are sorted by direction, and so are those after it.
     *
     * @param sense 1 for the line, -1 for the line reversed
     * @param strictly whether an edge along the line is excluded
     */
    private int firstEdgePast(ConvexPolygon shape, int sense, boolean strictly) {
        int first = sense * predicates.edgeSlope.up(shape, 0);
        boolean inFirstHalf = first < 0 || (first == 0 && sense * predicates.edgeSlope.forward(shape, 0) > 0);
        int low = inFirstHalf ? 0 : Prepared.halfTurn(shape);
        int high = inFirstHalf ? Prepared.halfTurn(shape) : shape.vertexCount();
        while (low < high) {
            int mid = (low + high) >>> 1;
            int side = sense * predicates.edgeSlope.up(shape, mid);
            if (side > 0 || (side == 0 && !strictly)) {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        return low == shape.vertexCount() ? 0 : low;
    }

    /**
     * Halves one of the two chains at each step. Suppose that B's middle edge comes before A's in the order of C. If
     * the vertex after B's edge is above the line, seen from the vertex before A's edge, then all of B's edges up to
     * the middle come before the entry. If it is below, A's edges from the middle on come after the entry.
     */
    private void halve(int topOfA, int topOfB, int bottomOfA, int bottomOfB, VertexRay ray) {
        int sense = ray.sense;
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int lowA = 0;
        int lowB = 0;
        int highA = distance(a, topOfA, bottomOfA);
        int highB = distance(b, topOfB, bottomOfB);
        while (lowA < highA && lowB < highB) {
            int midA = (lowA + highA) >>> 1;
            int midB = (lowB + highB) >>> 1;
            int edgeOfA = vertex(a, topOfA, midA);
            int edgeOfB = vertex(b, topOfB, midB);
            if (predicates.edgeTurn.sign(b, edgeOfB, a, edgeOfA) <= 0) {
                if (height(edgeOfA, b.next(edgeOfB), sense) >= 0) {
                    lowB = midB + 1;
                } else {
                    highA = midA;
                }
            } else if (height(a.next(edgeOfA), edgeOfB, sense) >= 0) {
                lowA = midA + 1;
            } else {
                highB = midB;
            }
        }
        if (lowA < highA) {
            halveOne(true, topOfA, lowA, highA, vertex(b, topOfB, lowB), ray);
        } else {
            halveOne(false, topOfB, lowB, highB, vertex(a, topOfA, lowA), ray);
        }
    }

    /**
     * Given a vertex of one polygon, finds the last vertex on the chain of the other with which it makes a vertex of C
     * that is not below the line.
     *
     * @param ofA whether the chain belongs to A
     * @param top where the chain begins
     * @param from the first of its vertices to test
     * @param to the last
     * @param known the vertex of the other polygon
     * @param ray receives the ray that is found
     */
    private void halveOne(boolean ofA, int top, int from, int to, int known, VertexRay ray) {
        ConvexPolygon shape = ofA ? query.a : query.b;
        int low = from;
        int high = to;
        while (low < high) {
            int mid = (low + high + 1) >>> 1;
            int middle = vertex(shape, top, mid);
            if (height(ofA ? middle : known, ofA ? known : middle, ray.sense) >= 0) {
                low = mid;
            } else {
                high = mid - 1;
            }
        }
        int last = vertex(shape, top, low);
        int onA = ofA ? last : known;
        int onB = ofA ? known : last;
        if (height(onA, onB, ray.sense) == 0) {
            ray.setVertices(onA, onB);
        } else {
            ray.setEdge(onA, onB, !ofA);
        }
    }

    private static int vertex(ConvexPolygon shape, int top, int edges) {
        int vertex = top + edges;
        return vertex < shape.vertexCount() ? vertex : vertex - shape.vertexCount();
    }

    private static int distance(ConvexPolygon shape, int from, int to) {
        return to < from ? to - from + shape.vertexCount() : to - from;
    }
}
