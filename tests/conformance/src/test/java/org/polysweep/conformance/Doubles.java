package org.polysweep.conformance;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;

/** Exact numbers and the doubles next to them, by decimal arithmetic and comparison alone. */
public final class Doubles {

    private static final MathContext MANY_DIGITS = new MathContext(60, RoundingMode.DOWN);

    private Doubles() {}

    /** The exact sum. */
    public static BigDecimal sum(double... terms) {
        return Arrays.stream(terms).mapToObj(BigDecimal::new).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** Whether the sum of some doubles, computed from left to right, is the exact one. */
    public static boolean isExactSum(double... terms) {
        double rounded = Arrays.stream(terms).reduce(0, Double::sum);
        return Double.isFinite(rounded) && new BigDecimal(rounded).compareTo(sum(terms)) == 0;
    }

    /** Whether a product of doubles is the exact one. */
    public static boolean isExactProduct(double left, double right) {
        double rounded = left * right;
        return Double.isFinite(rounded)
                && new BigDecimal(rounded).compareTo(new BigDecimal(left).multiply(new BigDecimal(right))) == 0;
    }

    /** The largest double not greater than a number; -infinity below them all. */
    public static double down(BigDecimal number) {
        // A start that is near, whichever way it was rounded.
        double candidate = number.doubleValue();
        while (candidate == Double.POSITIVE_INFINITY || isGreater(candidate, number)) {
            candidate = Math.nextDown(candidate);
        }
        while (Math.nextUp(candidate) <= Double.MAX_VALUE && !isGreater(Math.nextUp(candidate), number)) {
            candidate = Math.nextUp(candidate);
        }
        return candidate + 0.0;
    }

    /** The smallest double not less than a number; infinity above them all. */
    public static double up(BigDecimal number) {
        return 0.0 - down(number.negate());
    }

    /** The double nearest to a number, of two that are equally near the one with an even last bit. */
    public static double nearest(BigDecimal number) {
        double below = down(number);
        double above = up(number);
        if (Double.isInfinite(below) || Double.isInfinite(above)) {
            // From half a step beyond the largest double on, it is an infinity.
            BigDecimal limit = new BigDecimal(Double.MAX_VALUE).add(new BigDecimal(Math.ulp(Double.MAX_VALUE) / 2));
            double magnitude = number.abs().compareTo(limit) >= 0 ? Double.POSITIVE_INFINITY : Double.MAX_VALUE;
            return number.signum() * magnitude;
        }
        int order = number.subtract(new BigDecimal(below)).compareTo(new BigDecimal(above).subtract(number));
        boolean evenBelow = (Double.doubleToRawLongBits(below) & 1) == 0;
        return order < 0 || (order == 0 && evenBelow) ? below : above;
    }

    /**
     * A quotient to 60 digits, toward zero: rounded down or up it gives the same double as the exact one, unless that
     * is within some 10^-60 of a double, which a quotient of two integers below 2^53 is only if it is a double.
     */
    public static BigDecimal quotient(long numerator, long denominator) {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), MANY_DIGITS);
    }

    private static boolean isGreater(double candidate, BigDecimal number) {
        return candidate != Double.NEGATIVE_INFINITY && new BigDecimal(candidate).compareTo(number) > 0;
    }
}
