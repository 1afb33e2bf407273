package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Scaled;

/**
 * An exact real number that is made from integers by sums, products and square roots: coordinates of points in which
 * lines and circles cross are quotients of such numbers, where {@link QuadraticSurd} holds one root only.
 *
 * <p>Two doubles enclose the number. If they do not determine its sign, it is evaluated in integers with more and more
 * digits, until it is known not to be 0, or is closer to 0 than any other number of this size with this number of roots
 * can be: docs/error-bounds.md, theorem 13. Immutable and thread-safe. Cost: a few operations on doubles for each
 * operation; the sign of 0 takes about 2^k times the digits of the number, for k roots.
 *
 * @see <a href="https://doi.org/10.1007/s004530010005">C. Burnikel, R. Fleischer, K. Mehlhorn, S. Schirra, A strong and
 *     easily computable separation bound for arithmetic expressions involving radicals, Algorithmica 27 (2000)</a>
 */
public final class ConstructibleNumber {

    /** The number 0. */
    public static final ConstructibleNumber ZERO = of(BigInteger.ZERO);

    /** Maximum number of bits of an integer that is a double. */
    private static final int BITS_OF_DOUBLE = 53;

    /** Number of bits behind the point when a number is first evaluated in integers. */
    private static final int FIRST_BITS = 128;

    /** Number of integers of the length of a bound that the bounds of a product take. */
    private static final int OPERATIONS_OF_BOUNDS = 8;

    /** Bounds of the number, perhaps infinite. */
    private final double least;

    private final double greatest;

    /** The number and all its conjugates are at most 2 to this in magnitude. */
    private final long size;

    private final boolean isRoot;
    private final List<ConstructibleNumber> operands;
    private final IntFunction<Bounds> evaluation;

    /** The narrowest bounds that have been needed. All threads compute the same bounds. */
    private @Nullable Bounds known;

    private ConstructibleNumber(
            double least,
            double greatest,
            long size,
            boolean isRoot,
            List<ConstructibleNumber> operands,
            IntFunction<Bounds> evaluation) {
        this.least = Double.isNaN(least) ? Double.NEGATIVE_INFINITY : least;
        this.greatest = Double.isNaN(greatest) ? Double.POSITIVE_INFINITY : greatest;
        this.size = size;
        this.isRoot = isRoot;
        this.operands = operands;
        this.evaluation = evaluation;
    }

