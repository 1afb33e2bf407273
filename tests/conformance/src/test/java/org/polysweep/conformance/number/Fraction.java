package org.polysweep.conformance.number;

import java.math.BigDecimal;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * An exact number, as the quotient of two decimals; not reduced.
 *
 * @param above the numerator
 * @param below the denominator; not zero
 */
public record Fraction(BigDecimal above, BigDecimal below) {

    public static Fraction of(double value) {
        return new Fraction(new BigDecimal(value), BigDecimal.ONE);
    }

    public static Fraction difference(double a, double b) {
        return new Fraction(new BigDecimal(a).subtract(new BigDecimal(b)), BigDecimal.ONE);
    }

    public Fraction plus(Fraction other) {
        return new Fraction(above.multiply(other.below).add(other.above.multiply(below)), below.multiply(other.below));
    }

    public Fraction minus(Fraction other) {
        return plus(other.negated());
    }

    public Fraction negated() {
        return new Fraction(above.negate(), below);
    }

    public Fraction times(Fraction other) {
        return new Fraction(above.multiply(other.above), below.multiply(other.below));
    }

    public Fraction over(Fraction other) {
        return new Fraction(above.multiply(other.below), below.multiply(other.above));
    }

    public int signum() {
        return above.signum() * below.signum();
    }

    /** The sign of this less a number. */
    public int compareTo(BigDecimal number) {
        return above.subtract(number.multiply(below)).signum() * below.signum();
    }

    /** Whether a double is this number, rounded. */
    public boolean rounds(Direction direction, double rounded) {
        if (Double.isInfinite(rounded)) {
            Direction outward = rounded > 0 ? Direction.UP : Direction.DOWN;
            double largest = rounded > 0 ? Double.MAX_VALUE : -Double.MAX_VALUE;
            return direction == outward && compareTo(new BigDecimal(largest)) == Math.signum(rounded);
        }
        if (Double.doubleToRawLongBits(rounded) == Double.doubleToRawLongBits(-0.0)) {
            return false;
        }
        BigDecimal exact = new BigDecimal(rounded);
        BigDecimal above = next(rounded);
        BigDecimal below = next(-rounded).negate();
        return switch (direction) {
            case DOWN -> compareTo(exact) >= 0 && compareTo(above) < 0;
            case UP -> compareTo(exact) <= 0 && compareTo(below) > 0;
            case NEAREST -> {
                int tie = (Double.doubleToRawLongBits(rounded) & 1) == 0 ? 0 : -1;
                yield compareTo(middle(exact, above)) <= tie && -compareTo(middle(exact, below)) <= tie;
            }
        };
    }

    /** The next double, or what would be the next one beyond the largest. */
    private static BigDecimal next(double value) {
        return value == Double.MAX_VALUE
                ? new BigDecimal(value).add(new BigDecimal(Math.ulp(value)))
                : new BigDecimal(Math.nextUp(value));
    }

    private static BigDecimal middle(BigDecimal one, BigDecimal other) {
        return one.add(other).divide(BigDecimal.valueOf(2));
    }
}
