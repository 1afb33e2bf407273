package org.polysweep.conformance.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.polysweep.internal.algebraic.ConstructibleNumber;
import org.polysweep.internal.algebraic.ConstructibleRoot;

/**
 * Signs and rounding of numbers with nested roots, against decimals with many digits, and where identities make them 0.
 */
@PropertyDefaults(tries = 250, edgeCases = EdgeCasesMode.NONE)
class ConstructibleNumberTest {

    private static final MathContext MANY_DIGITS = new MathContext(400);

    /** Numbers made of small integers by so few roots are 0 if they are nearer to it. */
    private static final BigDecimal NEAR = new BigDecimal("1e-150");

    /** A number and its decimal. */
    private record Sample(ConstructibleNumber number, BigDecimal value) {

        static Sample of(long integer) {
            return new Sample(whole(integer), BigDecimal.valueOf(integer));
        }

        /** Sums, products and roots of small integers. */
        static Sample any(Random random, int depth) {
            if (depth == 0) {
                return of(random.nextInt(19) - 9);
            }
            Sample first = any(random, depth - 1);
            Sample second = any(random, random.nextInt(depth));
            return switch (random.nextInt(4)) {
                case 0 -> first.plus(second);
                case 1 ->
                    new Sample(first.number.minus(second.number), first.value.subtract(second.value, MANY_DIGITS));
                case 2 -> first.times(second);
                default -> first.root();
            };
        }

        Sample plus(Sample other) {
            return new Sample(number.plus(other.number), value.add(other.value, MANY_DIGITS));
        }

        Sample times(Sample other) {
            return new Sample(number.times(other.number), value.multiply(other.value, MANY_DIGITS));
        }

        Sample negated() {
            return new Sample(number.negated(), value.negate());
        }

        /** The root of the magnitude. */
        Sample root() {
            Sample magnitude = sign() < 0 ? negated() : this;
            BigDecimal root = sign() == 0 ? BigDecimal.ZERO : magnitude.value.sqrt(MANY_DIGITS);
            return new Sample(ConstructibleNumber.rootOf(magnitude.number), root);
        }

        int sign() {
            return value.abs().compareTo(NEAR) < 0 ? 0 : value.signum();
        }
    }

    private static ConstructibleNumber whole(long integer) {
        return ConstructibleNumber.of(BigInteger.valueOf(integer));
    }

    private static ConstructibleNumber root(long radicand) {
        return ConstructibleNumber.rootOf(BigInteger.valueOf(radicand));
    }

    @Property
    void signsAreThoseOfDecimals(@ForAll Random random) {
        Sample sample = Sample.any(random, 4);
        assertThat(sample.number.signum()).as("%s", sample.value).isEqualTo(sample.sign());
        assertThat(sample.number.negated().signum()).isEqualTo(-sample.sign());
        if (sample.sign() != 0) {
            assertThat(new BigDecimal(sample.number.lowerBound(whole(1), 0))).isLessThanOrEqualTo(sample.value);
            assertThat(new BigDecimal(sample.number.upperBound(whole(1), 0))).isGreaterThanOrEqualTo(sample.value);
        }
    }

    /** √(a + b + 2√(ab)) is √a + √b, whatever a and b are; and a hair's breadth beside it. */
    @Property
    void aRootOfRootsThatIsASumOfRoots(@ForAll Random random) {
        BigInteger a = new BigInteger(1 + random.nextInt(80), random);
        BigInteger b = new BigInteger(1 + random.nextInt(80), random);
        ConstructibleNumber sum = ConstructibleNumber.rootOf(a).plus(ConstructibleNumber.rootOf(b));
        ConstructibleNumber square = ConstructibleNumber.of(a.add(b))
                .plus(ConstructibleNumber.rootOf(a.multiply(b)).times(BigInteger.TWO));
        ConstructibleNumber same = ConstructibleNumber.rootOf(square);
        assertThat(same.minus(sum).signum()).isZero();
        assertThat(sum.square().minus(square).signum()).isZero();
        BigInteger large = BigInteger.ONE.shiftLeft(300);
        ConstructibleNumber hair = whole(1);
        assertThat(same.minus(sum).times(large).plus(hair).signum()).isPositive();
        assertThat(same.minus(sum).times(large).minus(hair).signum()).isNegative();
        // A little more under the root, which stands over roots, and is none of them.
        ConstructibleNumber more =
                ConstructibleNumber.rootOf(square.times(large).plus(hair));
        ConstructibleNumber times = sum.times(BigInteger.ONE.shiftLeft(150));
        assertThat(more.minus(times).signum()).isPositive();
    }

