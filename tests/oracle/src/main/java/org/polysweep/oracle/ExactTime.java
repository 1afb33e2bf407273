package org.polysweep.oracle;

import java.util.Optional;

/**
 * A time in steps: an exact number, or plus or minus infinity.
 *
 * @param value the number; empty when the time is infinite
 * @param sign -1, 0 or 1: the sign of the number or of the infinity
 */
public record ExactTime(Optional<Surd> value, int sign) {
    static final ExactTime ALWAYS_BEFORE = new ExactTime(Optional.empty(), -1);
    static final ExactTime NEVER_AFTER = new ExactTime(Optional.empty(), 1);

    static ExactTime of(Rational number) {
        return of(Surd.of(number));
    }

    static ExactTime of(Surd number) {
        return new ExactTime(Optional.of(number), number.signum());
    }

    /**
     * The number where it is rational, as it always is between shapes without radius.
     *
     * @return empty when the time is infinite or irrational
     */
    public Optional<Rational> number() {
        return value.flatMap(Surd::rational);
    }

    /**
     * Whether there is a number.
     *
     * @return false for plus and minus infinity
     */
    public boolean isFinite() {
        return value.isPresent();
    }

    /**
     * The largest double not greater than this time. Below the doubles that is minus infinity, above them the largest
     * double.
     *
     * @return a double, never NaN nor -0.0
     */
    public double roundedDown() {
        return value.map(OracleRounding::down).orElse(sign * Double.POSITIVE_INFINITY);
    }

    /**
     * The smallest double not less than this time. Above the doubles that is plus infinity, below them the least
     * double.
     *
     * @return a double, never NaN nor -0.0
     */
    public double roundedUp() {
        return value.map(OracleRounding::up).orElse(sign * Double.POSITIVE_INFINITY);
    }
}
