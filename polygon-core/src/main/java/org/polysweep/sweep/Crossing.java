package org.polysweep.sweep;

import org.polysweep.exact.Ratio;

/**
 * A vertex of one polygon meets the boundary of the other: the spots that coincide, and when.
 *
 * @param time the exact time
 * @param onA the spot on A
 * @param onB the spot on B; it or {@code onA} is a corner
 */
record Crossing(Ratio time, Spot onA, Spot onB) {

    static Crossing earlier(Crossing first, Crossing second) {
        return second.time.compareTo(first.time) < 0 ? second : first;
    }

    static Crossing later(Crossing first, Crossing second) {
        return second.time.compareTo(first.time) > 0 ? second : first;
    }

    /** What meets what, and when, in words. */
    String describe(ExactQuery query) {
        String spotA = onA.describe(query.a().shape()) + " of A";
        String spotB = onB.describe(query.b().shape()) + " of B";
        if (query.d().isZero()) {
            return "nothing moves: " + spotA + " and " + spotB + " are level with each other";
        }
        String when = " at t = " + time;
        return onA.isCorner()
                ? "from " + spotA + " along the motion: meets " + spotB + when
                : "from " + spotB + " against the motion: meets " + spotA + when;
    }
}
