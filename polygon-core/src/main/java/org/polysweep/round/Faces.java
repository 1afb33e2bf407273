package org.polysweep.round;

import org.polysweep.exact.ExactVector;

/**
 * The faces of the two cores that make a straight side of C: an edge and a corner, or two parallel edges.
 *
 * @param onA the edge of A that runs against the side, or the corner on it
 * @param onB the edge of B that runs along the side, or the corner on it
 */
record Faces(Spot onA, Spot onB) {

    static Faces of(Piece.Side side, RoundQuery query) {
        return new Faces(
                face(query.a(), side.direction().negated(), side.cornerA()),
                face(query.b(), side.direction(), side.cornerB()));
    }

    /** The edge with a direction, which lies on the supporting line of that direction; if there is none, the corner on it. */
    private static Spot face(ExactCore core, ExactVector direction, int corner) {
        for (int i = 0; i < core.edges(); i++) {
            if (core.edge(i).hasDirectionOf(direction)) {
                return Spot.edge(i);
            }
        }
        return Spot.corner(corner);
    }
}
