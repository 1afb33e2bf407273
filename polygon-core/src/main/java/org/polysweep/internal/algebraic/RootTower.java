package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import org.polysweep.internal.number.Scaled;

/**
 * A {@link ConstructibleNumber} written out: {@code a + b√r}, where √r is the highest of its roots and a, b and r are
 * made of lower ones, down to integers. Two ways of writing may stand for the same number: ask for the sign of the
 * difference.
 *
 * <p>A sign is read from an interval, if that does not hold 0; else it is found by squaring, and no root is ever taken:
 * {@code a} and {@code b√r} have one sign, or opposite ones, and then that of {@code a² - b²r} decides, in which √r
 * does not occur. Immutable and thread-safe. Cost: with n different roots, 2^n integers; the sign of a number that is 0
 * takes products of 2^n times as many digits.
 */
abstract sealed class RootTower {

    /** The number 0. */
    static final RootTower ZERO = of(BigInteger.ZERO);

    /** An interval of so many bits behind the point settles the sign of most numbers that are not 0. */
    private static final int BITS_OF_SIGN = 64;

    private RootTower() {}

    /** Returns an integer. */
    static RootTower of(BigInteger integer) {
        return new Integral(integer);
    }

    /** Returns {@code this + other}. */
    final RootTower plus(RootTower other) {
        return compareRoots(other) < 0 ? other.plusLower(this) : plusLower(other);
    }

    /** Returns {@code -this}. */
    final RootTower negated() {
        return times(of(BigInteger.ONE.negate()));
    }

    /** Returns {@code this · other}. */
    final RootTower times(RootTower other) {
        return compareRoots(other) < 0 ? other.timesLower(this) : timesLower(other);
    }

    /** Returns the square of this number. */
    final RootTower square() {
        return times(this);
    }

    /** Returns -1, 0 or 1: the sign of this number. */
    abstract int signum();

    /**
     * Returns bounds of {@code this · 2^bits}.
     *
     * @param bits how many bits behind the point count; not negative
     */
    abstract TowerBounds interval(int bits);

    /** The square root of a positive number. */
    abstract RootTower root();

    /** The sum with a number that has no higher root than this one. */
    abstract RootTower plusLower(RootTower lower);

    /** The product with a number that has no higher root than this one. */
    abstract RootTower timesLower(RootTower lower);

    /** How many roots are nested: 0 for an integer. */
    abstract int height();

    /** The number under the highest root; none under that of an integer, which is 0. */
    abstract RootTower radicand();

    /** The order of the highest roots of two numbers; equal ones are written in the same way. */
    int compareRoots(RootTower other) {
        int byHeight = Integer.compare(height(), other.height());
        return byHeight != 0 || height() == 0 ? byHeight : radicand().compareWriting(other.radicand());
    }

    /** An order of the ways of writing numbers, in which those with a higher root are greater. */
    abstract int compareWriting(RootTower other);

    /** An integer. */
    private static final class Integral extends RootTower {

        private final BigInteger value;

        Integral(BigInteger value) {
            this.value = value;
        }

        @Override
        int signum() {
            return value.signum();
        }

        @Override
        TowerBounds interval(int bits) {
            BigInteger shifted = value.shiftLeft(bits);
            return new TowerBounds(shifted, shifted);
        }

        @Override
        RootTower root() {
            Scaled root = new Scaled(value, false).root();
            return root.leftOver() ? new WithRoot(ZERO, of(BigInteger.ONE), this) : of(root.floor());
        }

        @Override
        RootTower plusLower(RootTower lower) {
            return of(value.add(((Integral) lower).value));
        }

        @Override
        RootTower timesLower(RootTower lower) {
            return of(value.multiply(((Integral) lower).value));
        }

        @Override
        int height() {
            return 0;
        }

        @Override
        RootTower radicand() {
            return ZERO;
        }

        @Override
        int compareWriting(RootTower other) {
            return other instanceof Integral whole ? value.compareTo(whole.value) : -1;
        }

        @Override
        public String toString() {
            return value.toString();
        }
    }

