package org.polysweep.conformance.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.polysweep.conformance.Doubles;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;

class RoundingTest {

    private static final double MAX = Double.MAX_VALUE;
    private static final double MIN = Double.MIN_VALUE;

    /**
     * Whole numbers times powers of two: decimal arithmetic can hold them all, at every magnitude and between doubles.
     */
    @Property(tries = 700, edgeCases = EdgeCasesMode.NONE)
    void dyadicNumbers(@ForAll Random random) {
        BigInteger digits = digits(random);
        int exponent = random.nextInt(4) == 0 ? random.nextInt(-1200, -1000) : random.nextInt(-1150, 1100);
        BigDecimal number = decimal(digits, exponent);
        requireTimes(number, ratio(digits, exponent));
        requireLength(number, QuadraticSurd.of(digits), exponent);
        requireLength(number, QuadraticSurd.of(digits.multiply(BigInteger.TEN)).over(BigInteger.TEN), exponent);
    }

    @Property(tries = 700, edgeCases = EdgeCasesMode.NONE)
    void quotients(@ForAll long above, @ForAll @IntRange(min = 1) int below) {
        long numerator = above >> 11;
        requireTimes(Doubles.quotient(numerator, below), ratio(numerator, below));
    }

    /** A double, half way to the next, and a hair's breadth beside these. */
    @Property(tries = 800, edgeCases = EdgeCasesMode.NONE)
    void halfWayBetweenTwoDoubles(@ForAll long bits, @ForAll @IntRange(min = -3, max = 3) int quarters) {
        double low = Double.longBitsToDouble(bits & 0x7fef_ffff_ffff_fffeL);
        BigDecimal step = new BigDecimal(Math.ulp(low)).divide(BigDecimal.valueOf(4));
        BigDecimal number = new BigDecimal(low).add(step.multiply(BigDecimal.valueOf(quarters)));
        for (BigDecimal either : new BigDecimal[] {number, number.negate()}) {
            requireTimes(either, ratio(either));
        }
    }

    @Property(tries = 600, edgeCases = EdgeCasesMode.NONE)
    void roots(@ForAll Random random) {
        BigInteger above = digits(random).abs();
        BigInteger below = digits(random).abs().add(BigInteger.ONE);
        int exponent = random.nextInt(-1180, 900);
        QuadraticSurd square = QuadraticSurd.of(above).over(below);
        double down = Rounding.roundLength(square.root(), exponent, Direction.DOWN);
        double up = Rounding.roundLength(square.root(), exponent, Direction.UP);
        double nearest = Rounding.roundLength(square.root(), exponent, Direction.NEAREST);
        // The root lies between two doubles that are next to each other, and is one of them if they are the same.
        assertThat(signOfRootMinus(above, below, exponent, down)).isNotNegative();
        assertThat(signOfRootMinus(above, below, exponent, up)).isNotPositive();
        assertThat(up).isIn(down, Math.nextUp(down));
        if (up == down) {
            assertThat(signOfRootMinus(above, below, exponent, down)).isZero();
        }
        assertThat(nearest).isIn(down, up);
        if (down != up && Double.isFinite(up)) {
            BigDecimal middle = new BigDecimal(down).add(new BigDecimal(up)).divide(BigDecimal.valueOf(2));
            int side = signOfRootMinus(above, below, exponent, middle);
            assertThat(nearest).isEqualTo(side > 0 ? up : side < 0 ? down : nearest);
        }
    }

    @Example
    void rootsThatAreNearlyHalfWay() {
        // (1 + 2^-53)² = 1 + 2^-52 + 2^-106, half way between two doubles; its neighbors are not.
        BigInteger square =
                BigInteger.ONE.shiftLeft(106).add(BigInteger.ONE.shiftLeft(54)).add(BigInteger.ONE);
        double above = Math.nextUp(1.0);
        assertThat(nearestRoot(square, 106)).isEqualTo(1.0);
        assertThat(nearestRoot(square.add(BigInteger.ONE), 106)).isEqualTo(above);
        assertThat(nearestRoot(square.subtract(BigInteger.ONE), 106)).isEqualTo(1.0);
        assertThat(Rounding.roundLength(QuadraticSurd.ZERO.root(), 5, Direction.UP))
                .isEqualTo(0.0);
        assertThat(Rounding.roundLength(ratio(9, 4).root(), 3, Direction.UP)).isEqualTo(12.0);
    }

    @Example
    void timesBeyondTheDoubles() {
        QuadraticSurd huge = ratio(BigInteger.ONE, 1024);
        assertThat(Rounding.roundTime(huge, Direction.DOWN)).isEqualTo(MAX);
        assertThat(Rounding.roundTime(huge, Direction.UP)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Rounding.roundTime(huge, Direction.NEAREST)).isEqualTo(Double.POSITIVE_INFINITY);
        QuadraticSurd below = ratio(BigInteger.ONE.negate(), 1024);
        assertThat(Rounding.roundTime(below, Direction.DOWN)).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(Rounding.roundTime(below, Direction.UP)).isEqualTo(-MAX);
    }

