package org.polysweep.round;

import java.math.BigInteger;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.QuadraticSurd;

/**
 * The line of the motion meets a piece of the boundary of C.
 *
 * @param time the exact time
 * @param piece the piece
 */
record Crossing(QuadraticSurd time, Piece piece) {

    /** The same crossing, where time runs the other way. */
    Crossing reversed() {
        return new Crossing(time.negated(), piece);
    }

    /** Where the line {t·d}, which enters C on a piece, does so. */
    static Crossing of(ExactVector d, Piece piece, RoundQuery query) {
        return piece instanceof Piece.Arc arc
                ? CircleSweep.entering(d, arc, query).orElseThrow()
                : ofSide(d, (Piece.Side) piece, query);
    }

    /**
     * When the line {t·d} crosses the line of a side: n·t·d = n·v + R|n| for a point v of the edge and its outward normal n, so t =
     * (n·v + R√n²) / n·d.
     *
     * @param d a direction that is not that of the side
     */
    static Crossing ofSide(ExactVector d, Piece.Side side, RoundQuery query) {
        ExactVector normal = side.outward();
        BigInteger height = normal.dot(query.difference(side.cornerA(), side.cornerB()));
        QuadraticSurd time =
                QuadraticSurd.of(height, query.radius(), normal.square()).over(normal.dot(d));
        return new Crossing(time, side);
    }

    /** What meets what, and when, in words. */
    String describe(RoundQuery query) {
        String pieces = piece.describe(query);
        return query.d().isZero()
                ? "nothing moves: " + pieces + " are level with each other"
                : pieces + ", at t = " + time;
    }
}