    @Example
    void identitiesOfSeveralRoots() {
        assertThat(root(8).minus(root(2).times(BigInteger.TWO)).signum()).isZero();
        assertThat(root(2).times(root(3)).minus(root(6)).signum()).isZero();
        assertThat(root(2).plus(root(3))
                        .times(root(3).minus(root(2)))
                        .minus(whole(1))
                        .signum())
                .isZero();
        // √2 + √3 + √6 - √(11 + 2√6 + 6√2 + 4√3): the square of the sum.
        ConstructibleNumber square = whole(11)
                .plus(root(6).times(BigInteger.TWO))
                .plus(root(2).times(BigInteger.valueOf(6)))
                .plus(root(3).times(BigInteger.valueOf(4)));
        ConstructibleNumber sum = root(2).plus(root(3)).plus(root(6));
        assertThat(ConstructibleNumber.rootOf(square).minus(sum).signum()).isZero();
        assertThat(ConstructibleNumber.rootOf(square.plus(whole(1))).minus(sum).signum())
                .isPositive();
        assertThatThrownBy(() -> ConstructibleNumber.rootOf(root(2).minus(root(3))))
                .isInstanceOf(ArithmeticException.class);
    }

    /** Integers beyond 2^53, and products that overflow {@code double}. */
    @Property
    void largeIntegers(@ForAll Random random) {
        BigInteger large = new BigInteger(54 + random.nextInt(2000), random);
        ConstructibleNumber number = ConstructibleNumber.of(large);
        assertThat(number.minus(ConstructibleNumber.of(large.subtract(BigInteger.ONE)))
                        .signum())
                .isPositive();
        assertThat(number.minus(number).signum()).isZero();
        assertThat(number.square().minus(number.times(large)).signum()).isZero();
        assertThat(ConstructibleNumber.rootOf(number.square()).minus(number).signum())
                .isZero();
        assertThat(whole((1L << 53) - 1)
                        .plus(whole(2))
                        .minus(whole(1L << 53))
                        .minus(whole(1))
                        .signum())
                .isZero();
    }

    /**
     * Numbers of very different sizes, the sum of which may overflow double: then no bound is known, but the sign is.
     */
    @Property
    void signsAndBoundsAtAnySize(@ForAll Random random) {
        int up = random.nextInt(random.nextBoolean() ? 900 : 3000);
        BigInteger factor = BigInteger.ONE.shiftLeft(up);
        Sample small = Sample.any(random, 2);
        Sample other = Sample.any(random, 2);
        BigDecimal exact = other.value.multiply(new BigDecimal(factor)).add(small.value);
        ConstructibleNumber number = other.number.times(factor).plus(small.number);
        int sign = other.sign() != 0 ? other.sign() : small.sign();
        if (up > 20 || other.sign() * small.sign() >= 0) {
            assertThat(number.signum()).as("%s", exact).isEqualTo(sign);
        }
        if (up < 900) {
            // In units of 2^up, and of 2^up times a root.
            ConstructibleNumber unit = ConstructibleNumber.of(factor);
            BigDecimal quotient = exact.divide(new BigDecimal(factor), MANY_DIGITS);
            requireBounds(number, unit, quotient);
            requireBounds(
                    number,
                    unit.times(root(2)),
                    quotient.divide(BigDecimal.valueOf(2).sqrt(MANY_DIGITS), MANY_DIGITS));
        }
    }

