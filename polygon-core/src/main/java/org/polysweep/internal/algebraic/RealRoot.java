package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import org.polysweep.internal.number.QuadraticSurd;

/**
 * A nonnegative real algebraic number: a dyadic number, or the only root of a polynomial between two dyadic numbers,
 * and a simple root. Signs and order are exact. A query narrows the interval, so it is for one thread at a time. The
 * number of known digits doubles from step to step once the polynomial is nearly linear in the interval.
 *
 * @see <a href="https://arxiv.org/abs/1203.1227">J. Abbott, Quadratic interval refinement for real roots</a>
 */
public final class RealRoot implements Comparable<RealRoot> {

    /** The scale of the interval's ends from which an undecided sign is tested for 0. */
    private static final int NARROW = 48;

    /** Binary digits of the bounds with which the proof of a sign begins. */
    private static final int FIRST_DIGITS = 8;

    private final IntegerPolynomial polynomial;

    /** The sign of the polynomial between {@link #low} and the root. */
    private final int signBelow;

    /** The root lies strictly between these, or is both of them. */
    private Dyadic low;

    private Dyadic high;

    /** The next refinement divides the interval into 2^bits parts. */
    private int bits = 1;

    private RealRoot(IntegerPolynomial polynomial, Dyadic low, Dyadic high) {
        this.polynomial = polynomial;
        this.low = low;
        this.high = high;
        signBelow = polynomial.signAfter(low);
    }

    /** Returns a dyadic number, 0 or more. */
    public static RealRoot of(Dyadic number) {
        IntegerPolynomial polynomial =
                IntegerPolynomial.of(number.numerator().negate(), BigInteger.ONE.shiftLeft(number.scale()));
        return new RealRoot(polynomial, number, number);
    }

    /**
     * Returns a root of a polynomial.
     *
     * @param polynomial the polynomial, of which this is a simple root
     * @param low 0 or more, less than the root
     * @param high greater than the root; there is no other root between the two bounds, but a bound may be a root
     */
    static RealRoot between(IntegerPolynomial polynomial, Dyadic low, Dyadic high) {
        return new RealRoot(polynomial, low, high);
    }

    private boolean isDyadic() {
        return low.equals(high);
    }

    /** Narrows the interval: at least to its half, and to much less where the polynomial is nearly linear in it. */
    private void refine() {
        while (!takePartAtChord()) {
            bits /= 2;
        }
        bits *= 2;
    }

    /** Refines that one of two numbers whose interval is wider. */
    private static void refineWider(RealRoot first, RealRoot second) {
        Dyadic firstWidth = first.high.minus(first.low);
        (firstWidth.compareTo(second.high.minus(second.low)) >= 0 ? first : second).refine();
    }

    /**
     * Divides the interval into 2^bits equal parts, and takes the one next to the root of the chord of the graph.
     *
     * @return false, and nothing has changed, if this number is not in that part; never of two parts
     */
    private boolean takePartAtChord() {
        int scale = Math.max(low.scale(), high.scale());
        BigInteger parts = BigInteger.ONE.shiftLeft(bits);
        BigInteger width = high.at(scale).subtract(low.at(scale));
        BigInteger index = partsToChord(parts, scale);
        Dyadic split = new Dyadic(low.at(scale + bits).add(width.multiply(index)), scale + bits);
        int side = compareTo(split);
        Dyadic end = new Dyadic(split.numerator().add(width.multiply(BigInteger.valueOf(side))), scale + bits);
        int sideOfEnd = compareTo(end);
        if (side * sideOfEnd > 0) {
            return false;
        }
        Dyadic begin = sideOfEnd == 0 ? end : split;
        low = side > 0 ? begin : end;
        high = side > 0 ? end : begin;
        return true;
    }

    /** The number of parts from the lower end to the root of the chord, rounded; neither 0 nor all parts. */
    private BigInteger partsToChord(BigInteger parts, int scale) {
        int degree = polynomial.degree();
        BigInteger atLow =
                polynomial.numeratorAt(new Dyadic(low.at(scale), scale), degree).abs();
        BigInteger atHigh = polynomial
                .numeratorAt(new Dyadic(high.at(scale), scale), degree)
                .abs();
        BigInteger sum = atLow.add(atHigh).max(BigInteger.ONE);
        BigInteger rounded = parts.multiply(atLow).shiftLeft(1).add(sum).divide(sum.shiftLeft(1));
        return rounded.max(BigInteger.ONE).min(parts.subtract(BigInteger.ONE));
    }

