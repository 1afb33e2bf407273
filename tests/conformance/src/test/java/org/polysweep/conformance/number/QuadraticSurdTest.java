package org.polysweep.conformance.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.polysweep.conformance.Doubles;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;

/** Signs, order and rounding of quadratic surds, against decimal roots with many digits. */
@PropertyDefaults(tries = 500, edgeCases = EdgeCasesMode.NONE)
class QuadraticSurdTest {

    private static final MathContext MANY_DIGITS = new MathContext(220);

    /**
     * Numbers of so few digits that are nearer to each other are equal: the product of the four conjugates is an
     * integer.
     */
    private static final BigDecimal NEAR = new BigDecimal("1e-60");

    @Property
    void signsAndOrder(@ForAll Random random) {
        Sample first = Sample.small(random);
        Sample second = Sample.small(random);
        assertThat(first.surd().signum()).isEqualTo(sign(first.value()));
        assertThat(first.surd().negated().signum()).isEqualTo(-sign(first.value()));
        assertThat(Integer.signum(first.surd().compareTo(second.surd())))
                .as("%s %s", first, second)
                .isEqualTo(sign(first.value().subtract(second.value())));
        assertThat(Integer.signum(second.surd().compareTo(first.surd())))
                .isEqualTo(sign(second.value().subtract(first.value())));
    }

    /** √8 is 2√2, √9 is 3; and a hair's breadth beside these. */
    @Property
    void equalNumbersThatAreWrittenDifferently(@ForAll Random random) {
        Sample sample = Sample.small(random);
        BigInteger by = BigInteger.valueOf(1 + random.nextInt(9));
        QuadraticSurd same = surd(sample.p, sample.q, sample.s.multiply(by).multiply(by), BigInteger.ONE)
                .plus(surd(
                        sample.p.multiply(by.subtract(BigInteger.ONE)),
                        BigInteger.ZERO,
                        BigInteger.TWO,
                        BigInteger.ONE))
                .over(by.multiply(sample.d));
        assertThat(same.compareTo(sample.surd())).isZero();
        assertThat(sample.surd().compareTo(same)).isZero();
        BigInteger large = BigInteger.ONE.shiftLeft(200);
        QuadraticSurd hair = QuadraticSurd.ONE.over(large);
        assertThat(sample.surd().compareTo(same.plus(hair))).isNegative();
        assertThat(sample.surd().compareTo(same.plus(hair.negated()))).isPositive();
    }

    @Property
    void sumsAndMultiples(@ForAll Random random) {
        Sample sample = Sample.small(random);
        BigInteger origin = BigInteger.valueOf(random.nextInt(99) - 50);
        BigInteger motion = BigInteger.valueOf(random.nextInt(99) - 50);
        requireNear(
                sample.surd().along(origin, motion),
                new BigDecimal(origin).add(sample.value().multiply(new BigDecimal(motion))));
        BigInteger divisor = motion.signum() == 0 ? BigInteger.ONE : motion;
        requireNear(sample.surd().over(divisor), sample.value().divide(new BigDecimal(divisor), MANY_DIGITS));
        requireNear(sample.surd().plus(sample.surd()), sample.value().add(sample.value()));
        requireNear(QuadraticSurd.ONE.plus(sample.surd()), sample.value().add(BigDecimal.ONE));
    }

    private static void requireNear(QuadraticSurd surd, BigDecimal value) {
        assertThat(Rounding.roundTime(surd, Direction.NEAREST)).isEqualTo(nearest(value));
    }

    @Property
    void roundingOfSmallNumbers(@ForAll Random random) {
        Sample sample = Sample.small(random);
        requireRounded(sample.surd(), sample.value(), random.nextInt(2200) - 1100);
    }

    @Property
    void roundingWhereTheTermsCancel(@ForAll Random random) {
        BigInteger s = new BigInteger(2 + random.nextInt(200), random).add(BigInteger.TWO);
        BigInteger q = new BigInteger(1 + random.nextInt(100), random).add(BigInteger.ONE);
        BigInteger root = q.multiply(q).multiply(s).sqrt();
        BigInteger p = root.add(BigInteger.valueOf(random.nextInt(3) - 1)).negate();
        BigInteger d = new BigInteger(random.nextInt(60), random).add(BigInteger.ONE);
        Sample sample = random.nextBoolean() ? new Sample(p, q, s, d) : new Sample(p.negate(), q.negate(), s, d);
        requireRounded(sample.surd(), sample.value(), random.nextInt(1200) - 1100);
    }