    private static void requireBounds(ConstructibleNumber number, ConstructibleNumber divisor, BigDecimal exact) {
        BigDecimal rounding = exact.abs().movePointLeft(300).add(new BigDecimal("1e-350"));
        double least = number.lowerBound(divisor, 0);
        double greatest = number.upperBound(divisor, 0);
        assertThat(new BigDecimal(least).subtract(rounding)).isLessThanOrEqualTo(exact);
        assertThat(new BigDecimal(greatest).add(rounding)).isGreaterThanOrEqualTo(exact);
        assertThat(greatest - least).isLessThan(1e-9 * (1 + Math.abs(greatest)));
    }

    @Property
    void rootsAreRoundedRight(@ForAll Random random) {
        Sample above = Sample.any(random, 3);
        Sample below = Sample.any(random, 3);
        if (above.sign() != 0 && below.sign() != 0) {
            Sample square = above.times(above);
            Sample divisor = below.times(below);
            BigDecimal exact = square.value.divide(divisor.value, MANY_DIGITS).sqrt(MANY_DIGITS);
            requireRounded(new ConstructibleRoot(square.number, divisor.number), exact);
        }
    }

    private static void requireRounded(ConstructibleRoot root, BigDecimal exact) {
        double nearest = exact.doubleValue();
        assertThat(root.roundNearest()).as("%s", exact).isEqualTo(nearest);
        // Decimals that differ from a double by their last digits alone are that double.
        BigDecimal rounded = exact.round(new MathContext(200, RoundingMode.HALF_EVEN));
        double up = new BigDecimal(nearest).compareTo(rounded) >= 0 ? nearest : Math.nextUp(nearest);
        assertThat(root.roundUp(0)).as("%s", exact).isEqualTo(up);
        assertThat(new ConstructibleRoot(root.above(), root.below().times(powerOfTwo(2000))).roundUp(-1000))
                .isEqualTo(up == 0 ? 0 : Double.MIN_VALUE);
        assertThat(new ConstructibleRoot(root.above().times(powerOfTwo(2000)), root.below()).roundUp(1000))
                .isEqualTo(Double.POSITIVE_INFINITY);
    }

    /**
     * Exactly a double, exactly between two, and a hair's breadth beside these; with roots that cancel in the square,
     * too.
     */
    @Property
    void onTheBorderBetweenDoubles(@ForAll Random random) {
        long digits = (1L << 52) + (random.nextLong() >>> 12);
        for (long twice = 2 * digits - 1; twice <= 2 * digits + 1; twice++) {
            BigInteger border = BigInteger.valueOf(twice);
            ConstructibleNumber square = ConstructibleNumber.of(border.multiply(border));
            ConstructibleNumber hidden = root(2).times(root(3)).minus(root(6)).plus(square);
            BigInteger large = BigInteger.ONE.shiftLeft(400);
            for (int hair = -1; hair <= 1; hair++) {
                ConstructibleNumber above = hidden.times(large).plus(whole(hair));
                ConstructibleRoot root = new ConstructibleRoot(above, ConstructibleNumber.of(large));
                assertThat(root.roundUp(-1)).isEqualTo(up(twice, hair));
                assertThat(0.5 * root.roundNearest()).isEqualTo(nearest(twice, hair));
            }
        }
    }

    /** The smallest double that is not less than half of an odd or an even number of 54 bits, and a hair. */
    private static double up(long twice, int hair) {
        long floor = Math.floorDiv(twice, 2L);
        return floor + ((twice & 1) != 0 || hair > 0 ? 1 : 0);
    }

    private static double nearest(long twice, int hair) {
        long floor = Math.floorDiv(twice, 2L);
        if ((twice & 1) == 0) {
            return floor;
        }
        return hair < 0 || (hair == 0 && (floor & 1) == 0) ? floor : floor + 1;
    }

