package org.polysweep.exact;

import java.math.BigInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An exact real number that is made from integers by sums, products and square roots: what ruler and compass can construct from them.
 * Coordinates of points in which lines and circles cross are quotients of such numbers, where {@link QuadraticSurd} holds one root only.
 *
 * <p>Two doubles enclose the number, each operation rounded outward. Only if they do not tell a sign, the number is written out in integers
 * and roots, which is put off until then. Immutable and thread-safe. Cost: that of a few doubles for each operation, and of many integers once an
 * exact number is needed.
 *
 * @see <a href="https://doi.org/10.1016/0925-7721(95)00040-2">C. K. Yap, Towards exact geometric computation, Computational Geometry 7
 *     (1997)</a>
 * @see <a href="https://doi.org/10.1016/j.gmod.2011.04.004">S. Pion, A. Fabri, A generic lazy evaluation scheme for exact geometric
 *     computations, Science of Computer Programming 76 (2011)</a>
 */
public final class ConstructibleNumber {

    /** The number 0. */
    public static final ConstructibleNumber ZERO = of(BigInteger.ZERO);

    /** Integers of so many bits are doubles. */
    private static final int BITS_OF_DOUBLE = 53;

    /** Sums and products of integers that come out below this, rounded, have not been rounded. */
    private static final double LARGEST_INTEGER = 0x1p53;

    private final double least;
    private final double greatest;
    private final Supplier<RootTower> origin;

    /** The number written out, once it has been needed. */
    private @Nullable RootTower exact;

    private ConstructibleNumber(double least, double greatest, Supplier<RootTower> origin) {
        this.least = least;
        this.greatest = greatest;
        this.origin = origin;
    }

    /** Returns an integer. */
    public static ConstructibleNumber of(BigInteger integer) {
        double near = integer.doubleValue();
        return integer.bitLength() <= BITS_OF_DOUBLE
                ? known(near)
                : new ConstructibleNumber(Math.nextDown(near), Math.nextUp(near), () -> RootTower.of(integer));
    }

    /** An integer that is a double. */
    private static ConstructibleNumber known(double integer) {
        return new ConstructibleNumber(integer, integer, () -> RootTower.of(new Lattice(0).at(integer)));
    }

    /**
     * Returns the square root of a number, not negative.
     *
     * @param radicand 0 or more
     * @throws ArithmeticException if the number is negative
     */
    public static ConstructibleNumber rootOf(ConstructibleNumber radicand) {
        return switch (radicand.signum()) {
            case 0 -> ZERO;
            case 1 -> radicand.root();
            default -> throw new ArithmeticException("the root of a negative number is no real number");
        };
    }

    /** Returns the square root of an integer, 0 or more. */
    public static ConstructibleNumber rootOf(BigInteger radicand) {
        return rootOf(of(radicand));
    }

    /** The root of a positive number. */
    private ConstructibleNumber root() {
        double ofLeast = Math.sqrt(Math.max(least, 0));
        if (isKnown() && ofLeast * ofLeast == least && isInteger(ofLeast)) {
            return known(ofLeast);
        }
        return new ConstructibleNumber(Math.nextDown(ofLeast), Math.nextUp(Math.sqrt(greatest)), () -> exact().root());
    }

    /** Returns {@code this + other}. */
    public ConstructibleNumber plus(ConstructibleNumber other) {
        double sum = least + other.least;
        if (isKnown() && other.isKnown() && isInteger(sum)) {
            return known(sum);
        }
        return new ConstructibleNumber(
                Math.nextDown(sum), Math.nextUp(greatest + other.greatest), () -> exact().plus(other.exact()));
    }

    /** Returns {@code -this}. */
    public ConstructibleNumber negated() {
        return isKnown() ? known(0 - least) : new ConstructibleNumber(-greatest, -least, () -> exact().negated());
    }

    /** Returns {@code this - other}. */
    public ConstructibleNumber minus(ConstructibleNumber other) {
        return plus(other.negated());
    }

    /** Returns {@code this · other}. */
    public ConstructibleNumber times(ConstructibleNumber other) {
        double first = least * other.least;
        if (isKnown() && other.isKnown() && isInteger(first)) {
            return known(first + 0.0);
        }
        if (isZero() || other.isZero()) {
            return ZERO;
        }
        double second = least * other.greatest;
        double third = greatest * other.least;
        double fourth = greatest * other.greatest;
        return new ConstructibleNumber(
                Math.nextDown(Math.min(Math.min(first, second), Math.min(third, fourth))),
                Math.nextUp(Math.max(Math.max(first, second), Math.max(third, fourth))),
                () -> exact().times(other.exact()));
    }

    /** Whether the number is known, and an integer: nothing else is. */
    private boolean isKnown() {
        return least == greatest;
    }

    private boolean isZero() {
        return least == 0 && greatest == 0;
    }

    /** Whether the result of an operation with integers has not been rounded. */
    private static boolean isInteger(double result) {
        return Math.abs(result) < LARGEST_INTEGER && result == (long) result;
    }

    /** Returns {@code factor · this}. */
    public ConstructibleNumber times(BigInteger factor) {
        return times(of(factor));
    }

    /** Returns the square of this number. */
    public ConstructibleNumber square() {
        return times(this);
    }

    /** Returns -1, 0 or 1: the sign of this number. */
    public int signum() {
        // NaN, where infinities cancel, tells nothing either.
        if (least > 0) {
            return 1;
        }
        return greatest < 0 ? -1 : isZero() ? 0 : exact().signum();
    }

    /**
     * Returns a double that is not greater than {@code this / divisor · 2^exponent}.
     *
     * @param divisor positive
     * @param exponent the binary exponent of the unit: that of the {@link Lattice}
     * @return the double; negative infinity if none is known
     */
    public double lowerBound(ConstructibleNumber divisor, int exponent) {
        double quotient = Math.nextDown(least / (least > 0 ? divisor.greatest : divisor.least));
        double bound = Math.nextDown(quotient * Rounding.powerOfTwo(exponent));
        return Double.isNaN(bound) ? Double.NEGATIVE_INFINITY : bound;
    }

    /** Returns a double that is not less than {@code this / divisor · 2^exponent}; see {@link #lowerBound}. */
    public double upperBound(ConstructibleNumber divisor, int exponent) {
        return -negated().lowerBound(divisor, exponent);
    }

    /**
     * Returns an integer that is not greater than {@code this · 2^bits}, and less by little.
     *
     * @param bits how many bits behind the point count; not negative
     */
    BigInteger floor(int bits) {
        return exact().interval(bits).low();
    }

    /** Returns an integer that is not less than {@code this · 2^bits}, and greater by little. */
    BigInteger ceiling(int bits) {
        return exact().interval(bits).high();
    }

    private RootTower exact() {
        RootTower known = exact;
        if (known == null) {
            known = origin.get();
            exact = known;
        }
        return known;
    }
}
