package org.polysweep.internal.number;

import java.math.BigInteger;

/**
 * An exact quotient of two integers: a time, or a coordinate at that time. Not reduced, so two equal ratios may be written
 * differently: compare them by {@link #compareTo}, never by {@code equals}.
 */
public final class Ratio implements Comparable<Ratio> {

    /** The beginning of a step. */
    public static final Ratio ZERO = new Ratio(BigInteger.ZERO, BigInteger.ONE);

    /** The end of a step. */
    public static final Ratio ONE = new Ratio(BigInteger.ONE, BigInteger.ONE);

    /** A ratio whose two numbers have more bits is too long to read: some 40 digits. */
    private static final int LONG_BITS = 128;

    private final BigInteger numerator;
    private final BigInteger denominator;

    private Ratio(BigInteger numerator, BigInteger denominator) {
        this.numerator = numerator;
        this.denominator = denominator;
    }

    /**
     * Returns the quotient of two integers.
     *
     * @param numerator any integer
     * @param denominator any integer but zero; its sign is carried over to the numerator
     * @return numerator / denominator
     * @throws ArithmeticException if the denominator is zero
     */
    public static Ratio of(BigInteger numerator, BigInteger denominator) {
        return switch (denominator.signum()) {
            case 1 -> new Ratio(numerator, denominator);
            case -1 -> new Ratio(numerator.negate(), denominator.negate());
            default -> throw new ArithmeticException(numerator + " / 0");
        };
    }

    /** Returns the numerator; its sign is that of the ratio. */
    public BigInteger numerator() {
        return numerator;
    }

    /** Returns the denominator, always positive. */
    public BigInteger denominator() {
        return denominator;
    }

    /** Returns -1, 0 or 1: the sign of this ratio. */
    public int signum() {
        return numerator.signum();
    }

    /** Returns the sign of {@code this - other}, exactly; not consistent with {@code equals}. */
    @Override
    public int compareTo(Ratio other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    /** Returns the lesser of two ratios. */
    public Ratio min(Ratio other) {
        return compareTo(other) <= 0 ? this : other;
    }

    /** Returns the greater of two ratios. */
    public Ratio max(Ratio other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /** Returns {@code origin + this · motion}: where something is at this time, exactly, on the lattice of the arguments. */
    public Ratio along(BigInteger origin, BigInteger motion) {
        return new Ratio(origin.multiply(denominator).add(numerator.multiply(motion)), denominator);
    }

    /** Returns the ratio for people: in lowest terms, as {@code 14/17}, or as a decimal where that would be long. */
    @Override
    public String toString() {
        BigInteger divisor = numerator.gcd(denominator);
        BigInteger above = numerator.divide(divisor);
        BigInteger below = denominator.divide(divisor);
        if (above.bitLength() + below.bitLength() > LONG_BITS) {
            return "about " + Rounding.roundTime(this, Rounding.Direction.NEAREST);
        }
        return below.equals(BigInteger.ONE) ? above.toString() : above + "/" + below;
    }
}
