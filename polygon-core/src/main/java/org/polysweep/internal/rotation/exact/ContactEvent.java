package org.polysweep.internal.rotation.exact;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.algebraic.AlgebraicValue;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * The first overlap of two bodies, or their first contact, within a window of the step.
 *
 * @param verdict the verdict about the window
 * @param window the window
 * @param index the number of the time of the event among the times of the window
 */
public record ContactEvent(Verdict verdict, EventWindow window, int index) {

    /** Supplies the windows of a step, and the known signs between them; by default, none. */
    public interface Windows {

        /** Returns a window that begins at a time in [0, 1). */
        EventWindow from(double time);

        /** Returns a time until which the bodies stay apart, beginning at another time; 1 for the end of the step. */
        default double apartUntil(double time) {
            return time;
        }

        /** Returns a time until which the bodies overlap, beginning at another time; 1 for the end of the step. */
        default double overlapUntil(double time) {
            return time;
        }
    }

    /**
     * Returns the event that decides the verdict about a part of the step.
     *
     * @param from a time in [0, 1) before which there is no event in the part
     * @param until the end of the part
     */
    public static ContactEvent first(Windows windows, double from, double until) {
        Dyadic end = Dyadic.of(until);
        ContactEvent found = in(windows.from(from), end);
        ContactEvent next = found;
        while (next.verdict.compareTo(Verdict.HIT) > 0 && next.window.end() < until) {
            double begin = windows.apartUntil(next.window.end());
            if (begin >= 1) {
                return found;
            }
            next = in(windows.from(begin), end);
            if (next.verdict.compareTo(found.verdict) < 0) {
                found = next;
            }
        }
        return found;
    }

    /** The first overlap in a window before an end; otherwise the first contact up to it; otherwise {@code MISS}. */
    private static ContactEvent in(EventWindow window, Dyadic end) {
        ContactEvent found = new ContactEvent(Verdict.MISS, window, 0);
        for (int i = 0; i < window.times().size(); i++) {
            int untilEnd = window.times().get(i).compareTo(end);
            if (untilEnd > 0) {
                break;
            }
            ContactState now = window.at(i);
            if (now == ContactState.OVERLAPPING) {
                return new ContactEvent(Verdict.OVERLAP, window, i);
            }
            if (untilEnd < 0 && window.overlapAfter(i)) {
                return new ContactEvent(Verdict.HIT, window, i);
            }
            if (now == ContactState.TOUCHING && found.verdict == Verdict.MISS) {
                found = new ContactEvent(Verdict.TOUCH, window, i);
            }
        }
        return found;
    }

    /** The time of the contact; for {@code HIT} and {@code TOUCH}. */
    public RealRoot time() {
        return window.times().get(index);
    }

    /** Returns the time of the contact, rounded down; NaN if there is none. */
    public double enter() {
        boolean isContact = verdict == Verdict.HIT || verdict == Verdict.TOUCH;
        return isContact ? AlgebraicValue.of(time()).round(0, Direction.DOWN) : Double.NaN;
    }

    /** Returns features, normal and points of the contact; for {@code HIT} and {@code TOUCH}. */
    public RotatingContact contact() {
        return new RotatingContact(window.polynomials(), time());
    }

    /** Returns the end of the overlap that begins at this event, rounded up; NaN if there is none within the step. */
    double exit(Windows windows) {
        if (verdict.compareTo(Verdict.HIT) > 0) {
            return Double.NaN;
        }
        Optional<RealRoot> exit = window.endOfOverlap(index + 1);
        return exit.isPresent() || window.isLast() ? roundUp(exit) : exit(windows, window.end());
    }

    /** Returns the end of an overlap, from a time in it on, rounded up; NaN if it is after the step. */
    public static double exit(Windows windows, double from) {
        double time = windows.overlapUntil(from);
        while (time < 1) {
            EventWindow window = windows.from(time);
            Optional<RealRoot> exit = window.endOfOverlap(1);
            if (exit.isPresent() || window.isLast()) {
                return roundUp(exit);
            }
            time = windows.overlapUntil(window.end());
        }
        return Double.NaN;
    }

    private static double roundUp(Optional<RealRoot> exit) {
        return exit.map(time -> AlgebraicValue.of(time).round(0, Direction.UP)).orElse(Double.NaN);
    }
}
