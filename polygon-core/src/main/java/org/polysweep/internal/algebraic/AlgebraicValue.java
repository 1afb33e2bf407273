package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * A number {@code (P + Q√s) / D}, where P, Q and D are values of polynomials at a root: a time, a coordinate at that
 * time, a component of a unit vector. It is rounded to the one right double, because it can be compared with every
 * double, and every midpoint of two, exactly.
 *
 * @param time the root
 * @param rational P
 * @param coefficient Q
 * @param radicand s, 0 or more
 * @param denominator D, positive on [0, 1]
 */
public record AlgebraicValue(
        RealRoot time,
        IntegerPolynomial rational,
        IntegerPolynomial coefficient,
        BigInteger radicand,
        IntegerPolynomial denominator) {

    /** So many digits of the root are known when a double is guessed. */
    private static final int BITS_OF_GUESS = 70;

    /** The root itself. */
    public static AlgebraicValue of(RealRoot time) {
        return of(time, IntegerPolynomial.T, IntegerPolynomial.ONE);
    }

    /** A quotient of two polynomials at a root. */
    public static AlgebraicValue of(RealRoot time, IntegerPolynomial above, IntegerPolynomial below) {
        return new AlgebraicValue(time, above, IntegerPolynomial.ZERO, BigInteger.ZERO, below);
    }

    /** The sign of this number less a multiple of a power of two. */
    private int compareTo(BigInteger digits, int exponent) {
        BigInteger above = digits.shiftLeft(Math.max(exponent, 0));
        int below = Math.max(-exponent, 0);
        IntegerPolynomial first =
                rational.times(BigInteger.ONE.shiftLeft(below)).minus(denominator.times(above));
        IntegerPolynomial second = coefficient.times(BigInteger.ONE.shiftLeft(below));
        int sign = time.signOf(first);
        int signOfRoot = radicand.signum() == 0 ? 0 : time.signOf(second);
        if (sign * signOfRoot >= 0) {
            return sign == 0 ? signOfRoot : sign;
        }
        // The two terms have opposite signs: the one with the greater square decides.
        return sign * time.signOf(first.square().minus(second.square().times(radicand)));
    }

    /**
     * Returns this number times a power of two as a double.
     *
     * @param exponent the exponent of that power: of the lattice on which the polynomials are
     * @param direction which way to round
     * @return the double; beyond the doubles an infinity; never -0.0
     */
    public double round(int exponent, Direction direction) {
        // What is exactly 0, as a height on a level floor, has a guess that is a long way of doubles from it.
        if (compareTo(BigInteger.ZERO, 0) == 0) {
            return 0;
        }
        long below = keyOf(guess(exponent));
        long above = below;
        for (long step = 1; compareTo(below, below, exponent) < 0; step *= 2) {
            above = below;
            below = Math.max(below - step, keyOf(Double.NEGATIVE_INFINITY));
        }
        for (long step = 1; below == above || compareTo(above, above, exponent) >= 0; step *= 2) {
            below = above;
            above = Math.min(above + step, keyOf(Double.POSITIVE_INFINITY));
        }
        while (above - below > 1) {
            long middle = below + (above - below) / 2;
            if (compareTo(middle, middle, exponent) >= 0) {
                below = middle;
            } else {
                above = middle;
            }
        }
        return doubleOf(isRoundedUp(below, exponent, direction) ? above : below);
    }

    /** Whether a number from one double to the next is rounded to the next. */
    private boolean isRoundedUp(long below, int exponent, Direction direction) {
        if (Double.isInfinite(doubleOf(below)) || compareTo(below, below, exponent) == 0) {
            return false;
        }
        if (Double.isInfinite(doubleOf(below + 1)) || direction == Direction.UP) {
            return true;
        }
        int beyondHalf = direction == Direction.DOWN ? -1 : compareTo(below, below + 1, exponent);
        return beyondHalf > 0 || (beyondHalf == 0 && (below & 1) != 0);
    }

    /** The sign of this number less the mean of two doubles, which may be infinite. */
    private int compareTo(long first, long second, int exponent) {
        if (Double.isInfinite(doubleOf(first))) {
            return first < 0 ? 1 : -1;
        }
        Dyadic mean = Dyadic.of(doubleOf(first)).midpoint(Dyadic.of(doubleOf(second)));
        return compareTo(mean.numerator(), -mean.scale() - exponent);
    }

    /** A double near this number, in most cases the nearest. */
    private double guess(int exponent) {
        Dyadic near = time.approximation(BITS_OF_GUESS);
        int degree = Math.max(denominator.degree(), Math.max(rational.degree(), coefficient.degree()));
        QuadraticSurd value = QuadraticSurd.of(
                        rational.numeratorAt(near, degree), coefficient.numeratorAt(near, degree), radicand)
                .over(denominator.numeratorAt(near, degree));
        return Rounding.roundLength(value, exponent, Direction.NEAREST);
    }

    /** Doubles in their order as integers without gaps. */
    private static long keyOf(double value) {
        long bits = Double.doubleToRawLongBits(value);
        return bits >= 0 ? bits : Long.MIN_VALUE - bits;
    }

    private static double doubleOf(long key) {
        return Double.longBitsToDouble(key >= 0 ? key : Long.MIN_VALUE - key);
    }
}
