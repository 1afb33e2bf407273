package org.polysweep.internal.turning;

import java.util.List;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.RealRoot;

/**
 * A part of the step in integers: of the pairs of a corner and an edge only those that may come near to each other in
 * it, as doubles have it for certain, and of their roots those in it.
 *
 * @param pair the two bodies
 * @param times when their nearness may change, beginning and end included
 * @param end the end
 */
record EventWindow(TurningPair pair, List<RealRoot> times, double end) {

    /** With more pairs, a shorter part is taken. */
    private static final int MANY = 4;

    /**
     * The part that begins at a time, as long as few pairs come near.
     *
     * @param at is taken to that time
     * @param shortest the length that is taken in any case
     */
    static EventWindow of(TurningMotion a, TurningMotion b, ConservativeAdvancement at, double begin, double shortest) {
        at.lookFromBoth(begin);
        double length = 1 - begin;
        while (length > shortest && new SignsForAWhile(at, length).countNear() > MANY) {
            length /= 2;
        }
        double end = Math.min(1, begin + length);
        TurningPair pair = new TurningPair(a, b, new SignsForAWhile(at, length));
        // The polynomials are written down before the advancement goes on.
        pair.edges();
        return new EventWindow(pair, TurningTimes.of(pair, Dyadic.of(begin), Dyadic.of(end)), end);
    }
}
