package org.polysweep.oracle.quick;

import java.math.BigInteger;
import org.polysweep.oracle.Rational;

/** Whether doubles are rightly rounded exact numbers. */
final class DoubleCheck {
    private DoubleCheck() {}

    /** Whether this is the largest double not greater than the number, and not -0.0. */
    static boolean isRoundedDown(double claimed, Rational exact) {
        return !isNegativeZero(claimed)
                && !Double.isNaN(claimed)
                && compare(claimed, exact) <= 0
                && compare(Math.nextUp(claimed), exact) > 0;
    }

    /** Whether this is the smallest double not less than the number, and not -0.0. */
    static boolean isRoundedUp(double claimed, Rational exact) {
        return !isNegativeZero(claimed)
                && !Double.isNaN(claimed)
                && compare(claimed, exact) >= 0
                && compare(Math.nextDown(claimed), exact) < 0;
    }

    /**
     * Whether a component of a claimed normal is within 4 ulp of sign·sqrt(square), as far as is proved here: within 2
     * ulp of the claim. The exact number is then more than half of the claim, so its ulp is at least half of the
     * claim's.
     */
    static boolean isNearRoot(double claimed, int sign, BigInteger squareAbove, BigInteger squareBelow) {
        if (sign == 0 || claimed == 0 || !Double.isFinite(claimed)) {
            return sign == 0 && claimed == 0 && !isNegativeZero(claimed);
        }
        if (claimed > 0 != sign > 0) {
            return false;
        }
        long mantissa = QuickLattice.mantissa(claimed);
        int exponent = QuickLattice.exponent(claimed);
        return mantissa > 2
                && compareSquare(mantissa - 2, exponent, squareAbove, squareBelow) <= 0
                && compareSquare(mantissa + 2, exponent, squareAbove, squareBelow) >= 0;
    }

    static boolean isNegativeZero(double number) {
        return number == 0 && Double.doubleToRawLongBits(number) != 0;
    }

    /** Compares (mantissa * 2^exponent)^2 with above / below. */
    private static int compareSquare(long mantissa, int exponent, BigInteger above, BigInteger below) {
        BigInteger square = BigInteger.valueOf(mantissa).pow(2).multiply(below);
        return compareShifted(square, 2 * exponent, above);
    }

    private static int compare(double number, Rational exact) {
        if (Double.isInfinite(number)) {
            return number > 0 ? 1 : -1;
        }
        long mantissa = QuickLattice.mantissa(number);
        BigInteger product = exact.denominator().multiply(BigInteger.valueOf(number < 0 ? -mantissa : mantissa));
        return compareShifted(product, QuickLattice.exponent(number), exact.numerator());
    }

    /** Compares number * 2^exponent with another. */
    private static int compareShifted(BigInteger number, int exponent, BigInteger other) {
        return exponent >= 0
                ? number.shiftLeft(exponent).compareTo(other)
                : number.compareTo(other.shiftLeft(-exponent));
    }
}
