package org.polysweep.internal.bound;

import org.polysweep.internal.number.Lattice;

/**
 * Numbers of one query as integers of 64 bits, multiples of one power of two: the numbers of resting and sliding shapes
 * fit, on a grid of 0.1 as much as on a grid of 1. Their differences and cross products are exact, including zero. A
 * lattice is given by its scale, the factor of a double. Stateless, no allocation: docs/error-bounds.md, lemma 3.
 */
public final class LongLattice {

    /** Maximum number of bits of a number, without its sign: then a sum of two differences and one number takes 62. */
    private static final int BITS = 60;

    /** Magnitudes above this have a scale that is a double. */
    private static final double LEAST = 0x1p-800;

    /** Magnitudes below this have a scale of 1 or more: then the product of a number and the scale is exact. */
    private static final double GREATEST = 0x1p60;

    /** No lattice. */
    public static final double NONE = 0;

    private LongLattice() {}

    /**
     * Returns the scale of the finest lattice on which a number takes no more than 60 bits.
     *
     * @param magnitude the greatest absolute value of all numbers
     * @return a power of two; {@link #NONE} if the magnitude is too great or too small, or NaN
     */
    public static double scale(double magnitude) {
        return magnitude > LEAST && magnitude < GREATEST
                ? Lattice.powerOfTwo(BITS - 1 - Math.getExponent(magnitude))
                : NONE;
    }

    /** Returns the exponent of the spacing: 1 on the lattice is 2^exponent. */
    public static int exponent(double scale) {
        return -Math.getExponent(scale);
    }

    /** Returns a double on the lattice, rounded toward 0 if it is between two lattice points. */
    public static long at(double value, double scale) {
        return (long) (value * scale);
    }

    /**
     * Returns the distance from a double, no greater than the magnitude, to a point of the lattice: 0 if the double is
     * a lattice point.
     */
    public static double rest(double value, double scale) {
        double scaled = value * scale;
        return Math.abs(scaled - (long) scaled);
    }

    /** Returns the sign of x1·y2 - y1·x2, exactly, for numbers of absolute values below 2^63. */
    public static int crossSign(long x1, long y1, long x2, long y2) {
        long high = crossHigh(x1, y1, x2, y2);
        long low = x1 * y2 - y1 * x2;
        // A number that is not negative is 0 only if both halves are.
        return Long.signum(high | ((low | -low) >>> 63));
    }

    /** Returns the upper half of x1·y2 - y1·x2, an integer of 128 bits; Java's operators compute the lower half. */
    private static long crossHigh(long x1, long y1, long x2, long y2) {
        long borrow = Long.compareUnsigned(x1 * y2, y1 * x2) < 0 ? 1 : 0;
        return multiplyHigh(x1, y2) - multiplyHigh(y1, x2) - borrow;
    }

    /** The upper 64 bits of a 128-bit product; neither TeaVM nor older Androids have {@code Math.multiplyHigh}. */
    private static long multiplyHigh(long a, long b) {
        long highA = a >> 32;
        long lowA = a & 0xffffffffL;
        long highB = b >> 32;
        long lowB = b & 0xffffffffL;
        long middle = highA * lowB + ((lowA * lowB) >>> 32);
        return highA * highB + (middle >> 32) + (((middle & 0xffffffffL) + lowA * highB) >> 32);
    }
}
