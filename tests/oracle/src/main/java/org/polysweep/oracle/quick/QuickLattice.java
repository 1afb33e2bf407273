package org.polysweep.oracle.quick;

import java.math.BigInteger;

/**
 * The coarsest power of two of which all numbers of a query, and of the places in an answer to it, are whole multiples.
 * It serves where they are less than 2^124 steps: then a difference b - a of corners with their positions is less than
 * 2^126 steps, and so are its edges and all else that is added up from at most four numbers, as {@link Int128} needs
 * it.
 */
final class QuickLattice {
    private static final int LONGEST = 124;
    private static final int FRACTION_BITS = 52;
    private static final int LOWEST_EXPONENT = Double.MIN_EXPONENT - FRACTION_BITS;

    private int lowestBit = Integer.MAX_VALUE;
    private int highestBit = Integer.MIN_VALUE;
    private boolean finite = true;

    /** Makes room for some more numbers. Call this for all numbers before the first is placed. */
    void cover(double... numbers) {
        for (double number : numbers) {
            if (!Double.isFinite(number)) {
                finite = false;
            } else if (number != 0) {
                long mantissa = mantissa(number);
                int exponent = exponent(number);
                lowestBit = Math.min(lowestBit, exponent + Long.numberOfTrailingZeros(mantissa));
                highestBit = Math.max(highestBit, exponent + Long.SIZE - Long.numberOfLeadingZeros(mantissa));
            }
        }
    }

    /** Whether all numbers are finite, and less than 2^124 steps. */
    boolean isFineEnough() {
        return finite && (lowestBit == Integer.MAX_VALUE || highestBit - lowestBit <= LONGEST);
    }

    /** A number that was covered, in steps. */
    Int128 place(double number) {
        if (number == 0) {
            return Int128.ZERO;
        }
        long mantissa = mantissa(number);
        int zeros = Long.numberOfTrailingZeros(mantissa);
        Int128 magnitude = Int128.shifted(mantissa >>> zeros, exponent(number) + zeros - lowestBit);
        return number < 0 ? magnitude.negate() : magnitude;
    }

    Vector place(double x, double y) {
        return new Vector(place(x), place(y));
    }

    /** So many ulp of a double that was placed here, in whole steps, rounded down; 0 for 0. */
    BigInteger ulps(int count, Int128 placed) {
        if (placed.signum() == 0) {
            return BigInteger.ZERO;
        }
        int leadingBit = lowestBit + placed.abs().bitLength() - 1;
        int ulp = Math.max(leadingBit - FRACTION_BITS, LOWEST_EXPONENT);
        return BigInteger.valueOf(count).shiftLeft(ulp - lowestBit); // by a negative number of bits: to the right
    }

    /** |number| = mantissa * 2^exponent. */
    static long mantissa(double number) {
        long fraction = Double.doubleToRawLongBits(number) & ((1L << FRACTION_BITS) - 1);
        return Math.abs(number) < Double.MIN_NORMAL ? fraction : fraction | (1L << FRACTION_BITS);
    }

    /** |number| = mantissa * 2^exponent. */
    static int exponent(double number) {
        return Math.max(Math.getExponent(number) - FRACTION_BITS, LOWEST_EXPONENT);
    }
}
