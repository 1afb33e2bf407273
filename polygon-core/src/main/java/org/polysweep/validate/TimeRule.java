package org.polysweep.validate;

import org.polysweep.internal.number.Lattice;

/**
 * The limit for late times of a HIT. If the differences are exact, a program that subtracts and divides gets the
 * nearest number, and is later only if it computes something else.
 */
public enum TimeRule {
    /** It may be late by the tolerance, just as it may be early. */
    TOLERANCE(53, 0),
    /** Not later than the double nearest to the exact time, where all differences of the query are exact in doubles. */
    NEAREST_DOUBLE(53, 0),
    /** Not later than the nearest float, where all differences are exact in floats; in ulps of floats. */
    NEAREST_FLOAT(24, 29);

    private static final int DOUBLE_BITS = 53;
    private static final int LOWEST_FLOAT = -149;

    private final int bits;
    private final int coarserBy;

    TimeRule(int bits, int coarserBy) {
        this.bits = bits;
        this.coarserBy = coarserBy;
    }

    /** Returns whether the rule limits how late the time of a query is, beyond its tolerance. */
    boolean isForNearest(ExactResult truth) {
        return this != TOLERANCE && truth.hasExactSums(this);
    }

    /** The exact time, rounded once. */
    double nearest(ExactResult truth) {
        if (this != NEAREST_FLOAT) {
            return truth.nearestEnter();
        }
        // The exact time is not less than a midpoint if the largest double below it is not, as midpoints are doubles.
        float near = (float) truth.enter();
        float below = near <= truth.enter() ? near : Math.nextDown(near);
        float above = Math.nextUp(below);
        return truth.enter() >= ((double) below + above) / 2 ? above : below;
    }

    /**
     * Returns a claimed time as the number in the program. A float of nine digits or fewer, such as 0.6666667, is not
     * the same number as the double of these digits.
     */
    public double claimed(double time) {
        return this == NEAREST_FLOAT ? (float) time : time;
    }

    /** Returns a tolerance in ulp of doubles; a float ulp is 2^29 of these. */
    public int tolerance(int ulps) {
        return (int) Math.min(Integer.MAX_VALUE, (long) ulps << coarserBy);
    }

    /**
     * Returns whether every sum of some of these numbers, added and subtracted in any order, is exact: they are
     * multiples of a power of two, and all together less than 2^bits times it.
     *
     * @param numbers finite
     */
    public boolean addsExactly(double... numbers) {
        double sum = 0;
        int lowest = Integer.MAX_VALUE;
        for (double number : numbers) {
            if (number != 0) {
                sum += Math.abs(number);
                lowest = Math.min(lowest, lowestBit(number));
            }
        }
        boolean inRange = bits == DOUBLE_BITS || (lowest >= LOWEST_FLOAT && sum <= Float.MAX_VALUE);
        return sum == 0 || (inRange && sum < Lattice.powerOfTwo(lowest + bits));
    }

    /** The exponent of the lowest bit that is set. */
    private static int lowestBit(double number) {
        long significand = Double.doubleToRawLongBits(number) & ((1L << (DOUBLE_BITS - 1)) - 1);
        int exponent = Math.max(Math.getExponent(number), Double.MIN_EXPONENT);
        boolean isNormal = Math.getExponent(number) >= Double.MIN_EXPONENT;
        long whole = isNormal ? significand | 1L << (DOUBLE_BITS - 1) : significand;
        return exponent - (DOUBLE_BITS - 1) + Long.numberOfTrailingZeros(whole);
    }
}