    /** The powers of 3 - 2√2 fall by a factor of 5.8 each, and their two terms grow by as much. */
    @Example
    void roundingWhereTheTermsCancelToNextToNothing() {
        BigInteger x = BigInteger.ONE;
        BigInteger y = BigInteger.ZERO;
        for (int i = 0; i < 440; i++) {
            Sample conjugate = new Sample(x, y, BigInteger.TWO, BigInteger.ONE);
            BigDecimal value = BigDecimal.ONE.divide(conjugate.value(), MANY_DIGITS);
            requireRounded(surd(x, y.negate(), BigInteger.TWO, BigInteger.ONE), value, 0);
            requireRounded(surd(x.negate(), y, BigInteger.TWO, BigInteger.ONE), value.negate(), 1000);
            BigInteger nextX = x.multiply(BigInteger.valueOf(3)).add(y.shiftLeft(2));
            y = x.shiftLeft(1).add(y.multiply(BigInteger.valueOf(3)));
            x = nextX;
        }
    }

    /** With a square under the root it is a quotient. */
    @Property
    void rootsThatAreIntegers(@ForAll Random random) {
        BigInteger p = new BigInteger(1 + random.nextInt(80), random);
        BigInteger root = new BigInteger(1 + random.nextInt(80), random);
        BigInteger q = BigInteger.valueOf(random.nextInt(9) - 4);
        BigInteger d = BigInteger.ONE.shiftLeft(random.nextInt(80));
        QuadraticSurd surd = surd(p, q, root.multiply(root), d);
        QuadraticSurd ratio = QuadraticSurd.of(p.add(q.multiply(root))).over(d);
        assertThat(surd.signum()).isEqualTo(ratio.signum());
        assertThat(surd.compareTo(ratio)).isZero();
        assertThat(Rounding.describe(surd)).isEqualTo(Rounding.describe(ratio));
        int exponent = random.nextInt(2400) - 1250;
        for (Direction direction : Direction.values()) {
            assertThat(Rounding.roundTime(surd, direction)).isEqualTo(Rounding.roundTime(ratio, direction));
            assertThat(Rounding.roundLength(surd, exponent, direction))
                    .isEqualTo(Double.valueOf(Rounding.roundLength(ratio, exponent, direction)));
        }
    }

    /** All finite doubles: the exponents of their last places are far below 0 and far above. */
    @Property
    void doublesAreWhatTheyAre(@ForAll Random random) {
        double value = finite(random);
        double other = random.nextInt(4) == 0 ? Math.nextUp(value) : finite(random);
        requireDouble(value);
        BigDecimal exact = new BigDecimal(value);
        assertThat(QuadraticSurd.of(value).compareTo(ratio(exact))).isZero();
        assertThat(Integer.signum(QuadraticSurd.of(value).compareTo(QuadraticSurd.of(other))))
                .isEqualTo(exact.compareTo(new BigDecimal(other)));
        BigDecimal hair = new BigDecimal("1e-1100");
        assertThat(QuadraticSurd.of(value).compareTo(ratio(exact.add(hair)))).isNegative();
        assertThat(QuadraticSurd.of(value).compareTo(ratio(exact.subtract(hair))))
                .isPositive();
    }

    /** A double m·2^e against √(m²·2^2e), and a hair's breadth beside it. */
    @Property
    void doublesAgainstRoots(@ForAll Random random) {
        double value = Math.abs(finite(random));
        BigDecimal square = new BigDecimal(value).pow(2);
        BigInteger below = BigInteger.TEN.pow(Math.max(square.scale(), 0));
        BigInteger above = square.multiply(new BigDecimal(below)).toBigIntegerExact();
        for (int hair = -1; hair <= 1; hair++) {
            // √(n / d) is √(nd) / d.
            BigInteger radicand =
                    above.multiply(below).add(BigInteger.valueOf(hair)).max(BigInteger.ZERO);
            QuadraticSurd root = surd(BigInteger.ZERO, BigInteger.ONE, radicand, below);
            int sign = value == 0 && hair < 0 ? 0 : -hair;
            assertThat(Integer.signum(QuadraticSurd.of(value).compareTo(root)))
                    .as("%s %d", value, hair)
                    .isEqualTo(sign);
            assertThat(Integer.signum(root.negated().compareTo(QuadraticSurd.of(-value))))
                    .isEqualTo(sign);
        }
    }

