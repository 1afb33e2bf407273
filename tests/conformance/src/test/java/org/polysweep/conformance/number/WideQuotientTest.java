package org.polysweep.conformance.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.bound.WideQuotient;
import org.polysweep.trials.Trials;

/** Against whole numbers of any length: no double lies between what is returned and the quotient. */
class WideQuotientTest {

    private final Random random = Trials.random(44);

    /** Of any length up to so many bits, so that either word is 0 now and then, with either sign. */
    private BigInteger number(int bits) {
        BigInteger size = new BigInteger(random.nextInt(bits + 1), random);
        return random.nextBoolean() ? size : size.negate();
    }

    @Test
    void noDoubleLiesBetween() {
        for (int i = 0; i < Trials.times(20_000); i++) {
            requireRounded(number(125), denominator());
        }
    }

    private BigInteger denominator() {
        BigInteger found = number(122);
        return found.signum() == 0 ? BigInteger.ONE : found;
    }

    /** Doubles themselves, and their neighbors in integers. */
    @Test
    void whatIsADoubleIsReturnedBothWays() {
        for (int i = 0; i < Trials.times(20_000); i++) {
            BigInteger by = denominator();
            BigInteger factor = new BigInteger(random.nextInt(54), random);
            int most = Math.max(124 - by.bitLength() - factor.bitLength(), 0);
            BigInteger product = by.multiply(factor).shiftLeft(random.nextInt(most + 1));
            int less = Math.min(Math.max(product.getLowestSetBit(), 0), 60);
            BigInteger exact = product.shiftRight(random.nextInt(less + 1));
            if (exact.bitLength() < 125) {
                requireRounded(exact, by);
                requireRounded(exact.negate(), by);
                requireRounded(exact.add(BigInteger.ONE), by);
                requireRounded(exact.subtract(BigInteger.ONE), by);
            }
        }
    }

    @Test
    void theEndsOfTheRangeAreWithin() {
        BigInteger most = BigInteger.TWO.pow(125).subtract(BigInteger.ONE);
        BigInteger mostBy = BigInteger.TWO.pow(122).subtract(BigInteger.ONE);
        for (BigInteger by :
                new BigInteger[] {BigInteger.ONE, mostBy, BigInteger.TWO.pow(64), BigInteger.TWO.pow(63)}) {
            for (BigInteger number : new BigInteger[] {most, BigInteger.ONE, BigInteger.TWO.pow(64), mostBy}) {
                requireRounded(number, by);
                requireRounded(number.negate(), by);
                requireRounded(number, by.negate());
            }
        }
        assertThat(WideQuotient.round(0, 0, -1, -5, true)).isEqualTo(0.0);
        assertThat(WideQuotient.round(0, 0, 0, 5, true)).isEqualTo(0.0);
    }

    private static void requireRounded(BigInteger number, BigInteger by) {
        double down = round(number, by, false);
        double up = round(number, by, true);
        BigDecimal numerator = new BigDecimal(number.multiply(BigInteger.valueOf(by.signum())));
        BigDecimal denominator = new BigDecimal(by.abs());
        assertThat(compare(down, numerator, denominator)).isLessThanOrEqualTo(0);
        assertThat(compare(Math.nextUp(down), numerator, denominator)).isPositive();
        assertThat(compare(up, numerator, denominator)).isGreaterThanOrEqualTo(0);
        assertThat(compare(Math.nextDown(up), numerator, denominator)).isNegative();
        assertThat(Double.doubleToRawLongBits(down)).isNotEqualTo(Double.doubleToRawLongBits(-0.0));
        assertThat(Double.doubleToRawLongBits(up)).isNotEqualTo(Double.doubleToRawLongBits(-0.0));
    }

    private static double round(BigInteger number, BigInteger by, boolean up) {
        return WideQuotient.round(
                number.shiftRight(64).longValue(),
                number.longValue(),
                by.shiftRight(64).longValue(),
                by.longValue(),
                up);
    }

    /** How a double lies to a quotient. */
    private static int compare(double value, BigDecimal numerator, BigDecimal denominator) {
        return new BigDecimal(value).multiply(denominator).compareTo(numerator);
    }
}
