package org.polysweep.internal.bound;

/**
 * Quotients of two integers of 128 bits, each rounded to a double in a stated direction: exactly, always, without
 * allocation. An integer is given as its upper half and its lower half, which has no sign. Stateless:
 * docs/error-bounds.md, lemma 4.
 */
public final class WideQuotient {

    /** Number of bits of a double after the first. */
    private static final int DIGITS = 52;

    private static final double WORD = 0x1p64;

    private WideQuotient() {}

    /**
     * Returns the quotient.
     *
     * @param high the upper half of the numerator, which is below 2^125 in magnitude
     * @param low the lower half
     * @param byHigh the upper half of the denominator, which is not 0, and below 2^122 in magnitude
     * @param byLow the lower half
     * @param up whether to round up; down, otherwise
     */
    public static double round(long high, long low, long byHigh, long byLow, boolean up) {
        if (byHigh < 0) {
            return round(negatedHigh(high, low), -low, negatedHigh(byHigh, byLow), -byLow, up);
        }
        if (up) {
            return 0 - round(negatedHigh(high, low), -low, byHigh, byLow, false);
        }
        if ((high | low) == 0) {
            return 0;
        }
        double quotient = toDouble(high, low) / toDouble(byHigh, byLow);
        while (isBelow(high, low, byHigh, byLow, quotient)) {
            quotient = Math.nextDown(quotient);
        }
        double next = Math.nextUp(quotient);
        while (!isBelow(high, low, byHigh, byLow, next)) {
            quotient = next;
            next = Math.nextUp(next);
        }
        return quotient;
    }

    /**
     * Returns whether a quotient is less than a double that differs from it by at most a few units in the last place.
     */
    private static boolean isBelow(long high, long low, long byHigh, long byLow, double guess) {
        long bits = Double.doubleToRawLongBits(guess);
        long digits = (bits & ((1L << DIGITS) - 1)) | (1L << DIGITS);
        long factor = guess < 0 ? -digits : digits;
        int exponent = Math.getExponent(guess) - DIGITS;
        // The product, modulo 2^128.
        long productLow = factor * byLow;
        long productHigh = factor * byHigh + LongLattice.multiplyHigh(factor, byLow) + (byLow < 0 ? factor : 0);
        int up = Math.max(-exponent, 0);
        int upProduct = Math.max(exponent, 0);
        long leftLow = shiftedLow(low, up);
        long rightLow = shiftedLow(productLow, upProduct);
        long borrow = Long.compareUnsigned(leftLow, rightLow) < 0 ? 1 : 0;
        return shiftedHigh(high, low, up) - shiftedHigh(productHigh, productLow, upProduct) - borrow < 0;
    }

    private static long shiftedLow(long low, int by) {
        return by < Long.SIZE ? low << by : 0;
    }

    private static long shiftedHigh(long high, long low, int by) {
        if (by >= Long.SIZE) {
            return by < 2 * Long.SIZE ? low << (by - Long.SIZE) : 0;
        }
        return by == 0 ? high : (high << by) | (low >>> (Long.SIZE - by));
    }

    private static long negatedHigh(long high, long low) {
        return ~high + (low == 0 ? 1 : 0);
    }

    /** A double near an integer, accurate to a few units in the last place. */
    private static double toDouble(long high, long low) {
        if (high < 0) {
            return -toDouble(negatedHigh(high, low), -low);
        }
        return high == 0 && low >= 0 ? low : high * WORD + (low >>> 11) * 0x1p11;
    }
}
