package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * A number {@code (P + Q√s) / D}, where P, Q and D are values of polynomials at a root: a time, a coordinate at that
 * time, a component of a unit vector.
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
        IntegerPolynomial denominator)
        implements RoundableNumber {

    /** Number of bits of the root from which a double is guessed. */
    private static final int BITS_OF_GUESS = 70;

    /** The root itself. */
    public static AlgebraicValue of(RealRoot time) {
        return of(time, IntegerPolynomial.T, IntegerPolynomial.ONE);
    }

    /** A quotient of two polynomials at a root. */
    public static AlgebraicValue of(RealRoot time, IntegerPolynomial above, IntegerPolynomial below) {
        return new AlgebraicValue(time, above, IntegerPolynomial.ZERO, BigInteger.ZERO, below);
    }

    @Override
    public int compareTo(BigInteger digits, int exponent) {
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
        // The two terms have opposite signs: the term with the greater square decides.
        return sign * time.signOf(first.square().minus(second.square().times(radicand)));
    }

    @Override
    public double guess(int exponent) {
        Dyadic near = time.approximation(BITS_OF_GUESS);
        int degree = Math.max(denominator.degree(), Math.max(rational.degree(), coefficient.degree()));
        QuadraticSurd value = QuadraticSurd.of(
                        rational.numeratorAt(near, degree), coefficient.numeratorAt(near, degree), radicand)
                .over(denominator.numeratorAt(near, degree));
        return Rounding.roundLength(value, exponent, Direction.NEAREST);
    }
}