    /**
     * Returns the sign of a polynomial at this number. The proof uses no more digits of the interval than needed, so a
     * number of which many are known costs no more than others.
     */
    public int signOf(IntegerPolynomial other) {
        boolean isOpen = true;
        for (int digits = FIRST_DIGITS; ; digits *= 2) {
            narrow(digits);
            if (isDyadic()) {
                return other.signAt(low);
            }
            int sign = other.signBetween(low.roundedDown(digits), high.roundedUp(digits));
            if (sign != 0 || other.isZero()) {
                return sign;
            }
            if (isOpen && isNarrow()) {
                if (isRootOf(other)) {
                    return 0;
                }
                isOpen = false;
            }
        }
    }

    private boolean isNarrow() {
        return Math.max(low.scale(), high.scale()) >= NARROW;
    }

    /**
     * Returns whether the common divisor changes its sign in the interval: its only root there is this number, and it
     * is a simple root.
     */
    private boolean isRootOf(IntegerPolynomial other) {
        IntegerPolynomial common = polynomial.gcd(other);
        return common.signAfter(low) != common.signBefore(high);
    }

    /** Returns the sign of this number less a dyadic one. */
    public int compareTo(Dyadic other) {
        if (isDyadic()) {
            return low.compareTo(other);
        }
        if (other.compareTo(low) <= 0) {
            return 1;
        }
        if (other.compareTo(high) >= 0) {
            return -1;
        }
        int sign = polynomial.signAt(other);
        return sign == 0 ? 0 : sign == signBelow ? 1 : -1;
    }

    /** Returns the sign of this number less another one, exactly; not consistent with {@code equals}. */
    @Override
    public int compareTo(RealRoot other) {
        if (this == other) {
            return 0;
        }
        boolean isOpen = true;
        while (!isDyadic() && !other.isDyadic()) {
            if (high.compareTo(other.low) <= 0) {
                return -1;
            }
            if (other.high.compareTo(low) <= 0) {
                return 1;
            }
            if (isOpen && isNarrow() && other.isNarrow()) {
                if (equalsRoot(other)) {
                    return 0;
                }
                isOpen = false;
            }
            refineWider(this, other);
        }
        return other.isDyadic() ? compareTo(other.low) : -other.compareTo(low);
    }

    /** Returns the sign of this number less a number in [0, 1], exactly. */
    public int compareTo(QuadraticSurd other) {
        boolean isOpen = true;
        while (!isDyadic()) {
            if (other.compareTo(surd(low)) <= 0) {
                return 1;
            }
            if (other.compareTo(surd(high)) >= 0) {
                return -1;
            }
            if (isOpen && isNarrow()) {
                if (polynomial.isZeroAt(other)) {
                    return 0;
                }
                isOpen = false;
            }
            refine();
        }
        return surd(low).compareTo(other);
    }

    private static QuadraticSurd surd(Dyadic number) {
        return QuadraticSurd.of(number.numerator()).over(BigInteger.ONE.shiftLeft(number.scale()));
    }

    private boolean equalsRoot(RealRoot other) {
        return isRootOf(other.polynomial) && compareTo(other.low) > 0 && compareTo(other.high) < 0;
    }

    /** Returns a dyadic number strictly between this one and a greater one. */
    public Dyadic before(RealRoot greater) {
        while (high.compareTo(greater.low) >= 0) {
            refineWider(this, greater);
        }
        return high.midpoint(greater.low);
    }

    /** Returns a dyadic number near this one, with a relative error of at most 2^-bits. */
    Dyadic approximation(int bits) {
        narrow(bits);
        return low.midpoint(high);
    }

    /** Narrows the interval until its relative width is at most 2^-digits. */
    private void narrow(int digits) {
        while (low.numerator().bitLength() <= digits && !isDyadic()) {
            refine();
        }
    }

    /** Returns bounds as text. */
    @Override
    public String toString() {
        return "RealRoot[" + low + " to " + high + " of " + polynomial + ']';
    }
}
