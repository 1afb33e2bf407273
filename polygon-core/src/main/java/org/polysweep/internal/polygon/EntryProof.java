package org.polysweep.internal.polygon;

import org.polysweep.shape.ConvexPolygon;

/**
 * Proves the end of a search by a constant number of exact signs, so that the search itself may guess.
 *
 * <p>A corner of A and an edge of B (or the other way round) are where the line enters C if the line passes strictly
 * between the ends of the edge as the corner sees them, on the side where C is entered, and if the polygon of the
 * corner lies wholly on the other side of the edge's line: for a convex polygon its two edges at the corner tell. The
 * line misses C if the top of C is below the line or the bottom above it; there, too, the edges at the corners tell. A
 * corner meets a corner where the line enters C if the point lies on the line, and an edge of C begins or ends there
 * that leads down.
 */
final class EntryProof {

    private final SweepQuery query;
    private final SweepPredicates signs;
    private final NormalConeTest turns;

    EntryProof(SweepQuery query, SweepPredicates signs, NormalConeTest turns) {
        this.query = query;
        this.signs = signs;
        this.turns = turns;
    }

    /** Whether what a search has found is certainly true. */
    boolean holds(EntrySearch search) {
        FeaturePair found = search.found();
        int way = search.way();
        if (!search.meets()) {
            int side = signs.height(found.onA(), found.onB());
            return side != 0 && isHighest(query.b, found.onB(), -side) && isHighest(query.a, found.onA(), side);
        }
        if (found.isCornerA() && found.isCornerB()) {
            return isCornerOfSide(found.onA(), found.onB(), way);
        }
        return found.isCornerA()
                ? way * signs.height(found.onA(), found.onB()) > 0
                        && way * signs.height(found.onA(), query.b.next(found.onB())) < 0
                        && liesBeyond(query.b, found.onB(), query.a, found.onA(), found)
                : way * signs.height(found.onA(), found.onB()) > 0
                        && way * signs.height(query.a.next(found.onA()), found.onB()) < 0
                        && liesBeyond(query.a, found.onA(), query.b, found.onB(), found);
    }

    /** Whether a polygon lies on the outer side of an edge's line, which passes through one of its corners. */
    private boolean liesBeyond(ConvexPolygon owner, int edge, ConvexPolygon other, int corner, FeaturePair found) {
        int next = signs.turn(owner, edge, other, corner);
        int previous = signs.turn(owner, edge, other, other.previous(corner));
        if (next < 0 && previous > 0) {
            found.setStrict();
        }
        return next <= 0 && previous >= 0;
    }

    /** Whether a corner of A meets a corner of B on an edge of C on which the line enters C. */
    private boolean isCornerOfSide(int ofA, int ofB, int way) {
        if (signs.height(ofA, ofB) != 0) {
            return false;
        }
        turns.at(ofA, ofB);
        return (turns.isEdgeB() && way * turns.upB() < 0)
                || (turns.isEdgeBeforeB() && way * turns.upBeforeB() < 0)
                || (turns.isEdgeA() && way * turns.upA() > 0)
                || (turns.isEdgeBeforeA() && way * turns.upBeforeA() > 0);
    }

    /**
     * Whether the line of the motion runs through the top or the bottom of C, where a corner of A meets a corner of B.
     */
    boolean isTangent(FeaturePair at) {
        if (!at.isCornerA() || !at.isCornerB()) {
            return false;
        }
        turns.at(at.onA(), at.onB());
        int beginsUp = turns.upB();
        int endsUp = turns.upBeforeB();
        if (beginsUp == endsUp && beginsUp != 0) {
            // The outline of B passes from one side of the line to the other.
            return false;
        }
        return (beginsUp <= 0 && endsUp >= 0 && turns.upA() >= 0 && turns.upBeforeA() <= 0)
                || (beginsUp >= 0 && endsUp <= 0 && turns.upA() <= 0 && turns.upBeforeA() >= 0);
    }

    /** Whether a corner is the highest, seen with the line pointing that way. */
    private boolean isHighest(ConvexPolygon shape, int corner, int way) {
        return way * signs.leadsUp(shape, corner) <= 0 && way * signs.leadsUp(shape, shape.previous(corner)) >= 0;
    }
}