    /** A number {@code rest + factor · √radicand}; the factor is not written as 0. */
    private static final class WithRoot extends RootTower {

        private final RootTower rest;
        private final RootTower factor;
        private final RootTower radicand;
        private final int height;

        WithRoot(RootTower rest, RootTower factor, RootTower radicand) {
            this.rest = rest;
            this.factor = factor;
            this.radicand = radicand;
            height = radicand.height() + 1;
        }

        private RootTower with(RootTower newRest, RootTower newFactor) {
            boolean isZero = newFactor instanceof Integral && newFactor.signum() == 0;
            return isZero ? newRest : new WithRoot(newRest, newFactor, radicand);
        }

        @Override
        int signum() {
            TowerBounds near = interval(BITS_OF_SIGN);
            if (near.low.signum() > 0 || near.high.signum() < 0) {
                return near.low.signum();
            }
            int sign = rest.signum();
            int signOfTerm = factor.signum();
            if (sign * signOfTerm >= 0) {
                return sign == 0 ? signOfTerm : sign;
            }
            // The two terms have opposite signs: the one with the greater square decides.
            return sign
                    * rest.square()
                            .plus(factor.square().times(radicand).negated())
                            .signum();
        }

        @Override
        TowerBounds interval(int bits) {
            return rest.interval(bits)
                    .plus(factor.interval(bits).times(radicand.interval(bits).root(bits), bits));
        }

        @Override
        RootTower root() {
            return new WithRoot(ZERO, of(BigInteger.ONE), this);
        }

        @Override
        RootTower plusLower(RootTower lower) {
            return lower instanceof WithRoot other && other.compareRoots(this) == 0
                    ? with(rest.plus(other.rest), factor.plus(other.factor))
                    : with(rest.plus(lower), factor);
        }

        @Override
        RootTower timesLower(RootTower lower) {
            return lower instanceof WithRoot other && other.compareRoots(this) == 0
                    ? with(
                            rest.times(other.rest)
                                    .plus(factor.times(other.factor).times(radicand)),
                            rest.times(other.factor).plus(factor.times(other.rest)))
                    : with(rest.times(lower), factor.times(lower));
        }

        @Override
        int height() {
            return height;
        }

        @Override
        RootTower radicand() {
            return radicand;
        }

        @Override
        int compareWriting(RootTower number) {
            if (height != number.height()) {
                return Integer.compare(height, number.height());
            }
            WithRoot other = (WithRoot) number;
            int byRoot = radicand.compareWriting(other.radicand);
            if (byRoot != 0) {
                return byRoot;
            }
            int byRest = rest.compareWriting(other.rest);
            return byRest != 0 ? byRest : factor.compareWriting(other.factor);
        }

        @Override
        public String toString() {
            return "(" + rest + " + " + factor + "·√" + radicand + ")";
        }
    }

    /**
     * Two bounds, in units of {@code 2^-bits}.
     *
     * @param low not greater than the number
     * @param high not less
     */
    record TowerBounds(BigInteger low, BigInteger high) {

        TowerBounds plus(TowerBounds other) {
            return new TowerBounds(low.add(other.low), high.add(other.high));
        }

        /** The product with one that is not negative. */
        TowerBounds times(TowerBounds other, int bits) {
            BigInteger least = low.multiply(low.signum() < 0 ? other.high : other.low);
            BigInteger greatest = high.multiply(high.signum() < 0 ? other.low : other.high);
            return new TowerBounds(
                    least.shiftRight(bits), greatest.negate().shiftRight(bits).negate());
        }

        /** The root of a number that is not negative, whatever the lower bound says. */
        TowerBounds root(int bits) {
            Scaled least = new Scaled(low.max(BigInteger.ZERO).shiftLeft(bits), false).root();
            Scaled greatest = new Scaled(high.shiftLeft(bits), false).root();
            return new TowerBounds(
                    least.floor(), greatest.leftOver() ? greatest.floor().add(BigInteger.ONE) : greatest.floor());
        }
    }
}
