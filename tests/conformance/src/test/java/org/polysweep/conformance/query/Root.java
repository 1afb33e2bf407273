package org.polysweep.conformance.query;

import java.math.BigDecimal;

/**
 * The exact number c + g√q, whose parts are quotients: c = above / below, and q = square / divisor.
 *
 * @param above the numerator of c
 * @param below the denominator of c, positive
 * @param factor g
 * @param square the numerator of q, not negative
 * @param divisor the denominator of q, positive
 */
record Root(BigDecimal above, BigDecimal below, BigDecimal factor, BigDecimal square, BigDecimal divisor) {

    /** The sign of this number less another one. */
    int compareTo(BigDecimal other) {
        BigDecimal rest = above.subtract(other.multiply(below));
        BigDecimal root = factor.multiply(below);
        int first = rest.signum();
        int second = root.signum() * square.signum();
        if (first * second >= 0) {
            return first != 0 ? first : second;
        }
        return first
                * rest.multiply(rest)
                        .multiply(divisor)
                        .compareTo(root.multiply(root).multiply(square));
    }

    /** Whether a double is the largest that is not greater than this; the largest of all stands for what is beyond. */
    boolean roundsDownTo(double rounded) {
        return !isNegativeZero(rounded)
                && compareTo(new BigDecimal(rounded)) >= 0
                && (rounded == Double.MAX_VALUE || compareTo(new BigDecimal(Math.nextUp(rounded))) < 0);
    }

    /**
     * Whether a double is the nearest to this, an even one of two that are equally near; every overflow
     * is infinite.
     */
    boolean roundsTo(double rounded) {
        if (isNegativeZero(rounded) || Double.isNaN(rounded)) {
            return false;
        }
        if (Double.isInfinite(rounded)) {
            double sign = Math.signum(rounded);
            return compareTo(new BigDecimal(sign * Double.MAX_VALUE)) == sign;
        }
        // The greatest double is odd, but it is no tie: it is the end.
        boolean isEven = (Double.doubleToRawLongBits(rounded) & 1) == 0 || Math.abs(rounded) == Double.MAX_VALUE;
        int tie = isEven ? 0 : 1;
        return compareTo(end(rounded, -1)) >= tie && -compareTo(end(rounded, 1)) >= tie;
    }

    /** The middle between a double and its neighbor, on one side; the greatest double, where there is no neighbor. */
    private static BigDecimal end(double value, double side) {
        double neighbor = side > 0 ? Math.nextUp(value) : Math.nextDown(value);
        BigDecimal exact = new BigDecimal(value);
        return Double.isInfinite(neighbor)
                ? exact
                : exact.add(new BigDecimal(neighbor)).multiply(new BigDecimal("0.5"));
    }

    private static boolean isNegativeZero(double value) {
        return value == 0 && 1 / value < 0;
    }
}
