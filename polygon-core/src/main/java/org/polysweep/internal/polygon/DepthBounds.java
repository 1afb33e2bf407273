package org.polysweep.internal.polygon;

import org.polysweep.internal.bound.DepthFilter;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.shape.ConvexPolygon;

/**
 * Bounds in doubles of the depths of all edges of the configuration-space obstacle C = B - A.
 *
 * <p>The depth of an edge is the depth of the vertex of the other polygon which is deepest behind it. So the depth of
 * any vertex, even of a wrong guess, bounds it from below. Reusable.
 */
final class DepthBounds {

    private final PolygonQuery query;
    private final AntipodalVertex antipodalVertex;
    private final DepthFilter depthFilter = new DepthFilter();

    private double least;

    /** A bound of the depths of all edges except the one that was found. */
    double runnerUp;

    /** True if the edge that was found is one of B. */
    boolean isOfB;

    int edge;

    /** The vertex of the other polygon that was guessed for it. */
    int vertex;

    DepthBounds(PolygonQuery query, AntipodalVertex antipodalVertex) {
        this.query = query;
        this.antipodalVertex = antipodalVertex;
    }

    /** Finds the edge with the least bound. */
    void run() {
        least = Double.POSITIVE_INFINITY;
        runnerUp = Double.POSITIVE_INFINITY;
        run(true);
        run(false);
    }

    private void run(boolean ofB) {
        ConvexPolygon owner = ofB ? query.b : query.a;
        ConvexPolygon other = ofB ? query.a : query.b;
        if (owner.vertexCount() == 1) {
            return;
        }
        int at = 0;
        for (int i = 0; i < owner.vertexCount(); i++) {
            at = antipodalVertex.guess(owner, i, other, at);
            double bound = depth(ofB, i, at).least();
            if (bound < least) {
                runnerUp = least;
                least = bound;
                isOfB = ofB;
                edge = i;
                vertex = at;
            } else if (bound < runnerUp) {
                runnerUp = bound;
            }
        }
    }

    /**
     * Bounds the depth that a vertex of the other polygon has behind an edge: from below it is a bound for the edge of
     * C, from above only if the vertex is the deepest.
     */
    DepthFilter depth(boolean ofB, int ofEdge, int atVertex) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int onA = ofB ? atVertex : ofEdge;
        int onB = ofB ? ofEdge : atVertex;
        return depthFilter.set(
                ofB ? b.normalX(ofEdge) : -a.normalX(ofEdge),
                ofB ? b.normalY(ofEdge) : -a.normalY(ofEdge),
                b.x(onB) - a.x(onA),
                b.y(onB) - a.y(onA),
                query.offsetX,
                query.offsetY);
    }
}
