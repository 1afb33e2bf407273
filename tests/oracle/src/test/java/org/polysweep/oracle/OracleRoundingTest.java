package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class OracleRoundingTest {
    private static final Rational TINY = Rational.of(BigInteger.ONE, BigInteger.ONE.shiftLeft(2000));
    private static final Rational HUGE = Rational.of(BigInteger.ONE.shiftLeft(1024), BigInteger.ONE);
    private static final Rational THIRD = Rational.of(1, 3);

    @Example
    void thirds() {
        assertThat(OracleRounding.down(THIRD)).isEqualTo(1.0 / 3);
        assertThat(OracleRounding.up(THIRD)).isEqualTo(Math.nextUp(1.0 / 3));
        assertThat(OracleRounding.down(THIRD.negate())).isEqualTo(-Math.nextUp(1.0 / 3));
        assertThat(OracleRounding.up(THIRD.negate())).isEqualTo(-1.0 / 3);
    }

    @Example
    void zeroIsNeverNegative() {
        assertBits(OracleRounding.down(Rational.ZERO), 0.0);
        assertBits(OracleRounding.up(Rational.ZERO), 0.0);
        assertBits(OracleRounding.down(TINY), 0.0);
        assertBits(OracleRounding.up(TINY.negate()), 0.0);
        assertBits(OracleRounding.rootDown(Rational.ZERO), 0.0);
    }

    @Example
    void subnormals() {
        assertBits(OracleRounding.up(TINY), Double.MIN_VALUE);
        assertBits(OracleRounding.down(TINY.negate()), -Double.MIN_VALUE);
        Rational between = Rational.of(Double.MIN_VALUE).times(Rational.of(7, 2));
        assertBits(OracleRounding.down(between), 3 * Double.MIN_VALUE);
        assertBits(OracleRounding.up(between), 4 * Double.MIN_VALUE);
        Rational belowNormal = Rational.of(Double.MIN_NORMAL).minus(TINY);
        assertBits(OracleRounding.down(belowNormal), Math.nextDown(Double.MIN_NORMAL));
        assertBits(OracleRounding.up(belowNormal), Double.MIN_NORMAL);
    }

    @Example
    void beyondTheDoubles() {
        assertBits(OracleRounding.down(HUGE), Double.MAX_VALUE);
        assertBits(OracleRounding.up(HUGE), Double.POSITIVE_INFINITY);
        assertBits(OracleRounding.down(HUGE.negate()), Double.NEGATIVE_INFINITY);
        assertBits(OracleRounding.up(HUGE.negate()), -Double.MAX_VALUE);
        Rational justAbove = Rational.of(Double.MAX_VALUE).plus(TINY);
        assertBits(OracleRounding.down(justAbove), Double.MAX_VALUE);
        assertBits(OracleRounding.up(justAbove), Double.POSITIVE_INFINITY);
        assertBits(OracleRounding.up(Rational.of(Double.MAX_VALUE)), Double.MAX_VALUE);
    }

    @Example
    void justBelowAPowerOfTwo() {
        Rational number = Rational.ONE.minus(TINY);
        assertBits(OracleRounding.down(number), Math.nextDown(1.0));
        assertBits(OracleRounding.up(number), 1.0);
        assertBits(OracleRounding.down(Rational.ONE.plus(TINY)), 1.0);
        assertBits(OracleRounding.up(Rational.ONE.plus(TINY)), Math.nextUp(1.0));
    }

    @Example
    void infiniteTimes() {
        assertThat(ExactTime.ALWAYS_BEFORE.roundedDown()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(ExactTime.NEVER_AFTER.roundedUp()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(ExactTime.NEVER_AFTER.isFinite()).isFalse();
        assertThat(ExactTiming.MISS.enterDouble()).isNaN();
        assertThat(ExactTiming.MISS.exitDouble()).isNaN();
    }

    @Property
    void doublesStayWhatTheyAre(@ForAll long bits) {
        double number = Double.longBitsToDouble(bits);
        if (Double.isFinite(number)) {
            assertThat(OracleRounding.down(Rational.of(number))).isEqualTo(number + 0.0);
            assertThat(OracleRounding.up(Rational.of(number))).isEqualTo(number + 0.0);
            assertThat(new BigDecimal(number)).isEqualByComparingTo(decimal(Rational.of(number)));
        }
    }

    @Property
    void quotientsLieBetweenNeighbors(@ForAll long above, @ForAll long below) {
        if (below != 0) {
            Rational number = Rational.of(above, below);
            double down = OracleRounding.down(number);
            double up = OracleRounding.up(number);
            assertThat(Rational.of(down)).isLessThanOrEqualTo(number);
            assertThat(Rational.of(up)).isGreaterThanOrEqualTo(number);
            assertThat(up == down || Math.nextUp(down) == up).isTrue();
        }
    }

    @Property
    void rootsAreRoundedDown(@ForAll long above, @ForAll long below) {
        Rational square = Rational.of(Math.abs(above >> 1), Math.abs(below >> 1) + 1);
        double root = OracleRounding.rootDown(square);
        assertThat(Rational.of(root).squared()).isLessThanOrEqualTo(square);
        assertThat(Rational.of(Math.nextUp(root)).squared()).isGreaterThan(square);
    }

    @Property
    void rootsOfExtremeSquares(@ForAll long bits) {
        double number = Math.abs(Double.longBitsToDouble(bits));
        if (Double.isFinite(number)) {
            assertThat(OracleRounding.rootDown(Rational.of(number).squared())).isEqualTo(number);
        }
    }

    private static BigDecimal decimal(Rational number) {
        return new BigDecimal(number.numerator()).divide(new BigDecimal(number.denominator()));
    }

    private static void assertBits(double actual, double expected) {
        assertThat(Double.doubleToRawLongBits(actual)).isEqualTo(Double.doubleToRawLongBits(expected));
    }

    @Example
    void nearestIsEvenInTheMiddle() {
        Rational half = Rational.of(Math.ulp(1.0)).times(Rational.of(1, 2));
        Rational odd = Rational.of(Math.nextUp(1.0));
        assertThat(OracleRounding.nearest(Surd.of(Rational.ONE.plus(half)))).isEqualTo(1.0);
        assertThat(OracleRounding.nearest(Surd.of(odd.plus(half)))).isEqualTo(Math.nextUp(Math.nextUp(1.0)));
        assertThat(OracleRounding.nearest(Surd.of(odd.plus(half).negate()))).isEqualTo(-Math.nextUp(Math.nextUp(1.0)));
        assertThat(OracleRounding.nearest(Surd.of(odd))).isEqualTo(Math.nextUp(1.0));
        assertThat(OracleRounding.nearest(Surd.of(Rational.of(1, 10)))).isEqualTo(0.1);
        assertThat(OracleRounding.nearest(Surd.of(Rational.of(-2, 3)))).isEqualTo(-2.0 / 3);
        assertThat(OracleRounding.nearest(Surd.root(Rational.of(2, 1)))).isEqualTo(Math.sqrt(2));
        assertThat(OracleRounding.nearest(Surd.root(Rational.of(3, 1)).negate()))
                .isEqualTo(-Math.sqrt(3));
    }

    @Example
    void nearestIsNeverNegativeZero() {
        Rational tiny = Rational.of(Double.MIN_VALUE).times(Rational.of(-1, 2));
        assertThat(Double.doubleToRawLongBits(OracleRounding.nearest(Surd.of(tiny))))
                .isZero();
        assertThat(Double.doubleToRawLongBits(OracleRounding.nearest(Surd.ZERO)))
                .isZero();
    }
}
