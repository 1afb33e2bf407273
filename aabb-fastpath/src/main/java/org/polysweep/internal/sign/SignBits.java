package org.polysweep.internal.sign;

import org.polysweep.contact.Verdict;

/**
 * Finds a verdict without a branch, which a processor would mispredict: a comparison is the sign bit of a difference,
 * and three such bits choose one of eight codes. Only the first bit of each long is used. Cost: a few instructions.
 */
public final class SignBits {

    /** No verdict: undecided. */
    public static final byte OPEN = 4;

    /** One byte for each combination of the three certainties, the lowest first. */
    private static final long CODES = codes();

    private SignBits() {}

    /** Returns bits of which the first one is set if a number is negative, including -0. */
    public static long of(double number) {
        return Double.doubleToRawLongBits(number);
    }

    /** Returns a number, or, if {@code sign} is negative, including -0, its negation. */
    public static double negateIf(double sign, double number) {
        return Double.longBitsToDouble(of(number) ^ (of(sign) & Long.MIN_VALUE));
    }

    /** Returns the first of two numbers, or, if {@code sign} is negative, including -0, the second. */
    public static double select(double sign, double ifPositive, double ifNegative) {
        long negative = of(sign) >> 63;
        return Double.longBitsToDouble((of(ifPositive) & ~negative) | (of(ifNegative) & negative));
    }

    /**
     * Returns the {@link Verdict#code} that is proved, or {@link #OPEN}.
     *
     * @param apart whether MISS is certain
     * @param enters whether it is certain that the motion leads into C from outside, unless the boxes are apart
     * @param within whether it is certain that it begins in C, unless one of the others is
     */
    public static byte verdict(long apart, long enters, long within) {
        long certain = (apart >>> 63) | ((enters >>> 63) << 1) | ((within >>> 63) << 2);
        return (byte) (CODES >>> (8 * certain));
    }

    private static long codes() {
        long codes = 0;
        for (int certain = 0; certain < 8; certain++) {
            boolean isApart = (certain & 1) != 0;
            boolean isEntering = (certain & 2) != 0;
            Verdict verdict = isApart ? Verdict.MISS : isEntering ? Verdict.HIT : Verdict.OVERLAP;
            codes |= (long) (certain == 0 ? OPEN : verdict.code()) << (8 * certain);
        }
        return codes;
    }
}
