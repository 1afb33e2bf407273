package org.polysweep.internal.turning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.RealRoot;

/**
 * A time in which two shapes overlap of which one turns, in integers. An overlap that ceases for a moment only is two.
 *
 * @param begin when they begin to; empty if they overlap when one begins to look
 * @param end when they cease; empty if they still overlap when one ceases to look
 */
public record TurningOverlap(Optional<RealRoot> begin, Optional<RealRoot> end) {

    /**
     * Returns all overlaps in a part of the step, in their order. Cost: that of {@link TurningReference}, unless
     * doubles are certain that the two stay apart.
     *
     * @param a the first shape
     * @param b the second shape
     * @param from the beginning of the part, in [0, 1)
     * @param until its end, later and at most 1
     */
    public static List<TurningOverlap> between(TurningMotion a, TurningMotion b, double from, double until) {
        ConservativeAdvancement advancement = new ConservativeAdvancement();
        if (advancement.set(BodyNumbers.of(a), BodyNumbers.of(b)) && advancement.staysApart(from)) {
            return List.of();
        }
        TurningPair pair = new TurningPair(a, b);
        List<RealRoot> times = TurningTimes.of(pair, Dyadic.of(from), Dyadic.of(until));
        List<TurningOverlap> overlaps = new ArrayList<>();
        Optional<RealRoot> begin = Optional.empty();
        int last = times.size() - 1;
        boolean isIn = pair.at(times.get(0)) == Nearness.OVERLAPPING;
        for (int i = 0; i < last; i++) {
            RealRoot time = times.get(i);
            boolean overlapNext = pair.at(RealRoot.of(time.before(times.get(i + 1)))) == Nearness.OVERLAPPING;
            if (overlapNext && !isIn) {
                begin = Optional.of(time);
            }
            isIn = overlapNext && pair.at(times.get(i + 1)) == Nearness.OVERLAPPING;
            if (overlapNext && !isIn) {
                overlaps.add(new TurningOverlap(begin, Optional.of(times.get(i + 1))));
            }
        }
        if (isIn) {
            overlaps.add(new TurningOverlap(begin, Optional.empty()));
        }
        return overlaps;
    }
}
