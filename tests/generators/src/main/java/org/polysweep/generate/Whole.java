package org.polysweep.generate;

import java.math.BigInteger;

/** Doubles as whole numbers of a common unit, a power of two; so their sums and products are exact. */
final class Whole {

    /** The smallest double is 2 to this power. */
    private static final int LEAST = -1074;

    private Whole() {}

    /** The exponent of the greatest power of two of which all these doubles are surely multiples. */
    static int unit(double... values) {
        int unit = Integer.MAX_VALUE;
        for (double value : values) {
            unit = Math.min(unit, unit(value));
        }
        return unit;
    }

    private static int unit(double value) {
        return Math.max(Math.getExponent(value) - 52, LEAST);
    }

    /** How many times the unit a double is. */
    static BigInteger of(double value, int unit) {
        int own = unit(value);
        return BigInteger.valueOf((long) Math.scalb(value, -own)).shiftLeft(own - unit);
    }
}