    private static BigInteger powerOfTwo(int exponent) {
        return BigInteger.ONE.shiftLeft(exponent);
    }

    /** √(n² + 1) - n for n = 2^(bits): between 1/(2n + 1) and 1/(2n). */
    private static ConstructibleNumber small(int bits) {
        return ConstructibleNumber.rootOf(powerOfTwo(2 * bits).add(BigInteger.ONE))
                .minus(ConstructibleNumber.of(powerOfTwo(bits)));
    }

    /** √(2^52 + 1) is 2^26 in doubles. */
    @Example
    void aRootThatIsRoundedToAnInteger() {
        assertThat(small(26).signum()).isPositive();
        assertThat(small(53).signum()).isPositive();
    }

    /** Integers of more than 53 bits are enclosed by two doubles. */
    @Example
    void boundsOfRootsAreNarrow() {
        for (int bits = 54; bits < 62; bits += 2) {
            ConstructibleNumber root = ConstructibleNumber.rootOf(powerOfTwo(bits));
            double exact = Math.scalb(1.0, bits / 2);
            assertThat(root.lowerBound(whole(1), 0)).isBetween(exact - 1, exact);
            assertThat(root.upperBound(whole(1), 0)).isBetween(exact, exact + 1);
            assertThat(root.times(root(2)).lowerBound(whole(1), 0)).isBetween(1.414 * exact, 1.4143 * exact);
        }
    }

    @Example
    void oneTimesALargeIntegerIsThatInteger() {
        for (int bits = 50; bits < 70; bits++) {
            ConstructibleNumber large = ConstructibleNumber.of(powerOfTwo(bits));
            assertThat(whole(1).times(large).minus(large).signum()).isZero();
            assertThat(large.times(whole(1)).minus(large).signum()).isZero();
        }
    }

    /** A product with √2 - √2, whose bounds hold 0, is 0. */
    @Example
    void nothingTimesAnythingIsNothing() {
        assertThat(root(2).times(ConstructibleNumber.ZERO).signum()).isZero();
        assertThat(ConstructibleNumber.ZERO.times(root(2)).signum()).isZero();
        assertThat(root(2).minus(root(2)).times(root(3)).signum()).isZero();
        assertThat(whole(0).times(whole(-3)).signum()).isZero();
        assertThat(whole(0).times(whole(-3)).plus(root(2)).signum()).isPositive();
        assertThat(root(49).plus(whole(-7)).times(root(2)).signum()).isZero();
        assertThat(root(50).plus(whole(-7)).times(root(2)).signum()).isPositive();
    }

    /** (2^30 + 1)², which is no double. */
    @Example
    void aProductOfSmallIntegersThatIsNotSmall() {
        ConstructibleNumber square = whole((1L << 30) + 1).square();
        assertThat(square.minus(whole((1L << 60) + (1L << 31) + 1)).signum()).isZero();
    }