    @Example
    void doublesAtTheEndsOfTheirRange() {
        double[] values = {
            0,
            -0.0,
            Double.MIN_VALUE,
            3 * Double.MIN_VALUE,
            Math.nextDown(Double.MIN_NORMAL),
            Double.MIN_NORMAL,
            Math.nextDown(1.0),
            1,
            3,
            0x1p52,
            0x1p53,
            Math.nextDown(Double.MAX_VALUE),
            Double.MAX_VALUE
        };
        for (double value : values) {
            requireDouble(value);
            requireDouble(-value);
        }
        assertThat(QuadraticSurd.of(-0.0).compareTo(QuadraticSurd.ZERO)).isZero();
        assertThat(Rounding.describe(QuadraticSurd.of(-0.0))).isEqualTo("0");
        assertThat(QuadraticSurd.of(1.0).compareTo(QuadraticSurd.ONE)).isZero();
        assertThat(QuadraticSurd.of(Double.MIN_VALUE).compareTo(QuadraticSurd.ONE.over(BigInteger.TWO.pow(1074))))
                .isZero();
        assertThat(QuadraticSurd.of(Double.MAX_VALUE)
                        .compareTo(QuadraticSurd.of(BigInteger.TWO.pow(1024).subtract(BigInteger.TWO.pow(971)))))
                .isZero();
        assertThat(Rounding.describe(QuadraticSurd.of(0.375))).isEqualTo("3/8");
        assertThat(Rounding.describe(QuadraticSurd.of(-96.0))).isEqualTo("-96");
    }

    @Example
    void quotientsAreWrittenOutUpTo128Bits() {
        BigInteger power = BigInteger.ONE.shiftLeft(63);
        BigInteger ones = power.shiftLeft(1).subtract(BigInteger.ONE);
        assertThat(Rounding.describe(QuadraticSurd.of(ones).over(power)))
                .isEqualTo("18446744073709551615/9223372036854775808");
        assertThat(Rounding.describe(QuadraticSurd.of(ones).over(power.shiftLeft(1))))
                .isEqualTo("about 1.0");
        assertThat(Rounding.describe(QuadraticSurd.of(BigInteger.valueOf(350)).over(BigInteger.valueOf(-425))))
                .isEqualTo("-14/17");
    }

    private static void requireDouble(double value) {
        QuadraticSurd surd = QuadraticSurd.of(value);
        assertThat(surd.signum()).isEqualTo((int) Math.signum(value));
        for (Direction direction : Direction.values()) {
            assertThat(Rounding.roundTime(surd, direction)).isEqualTo(Double.valueOf(value + 0.0));
        }
    }

    private static double finite(Random random) {
        double value = Double.longBitsToDouble(random.nextLong());
        // Half of them with few digits, so that the last of them is in a place of any exponent.
        double few = Math.scalb(random.nextInt(2000) - 1000.0, random.nextInt(2080) - 1074);
        return random.nextBoolean() || !(Math.abs(value) <= Math.nextDown(Double.MAX_VALUE)) ? few : value;
    }

    private static QuadraticSurd ratio(BigDecimal value) {
        return value.scale() <= 0
                ? QuadraticSurd.of(value.toBigIntegerExact())
                : QuadraticSurd.of(value.unscaledValue()).over(BigInteger.TEN.pow(value.scale()));
    }

    @Example
    void beyondTheDoubles() {
        QuadraticSurd huge = surd(BigInteger.ONE, BigInteger.ONE, BigInteger.TWO, BigInteger.ONE)
                .times(BigInteger.ONE.shiftLeft(1024));
        assertThat(Rounding.roundTime(huge, Direction.DOWN)).isEqualTo(Double.MAX_VALUE);
        assertThat(Rounding.roundTime(huge, Direction.UP)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Rounding.roundTime(huge.negated(), Direction.DOWN)).isEqualTo(Double.NEGATIVE_INFINITY);
        for (Direction direction : Direction.values()) {
            assertThat(Rounding.roundLength(huge, 0, direction)).isEqualTo(Double.POSITIVE_INFINITY);
            assertThat(Rounding.roundLength(huge.negated(), 0, direction)).isEqualTo(Double.NEGATIVE_INFINITY);
        }
        QuadraticSurd tiny = surd(BigInteger.ONE, BigInteger.ONE, BigInteger.TWO, BigInteger.ONE)
                .over(BigInteger.ONE.shiftLeft(1200));
        assertThat(Rounding.roundTime(tiny, Direction.DOWN)).isZero();
        assertThat(Rounding.roundTime(tiny, Direction.UP)).isEqualTo(Double.MIN_VALUE);
        assertThat(Rounding.roundTime(tiny.negated(), Direction.UP)).isEqualTo(Double.valueOf(0.0));
    }

