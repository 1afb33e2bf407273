package org.polysweep.oracle;

import java.math.BigInteger;

/** A power-of-two spacing so fine that every number of a query is a whole multiple of it: 2^exponent is one step. */
final class Grid {
    private static final int MANTISSA_BITS = 52;
    private static final int LOWEST_EXPONENT = Double.MIN_EXPONENT - MANTISSA_BITS;

    private final int exponent;

    private Grid(int exponent) {
        this.exponent = exponent;
    }

    /**
     * The coarsest grid that holds all these numbers.
     *
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    static Grid covering(double[]... lists) {
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
        return new Grid(lowest == Integer.MAX_VALUE ? 0 : lowest);
    }

    /** The number as a multiple of this grid's step; exact for each number that the grid was made to cover. */
    BigInteger place(double number) {
        if (number == 0) {
            return BigInteger.ZERO;
        }
        BigInteger magnitude = BigInteger.valueOf(mantissa(number)).shiftLeft(unitExponent(number) - exponent);
        return number < 0 ? magnitude.negate() : magnitude;
    }

    IntVector place(double x, double y) {
        return new IntVector(place(x), place(y));
    }

    /** The number that so many steps of this grid are. */
    Rational value(BigInteger steps) {
        return value(steps, BigInteger.ONE);
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
        return exponent >= 0
                ? Rational.of(squaredSteps.shiftLeft(2 * exponent), over)
                : Rational.of(squaredSteps, over.shiftLeft(-2 * exponent));
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
