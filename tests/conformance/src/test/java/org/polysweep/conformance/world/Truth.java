package org.polysweep.conformance.world;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.oracle.ExactTime;
import org.polysweep.oracle.ExactTiming;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.Oracle;
import org.polysweep.oracle.Surd;

/** What a report of a step has to be: all pairs, asked of the oracle, in the order of their exact times. */
final class Truth {

    /**
     * Two bodies that meet.
     *
     * @param a the place of the first in the order
     * @param b the place of the second
     * @param timing the exact answer about them
     */
    record Pair(int a, int b, ExactTiming timing) {

        /** As {@link #line(int, int, String, double)} has it. */
        String line() {
            return Truth.line(a, b, timing.verdict().name(), timing.enterDouble());
        }

        private boolean overlaps() {
            return timing.verdict() == ExactVerdict.OVERLAP;
        }

        private Surd time() {
            return overlaps()
                    ? Surd.ZERO
                    : timing.enter().flatMap(ExactTime::value).orElseThrow();
        }
    }

    private static final Comparator<Pair> ORDER = Comparator.comparing((Pair pair) -> !pair.overlaps())
            .thenComparing(Pair::time)
            .thenComparingInt(Pair::a)
            .thenComparingInt(Pair::b);

    private Truth() {}

    /** A contact as a line of text; the double without loss. */
    static String line(int a, int b, String verdict, double enter) {
        return verdict + " " + a + " " + b + " " + enter;
    }

    /** All contacts of bodies that may meet, in order. */
    static List<Pair> of(List<Actor> bodies, BiPredicate<Integer, Integer> mayMeet) {
        List<Pair> pairs = new ArrayList<>();
        for (int a = 0; a < bodies.size(); a++) {
            for (int b = a + 1; b < bodies.size(); b++) {
                if (!(bodies.get(a).isKinematic() && bodies.get(b).isKinematic()) && mayMeet.test(a, b)) {
                    ExactTiming timing = timing(bodies.get(a), bodies.get(b));
                    if (timing.verdict() != ExactVerdict.MISS) {
                        pairs.add(new Pair(a, b, timing));
                    }
                }
            }
        }
        pairs.sort(ORDER);
        return pairs;
    }

    /** How two bodies meet: of the best verdict of their parts, the earliest. */
    static ExactTiming timing(Actor a, Actor b) {
        if (a.shape().isOneSided() || b.shape().isOneSided()) {
            return timingWithFront(a, b);
        }
        Optional<ExactTiming> best = Optional.empty();
        for (int i = 0; i < a.shape().partCount(); i++) {
            for (int k = 0; k < b.shape().partCount(); k++) {
                ExactTiming timing = Oracle.verdictAndTimes(a.query(i, b, k));
                if (best.isEmpty() || isBetter(timing, best.orElseThrow())) {
                    best = Optional.of(timing);
                }
            }
        }
        return best.orElseThrow();
    }

    private static boolean isBetter(ExactTiming timing, ExactTiming best) {
        if (timing.verdict() != best.verdict()) {
            return timing.verdict().compareTo(best.verdict()) < 0;
        }
        return timing.verdict() != ExactVerdict.MISS
                && timing.enter().flatMap(ExactTime::value).isPresent()
                && timing.enter()
                                .flatMap(ExactTime::value)
                                .orElseThrow()
                                .compareTo(
                                        best.enter().flatMap(ExactTime::value).orElseThrow())
                        < 0;
    }

    /**
     * Which contacts count at a chain with a front is decided elsewhere: by the sweep of compounds, which has tests of
     * its own.
     */
    private static ExactTiming timingWithFront(Actor a, Actor b) {
        CompoundSweep sweep = new CompoundSweep();
        sweep.sweep(a.sweeping(), b.sweeping());
        return sweep.partA() == CompoundSweep.NO_PART
                ? new ExactTiming(ExactVerdict.MISS, Optional.empty(), Optional.empty())
                : Oracle.verdictAndTimes(a.query(sweep.partA(), b, sweep.partB()));
    }
}