    @Example
    void whatIsNoNumberIsRefused() {
        assertThatThrownBy(() -> QuadraticSurd.of(BigInteger.ONE, BigInteger.ONE, BigInteger.valueOf(-7)))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("-7");
        assertThatThrownBy(() -> QuadraticSurd.ONE.over(BigInteger.ZERO))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining(" / 0");
        QuadraticSurd root = surd(BigInteger.ONE, BigInteger.ONE, BigInteger.TWO, BigInteger.ONE);
        QuadraticSurd other = surd(BigInteger.ONE, BigInteger.ONE, BigInteger.TEN, BigInteger.ONE);
        assertThatThrownBy(() -> root.plus(other))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("√2")
                .hasMessageContaining("√10");
    }

    @Example
    void itIsWrittenForPeople() {
        assertThat(Rounding.describe(
                        surd(BigInteger.TWO, BigInteger.ONE.negate(), BigInteger.valueOf(49), BigInteger.TEN)))
                .isEqualTo("-1/2");
        assertThat(Rounding.describe(surd(BigInteger.ZERO, BigInteger.TWO, BigInteger.TWO, BigInteger.ONE)))
                .isEqualTo("about " + 2 * Math.sqrt(2));
    }

    private static void requireRounded(QuadraticSurd surd, BigDecimal value, int exponent) {
        BigDecimal power = exponent >= 0
                ? new BigDecimal(BigInteger.ONE.shiftLeft(exponent))
                : BigDecimal.ONE.divide(new BigDecimal(BigInteger.ONE.shiftLeft(-exponent)));
        BigDecimal length = value.multiply(power);
        requireRounded(Rounding.roundLength(surd, exponent, Direction.DOWN), Doubles.down(length), length);
        requireRounded(Rounding.roundLength(surd, exponent, Direction.UP), Doubles.up(length), length);
        requireRounded(Rounding.roundLength(surd, exponent, Direction.NEAREST), Doubles.nearest(length) + 0.0, length);
    }

    /** An overflow is infinite, in whichever direction a length is rounded. */
    private static void requireRounded(double actual, double expected, BigDecimal length) {
        boolean beyond = length.abs().compareTo(new BigDecimal(Double.MAX_VALUE)) > 0;
        assertThat(actual).isEqualTo(Double.valueOf(beyond ? length.signum() * Double.POSITIVE_INFINITY : expected));
    }

    private static double nearest(BigDecimal value) {
        return sign(value) == 0 ? 0 : Doubles.nearest(value);
    }

    /** The sign of a number that is 0 or far from it. */
    private static int sign(BigDecimal value) {
        return value.abs().compareTo(NEAR) < 0 ? 0 : value.signum();
    }

    private static QuadraticSurd surd(BigInteger p, BigInteger q, BigInteger s, BigInteger d) {
        return QuadraticSurd.of(p, q, s).over(d);
    }

    /** The number (p + q√s) / d. */
    private record Sample(BigInteger p, BigInteger q, BigInteger s, BigInteger d) {

        static Sample small(Random random) {
            return new Sample(
                    BigInteger.valueOf(random.nextInt(41) - 20),
                    BigInteger.valueOf(random.nextInt(13) - 6),
                    BigInteger.valueOf(random.nextInt(30)),
                    BigInteger.valueOf(1 + random.nextInt(9)));
        }

        QuadraticSurd surd() {
            return QuadraticSurdTest.surd(p, q, s, d);
        }

        BigDecimal value() {
            BigDecimal root = new BigDecimal(s).sqrt(MANY_DIGITS);
            return new BigDecimal(p).add(root.multiply(new BigDecimal(q))).divide(new BigDecimal(d), MANY_DIGITS);
        }
    }
}