    @Example
    void lengthsBeyondTheDoublesAreInfinitiesInEveryDirection() {
        for (Direction direction : Direction.values()) {
            assertThat(Rounding.roundLength(ratio(1, 1), 1024, direction)).isEqualTo(Double.POSITIVE_INFINITY);
            assertThat(Rounding.roundLength(ratio(-1, 1), 1024, direction)).isEqualTo(Double.NEGATIVE_INFINITY);
            assertThat(Rounding.roundLength(ratio(1, 1), 5000, direction)).isEqualTo(Double.POSITIVE_INFINITY);
            // The largest double itself is none.
            assertThat(Rounding.roundLength(ratio((1L << 53) - 1, 1), 971, direction))
                    .isEqualTo(MAX);
            assertThat(Rounding.roundLength(ratio(1 - (1L << 53), 1), 971, direction))
                    .isEqualTo(-MAX);
        }
    }

    @Example
    void whatIsSmallerThanTheSmallest() {
        QuadraticSurd tiny = ratio(BigInteger.ONE, -1076);
        QuadraticSurd half = ratio(BigInteger.ONE, -1075);
        QuadraticSurd more = ratio(BigInteger.valueOf(3), -1076);
        assertThat(Rounding.roundTime(tiny, Direction.UP)).isEqualTo(MIN);
        assertThat(Rounding.roundTime(tiny, Direction.DOWN)).isEqualTo(0.0);
        assertThat(Rounding.roundTime(tiny, Direction.NEAREST)).isEqualTo(0.0);
        assertThat(Rounding.roundTime(half, Direction.NEAREST)).isEqualTo(0.0);
        assertThat(Rounding.roundTime(more, Direction.NEAREST)).isEqualTo(MIN);
        for (Direction direction : new Direction[] {Direction.UP, Direction.NEAREST}) {
            double negative = Rounding.roundTime(ratio(BigInteger.ONE.negate(), -1076), direction);
            assertThat(Double.doubleToRawLongBits(negative)).as("no -0.0").isZero();
        }
    }

    @Example
    void theDirectionOfASign() {
        assertThat(Direction.toward(1)).isEqualTo(Direction.UP);
        assertThat(Direction.toward(-1)).isEqualTo(Direction.DOWN);
        assertThat(Direction.toward(0)).isEqualTo(Direction.NEAREST);
    }

    private static void requireTimes(BigDecimal number, QuadraticSurd ratio) {
        assertThat(Rounding.roundTime(ratio, Direction.DOWN)).isEqualTo(Doubles.down(number));
        assertThat(Rounding.roundTime(ratio, Direction.UP)).isEqualTo(Doubles.up(number));
        assertThat(Rounding.roundTime(ratio, Direction.NEAREST)).isEqualTo(Doubles.nearest(number));
    }

    private static void requireLength(BigDecimal number, QuadraticSurd ratio, int exponent) {
        boolean beyond = number.abs().compareTo(new BigDecimal(MAX)) > 0;
        double infinity = number.signum() * Double.POSITIVE_INFINITY;
        double down = Rounding.roundLength(ratio, exponent, Direction.DOWN);
        double up = Rounding.roundLength(ratio, exponent, Direction.UP);
        assertThat(down).isEqualTo(beyond ? infinity : Doubles.down(number));
        assertThat(up).isEqualTo(beyond ? infinity : Doubles.up(number));
        assertThat(Rounding.roundLength(ratio, exponent, Direction.NEAREST)).isEqualTo(Doubles.nearest(number));
    }

    private static int signOfRootMinus(BigInteger above, BigInteger below, int exponent, double number) {
        return Double.isInfinite(number) ? -1 : signOfRootMinus(above, below, exponent, new BigDecimal(number));
    }

    /** The sign of √(above / below) · 2^exponent - number, by squaring. */
    private static int signOfRootMinus(BigInteger above, BigInteger below, int exponent, BigDecimal number) {
        return decimal(above, 2 * exponent).compareTo(number.multiply(number).multiply(new BigDecimal(below)));
    }

    private static double nearestRoot(BigInteger numerator, int denominatorExponent) {
        QuadraticSurd square = QuadraticSurd.of(numerator).over(BigInteger.ONE.shiftLeft(denominatorExponent));
        return Rounding.roundLength(square.root(), 0, Direction.NEAREST);
    }

    /** Of 1 to 120 bits, often with long runs of zeros or ones, which are what rounding is about. */
    private static BigInteger digits(Random random) {
        BigInteger any = new BigInteger(random.nextInt(1, 120), random);
        BigInteger sparse =
                BigInteger.ONE.shiftLeft(random.nextInt(1, 110)).add(BigInteger.valueOf(random.nextInt(-1, 2)));
        BigInteger magnitude = random.nextBoolean() ? any : sparse;
        return random.nextBoolean() ? magnitude : magnitude.negate();
    }

    private static QuadraticSurd ratio(long above, long below) {
        return QuadraticSurd.of(BigInteger.valueOf(above)).over(BigInteger.valueOf(below));
    }

    private static QuadraticSurd ratio(BigInteger digits, int exponent) {
        return exponent >= 0
                ? QuadraticSurd.of(digits.shiftLeft(exponent))
                : QuadraticSurd.of(digits).over(BigInteger.ONE.shiftLeft(-exponent));
    }

    private static QuadraticSurd ratio(BigDecimal number) {
        return number.scale() >= 0
                ? QuadraticSurd.of(number.unscaledValue()).over(BigInteger.TEN.pow(number.scale()))
                : QuadraticSurd.of(number.toBigIntegerExact());
    }

    private static BigDecimal decimal(BigInteger digits, int exponent) {
        BigDecimal number = new BigDecimal(digits);
        return exponent >= 0
                ? number.multiply(new BigDecimal(BigInteger.TWO.pow(exponent)))
                : number.divide(new BigDecimal(BigInteger.TWO.pow(-exponent)));
    }
}
