package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/**
 * Bounds hold what they must, are rounded outward, and decide what they can. With 4 bits behind the point, in
 * sixteenths.
 */
class OracleIntervalTest {
    private static final int RANGE = 100;

    private static OracleInterval sixteenths(long low, long high) {
        return new OracleInterval(BigInteger.valueOf(low), BigInteger.valueOf(high), 4);
    }

    private static OracleInterval whole(long number) {
        return OracleInterval.of(BigInteger.valueOf(number), 4);
    }

    @Property
    void everyResultHoldsTheResultsWithin(
            @ForAll @IntRange(min = -RANGE, max = RANGE) int low,
            @ForAll @IntRange(max = 40) int width,
            @ForAll @IntRange(min = -RANGE, max = RANGE) int otherLow,
            @ForAll @IntRange(max = 40) int otherWidth) {
        OracleInterval one = sixteenths(low, low + width);
        OracleInterval other = sixteenths(otherLow, otherLow + otherWidth);
        for (int i : List.of(low, low + width / 3, low + width)) {
            Rational x = Rational.of(i, 16);
            requireHolds(one.negate(), x.negate());
            requireHolds(one.squared(), x.squared());
            requireHolds(one.times(BigInteger.valueOf(-3)), x.times(Rational.of(-3, 1)));
            requireHolds(one.minus(BigInteger.TWO), x.minus(Rational.of(2, 1)));
            Rational zeroOrMore = x.max(Rational.ZERO);
            assertThat(one.root().lowest().squared()).isLessThanOrEqualTo(zeroOrMore);
            assertThat(one.root().highest().squared()).isGreaterThanOrEqualTo(zeroOrMore);
            for (int k : List.of(otherLow, otherLow + otherWidth / 2, otherLow + otherWidth)) {
                Rational y = Rational.of(k, 16);
                requireHolds(one.plus(other), x.plus(y));
                requireHolds(one.minus(other), x.minus(y));
                requireHolds(one.times(other), x.times(y));
                if (otherLow > 0) {
                    requireHolds(one.over(other), x.times(Rational.of(16, k)));
                }
            }
        }
    }

    private static void requireHolds(OracleInterval bounds, Rational number) {
        assertThat(bounds.lowest()).isLessThanOrEqualTo(number);
        assertThat(bounds.highest()).isGreaterThanOrEqualTo(number);
    }

    @Test
    void whatNeedsNoRoundingIsExact() {
        assertThat(whole(3).plus(whole(4))).isEqualTo(whole(7));
        assertThat(whole(3).times(whole(-4))).isEqualTo(whole(-12));
        assertThat(whole(-3).over(whole(4))).isEqualTo(sixteenths(-12, -12));
        assertThat(whole(9).root()).isEqualTo(whole(3));
        assertThat(whole(-9).root()).isEqualTo(whole(0));
        assertThat(sixteenths(-3, 2).squared()).isEqualTo(sixteenths(0, 1));
    }

    @Test
    void whatNeedsRoundingIsRoundedOutward() {
        assertThat(whole(1).over(whole(3))).isEqualTo(sixteenths(5, 6));
        assertThat(whole(-1).over(whole(3))).isEqualTo(sixteenths(-6, -5));
        assertThat(whole(2).root()).isEqualTo(sixteenths(22, 23));
        assertThat(sixteenths(1, 1).times(sixteenths(-1, -1))).isEqualTo(sixteenths(-1, 0));
        assertThat(sixteenths(3, 3).squared()).isEqualTo(sixteenths(0, 1));
    }

    @Test
    void onlyWhatTheBoundsTellIsDecided() {
        assertThat(whole(0).hasSign()).isTrue();
        assertThat(whole(0).signum()).isZero();
        assertThat(sixteenths(1, 2).hasSign()).isTrue();
        assertThat(sixteenths(1, 2).signum()).isEqualTo(1);
        assertThat(sixteenths(-2, -1).hasSign()).isTrue();
        assertThat(sixteenths(-2, -1).signum()).isEqualTo(-1);
        assertThat(sixteenths(0, 1).hasSign()).isFalse();
        assertThat(sixteenths(-1, 0).hasSign()).isFalse();
        assertThat(sixteenths(-1, 1).hasSign()).isFalse();
        assertThat(sixteenths(-2, -1).negativity()).isEqualTo(1);
        assertThat(sixteenths(-1, 0).negativity()).isZero();
        assertThat(sixteenths(0, 1).negativity()).isEqualTo(-1);
        assertThat(whole(0).negativity()).isEqualTo(-1);
    }

    @Test
    void nothingIsDividedByWhatMightBeZero() {
        assertThatThrownBy(() -> whole(1).over(sixteenths(0, 1))).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> whole(-1).over(sixteenths(-1, 1))).isInstanceOf(ArithmeticException.class);
    }
}
