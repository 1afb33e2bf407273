package org.polysweep.oracle;

import java.math.BigInteger;

/**
 * An exact fraction. Immutable; equal when the values are equal, however the fractions are written. Fractions are not
 * reduced while calculating, because that costs more than it saves here; nothing may be built up in a long loop.
 */
public final class Rational implements Comparable<Rational> {
    /** The number 0. */
    public static final Rational ZERO = new Rational(BigInteger.ZERO, BigInteger.ONE);

    /** The number 1. */
    public static final Rational ONE = new Rational(BigInteger.ONE, BigInteger.ONE);

    private final BigInteger numerator;
    private final BigInteger denominator;

    private Rational(BigInteger numerator, BigInteger denominator) {
        this.numerator = numerator;
        this.denominator = denominator;
    }

    /**
     * The exact quotient of two integers.
     *
     * @param numerator any integer
     * @param denominator any integer but 0
     * @return numerator / denominator
     * @throws ArithmeticException if the denominator is 0
     */
    public static Rational of(BigInteger numerator, BigInteger denominator) {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("denominator 0");
        }
        return denominator.signum() > 0
                ? new Rational(numerator, denominator)
                : new Rational(numerator.negate(), denominator.negate());
    }

    /**
     * The exact quotient of two small integers.
     *
     * @param numerator any integer
     * @param denominator any integer but 0
     * @return numerator / denominator
     * @throws ArithmeticException if the denominator is 0
     */
    public static Rational of(long numerator, long denominator) {
        return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /**
     * The exact value of a double.
     *
     * @param value any finite double
     * @return the same number
     * @throws IllegalArgumentException if the value is NaN or infinite
     */
    public static Rational of(double value) {
        Grid grid = Grid.covering(new double[] {value});
        return grid.value(grid.place(value));
    }

    /**
     * Above the line of this way to write the fraction.
     *
     * @return the numerator, not reduced
     */
    public BigInteger numerator() {
        return numerator;
    }

    /**
     * Below the line of this way to write the fraction.
     *
     * @return the denominator, positive, not reduced
     */
    public BigInteger denominator() {
        return denominator;
    }

    /**
     * The sign.
     *
     * @return -1, 0 or 1
     */
    public int signum() {
        return numerator.signum();
    }

    Rational plus(Rational other) {
        return new Rational(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    Rational minus(Rational other) {
        return plus(other.negate());
    }

    Rational times(Rational other) {
        return new Rational(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    Rational squared() {
        return times(this);
    }

    Rational negate() {
        return new Rational(numerator.negate(), denominator);
    }

    Rational abs() {
        return signum() < 0 ? negate() : this;
    }

    Rational min(Rational other) {
        return compareTo(other) <= 0 ? this : other;
    }

    Rational max(Rational other) {
        return compareTo(other) >= 0 ? this : other;
    }

    @Override
    public int compareTo(Rational other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Rational rational && compareTo(rational) == 0;
    }

    @Override
    public int hashCode() {
        BigInteger common = numerator.gcd(denominator);
        return 31 * numerator.divide(common).hashCode()
                + denominator.divide(common).hashCode();
    }

    /** The reduced fraction, {@code n/d}, or {@code n} alone for an integer. */
    @Override
    public String toString() {
        BigInteger common = numerator.gcd(denominator);
        BigInteger whole = denominator.divide(common);
        String above = numerator.divide(common).toString();
        return whole.equals(BigInteger.ONE) ? above : above + "/" + whole;
    }
}
