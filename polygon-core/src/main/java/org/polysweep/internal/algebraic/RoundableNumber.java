package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * An exact number that can be compared with every double, and with every midpoint of two doubles, so that it can be
 * rounded correctly. Cost: a few comparisons from a good guess, about a hundred from a bad one.
 */
interface RoundableNumber {

    /** The sign of this number less a multiple of a power of two, digits · 2^exponent. */
    int compareTo(BigInteger digits, int exponent);

    /** A double near this number times a power of two, in most cases the nearest; any double is a valid guess. */
    double guess(int exponent);

    /**
     * Returns this number times a power of two as a double.
     *
     * @param exponent the exponent of that power: of the lattice on which the number is
     * @param direction the direction in which to round
     * @return the double; infinite if it overflows; never -0.0
     */
    default double round(int exponent, Direction direction) {
        // If the number is exactly 0, such as a height on a level floor, very many doubles may lie between it and the
        // guess.
        if (compareTo(BigInteger.ZERO, 0) == 0) {
            return 0;
        }
        long below = keyOf(guess(exponent));
        long above = below;
        for (long step = 1; compareTo(below, below, exponent) < 0; step *= 2) {
            above = below;
            below = Math.max(below - step, keyOf(Double.NEGATIVE_INFINITY));
        }
        for (long step = 1; below == above || compareTo(above, above, exponent) >= 0; step *= 2) {
            below = above;
            above = Math.min(above + step, keyOf(Double.POSITIVE_INFINITY));
        }
        while (above - below > 1) {
            long middle = below + (above - below) / 2;
            if (compareTo(middle, middle, exponent) >= 0) {
                below = middle;
            } else {
                above = middle;
            }
        }
        return doubleOf(isRoundedUp(below, exponent, direction) ? above : below);
    }

    /** Returns whether a number from one double to the next is rounded to the next. */
    private boolean isRoundedUp(long below, int exponent, Direction direction) {
        if (Double.isInfinite(doubleOf(below)) || compareTo(below, below, exponent) == 0) {
            return false;
        }
        if (Double.isInfinite(doubleOf(below + 1)) || direction == Direction.UP) {
            return true;
        }
        int beyondHalf = direction == Direction.DOWN ? -1 : compareTo(below, below + 1, exponent);
        return beyondHalf > 0 || (beyondHalf == 0 && (below & 1) != 0);
    }

    /** The sign of this number less the mean of two doubles, which may be infinite. */
    private int compareTo(long first, long second, int exponent) {
        if (Double.isInfinite(doubleOf(first))) {
            return first < 0 ? 1 : -1;
        }
        Dyadic mean = Dyadic.of(doubleOf(first)).midpoint(Dyadic.of(doubleOf(second)));
        return compareTo(mean.numerator(), -mean.scale() - exponent);
    }

    /** Doubles in their order as integers without gaps. */
    private static long keyOf(double value) {
        long bits = Double.doubleToRawLongBits(value);
        return bits >= 0 ? bits : Long.MIN_VALUE - bits;
    }

    private static double doubleOf(long key) {
        return Double.longBitsToDouble(key >= 0 ? key : Long.MIN_VALUE - key);
    }
}
