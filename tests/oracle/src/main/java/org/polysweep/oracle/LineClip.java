package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.Optional;

/**
 * The line of all t·d, clipped by C.
 *
 * @param entry the least t with t·d in C
 * @param leave the greatest such t
 * @param throughInterior whether all t strictly between lead into the interior of C (and there are some)
 */
record LineClip(Surd entry, Surd leave, boolean throughInterior) {
    /**
     * Clips the line by every half-plane in turn.
     *
     * @param body C, without a radius
     * @param d the direction, not zero
     * @return empty if the line misses C
     */
    static Optional<LineClip> of(DifferenceBody body, IntVector d) {
        Optional<Rational> entry = Optional.empty();
        Optional<Rational> leave = Optional.empty();
        boolean strict = body.hasInterior();
        for (HalfPlane boundary : body.boundaries()) {
            BigInteger rate = boundary.normal().dot(d);
            int offsetSign = boundary.offset().signum();
            if (rate.signum() == 0) {
                if (offsetSign < 0) {
                    return Optional.empty();
                }
                strict &= offsetSign > 0;
            } else {
                Rational crossing = Rational.of(boundary.offset(), rate);
                if (rate.signum() < 0) {
                    entry = Optional.of(entry.map(crossing::max).orElse(crossing));
                } else {
                    leave = Optional.of(leave.map(crossing::min).orElse(crossing));
                }
            }
        }
        Rational first = entry.orElseThrow(); // C is bounded, so each direction is bounded both ways
        Rational last = leave.orElseThrow();
        int length = last.compareTo(first);
        return length < 0
                ? Optional.empty()
                : Optional.of(new LineClip(Surd.of(first), Surd.of(last), strict && length > 0));
    }

    /** The verdict over the step [0, 1], with the times. */
    ExactTiming timing() {
        if (throughInterior && entry.signum() < 0 && leave.signum() > 0) {
            return ExactTiming.of(ExactVerdict.OVERLAP, ExactTime.of(entry), ExactTime.of(leave));
        }
        int againstEnd = entry.compareTo(Surd.ONE);
        if (throughInterior && entry.signum() >= 0 && againstEnd < 0) {
            return ExactTiming.of(ExactVerdict.HIT, ExactTime.of(entry), ExactTime.of(leave));
        }
        if (leave.signum() >= 0 && againstEnd <= 0) {
            return ExactTiming.of(ExactVerdict.TOUCH, ExactTime.of(entry.max(Surd.ZERO)), ExactTime.of(leave));
        }
        return ExactTiming.MISS;
    }
}
