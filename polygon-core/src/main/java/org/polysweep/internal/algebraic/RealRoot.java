package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import org.polysweep.internal.number.QuadraticSurd;

/**
 * A nonnegative real algebraic number: a dyadic number, or the only root of a polynomial between two dyadic numbers,
 * and a simple root. Signs and order are exact. A query narrows the interval, so it is for one thread at a time.
 */
public final class RealRoot implements Comparable<RealRoot> {

    /** The scale of the interval's ends from which an undecided sign is tested for 0. */
    private static final int NARROW = 48;

    private final IntegerPolynomial polynomial;

    /** The sign of the polynomial between {@link #low} and the root. */
    private final int signBelow;

    /** The root lies strictly between these, or is both of them. */
    private Dyadic low;

    private Dyadic high;

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

    /** Halves the interval. */
    private void refine() {
        if (isDyadic()) {
            return;
        }
        Dyadic middle = low.midpoint(high);
        int sign = polynomial.signAt(middle);
        low = sign == 0 || sign == signBelow ? middle : low;
        high = sign == signBelow ? high : middle;
    }

    /** Returns the sign of a polynomial at this number. */
    public int signOf(IntegerPolynomial other) {
        boolean isOpen = true;
        while (!isDyadic()) {
            int sign = other.signBetween(low, high);
            if (sign != 0 || other.isZero()) {
                return sign;
            }
            if (isOpen && isNarrow()) {
                if (isRootOf(other)) {
                    return 0;
                }
                isOpen = false;
            }
            refine();
        }
        return other.signAt(low);
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
            refine();
            other.refine();
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
            refine();
            greater.refine();
        }
        return high.midpoint(greater.low);
    }

    /** Returns a dyadic number near this one, with a relative error of at most 2^-bits. */
    Dyadic approximation(int bits) {
        while (low.numerator().bitLength() <= bits && !isDyadic()) {
            refine();
        }
        return low.midpoint(high);
    }

    /** Returns bounds as text. */
    @Override
    public String toString() {
        return "RealRoot[" + low + " to " + high + " of " + polynomial + ']';
    }
}
