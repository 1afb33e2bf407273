package org.polysweep.oracle;

import java.math.BigInteger;

/**
 * A number of which two bounds are known: low / 2^bits and high / 2^bits. The result of every operation holds all
 * results for numbers between the bounds. It is rounded outward to the same bits, and if nothing has to be rounded,
 * both bounds are the number.
 *
 * @param low the lower bound, over 2^bits
 * @param high the upper bound, over 2^bits
 * @param bits behind the point; the same for all operands
 */
record OracleInterval(BigInteger low, BigInteger high, int bits) {
    static OracleInterval of(BigInteger number, int bits) {
        BigInteger exact = number.shiftLeft(bits);
        return new OracleInterval(exact, exact, bits);
    }

    Rational lowest() {
        return Rational.of(low, BigInteger.ONE.shiftLeft(bits));
    }

    Rational highest() {
        return Rational.of(high, BigInteger.ONE.shiftLeft(bits));
    }

    /** The sign, if it is the same between the bounds. */
    boolean hasSign() {
        return low.signum() > 0 || high.signum() < 0 || (low.signum() == 0 && high.signum() == 0);
    }

    /** The sign where {@link #hasSign}. */
    int signum() {
        return low.signum();
    }

    /** 1 if the number is negative, -1 if it is not, 0 if the bounds do not tell. */
    int negativity() {
        if (high.signum() < 0) {
            return 1;
        }
        return low.signum() >= 0 ? -1 : 0;
    }

    OracleInterval negate() {
        return new OracleInterval(high.negate(), low.negate(), bits);
    }

    OracleInterval plus(OracleInterval other) {
        return new OracleInterval(low.add(other.low), high.add(other.high), bits);
    }

    OracleInterval plus(BigInteger whole) {
        return plus(of(whole, bits));
    }

    OracleInterval minus(OracleInterval other) {
        return plus(other.negate());
    }

    OracleInterval minus(BigInteger whole) {
        return plus(whole.negate());
    }

    OracleInterval times(BigInteger whole) {
        BigInteger one = low.multiply(whole);
        BigInteger other = high.multiply(whole);
        return new OracleInterval(one.min(other), one.max(other), bits);
    }

    OracleInterval times(OracleInterval other) {
        BigInteger lowLow = low.multiply(other.low);
        BigInteger lowHigh = low.multiply(other.high);
        BigInteger highLow = high.multiply(other.low);
        BigInteger highHigh = high.multiply(other.high);
        BigInteger least = lowLow.min(lowHigh).min(highLow).min(highHigh);
        BigInteger most = lowLow.max(lowHigh).max(highLow).max(highHigh);
        return new OracleInterval(
                least.shiftRight(bits), most.negate().shiftRight(bits).negate(), bits);
    }

    /** The square of the one number, which is not negative; the product of two in the same bounds might be. */
    OracleInterval squared() {
        BigInteger one = low.pow(2);
        BigInteger other = high.pow(2);
        BigInteger least = low.signum() * high.signum() < 0 ? BigInteger.ZERO : one.min(other);
        return new OracleInterval(
                least.shiftRight(bits), one.max(other).negate().shiftRight(bits).negate(), bits);
    }

    /** The quotient by a number whose bounds are positive. */
    OracleInterval over(OracleInterval divisor) {
        BigInteger least = floor(low.shiftLeft(bits), low.signum() < 0 ? divisor.low : divisor.high);
        BigInteger most = floor(high.negate().shiftLeft(bits), high.signum() < 0 ? divisor.high : divisor.low)
                .negate();
        return new OracleInterval(least, most, bits);
    }

    /** The square root; 0 for a negative number. */
    OracleInterval root() {
        BigInteger[] most = high.max(BigInteger.ZERO).shiftLeft(bits).sqrtAndRemainder();
        BigInteger least = low.equals(high)
                ? most[0]
                : low.max(BigInteger.ZERO).shiftLeft(bits).sqrt();
        return new OracleInterval(least, most[1].signum() == 0 ? most[0] : most[0].add(BigInteger.ONE), bits);
    }

    private static BigInteger floor(BigInteger dividend, BigInteger divisor) {
        if (divisor.signum() <= 0) {
            throw new ArithmeticException("divisor not positive");
        }
        BigInteger[] quotient = dividend.divideAndRemainder(divisor);
        return quotient[1].signum() < 0 ? quotient[0].subtract(BigInteger.ONE) : quotient[0];
    }
}