    /** A product of 40 factors that overflows double, or underflows, has its sign; and so has its root. */
    @Example
    void productsOfManyFactors() {
        ConstructibleNumber large = whole(1);
        ConstructibleNumber tiny = whole(1);
        for (int i = 0; i < 40; i++) {
            large = large.times(root(3).times(powerOfTwo(30)));
            tiny = tiny.times(small(30));
        }
        assertThat(large.signum()).isPositive();
        assertThat(large.lowerBound(whole(1), 0)).isPositive();
        assertThat(large.upperBound(whole(1), 0)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(tiny.signum()).isPositive();
        assertThat(tiny.negated().signum()).isNegative();
        assertThat(ConstructibleNumber.rootOf(tiny).minus(tiny).signum()).isPositive();
    }

    /** A quotient that overflows double, or underflows, has a bound all the same. */
    @Example
    void boundsBeyondTheDoubles() {
        assertThat(whole(5).lowerBound(whole(1), 10)).isBetween(5119.0, 5120.0);
        assertThat(whole(5).upperBound(whole(1), 10)).isBetween(5120.0, 5121.0);
        ConstructibleNumber huge = ConstructibleNumber.of(powerOfTwo(900));
        assertThat(huge.lowerBound(whole(1), 1000)).isEqualTo(Double.MAX_VALUE);
        assertThat(huge.upperBound(whole(1), 1000)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(huge.negated().lowerBound(whole(1), 1000)).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(whole(5).lowerBound(huge, -1074)).isBetween(-Double.MIN_VALUE, 0.0);
        assertThat(whole(5).upperBound(huge, -1074)).isBetween(Double.MIN_VALUE, 2 * Double.MIN_VALUE);
        ConstructibleNumber beyond = huge.square();
        assertThat(beyond.lowerBound(whole(1), -1000)).isPositive();
        assertThat(beyond.upperBound(whole(1), -1000)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(beyond.minus(beyond).lowerBound(whole(1), 0)).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(ConstructibleNumber.ZERO.times(beyond).upperBound(whole(1), 0))
                .isEqualTo(Double.POSITIVE_INFINITY);
        // Nothing is known of a divisor that is almost 0.
        assertThat(whole(5).lowerBound(small(100), 0)).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(whole(5).upperBound(small(100), 0)).isEqualTo(Double.POSITIVE_INFINITY);
    }

    /**
     * 1 as the difference of two numbers of more than 5,000 bits, and far below these a negative number, which is
     * large.
     */
    @Example
    void aSumWithANumberFarBelow() {
        BigInteger large = powerOfTwo(5352).add(powerOfTwo(5300));
        ConstructibleNumber one =
                ConstructibleNumber.of(large).minus(ConstructibleNumber.of(large.subtract(BigInteger.ONE)));
        ConstructibleNumber sum =
                one.plus(ConstructibleNumber.of(powerOfTwo(4340).negate()));
        assertThat(sum.signum()).isNegative();
        assertThat(sum.negated().signum()).isPositive();
    }

    /** The first 128 bits behind the point do not tell it from 0: (2^300 + 1/2^301)² is more than 2^600 + 1. */
    @Example
    void rootsOfWhatIsAlmostZero() {
        ConstructibleNumber square = small(300).square();
        ConstructibleRoot tiny = new ConstructibleRoot(square, whole(1));
        assertThat(tiny.roundNearest()).isEqualTo(0x1p-301);
        assertThat(tiny.roundUp(0)).isEqualTo(0x1p-301);
        assertThat(tiny.roundUp(300)).isEqualTo(0.5);
        ConstructibleRoot large = new ConstructibleRoot(whole(1), square);
        assertThat(large.roundNearest()).isEqualTo(0x1p301);
        assertThat(large.roundUp(0)).isEqualTo(Math.nextUp(0x1p301));
    }

    /** The root of 2^200 + 1, less 2^100: about 2^-101; and √8 - 2√2, which is 0. */
    @Example
    void signsThatTakeManyDigits() {
        ConstructibleNumber tiny = small(100);
        ConstructibleNumber zero = root(8).minus(root(2).times(BigInteger.TWO));
        ConstructibleNumber high = ConstructibleNumber.rootOf(powerOfTwo(300).add(BigInteger.ONE));
        assertThat(tiny.times(tiny).signum()).isPositive();
        assertThat(tiny.times(high).negated().signum()).isNegative();
        // It is 1 / (√(2^200 + 1) + 2^100).
        ConstructibleNumber sum = tiny.plus(ConstructibleNumber.of(powerOfTwo(101)));
        assertThat(tiny.times(sum).minus(whole(1)).signum()).isZero();
        assertThat(zero.times(high).signum()).isZero();
        assertThat(zero.times(high).plus(tiny).signum()).isPositive();
        assertThat(zero.times(high).minus(tiny).signum()).isNegative();
    }
}
