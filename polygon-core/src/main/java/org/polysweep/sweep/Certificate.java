package org.polysweep.sweep;

import org.polysweep.polygon.ConvexPolygon;

/**
 * Proves the end of a search by a constant number of exact signs, so that the search itself may guess.
 *
 * <p>A corner of A and an edge of B (or the other way round) are where the line enters C if the line passes strictly between the
 * ends of the edge as the corner sees them, on the side where C is entered, and if the polygon of the corner lies wholly on the
 * other side of the edge's line: for a convex polygon its two edges at the corner tell. The line misses C if the top of C is
 * below the line or the bottom above it; there, too, the edges at the corners tell. A corner that meets a corner is left to the
 * exact search.
 */
final class Certificate {

    private final SweepQuery query;
    private final PairSigns signs;

    Certificate(SweepQuery query, PairSigns signs) {
        this.query = query;
        this.signs = signs;
    }

    /** Whether what a search has found is certainly true. */
    boolean holds(ChainSearch search) {
        Encounter found = search.found();
        if (!search.meets()) {
            return missesAbove(found, search.way()) || missesAbove(found, -search.way());
        }
        return !found.isCornerB()
                ? meetsEdgeOfB(found.onA(), found.onB(), search.way())
                : !found.isCornerA() && meetsEdgeOfA(found.onA(), found.onB(), search.way());
    }

    private boolean meetsEdgeOfB(int corner, int edge, int way) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        return way * signs.height(corner, edge) > 0
                && way * signs.height(corner, b.next(edge)) < 0
                && signs.turn(b, edge, a, corner) <= 0
                && signs.turn(b, edge, a, a.previous(corner)) >= 0;
    }

    private boolean meetsEdgeOfA(int edge, int corner, int way) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        return way * signs.height(edge, corner) > 0
                && way * signs.height(a.next(edge), corner) < 0
                && signs.turn(a, edge, b, corner) <= 0
                && signs.turn(a, edge, b, b.previous(corner)) >= 0;
    }

    /** Whether the top of C, seen with the line pointing that way, is below the line. */
    private boolean missesAbove(Encounter top, int way) {
        return way * signs.height(top.onA(), top.onB()) < 0
                && isHighest(query.b, top.onB(), way)
                && isHighest(query.a, top.onA(), -way);
    }

    private boolean isHighest(ConvexPolygon shape, int corner, int way) {
        return way * signs.leadsUp(shape, corner) <= 0 && way * signs.leadsUp(shape, shape.previous(corner)) >= 0;
    }
}
