package org.polysweep.oracle.quick;

import java.math.BigInteger;

/**
 * An integer of less than 2^127 in magnitude, high * 2^64 + low. Callers that add keep it that short: see {@link
 * QuickLattice}.
 *
 * @param high the upper half, signed
 * @param low the lower half, all of whose 64 bits count upward
 */
record Int128(long high, long low) {
    static final Int128 ZERO = new Int128(0, 0);
    static final Int128 ONE = new Int128(0, 1);

    /** magnitude * 2^shift, for a magnitude that is not negative, where the product is less than 2^127. */
    static Int128 shifted(long magnitude, int shift) {
        if (shift >= 64) {
            return new Int128(magnitude << (shift - 64), 0);
        }
        return new Int128(shift == 0 ? 0 : magnitude >>> (64 - shift), magnitude << shift);
    }

    Int128 plus(Int128 other) {
        long sum = low + other.low;
        long carry = Long.compareUnsigned(sum, low) < 0 ? 1 : 0;
        return new Int128(high + other.high + carry, sum);
    }

    Int128 minus(Int128 other) {
        long borrow = Long.compareUnsigned(low, other.low) < 0 ? 1 : 0;
        return new Int128(high - other.high - borrow, low - other.low);
    }

    Int128 negate() {
        return ZERO.minus(this);
    }

    Int128 abs() {
        return high < 0 ? negate() : this;
    }

    int signum() {
        return high < 0 ? -1 : (high | low) == 0 ? 0 : 1;
    }

    /** Of a number that is not negative. */
    int bitLength() {
        return high == 0 ? Long.SIZE - Long.numberOfLeadingZeros(low) : 2 * Long.SIZE - Long.numberOfLeadingZeros(high);
    }

    int compareTo(Int128 other) {
        return high != other.high ? Long.compare(high, other.high) : Long.compareUnsigned(low, other.low);
    }

    BigInteger toBigInteger() {
        BigInteger upper = BigInteger.valueOf(high).shiftLeft(Long.SIZE);
        BigInteger lower = BigInteger.valueOf(low >>> 1).shiftLeft(1).or(BigInteger.valueOf(low & 1));
        return upper.add(lower);
    }

    /** The sign of a·b - c·d. */
    static int signOfDifference(Int128 a, Int128 b, Int128 c, Int128 d) {
        int left = a.signum() * b.signum();
        int right = c.signum() * d.signum();
        if (left != right || left == 0) {
            return Integer.compare(left, right);
        }
        return left * Product.of(a.abs(), b.abs()).compareTo(Product.of(c.abs(), d.abs()));
    }

    /** A product that is not negative: four digits in base 2^64, all of whose bits count upward, the highest first. */
    private record Product(long digit3, long digit2, long digit1, long digit0) {
        /** Multiplies as on paper, for factors that are not negative. */
        static Product of(Int128 a, Int128 b) {
            long lowLow = highHalf(a.low, b.low);
            long lowHigh = a.low * b.high;
            long highLow = a.high * b.low;
            long digit1 = lowLow + lowHigh;
            long carry2 = Long.compareUnsigned(digit1, lowHigh) < 0 ? 1 : 0;
            digit1 += highLow;
            carry2 += Long.compareUnsigned(digit1, highLow) < 0 ? 1 : 0;

            long upper = a.high * b.high;
            long middle = highHalf(a.low, b.high);
            long digit2 = upper + middle;
            long carry3 = Long.compareUnsigned(digit2, middle) < 0 ? 1 : 0;
            middle = highHalf(a.high, b.low);
            digit2 += middle;
            carry3 += Long.compareUnsigned(digit2, middle) < 0 ? 1 : 0;
            digit2 += carry2;
            carry3 += Long.compareUnsigned(digit2, carry2) < 0 ? 1 : 0;
            return new Product(highHalf(a.high, b.high) + carry3, digit2, digit1, a.low * b.low);
        }

        int compareTo(Product other) {
            if (digit3 != other.digit3) {
                return Long.compareUnsigned(digit3, other.digit3);
            }
            if (digit2 != other.digit2) {
                return Long.compareUnsigned(digit2, other.digit2);
            }
            if (digit1 != other.digit1) {
                return Long.compareUnsigned(digit1, other.digit1);
            }
            return Long.compareUnsigned(digit0, other.digit0);
        }

        /**
         * The upper 64 bits of a product of two unsigned digits. A signed product takes a digit with its top bit as
         * 2^64 less.
         */
        private static long highHalf(long a, long b) {
            return Math.multiplyHigh(a, b) + ((a >> 63) & b) + ((b >> 63) & a);
        }
    }
}
