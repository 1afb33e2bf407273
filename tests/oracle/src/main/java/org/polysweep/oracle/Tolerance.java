package org.polysweep.oracle;

/**
 * Whether a claimed double is as near to an exact number as the contract says; decided exactly. The ulp is Java's:
 * of the double to which the number is rounded toward zero, so 2^-1074 at zero and 2^971 on overflow. Where the
 * error allowed overflows {@code double}, the infinity on that side is as good as a number. NaN is never near.
 */
final class Tolerance {
    private static final Surd LARGEST = Surd.of(Rational.of(Double.MAX_VALUE));

    private Tolerance() {}

    /** Within so many ulp of the largest of the exact number and the other magnitudes that it was computed from. */
    static boolean near(double claimed, Surd exact, int ulps, double... others) {
        double largest = OracleRounding.down(exact.abs());
        for (double other : others) {
            largest = Math.max(largest, Math.abs(other));
        }
        Surd margin = Surd.of(Rational.of(Math.ulp(largest)).times(Rational.of(ulps, 1)));
        if (!Double.isFinite(claimed)) {
            boolean sameSide = claimed > 0 ? exact.signum() > 0 : claimed < 0 && exact.signum() < 0;
            return sameSide && exact.abs().plus(margin).compareTo(LARGEST) > 0;
        }
        return Surd.of(Rational.of(claimed)).minus(exact).abs().compareTo(margin) <= 0;
    }

    /** Not less than the exact number; NaN is less. */
    static boolean atLeast(double claimed, Surd exact) {
        return claimed == Double.POSITIVE_INFINITY
                || (Double.isFinite(claimed) && Surd.of(Rational.of(claimed)).compareTo(exact) >= 0);
    }

    static boolean isNegativeZero(double number) {
        return Double.doubleToRawLongBits(number) == Double.doubleToRawLongBits(-0.0);
    }
}
