package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import org.polysweep.internal.number.Lattice;

/**
 * A rational number whose denominator is a power of two, as every finite double is. Not reduced, so equal numbers can
 * have different numerators: compare them by {@link #compareTo}, never by {@code equals}.
 *
 * @param numerator any integer
 * @param scale the number is {@code numerator / 2^scale}; 0 or more
 */
public record Dyadic(BigInteger numerator, int scale) implements Comparable<Dyadic> {

    public static final Dyadic ZERO = new Dyadic(BigInteger.ZERO, 0);
    public static final Dyadic ONE = new Dyadic(BigInteger.ONE, 0);

    /** Returns a finite double, exactly. */
    public static Dyadic of(double value) {
        int exponent = Math.min(0, Lattice.exponentOf(value));
        return new Dyadic(new Lattice(exponent).at(value), -exponent);
    }

    /** Returns the number half-way between this and another one. */
    public Dyadic midpoint(Dyadic other) {
        int finer = Math.max(scale, other.scale);
        return new Dyadic(at(finer).add(other.at(finer)), finer + 1);
    }

    /** Returns a number of at most this one, with as many leading binary digits if it has more, and fewer fractions. */
    Dyadic roundedDown(int digits) {
        int dropped = Math.max(0, Math.min(scale, numerator.bitLength() - digits));
        return new Dyadic(numerator.shiftRight(dropped), scale - dropped);
    }

    /** Returns a number of at least this one, likewise. */
    Dyadic roundedUp(int digits) {
        Dyadic negated = new Dyadic(numerator.negate(), scale).roundedDown(digits);
        return new Dyadic(negated.numerator.negate(), negated.scale);
    }

    /** Returns this number less another one. */
    public Dyadic minus(Dyadic other) {
        int finer = Math.max(scale, other.scale);
        return new Dyadic(at(finer).subtract(other.at(finer)), finer);
    }

    /** Returns the product of this and another number. */
    public Dyadic times(Dyadic other) {
        return new Dyadic(numerator.multiply(other.numerator), Math.addExact(scale, other.scale));
    }

    /**
     * Returns 2^scale times the value at this time of a number that starts at an origin and changes at a constant rate.
     */
    public BigInteger along(BigInteger origin, BigInteger change) {
        return origin.shiftLeft(scale).add(change.multiply(numerator));
    }

    /** Returns the sign: -1, 0 or 1. */
    public int signum() {
        return numerator.signum();
    }

    @Override
    public int compareTo(Dyadic other) {
        int finer = Math.max(scale, other.scale);
        return at(finer).compareTo(other.at(finer));
    }

    /** Returns the numerator over a denominator of {@code 2^finer}, which is not less than this one's. */
    public BigInteger at(int finer) {
        return numerator.shiftLeft(finer - scale);
    }
}
