package org.polysweep.oracle;

import java.util.Optional;

/** A piece of the boundary of a round C. Where two of them join, both have the same normal, so no point has two. */
interface OraclePiece {
    /**
     * Where the line of all t·d crosses this piece.
     *
     * @param d the direction, not zero
     * @param side the sign of n·d there: -1 where the line comes into C, 1 where it leaves
     */
    Optional<Crossing> crossing(IntVector d, int side);

    /**
     * The first and the last point where the line of all t·d has n·d = 0 on this piece, so that all of C is on one side
     * of it.
     */
    Optional<RoundClip> graze(IntVector d);
}
