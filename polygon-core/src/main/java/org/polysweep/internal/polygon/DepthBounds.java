package org.polysweep.internal.polygon;

import org.polysweep.internal.predicate.DepthFilter;
import org.polysweep.shape.ConvexPolygon;

/**
 * Bounds in doubles of the depths of all edges of the configuration-space obstacle C = B - A.
 *
 * <p>The depth of an edge is that of the corner of the other polygon which is deepest behind it. So that of any corner,
 * even of one that was guessed wrong, bounds it from below. Reusable.
 */
final class DepthBounds {

    private final SweepQuery query;
    private final AntipodalVertex opposite;
    private final DepthFilter filter = new DepthFilter();

    private double least;
    private double runnerUp;
    private boolean isOfB;
    private int edge;
    private int corner;

    DepthBounds(SweepQuery query, AntipodalVertex opposite) {
        this.query = query;
        this.opposite = opposite;
    }

    /** Looks for the edge whose bound is least. */
    void run() {
        least = Double.POSITIVE_INFINITY;
        runnerUp = Double.POSITIVE_INFINITY;
        run(true);
        run(false);
    }

    private void run(boolean ofB) {
        ConvexPolygon owner = ofB ? query.b : query.a;
        ConvexPolygon other = ofB ? query.a : query.b;
        if (owner.size() == 1) {
            return;
        }
        int at = 0;
        for (int i = 0; i < owner.size(); i++) {
            at = opposite.guess(owner, i, other, at);
            double bound = depth(ofB, i, at).least();
            if (bound < least) {
                runnerUp = least;
                least = bound;
                isOfB = ofB;
                edge = i;
                corner = at;
            } else if (bound < runnerUp) {
                runnerUp = bound;
            }
        }
    }

    /** A bound of the depths of all edges but the one that was found. */
    double runnerUp() {
        return runnerUp;
    }

    /** Whether the edge that was found is one of B. */
    boolean isOfB() {
        return isOfB;
    }

    int edge() {
        return edge;
    }

    /** The corner of the other polygon that was guessed for it. */
    int corner() {
        return corner;
    }

    /**
     * Bounds the depth that a corner of the other polygon has behind an edge: from below it is a bound for the edge of
     * C, from above only if the corner is the deepest.
     */
    DepthFilter depth(boolean ofB, int ofEdge, int atCorner) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int onA = ofB ? atCorner : ofEdge;
        int onB = ofB ? ofEdge : atCorner;
        return filter.set(
                ofB ? b.normalX(ofEdge) : -a.normalX(ofEdge),
                ofB ? b.normalY(ofEdge) : -a.normalY(ofEdge),
                b.x(onB) - a.x(onA),
                b.y(onB) - a.y(onA),
                query.offsetX,
                query.offsetY);
    }
}
