package org.polysweep.internal.number;

import java.math.BigInteger;

/**
 * An exact number of the form {@code (p + q√s) / D} with integers p, q, s ≥ 0 and D > 0: the time at which a line
 * crosses a circle or the side of a rounded polygon, or a coordinate at that time. Not reduced, so two equal numbers
 * can differ in p, q, s and D: compare them by {@link #compareTo}, never by {@code equals}.
 *
 * <p>Signs are found by squaring: no root is ever taken. Immutable and thread-safe; each operation is a few products of
 * integers.
 *
 * @param rational p
 * @param coefficient q
 * @param radicand s, 0 or more; it may be a square
 * @param denominator D, positive
 */
public record QuadraticSurd(BigInteger rational, BigInteger coefficient, BigInteger radicand, BigInteger denominator)
        implements Comparable<QuadraticSurd> {

    /** The number 0, or the beginning of a step. */
    public static final QuadraticSurd ZERO = of(BigInteger.ZERO);

    /** The number 1, or the end of a step. */
    public static final QuadraticSurd ONE = of(BigInteger.ONE);

    /** Creates a number of four integers. */
    public QuadraticSurd {
        if (radicand.signum() < 0 || denominator.signum() <= 0) {
            throw new ArithmeticException("√" + radicand + " / " + denominator + " is not a real number");
        }
    }

    /** Returns an integer. */
    public static QuadraticSurd of(BigInteger integer) {
        return new QuadraticSurd(integer, BigInteger.ZERO, BigInteger.ZERO, BigInteger.ONE);
    }

    /** Returns a finite double, exactly. */
    public static QuadraticSurd of(double value) {
        int exponent = Math.min(0, Lattice.exponentOf(value));
        return of(new Lattice(exponent).at(value)).over(BigInteger.ONE.shiftLeft(-exponent));
    }

    /** Returns {@code rational + coefficient · √radicand}, for a radicand that is not negative. */
    public static QuadraticSurd of(BigInteger rational, BigInteger coefficient, BigInteger radicand) {
        return new QuadraticSurd(rational, coefficient, radicand, BigInteger.ONE);
    }

    /** The sign of {@code q√s}. */
    int signOfRoot() {
        return coefficient.signum() * radicand.signum();
    }

    /** {@code q²s}, the square of the second term of the numerator. */
    BigInteger squareOfRoot() {
        return coefficient.multiply(coefficient).multiply(radicand);
    }

    /** {@code (p + q√s)(p - q√s)}: 0 only if the number or its conjugate is. */
    BigInteger norm() {
        return rational.multiply(rational).subtract(squareOfRoot());
    }

    /** Returns the sign of this number: -1, 0 or 1. */
    public int signum() {
        int sign = rational.signum();
        int signOfRoot = signOfRoot();
        if (sign * signOfRoot >= 0) {
            return sign == 0 ? signOfRoot : sign;
        }
        // The two terms have opposite signs: the term with the greater square decides.
        return sign * norm().signum();
    }

    /**
     * Returns the sign of {@code this - other}, exactly, for any two radicands; not consistent with {@code equals}.
     */
    @Override
    public int compareTo(QuadraticSurd other) {
        if (this == other) {
            return 0;
        }
        if (other.rational.signum() == 0 && other.signOfRoot() == 0) {
            return signum();
        }
        if (signOfRoot() == 0 && other.signOfRoot() == 0) {
            return rational.multiply(other.denominator).compareTo(other.rational.multiply(denominator));
        }
        QuadraticSurd left = new QuadraticSurd(
                rational.multiply(other.denominator).subtract(other.rational.multiply(denominator)),
                coefficient.multiply(other.denominator),
                radicand,
                BigInteger.ONE);
        QuadraticSurd right = new QuadraticSurd(
                BigInteger.ZERO, other.coefficient.multiply(denominator), other.radicand, BigInteger.ONE);
        int signOfLeft = left.signum();
        int signOfRight = right.signOfRoot();
        if (signOfLeft != signOfRight) {
            return Integer.compare(signOfLeft, signOfRight);
        }
        // Both have the same sign, so their squares are in the same order, or in the opposite one if they are negative.
        QuadraticSurd difference = new QuadraticSurd(
                left.rational.multiply(left.rational).add(left.squareOfRoot()).subtract(right.squareOfRoot()),
                left.rational.multiply(left.coefficient).shiftLeft(1),
                radicand,
                BigInteger.ONE);
        return signOfLeft * difference.signum();
    }

    /** Returns {@code -this}. */
    public QuadraticSurd negated() {
        return new QuadraticSurd(rational.negate(), coefficient.negate(), radicand, denominator);
    }

    /**
     * Returns {@code this + other}.
     *
     * @param other a number with the same radicand, or one whose root has the coefficient 0
     * @throws ArithmeticException if both have a root, and the roots differ
     */
    public QuadraticSurd plus(QuadraticSurd other) {
        boolean takesOther = coefficient.signum() == 0;
        if (!takesOther && other.coefficient.signum() != 0 && !radicand.equals(other.radicand)) {
            throw new ArithmeticException("a sum of √" + radicand + " and √" + other.radicand + " has no common root");
        }
        return new QuadraticSurd(
                rational.multiply(other.denominator).add(other.rational.multiply(denominator)),
                coefficient.multiply(other.denominator).add(other.coefficient.multiply(denominator)),
                takesOther ? other.radicand : radicand,
                denominator.multiply(other.denominator));
    }

    /** Returns {@code factor · this}. */
    public QuadraticSurd times(BigInteger factor) {
        return new QuadraticSurd(rational.multiply(factor), coefficient.multiply(factor), radicand, denominator);
    }

    /**
     * Returns {@code this / divisor}.
     *
     * @param divisor any integer but zero
     * @throws ArithmeticException if the divisor is zero
     */
    public QuadraticSurd over(BigInteger divisor) {
        return switch (divisor.signum()) {
            case 1 -> new QuadraticSurd(rational, coefficient, radicand, denominator.multiply(divisor));
            case -1 -> negated().over(divisor.negate());
            default -> throw new ArithmeticException(this + " / 0");
        };
    }

    /** Returns the square root of this number, which is rational and not negative: √(p/D) = √(pD)/D. */
    public QuadraticSurd root() {
        return of(BigInteger.ZERO, BigInteger.ONE, rational.multiply(denominator))
                .over(denominator);
    }

    /** Returns {@code origin + this · motion}: the exact coordinate at this time, on the lattice of the arguments. */
    public QuadraticSurd along(BigInteger origin, BigInteger motion) {
        return of(origin).plus(times(motion));
    }
}
