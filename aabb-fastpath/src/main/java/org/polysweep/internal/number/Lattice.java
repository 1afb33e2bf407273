package org.polysweep.internal.number;

import java.math.BigInteger;

/**
 * The integers times one power of two, fine enough to hold every coordinate of a query exactly.
 *
 * <p>A finite double is m·2^e with an integer m; on the lattice of spacing 2^s, s ≤ e, it is the integer m·2^(e-s).
 * Lengths of one query that are taken on the same lattice can be added, multiplied and compared as integers.
 */
public final class Lattice {

    /** The exponent of zero, which fits every lattice. */
    public static final int ANY_EXPONENT = Integer.MAX_VALUE;

    private static final int FRACTION_BITS = 52;
    private static final int LOWEST_EXPONENT = -1074;
    private static final long FRACTION_MASK = (1L << FRACTION_BITS) - 1;

    /** Numbers with at most this number of bits are coarse: docs/error-bounds.md, theorem 3. */
    private static final int COARSE_BITS = 24;

    /**
     * With units smaller than this, or larger than its inverse, products leave the range: docs/error-bounds.md, theorem
     * 3.
     */
    private static final int LOWEST_COARSE = -100;

    private final int exponent;

    /**
     * Creates the lattice of spacing 2^exponent.
     *
     * @param exponent the least {@link #exponentOf} of the values that it has to hold; {@link #ANY_EXPONENT} if all are
     *     zero
     */
    public Lattice(int exponent) {
        this.exponent = exponent == ANY_EXPONENT ? 0 : exponent;
    }

    /**
     * Returns the exponent of the lowest bit that is set in a double: the greatest e for which it is an integer times
     * 2^e.
     *
     * @param value a finite double
     * @return from -1074 to 1023; {@link #ANY_EXPONENT} for zero
     */
    public static int exponentOf(double value) {
        long significand = significand(value);
        return significand == 0 ? ANY_EXPONENT : lastPlaceExponent(value) + Long.numberOfTrailingZeros(significand);
    }

    /**
     * Returns the least {@link #exponentOf} of some doubles.
     *
     * @param values finite doubles
     * @return the exponent; {@link #ANY_EXPONENT} if all are zero
     */
    public static int exponentOf(double... values) {
        int least = ANY_EXPONENT;
        for (double value : values) {
            least = Math.min(least, exponentOf(value));
        }
        return least;
    }

    /**
     * Returns the exponent of the finest lattice on which doubles compute exactly with the differences and cross
     * products of a query: no sum of up to six of its numbers is rounded, no product of two such sums, and no
     * difference of two such products. docs/error-bounds.md, theorem 3.
     *
     * @param magnitude the largest absolute value of the numbers
     * @return the exponent; {@link #ANY_EXPONENT} if the numbers are too large or too small for any lattice
     */
    public static int finestCoarse(double magnitude) {
        int exponent = lastPlaceExponent(magnitude) + FRACTION_BITS + 1 - COARSE_BITS;
        return exponent > LOWEST_COARSE && exponent < -LOWEST_COARSE ? exponent : ANY_EXPONENT;
    }

    /**
     * Returns the distance of a double from the nearest point of a lattice: 0 only if the double is on the lattice.
     *
     * @param value a double of at most 2^50 in units of the lattice
     * @param shifter {@link #shifterOf} the lattice
     * @return the distance, rounded, but never to 0
     */
    public static double rest(double value, double shifter) {
        // The sum is rounded to a multiple of its unit, which is the unit of the lattice; subtracting the shifter is
        // exact.
        return Math.abs(value - ((value + shifter) - shifter));
    }

    /**
     * Returns a number whose unit in the last place is 2^exponent, for an exponent that {@link #finestCoarse} has
     * returned.
     */
    public static double shifterOf(int exponent) {
        return 1.5 * powerOfTwo(exponent + FRACTION_BITS);
    }

    /** Returns 2^exponent, for an exponent from -1074 to 1023. */
    public static double powerOfTwo(int exponent) {
        return exponent < -1022
                ? Double.longBitsToDouble(1L << (exponent - LOWEST_EXPONENT))
                : Double.longBitsToDouble((long) (exponent + 1023) << FRACTION_BITS);
    }

    /** Returns the exponent of the spacing: the number 1 on this lattice is the length 2^exponent. */
    public int exponent() {
        return exponent;
    }

    /**
     * Returns a double as an integer on this lattice.
     *
     * @param value a finite double whose {@link #exponentOf} is not below the exponent of this lattice
     * @return {@code value / 2^exponent}, exactly
     * @throws IllegalArgumentException if the lattice is too coarse for the value
     */
    public BigInteger at(double value) {
        long significand = significand(value);
        if (significand == 0) {
            return BigInteger.ZERO;
        }
        int zeros = Long.numberOfTrailingZeros(significand);
        int shift = lastPlaceExponent(value) + zeros - exponent;
        if (shift < 0) {
            throw new IllegalArgumentException(value + " does not lie on the lattice of spacing 2^" + exponent);
        }
        long odd = significand >> zeros;
        return BigInteger.valueOf(value < 0 ? -odd : odd).shiftLeft(shift);
    }

    /** Returns the vector of two doubles on this lattice, as {@link #at} does. */
    public ExactVector vector(double x, double y) {
        return new ExactVector(at(x), at(y));
    }

    /** The digits of the magnitude as an integer, including the hidden bit. */
    private static long significand(double value) {
        long bits = Double.doubleToRawLongBits(value);
        long fraction = bits & FRACTION_MASK;
        return biasedExponent(bits) == 0 ? fraction : fraction | (1L << FRACTION_BITS);
    }

    /** The exponent of the last place of the significand. */
    private static int lastPlaceExponent(double value) {
        int biased = biasedExponent(Double.doubleToRawLongBits(value));
        return LOWEST_EXPONENT + Math.max(biased, 1) - 1;
    }

    private static int biasedExponent(long bits) {
        return (int) (bits >>> FRACTION_BITS) & 0x7ff;
    }
}
