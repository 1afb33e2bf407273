package org.polysweep.oracle;

/**
 * Whether a claimed double is as near to an exact number as the contract says; decided exactly. An ulp is that of Java: of
 * the double to which the number is rounded toward zero, so 2^-1074 at zero and 2^971 beyond the doubles. Where the error
 * allowed reaches beyond the doubles, the infinity on that side is as good as a number. NaN is never near.
 */
final class Tolerance {
    private static final Rational LARGEST = Rational.of(Double.MAX_VALUE);

    private Tolerance() {}

    /** Within so many ulp of the largest of the exact number and the other magnitudes that it was computed from. */
    static boolean near(double claimed, Rational exact, int ulps, double... others) {
        double largest = Rounding.down(exact.abs());
        for (double other : others) {
            largest = Math.max(largest, Math.abs(other));
        }
        Rational margin = margin(ulps, largest);
        if (!Double.isFinite(claimed)) {
            boolean sameSide = claimed > 0 ? exact.signum() > 0 : claimed < 0 && exact.signum() < 0;
            return sameSide && exact.abs().plus(margin).compareTo(LARGEST) > 0;
        }
        return Rational.of(claimed).minus(exact).abs().compareTo(margin) <= 0;
    }

    /** Within so many ulp of sign * sqrt(square). */
    static boolean nearRoot(double claimed, int sign, Rational square, int ulps) {
        Rational margin = margin(ulps, Rounding.rootDown(square));
        double mirrored = sign < 0 ? -claimed : claimed;
        if (!Double.isFinite(mirrored)) {
            return mirrored > 0 && atMostRoot(LARGEST.minus(margin), square);
        }
        Rational value = Rational.of(mirrored);
        return atMostRoot(value.minus(margin), square) && atLeastRoot(value.plus(margin), square);
    }

    /** Not less than sqrt(square); NaN is less. */
    static boolean atLeastRoot(double claimed, Rational square) {
        return claimed == Double.POSITIVE_INFINITY
                || (Double.isFinite(claimed) && atLeastRoot(Rational.of(claimed), square));
    }

    static boolean isNegativeZero(double number) {
        return Double.doubleToRawLongBits(number) == Double.doubleToRawLongBits(-0.0);
    }

    private static Rational margin(int ulps, double largest) {
        return Rational.of(Math.ulp(largest)).times(Rational.of(ulps, 1));
    }

    private static boolean atMostRoot(Rational number, Rational square) {
        return number.signum() <= 0 || number.squared().compareTo(square) <= 0;
    }

    private static boolean atLeastRoot(Rational number, Rational square) {
        return number.signum() >= 0 && number.squared().compareTo(square) >= 0;
    }
}
