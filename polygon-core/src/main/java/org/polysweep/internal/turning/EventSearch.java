package org.polysweep.internal.turning;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.algebraic.RealRoot;

/**
 * What happens between two bodies, in integers where they are near to each other: as {@link TurningPassage}, but from
 * {@link EventWindow} to window, and in doubles between these.
 */
final class EventSearch {

    /** The shortest window there is; each is four times as long as the one before, at least. */
    private static final int SHORTEST = 256;

    private static final int GROWTH = 4;

    private final TurningMotion a;
    private final TurningMotion b;
    private final ConservativeAdvancement advancement;
    private double shortest = 1.0 / SHORTEST;

    private Verdict verdict = Verdict.MISS;
    private Optional<RealRoot> enter = Optional.empty();

    /** The window of the contact, or in which an overlap begins. */
    private Optional<EventWindow> window = Optional.empty();

    private int begin;

    /**
     * Makes a search.
     *
     * @param advancement has been set to the query
     */
    EventSearch(TurningMotion a, TurningMotion b, ConservativeAdvancement advancement) {
        this.a = a;
        this.b = b;
        this.advancement = advancement;
    }

    private EventWindow windowAt(double time) {
        EventWindow found = EventWindow.of(a, b, advancement, time, shortest);
        shortest *= GROWTH;
        return found;
    }

    /** Looks for the verdict, from a time on before which the bodies are certainly apart. */
    void findVerdict(double from) {
        for (double time = from; ; time = advancement.time()) {
            EventWindow next = windowAt(time);
            if (isDecided(next) || next.end() >= 1 || advancement.staysApart(next.end())) {
                return;
            }
        }
    }

    /** Whether they overlap in a window; their first contact is noted, too. */
    private boolean isDecided(EventWindow next) {
        for (int i = 0; i < next.times().size(); i++) {
            RealRoot time = next.times().get(i);
            Nearness now = next.pair().at(time);
            if (now == Nearness.OVERLAPPING) {
                set(Verdict.OVERLAP, next, i);
                return true;
            }
            if (now == Nearness.TOUCHING && verdict == Verdict.MISS) {
                set(Verdict.TOUCH, next, i);
            }
            if (i + 1 < next.times().size()
                    && next.pair().at(RealRoot.of(time.before(next.times().get(i + 1)))) == Nearness.OVERLAPPING) {
                set(Verdict.HIT, next, i);
                return true;
            }
        }
        return false;
    }

    private void set(Verdict found, EventWindow where, int index) {
        verdict = found;
        window = Optional.of(where);
        begin = index;
        enter = found == Verdict.OVERLAP
                ? Optional.empty()
                : Optional.of(where.times().get(index));
    }

    Verdict verdict() {
        return verdict;
    }

    /** The time of the contact; empty for OVERLAP. */
    Optional<RealRoot> enter() {
        return enter;
    }

    /** The bodies about the time of the contact. */
    TurningPair pair() {
        return window.orElseThrow().pair();
    }

    /** The end of the overlap that has been found; empty if that is after the step. */
    Optional<RealRoot> findExit() {
        EventWindow where = window.orElseThrow();
        Optional<RealRoot> exit = firstWithoutOverlap(where, begin + 1);
        return exit.isPresent() || where.end() >= 1 ? exit : findExit(where.end());
    }

    /** The end of an overlap, from a time on at which they overlap; empty if that is after the step. */
    Optional<RealRoot> findExit(double from) {
        double time = from;
        while (time < 1 && !advancement.staysOverlapping(time)) {
            EventWindow next = windowAt(advancement.time());
            Optional<RealRoot> exit = firstWithoutOverlap(next, 1);
            if (exit.isPresent()) {
                return exit;
            }
            time = next.end();
        }
        return Optional.empty();
    }

    private static Optional<RealRoot> firstWithoutOverlap(EventWindow where, int first) {
        return where.times().subList(first, where.times().size()).stream()
                .filter(time -> where.pair().at(time) != Nearness.OVERLAPPING)
                .findFirst();
    }
}
