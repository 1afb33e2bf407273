package org.polysweep.internal.rotation.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.shape.MovingShape;

/**
 * An interval of the step in integers: the times at which the proximity of two bodies may change. Between two of these
 * it does not change, so it is determined by its values at these times and at one time between each two.
 *
 * @param polynomials the polynomials that decide the proximity within the interval
 * @param times the times, ascending, including both ends of the interval
 * @param end the end of the interval
 */
public record EventWindow(ContactPolynomials polynomials, List<RealRoot> times, double end) {

    /**
     * Returns the window from one time to a later one.
     *
     * @param signs known signs within the window
     */
    public static EventWindow of(MovingShape a, MovingShape b, KnownSigns signs, double begin, double end) {
        ContactPolynomials polynomials = ContactPolynomials.of(BodyPair.of(a, b), signs);
        return new EventWindow(polynomials, EventTimes.of(polynomials, Dyadic.of(begin), Dyadic.of(end)), end);
    }

    /** Returns whether the window reaches to the end of the step. */
    boolean isLast() {
        return end >= 1;
    }

    ContactState at(int index) {
        return polynomials.at(times.get(index));
    }

    /** Returns whether the bodies overlap between one of the times and the next one. */
    boolean overlapAfter(int index) {
        return index + 1 < times.size()
                && polynomials.at(RealRoot.of(times.get(index).before(times.get(index + 1))))
                        == ContactState.OVERLAPPING;
    }

    /** The first time at or after a given one at which the bodies do not overlap. */
    Optional<RealRoot> endOfOverlap(int index) {
        return times.subList(index, times.size()).stream()
                .filter(time -> polynomials.at(time) != ContactState.OVERLAPPING)
                .findFirst();
    }

    /** Returns all overlaps, in their order. */
    public List<OverlapInterval> overlaps() {
        List<OverlapInterval> overlaps = new ArrayList<>();
        Optional<RealRoot> begin = Optional.empty();
        boolean isWithin = at(0) == ContactState.OVERLAPPING;
        for (int i = 0; i + 1 < times.size(); i++) {
            boolean overlapsNext = overlapAfter(i);
            if (overlapsNext && !isWithin) {
                begin = Optional.of(times.get(i));
            }
            isWithin = overlapsNext && at(i + 1) == ContactState.OVERLAPPING;
            if (overlapsNext && !isWithin) {
                overlaps.add(new OverlapInterval(begin, Optional.of(times.get(i + 1))));
            }
        }
        if (isWithin) {
            overlaps.add(new OverlapInterval(begin, Optional.empty()));
        }
        return overlaps;
    }
}
