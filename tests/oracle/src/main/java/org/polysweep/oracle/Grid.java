package org.polysweep.oracle;

import java.math.BigInteger;

/**
 * A spacing so fine that every number of a query is a whole multiple of it: one step is 2^exponent, or one of so many
 * equal parts of that.
 */
public final class Grid {
    private static final int MANTISSA_BITS = 52;
    private static final int LOWEST_EXPONENT = Double.MIN_EXPONENT - MANTISSA_BITS;

    private final int exponent;
    private final BigInteger parts;

    private Grid(int exponent, BigInteger parts) {
        this.exponent = exponent;
        this.parts = parts;
    }

    /** The same with each step divided into so many, at least one. */
    Grid inParts(BigInteger count) {
        return new Grid(exponent, parts.multiply(count));
    }

    /**
     * The coarsest grid that holds all these numbers.
     *
     * @param lists the numbers
     * @return the grid whose step is the greatest power of two that divides them all
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public static Grid covering(double[]... lists) {
        int lowest = Integer.MAX_VALUE;
        for (double[] list : lists) {
            for (double number : list) {
                if (!Double.isFinite(number)) {
                    throw new IllegalArgumentException(number + " is not a finite number");
                }
                if (number != 0) {
                    lowest = Math.min(lowest, unitExponent(number) + Long.numberOfTrailingZeros(mantissa(number)));
                }
            }
        }
        return new Grid(lowest == Integer.MAX_VALUE ? 0 : lowest, BigInteger.ONE);
    }

    /**
     * How long one step is.
     *
     * @return the exponent of the power of two that a step is, or that it is a part of
     */
    public int exponent() {
        return exponent;
    }

    /**
     * A number as a multiple of this grid's step.
     *
     * @param number one of those that the grid was made to cover
     * @return the same number in steps, exactly
     */
    public BigInteger place(double number) {
        if (number == 0) {
            return BigInteger.ZERO;
        }
        BigInteger magnitude = BigInteger.valueOf(mantissa(number))
                .shiftLeft(unitExponent(number) - exponent)
                .multiply(parts);
        return number < 0 ? magnitude.negate() : magnitude;
    }

    IntVector place(double x, double y) {
        return new IntVector(place(x), place(y));
    }

    /** The number that so many steps of this grid are. */
    Rational value(BigInteger steps) {
        return value(steps, parts);
    }

    /** The number that so many steps of this grid are. */
    Surd value(Surd steps) {
        return steps.times(Surd.of(value(BigInteger.ONE)));
    }

    /** Where a point is at the given time: start + time * move, each in steps of this grid, as exact coordinates. */
    ExactPoint along(IntVector start, Surd time, IntVector move) {
        return new ExactPoint(along(start.x(), time, move.x()), along(start.y(), time, move.y()));
    }

    private Surd along(BigInteger start, Surd time, BigInteger move) {
        Surd steps = Surd.of(Rational.of(start, BigInteger.ONE)).plus(time.times(move));
        return value(steps);
    }

    /** The number that a quotient of squared steps (of this grid) by a plain number is: a squared length. */
    Rational squaredValue(BigInteger squaredSteps, BigInteger over) {
        BigInteger whole = over.multiply(parts.pow(2));
        return exponent >= 0
                ? Rational.of(squaredSteps.shiftLeft(2 * exponent), whole)
                : Rational.of(squaredSteps, whole.shiftLeft(-2 * exponent));
    }

    private Rational value(BigInteger steps, BigInteger over) {
        return exponent >= 0
                ? Rational.of(steps.shiftLeft(exponent), over)
                : Rational.of(steps, over.shiftLeft(-exponent));
    }

    /** The exponent of the lowest bit of a double's mantissa: |number| = mantissa * 2^unitExponent. */
    private static int unitExponent(double number) {
        return Math.max(Math.getExponent(number) - MANTISSA_BITS, LOWEST_EXPONENT);
    }

    private static long mantissa(double number) {
        long fraction = Double.doubleToRawLongBits(number) & ((1L << MANTISSA_BITS) - 1);
        return Math.abs(number) < Double.MIN_NORMAL ? fraction : fraction | (1L << MANTISSA_BITS);
    }
}