    /** Returns an integer. */
    public static ConstructibleNumber of(BigInteger integer) {
        double nearest = integer.doubleValue();
        boolean isExact = integer.bitLength() <= BITS_OF_DOUBLE;
        return new ConstructibleNumber(
                isExact ? nearest : Math.nextDown(nearest),
                isExact ? nearest : Math.nextUp(nearest),
                integer.abs().bitLength(),
                false,
                List.of(),
                bits -> new Bounds(bits, integer.shiftLeft(bits), integer.shiftLeft(bits)));
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
            default -> throw new ArithmeticException("the root of a negative number is not a real number");
        };
    }

    /** Returns the square root of an integer, 0 or more. */
    public static ConstructibleNumber rootOf(BigInteger radicand) {
        Scaled root = new Scaled(radicand.max(BigInteger.ZERO), false).root();
        return root.leftOver() ? rootOf(of(radicand)) : of(root.floor());
    }

    /** The root of a positive number. */
    private ConstructibleNumber root() {
        return new ConstructibleNumber(
                Math.nextDown(Math.sqrt(Math.max(least, 0))),
                Math.nextUp(Math.sqrt(greatest)),
                (size + 1) / 2,
                true,
                List.of(this),
                bits -> bounds(bits).root());
    }

    /** Returns {@code this + other}. */
    public ConstructibleNumber plus(ConstructibleNumber other) {
        return new ConstructibleNumber(
                Math.nextDown(least + other.least),
                Math.nextUp(greatest + other.greatest),
                Math.max(size, other.size) + 1,
                false,
                List.of(this, other),
                bits -> bounds(bits).plus(other.bounds(bits)));
    }

    /** Returns {@code -this}. */
    public ConstructibleNumber negated() {
        return new ConstructibleNumber(
                -greatest,
                -least,
                size,
                false,
                List.of(this),
                bits -> bounds(bits).negated());
    }

    /** Returns {@code this - other}. */
    public ConstructibleNumber minus(ConstructibleNumber other) {
        return plus(other.negated());
    }

    /** Returns {@code this · other}. */
    public ConstructibleNumber times(ConstructibleNumber other) {
        double first = least * other.least;
        double second = least * other.greatest;
        double third = greatest * other.least;
        double fourth = greatest * other.greatest;
        return new ConstructibleNumber(
                Math.nextDown(Math.min(Math.min(first, second), Math.min(third, fourth))),
                Math.nextUp(Math.max(Math.max(first, second), Math.max(third, fourth))),
                size + other.size,
                false,
                List.of(this, other),
                bits -> bounds(bits).times(other.bounds(bits)));
    }

    /** Returns {@code factor · this}. */
    public ConstructibleNumber times(BigInteger factor) {
        return times(of(factor));
    }

    /** Returns the square of this number. */
    public ConstructibleNumber square() {
        return times(this);
    }

    /** Returns the sign of this number: -1, 0 or 1. */
    public int signum() {
        if (least > 0) {
            return 1;
        }
        return greatest < 0 ? -1 : exactSign();
    }

    private int exactSign() {
        int roots = Math.min(countRoots(new HashSet<>()), 62);
        long separation = Math.multiplyExact(size, (1L << roots) - 1);
        for (int bits = FIRST_BITS; ; bits = Math.multiplyExact(bits, 2)) {
            Bounds near = bounds(bits);
            if (near.low.signum() > 0 || near.high.signum() < 0) {
                return near.low.signum();
            }
            if (near.low.bitLength() < bits - separation && near.high.bitLength() < bits - separation) {
                return 0;
            }
        }
    }

    /** The number of different roots in this number. */
    private int countRoots(Set<ConstructibleNumber> visited) {
        int roots = 0;
        if (visited.add(this)) {
            roots = isRoot ? 1 : 0;
            for (ConstructibleNumber operand : operands) {
                roots += operand.countRoots(visited);
            }
        }
        return roots;
    }

    /**
     * Returns a double that is not greater than {@code this / divisor · 2^exponent}.
     *
     * @param divisor positive
     * @param exponent the binary exponent of the unit: the exponent of the {@link Lattice}
     * @return the double; negative infinity if none is known
     */
    public double lowerBound(ConstructibleNumber divisor, int exponent) {
        if (divisor.least <= 0) {
            return Double.NEGATIVE_INFINITY;
        }
        double quotient = Math.nextDown(least / (least > 0 ? divisor.greatest : divisor.least));
        // One power of two may overflow double; the product of two does not.
        double half = Math.nextDown(quotient * Lattice.powerOfTwo(exponent / 2));
        return Math.nextDown(half * Lattice.powerOfTwo(exponent - exponent / 2));
    }

    /** Returns a double that is not less than {@code this / divisor · 2^exponent}; see {@link #lowerBound}. */
    public double upperBound(ConstructibleNumber divisor, int exponent) {
        return -negated().lowerBound(divisor, exponent);
    }

    private Bounds bounds(int bits) {
        Bounds near = known;
        if (near == null || near.bits != bits) {
            near = evaluation.apply(bits);
            known = near;
            ExactWork.spend(OPERATIONS_OF_BOUNDS, near.high);
        }
        return near;
    }

    /**
     * Two bounds, in units of {@code 2^-bits}.
     *
     * @param bits the number of bits behind the point
     * @param low not greater than the number
     * @param high not less
     */
    private record Bounds(int bits, BigInteger low, BigInteger high) {

        Bounds plus(Bounds other) {
            return new Bounds(bits, low.add(other.low), high.add(other.high));
        }

        Bounds negated() {
            return new Bounds(bits, high.negate(), low.negate());
        }

        Bounds times(Bounds other) {
            BigInteger first = low.multiply(other.low);
            BigInteger second = low.multiply(other.high);
            BigInteger third = high.multiply(other.low);
            BigInteger fourth = high.multiply(other.high);
            BigInteger most = first.max(second).max(third.max(fourth));
            return new Bounds(
                    bits,
                    first.min(second).min(third.min(fourth)).shiftRight(bits),
                    most.negate().shiftRight(bits).negate());
        }

        /** The root of a number that is known not to be negative, even if its lower bound is. */
        Bounds root() {
            Scaled least = new Scaled(low.max(BigInteger.ZERO).shiftLeft(bits), false).root();
            Scaled most = new Scaled(high.shiftLeft(bits), false).root();
            return new Bounds(
                    bits, least.floor(), most.leftOver() ? most.floor().add(BigInteger.ONE) : most.floor());
        }
    }
}
