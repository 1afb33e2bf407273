package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.Rounding;

/**
 * An exact real number that is made from integers by sums, products and square roots: what ruler and compass can
 * construct from them. Coordinates of points in which lines and circles cross are quotients of such numbers, where
 * {@link QuadraticSurd} holds one root only.
 *
 * <p>Two doubles, times a power of two, enclose the number, each operation rounded outward. Only if they do not tell a
 * sign, the number is written out in integers and roots, which is put off until then, and goes back recursively to the
 * numbers that it was made of: it is meant for formulas, not for sums over long loops. Immutable and thread-safe. Cost:
 * that of a few doubles for each operation, and of many integers once an exact number is needed.
 *
 * @see <a href="https://doi.org/10.1016/0925-7721(95)00040-2">C. K. Yap, Towards exact geometric computation,
 *     Computational Geometry 7 (1997)</a>
 * @see <a href="https://doi.org/10.1016/j.scico.2010.09.003">S. Pion, A. Fabri, A generic lazy evaluation scheme for
 *     exact geometric computations, Science of Computer Programming 76 (2011)</a>
 */
public final class ConstructibleNumber {

    /** The number 0. */
    public static final ConstructibleNumber ZERO = of(BigInteger.ZERO);

    /** Integers of so many bits are doubles. */
    private static final int BITS_OF_DOUBLE = 53;

    /**
     * Sums and products of integers that come out below this, rounded, have not been rounded: docs/error-bounds.md,
     * theorem 13.
     */
    private static final double LARGEST_INTEGER = 0x1p53;

    /** Bounds are smaller than 2 to this, so that no operation leaves the doubles: docs/error-bounds.md, theorem 13. */
    private static final int MOST_EXPONENT = 300;

    /** No bound is shifted farther down than this: docs/error-bounds.md, theorem 13. */
    private static final int FAR = 1000;

    /** What would be shifted farther down is smaller than this: docs/error-bounds.md, theorem 13. */
    private static final double VERY_SMALL = Rounding.powerOfTwo(MOST_EXPONENT - FAR);

    /** Two powers of two that are doubles, and not subnormal, shift so far: docs/error-bounds.md, theorem 13. */
    private static final int MOST_SHIFT = 2 * 1022;

    /** The bounds, in units of 2^scale. */
    private final double least;

    private final double greatest;

    /** Even. */
    private final int scale;

    private final Supplier<RootTower> origin;

    /** The number written out, once it has been needed. All threads would write the same. */
    private @Nullable RootTower exact;

    private ConstructibleNumber(double least, double greatest, int scale, Supplier<RootTower> origin) {
        this.least = least;
        this.greatest = greatest;
        this.scale = scale;
        this.origin = origin;
    }

    /** A number between two bounds, which may have any size. */
    private static ConstructibleNumber between(double least, double greatest, int scale, Supplier<RootTower> origin) {
        int size = Math.getExponent(Math.max(Math.abs(least), Math.abs(greatest)));
        if (Math.abs(size) < MOST_EXPONENT) {
            return new ConstructibleNumber(least, greatest, scale, origin);
        }
        int up = Math.max(size, -FAR) & ~1;
        double unit = Rounding.powerOfTwo(-up);
        return new ConstructibleNumber(Math.nextDown(least * unit), Math.nextUp(greatest * unit), scale + up, origin);
    }

    /** Returns an integer. */
    public static ConstructibleNumber of(BigInteger integer) {
        int excess = integer.bitLength() - BITS_OF_DOUBLE;
        if (excess <= 0) {
            return known(integer.doubleValue());
        }
        int scale = excess + (excess & 1);
        double floor = integer.shiftRight(scale).doubleValue();
        return new ConstructibleNumber(floor, floor + 1, scale, () -> RootTower.of(integer));
    }

    /** An integer that is a double. */
    private static ConstructibleNumber known(double integer) {
        return new ConstructibleNumber(integer, integer, 0, () -> RootTower.of(new Lattice(0).at(integer)));
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
        // A scale is even; half of it need not be.
        int half = scale / 2;
        int odd = half & 1;
        return between(
                Math.nextDown(ofLeast) * (1 + odd),
                Math.nextUp(Math.sqrt(greatest)) * (1 + odd),
                half - odd,
                () -> exact().root());
    }

    /** Returns {@code this + other}. */
    public ConstructibleNumber plus(ConstructibleNumber other) {
        if (isKnown() && other.isKnown() && isInteger(least + other.least)) {
            return known(least + other.least);
        }
        int common = Math.max(scale, other.scale);
        return between(
                Math.nextDown(leastAt(common) + other.leastAt(common)),
                Math.nextUp(greatestAt(common) + other.greatestAt(common)),
                common,
                () -> exact().plus(other.exact()));
    }

    /** The lower bound in units of a power of two that is not less than that of this number. */
    private double leastAt(int common) {
        int down = scale - common;
        if (down == 0) {
            return least;
        }
        if (down < -FAR) {
            return least < 0 ? -VERY_SMALL : 0;
        }
        return Math.nextDown(least * Rounding.powerOfTwo(down));
    }

    private double greatestAt(int common) {
        return -negated().leastAt(common);
    }

    /** Returns {@code -this}. */
    public ConstructibleNumber negated() {
        return isKnown()
                ? known(0 - least)
                : new ConstructibleNumber(-greatest, -least, scale, () -> exact().negated());
    }

    /** Returns {@code this - other}. */
    public ConstructibleNumber minus(ConstructibleNumber other) {
        return plus(other.negated());
    }

    /** Returns {@code this · other}. */
    public ConstructibleNumber times(ConstructibleNumber other) {
        double first = least * other.least;
        if (isKnown() && other.isKnown() && isInteger(first)) {
            return known(first);
        }
        if (isZero() || other.isZero()) {
            return ZERO;
        }
        double second = least * other.greatest;
        double third = greatest * other.least;
        double fourth = greatest * other.greatest;
        return between(
                Math.nextDown(Math.min(Math.min(first, second), Math.min(third, fourth))),
                Math.nextUp(Math.max(Math.max(first, second), Math.max(third, fourth))),
                scale + other.scale,
                () -> exact().times(other.exact()));
    }

    /** Whether both bounds are the same: only small integers are made so, all others are between two doubles. */
    private boolean isKnown() {
        return least == greatest;
    }

    private boolean isZero() {
        return least == 0 && isKnown();
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
        if (least > 0) {
            return 1;
        }
        return greatest < 0 ? -1 : isKnown() ? 0 : exact().signum();
    }

    /**
     * Returns a double that is not greater than {@code this / divisor · 2^exponent}.
     *
     * @param divisor positive
     * @param exponent the binary exponent of the unit: that of the {@link Lattice}
     * @return the double; negative infinity if none is known
     */
    public double lowerBound(ConstructibleNumber divisor, int exponent) {
        if (divisor.least <= 0) {
            return Double.NEGATIVE_INFINITY;
        }
        double quotient = Math.nextDown(least / (least > 0 ? divisor.greatest : divisor.least));
        int shift = scale - divisor.scale + exponent;
        if (least >= 0 && Math.abs(shift) > MOST_SHIFT) {
            return 0;
        }
        if (shift > MOST_SHIFT) {
            return Double.NEGATIVE_INFINITY;
        }
        shift = Math.max(shift, -MOST_SHIFT);
        double half = Math.nextDown(quotient * Rounding.powerOfTwo(shift / 2));
        return Math.nextDown(half * Rounding.powerOfTwo(shift - shift / 2));
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
