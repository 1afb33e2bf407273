package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.Optional;

/**
 * A part of a step: t in [start, end], in times of the whole step.
 *
 * @param start its beginning, at least 0
 * @param end its end, greater than the beginning and at most 1
 */
public record PartOfStep(double start, double end) {

    /** All of it. */
    public static final PartOfStep WHOLE = new PartOfStep(0, 1);

    /** Checks the times. */
    public PartOfStep {
        if (!(0 <= start && start < end && end <= 1)) {
            throw new IllegalArgumentException("a part from " + start + " to " + end);
        }
    }

    private Rational exactStart() {
        return Rational.of(start);
    }

    private Rational duration() {
        return Rational.of(end).minus(exactStart());
    }

    /** A whole number whose products with the beginning and the end are whole. */
    BigInteger denominator() {
        return exactStart().denominator().max(Rational.of(end).denominator());
    }

    /** The denominator times the beginning. */
    BigInteger startTimesDenominator() {
        return times(exactStart());
    }

    /** The denominator times the length of the part. */
    BigInteger durationTimesDenominator() {
        return times(duration());
    }

    private BigInteger times(Rational number) {
        return number.numerator().multiply(denominator()).divide(number.denominator());
    }

    /** A time that is 0 at the beginning of the part and 1 at its end, as a time of the whole step. */
    Surd toWholeStep(Surd time) {
        return time.times(Surd.of(duration())).plus(Surd.of(exactStart()));
    }

    /** Such times of a sweep. */
    ExactTiming toWholeStep(ExactTiming timing) {
        return new ExactTiming(
                timing.verdict(),
                timing.enter().flatMap(this::toWholeStep),
                timing.exit().flatMap(this::toWholeStep));
    }

    private Optional<ExactTime> toWholeStep(ExactTime time) {
        return Optional.of(
                time.value().map(value -> ExactTime.of(toWholeStep(value))).orElse(time));
    }
}
