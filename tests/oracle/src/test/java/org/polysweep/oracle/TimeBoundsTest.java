package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class TimeBoundsTest {

    private static Rational fraction(long numerator, long denominator) {
        return Rational.of(numerator, denominator);
    }

    @Example
    void aFractionIsItself() {
        TimeBounds third = TimeBounds.of(Surd.of(fraction(1, 3)));
        assertThat(third.isExact()).isTrue();
        assertThat(third.below()).hasToString("1/3");
    }

    /** Of any root, as small and as near to a double as it may be. */
    @Property
    void rootsLieBetweenTheBoundsAndNoDoubleDoes(
            @ForAll @LongRange(min = 1) long above,
            @ForAll @LongRange(min = 1) long below,
            @ForAll @IntRange(min = -1000, max = 1000) int part) {
        Surd time = Surd.of(fraction(part, 7), Rational.of(1, below), BigInteger.valueOf(above));
        TimeBounds bounds = TimeBounds.of(time);
        if (time.rational().isPresent()) {
            assertThat(bounds.isExact()).isTrue();
            return;
        }
        double down = OracleRounding.down(time);
        assertThat(bounds.below().compareTo(Rational.of(down))).isNotNegative();
        assertThat(bounds.above().compareTo(Rational.of(Math.nextUp(down)))).isNotPositive();
        assertThat(Surd.of(bounds.below())).isLessThan(time);
        assertThat(Surd.of(bounds.above())).isGreaterThan(time);
        assertThat(bounds.above()
                        .minus(bounds.below())
                        .times(fraction(65_536, 1))
                        .compareTo(Rational.of(Math.nextUp(down)).minus(Rational.of(down))))
                .isZero();
    }

    @Example
    void theBoundsDependOnTheTimeAlone() {
        Surd root = Surd.root(fraction(1, 2));
        TimeBounds bounds = TimeBounds.of(root);
        TimeBounds coarse = TimeBounds.narrowed(
                OracleRounding.down(root), bits -> new TimeBounds(root.below(bits / 16), root.above(bits / 16)));
        assertThat(coarse).isEqualTo(bounds);
    }

    @Property
    void theSimplestFractionHasTheLeastDenominator(
            @ForAll @IntRange(min = -300, max = 300) int numerator,
            @ForAll @IntRange(min = 1, max = 60) int denominator,
            @ForAll @IntRange(max = 40) int width) {
        Rational low = fraction(numerator, denominator);
        Rational high = low.plus(fraction(width, 97));
        Rational simplest = new TimeBounds(low, high).simplest();
        assertThat(simplest.compareTo(low)).isNotNegative();
        assertThat(simplest.compareTo(high)).isNotPositive();
        for (long less = 1; less < simplest.denominator().longValueExact(); less++) {
            long first = -Math.floorDiv(-numerator * less, denominator);
            assertThat(fraction(first, less).compareTo(high)).isPositive();
        }
    }
}
