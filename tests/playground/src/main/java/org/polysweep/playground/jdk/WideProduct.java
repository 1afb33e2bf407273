package org.polysweep.playground.jdk;

/** The product of two longs, which has 128 bits. */
final class WideProduct {

    private static final long LOW = 0xFFFF_FFFFL;

    private WideProduct() {}

    /** The higher 64 bits: schoolbook multiplication with digits of 32 bits, the higher ones signed. */
    public static long high(long a, long b) {
        long lowA = a & LOW;
        long highA = a >> 32;
        long lowB = b & LOW;
        long highB = b >> 32;
        // Nothing here overflows: |highA * lowB| < 2^63 - 2^31, and what is added is less than 2^32.
        long middle = highA * lowB + ((lowA * lowB) >>> 32);
        long carry = lowA * highB + (middle & LOW);
        return highA * highB + (middle >> 32) + (carry >> 32);
    }
}
