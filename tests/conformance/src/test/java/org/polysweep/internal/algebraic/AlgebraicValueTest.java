package org.polysweep.internal.algebraic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.algebraic.IntegerPolynomialTest.polynomial;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.number.Rounding.Direction;

/** Numbers beside doubles and half-way between them, rounded each way. */
class AlgebraicValueTest {

    private static final RealRoot ONE = RealRoot.of(Dyadic.ONE);

    private static void requireRounded(AlgebraicValue value, int exponent, double down, double nearest, double up) {
        assertThat(value.round(exponent, Direction.DOWN)).isEqualTo(down);
        assertThat(value.round(exponent, Direction.NEAREST)).isEqualTo(nearest);
        assertThat(value.round(exponent, Direction.UP)).isEqualTo(up);
    }

    private static AlgebraicValue integer(long number) {
        return AlgebraicValue.of(ONE, polynomial(number), IntegerPolynomial.ONE);
    }

    /** Of two doubles that are equally near, the one whose last bit is 0. */
    @Test
    void halfWayTheEvenOne() {
        long bits = 1L << 53;
        requireRounded(integer(bits + 1), -53, 1, 1, 1 + 0x1p-52);
        requireRounded(integer(bits + 3), -53, 1 + 0x1p-52, 1 + 0x1p-51, 1 + 0x1p-51);
        requireRounded(integer(-bits - 1), -53, -1 - 0x1p-52, -1, -1);
        requireRounded(integer(-bits - 3), -53, -1 - 0x1p-51, -1 - 0x1p-51, -1 - 0x1p-52);
        requireRounded(integer(bits + 2), -53, 1 + 0x1p-52, 1 + 0x1p-52, 1 + 0x1p-52);
    }

    @Test
    void aroundZero() {
        requireRounded(integer(0), 0, 0.0, 0.0, 0.0);
        requireRounded(integer(1), -1080, 0.0, 0.0, Double.MIN_VALUE);
        requireRounded(integer(-1), -1080, -Double.MIN_VALUE, 0.0, 0.0);
        requireRounded(integer(1), -1075, 0.0, 0.0, Double.MIN_VALUE);
        requireRounded(integer(3), -1075, Double.MIN_VALUE, 2 * Double.MIN_VALUE, 2 * Double.MIN_VALUE);
    }

    /** 1 ± √2 / 2^80, where the rational part is a double by itself. */
    @Test
    void aHairBesideADouble() {
        IntegerPolynomial unit = polynomial(1).times(BigInteger.ONE.shiftLeft(80));
        BigInteger two = BigInteger.TWO;
        requireRounded(new AlgebraicValue(ONE, unit, polynomial(1), two, unit), 0, 1, 1, 1 + 0x1p-52);
        requireRounded(new AlgebraicValue(ONE, unit, polynomial(-1), two, unit), 0, 1 - 0x1p-53, 1, 1);
    }

    /**
     * 2t - 1, where t = 1/2 + (2^53 + n) / 2^126: (2^53 + n) / 2^125. Almost all digits of t are lost, so the first
     * guess is far away.
     */
    @Test
    void fewDigitsAreLeft() {
        for (int n = -40; n <= 40; n++) {
            BigInteger digits = BigInteger.valueOf((1L << 53) + n);
            // Another root, beyond 1, so that t is not seen to be a fraction.
            RealRoot time = RootIsolation.inUnitInterval(IntegerPolynomial.of(
                                    BigInteger.ONE.shiftLeft(125).add(digits).negate(), BigInteger.ONE.shiftLeft(126))
                            .times(polynomial(-2, 1)))
                    .get(0);
            AlgebraicValue value = AlgebraicValue.of(time, polynomial(-1, 2), IntegerPolynomial.ONE);
            // From 2^53 on the doubles are the even integers.
            long down = (1L << 53) + (n > 0 ? n & -2 : n);
            long up = (1L << 53) + (n > 0 ? n + 1 & -2 : n);
            long nearest = n > 0 && n % 2 != 0 ? (down % 4 == 0 ? down : up) : down;
            requireRounded(
                    value,
                    0,
                    Math.scalb((double) down, -125),
                    Math.scalb((double) nearest, -125),
                    Math.scalb((double) up, -125));
        }
    }
}
