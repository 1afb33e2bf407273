package org.polysweep.internal.turning;

import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.RealRoot;

/**
 * What happens between two bodies in a step, from a time on.
 *
 * @param verdict the verdict
 * @param enter for HIT, when they begin to overlap; for TOUCH, when they touch for the first time
 * @param exit for HIT and OVERLAP, when they cease to overlap, be it for a moment; empty if that is after the step
 */
record TurningPassage(Verdict verdict, Optional<RealRoot> enter, Optional<RealRoot> exit) {

    private static final TurningPassage MISS = new TurningPassage(Verdict.MISS, Optional.empty(), Optional.empty());

    /**
     * Asks how near the bodies are at each of the times at which that may change, and at some time in between: it does
     * not change in between.
     */
    static TurningPassage of(TurningPair pair, Dyadic start) {
        List<RealRoot> times = TurningTimes.of(pair, start, Dyadic.ONE);
        Optional<RealRoot> touching = Optional.empty();
        for (int i = 0; i < times.size(); i++) {
            RealRoot time = times.get(i);
            Nearness now = pair.at(time);
            if (now == Nearness.OVERLAPPING) {
                return new TurningPassage(Verdict.OVERLAP, Optional.empty(), endOfOverlap(pair, times, i));
            }
            if (now == Nearness.TOUCHING && touching.isEmpty()) {
                touching = Optional.of(time);
            }
            if (i + 1 < times.size() && between(pair, time, times.get(i + 1)) == Nearness.OVERLAPPING) {
                return new TurningPassage(Verdict.HIT, Optional.of(time), endOfOverlap(pair, times, i));
            }
        }
        return touching.isPresent() ? new TurningPassage(Verdict.TOUCH, touching, Optional.empty()) : MISS;
    }

    private static Nearness between(TurningPair pair, RealRoot time, RealRoot next) {
        return pair.at(RealRoot.of(time.before(next)));
    }

    /** The first time after a given one at which they do not overlap. */
    private static Optional<RealRoot> endOfOverlap(TurningPair pair, List<RealRoot> times, int begin) {
        return times.subList(begin + 1, times.size()).stream()
                .filter(time -> pair.at(time) != Nearness.OVERLAPPING)
                .findFirst();
    }
}
