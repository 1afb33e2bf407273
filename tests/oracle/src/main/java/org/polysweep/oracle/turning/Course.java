package org.polysweep.oracle.turning;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.oracle.PartOfStep;

/**
 * How two shapes stand to each other through a part of the step, and to the end of an overlap in it: at single moments,
 * and all over the open intervals between them.
 */
final class Course {
    private static final int LOW_DEGREE = 12;
    private static final int HIGH_DEGREE = 40;
    private static final int FIRST_TRIAL = 10;
    private static final int LAST_TRIAL = FIRST_TRIAL << 7;

    private final Standing standing;
    private final Dyadic start;
    private final Dyadic end;

    private Moment now;
    private int stateNow;
    private int stateBefore;
    private Optional<Moment> firstTouch = Optional.empty();
    private Optional<Moment> enter = Optional.empty();
    private Optional<Moment> exit = Optional.empty();
    private boolean overlapping;

    private Course(Standing standing, PartOfStep part) {
        this.standing = standing;
        start = Dyadic.of(part.start());
        end = Dyadic.of(part.end());
        now = Moment.at(start);
    }

    /**
     * Verdict and times.
     *
     * @param verdict one of four
     * @param enter for HIT and TOUCH
     * @param exit for OVERLAP and HIT, if the overlap ends within the step
     */
    record Timing(ExactVerdict verdict, Optional<Moment> enter, Optional<Moment> exit) {}

    static Timing of(Standing standing, PartOfStep part) {
        return new Course(standing, part).timing();
    }

    private Timing timing() {
        arrive(now, state(now::sign));
        boolean overlappedAtStart = overlapping;
        cover(start, end);
        if (exit.isEmpty()) {
            arrive(Moment.at(end));
        }
        if (overlapping && exit.isEmpty() && end.compareTo(Dyadic.ONE) < 0) {
            cover(end, Dyadic.ONE);
            if (exit.isEmpty()) {
                arrive(Moment.at(Dyadic.ONE));
            }
        }
        if (overlappedAtStart) {
            return new Timing(ExactVerdict.OVERLAP, Optional.empty(), exit);
        }
        if (enter.isPresent()) {
            return new Timing(ExactVerdict.HIT, enter, exit);
        }
        return firstTouch
                .map(first -> new Timing(ExactVerdict.TOUCH, firstTouch, Optional.empty()))
                .orElseGet(() -> new Timing(ExactVerdict.MISS, Optional.empty(), Optional.empty()));
    }

    private int state(Signs signs) {
        Standing.State state = standing.state(signs);
        if (!state.isKnown()) {
            throw new IllegalStateException("not known at a moment");
        }
        return state.value();
    }

    /** All over an interval, cell by cell; the moment at its end is left to the caller. */
    private void cover(Dyadic from, Dyadic to) {
        Dyadic time = from;
        while (exit.isEmpty() && time.compareTo(to) < 0) {
            if (time.compareTo(from) > 0) {
                arrive(Moment.at(time));
            }
            TimeCell cell = TimeCell.largest(time, to);
            pass(cell);
            time = cell.end();
        }
    }

    /** All over a cell; the moment at its end is left to the caller. */
    private void pass(TimeCell cell) {
        if (exit.isPresent()) {
            return;
        }
        Standing.State state = standing.state(cell);
        if (state.isKnown()) {
            wait(state.value());
            return;
        }
        Optional<Polynomial> joined = joined(new LinkedHashSet<>(state.open()), cell.halvings());
        if (joined.isPresent()) {
            passRoots(cell, joined.get());
            return;
        }
        pass(cell.left());
        if (exit.isEmpty()) {
            arrive(Moment.at(cell.middle()));
        }
        pass(cell.right());
    }

    /**
     * All of them in one polynomial without double roots, if its degree is low enough to go on with, or halving has not
     * helped for so long. It does not where many have a root in common, which is one root of theirs together then.
     */
    private static Optional<Polynomial> joined(Set<Polynomial> open, int halvings) {
        boolean isTrial = halvings % FIRST_TRIAL == 0 && Integer.bitCount(halvings / FIRST_TRIAL) == 1;
        int degrees = open.stream().mapToInt(Polynomial::degree).sum();
        if (degrees > LOW_DEGREE && !isTrial) {
            return Optional.empty();
        }
        Polynomial joined = Polynomial.ONE;
        for (Polynomial polynomial : open) {
            joined = joined.joined(polynomial.squareFree());
            if (joined.degree() > HIGH_DEGREE && halvings < LAST_TRIAL) {
                return Optional.empty();
            }
        }
        return Optional.of(joined);
    }

    /** Between the roots of the open polynomials, all signs stay. */
    private void passRoots(TimeCell cell, Polynomial joined) {
        List<Moment> roots = Roots.of(joined, cell);
        for (int i = 0; i <= roots.size() && exit.isEmpty(); i++) {
            boolean isLast = i == roots.size();
            Dyadic until = isLast ? cell.end() : roots.get(i).start();
            wait(state(signsBetween(cell, i == 0 ? Optional.empty() : Optional.of(roots.get(i - 1)), until)));
            if (!isLast && exit.isEmpty()) {
                Moment root = roots.get(i);
                arrive(root, state(signsAt(cell, root)));
            }
        }
    }

    /** All over the interval between two roots: at any time there is. */
    private Signs signsBetween(TimeCell cell, Optional<Moment> before, Dyadic until) {
        Dyadic sample = before.map(root -> middle(root.end(), until)).orElseGet(() -> middle(cell.start(), until));
        return polynomial -> {
            int known = cell.of(polynomial);
            return known != Signs.UNKNOWN ? known : polynomial.signAt(sample);
        };
    }

    private static Dyadic middle(Dyadic from, Dyadic to) {
        Dyadic sum = from.plus(to);
        return new Dyadic(sum.numerator(), sum.shift() + 1);
    }

    private static Signs signsAt(TimeCell cell, Moment moment) {
        return polynomial -> {
            int known = cell.of(polynomial);
            return known != Signs.UNKNOWN ? known : moment.sign(polynomial);
        };
    }

    private void arrive(Moment moment) {
        arrive(moment, state(moment::sign));
    }

    /** Nothing leaps: between overlap and distance there is touch, and what is so at a moment is so around it. */
    private void arrive(Moment moment, int state) {
        if (state != 0 && state != stateBefore && moment.compareTo(start) != 0) {
            throw new IllegalStateException("from " + stateBefore + " to " + state + " at " + moment);
        }
        now = moment;
        stateNow = state;
        if (state >= 0 && firstTouch.isEmpty()) {
            firstTouch = Optional.of(moment);
        }
        if (overlapping && state < 1) {
            exit = Optional.of(moment);
        }
        overlapping |= state == 1;
    }

    /** All over the open interval from now on. */
    private void wait(int state) {
        if (stateNow != 0 && state != stateNow) {
            throw new IllegalStateException("from " + stateNow + " to " + state + " after " + now);
        }
        stateBefore = state;
        if (state == 1 && !overlapping) {
            overlapping = true;
            enter = Optional.of(now);
        }
    }
}
