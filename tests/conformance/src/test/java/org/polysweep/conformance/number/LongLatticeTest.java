package org.polysweep.conformance.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.internal.bound.LongLattice;

class LongLatticeTest {

    private static final long MOST = Long.MAX_VALUE;

    @ParameterizedTest
    @CsvSource({
        "1, 0x1p59",
        "1.5, 0x1p59",
        "2, 0x1p58",
        "0x1.fffffffffffffp59, 1",
        "0x1p-799, 0x1p858",
    })
    void theGreatestNumberTakesSixtyBits(double magnitude, double scale) {
        assertThat(LongLattice.scale(magnitude)).isEqualTo(scale);
        assertThat(Math.scalb(1.0, -LongLattice.exponent(scale))).isEqualTo(scale);
        assertThat(LongLattice.at(magnitude, scale)).isBetween(1L << 59, (1L << 60) - 1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0x1p-800, 0x1p60, Double.POSITIVE_INFINITY, Double.NaN, Double.MIN_VALUE})
    void thereIsNoneForWhatIsTooGreatOrTooSmall(double magnitude) {
        assertThat(LongLattice.scale(magnitude)).isEqualTo(LongLattice.NONE);
    }

    @Example
    void tenthsAndAFarPlaceFitTogetherUpToSixtyBits() {
        double scale = LongLattice.scale(31);
        assertThat(LongLattice.rest(0.1, scale)).isZero();
        assertThat(LongLattice.rest(-0.1, scale)).isZero();
        assertThat(LongLattice.rest(-0.0, scale)).isZero();
        // The last bit of 0.1 is 2^-55, and 60 bits below 2^5 end there.
        assertThat(LongLattice.rest(0.1, LongLattice.scale(32))).isPositive();
        assertThat(LongLattice.rest(Double.MIN_VALUE, LongLattice.scale(0x1p59)))
                .isPositive();
    }

    @Property
    void whatItContainsIsTheIntegerTimesTheSpacing(
            @ForAll @LongRange(min = -(1L << 53), max = 1L << 53) long digits,
            @ForAll @IntRange(min = -120, max = 6) int exponent,
            @ForAll @IntRange(min = 0, max = 59) int magnitude) {
        double value = Math.scalb((double) digits, exponent);
        double scale = LongLattice.scale(Math.scalb(1.0, magnitude));
        if (Math.abs(value) > Math.scalb(1.0, magnitude)) {
            return;
        }
        BigDecimal scaled = new BigDecimal(value).multiply(new BigDecimal(scale));
        boolean isWhole = scaled.stripTrailingZeros().scale() <= 0;
        assertThat(LongLattice.rest(value, scale) == 0).isEqualTo(isWhole);
        if (isWhole) {
            assertThat(scaled).isEqualByComparingTo(BigDecimal.valueOf(LongLattice.at(value, scale)));
        }
    }

    @Property
    void theSignOfACrossProductIsExact(@ForAll long x1, @ForAll long y1, @ForAll long x2, @ForAll long y2) {
        requireSign(x1 >> 1, y1 >> 1, x2 >> 1, y2 >> 1);
    }

    @Property
    void parallelAndNearlyParallelVectorsAreToldApart(
            @ForAll @LongRange(min = -(1L << 31), max = 1L << 31) long x,
            @ForAll @LongRange(min = -(1L << 31), max = 1L << 31) long y,
            @ForAll @LongRange(min = -(1L << 30), max = 1L << 30) long first,
            @ForAll @LongRange(min = -(1L << 30), max = 1L << 30) long second,
            @ForAll @IntRange(min = -1, max = 1) int beside) {
        requireSign(x * first, y * first, x * second, y * second + beside);
    }

    @ParameterizedTest
    @CsvSource({
        "4611686018427387903, -4611686018427387903, 4611686018427387903, 4611686018427387903",
        "4294967296, 0, 0, 4294967296",
        "4294967296, 4294967296, 4294967296, 4294967295",
        "-1, 0, 0, 1",
        "0, 1, 1, 0",
        "3, 5, 6, 10",
        "9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775806",
    })
    void atTheEndsOfTheWordsToo(long x1, long y1, long x2, long y2) {
        requireSign(x1, y1, x2, y2);
        requireSign(y1, x1, y2, x2);
        assertThat(LongLattice.crossSign(MOST, MOST, -MOST, -MOST)).isZero();
    }

    private static void requireSign(long x1, long y1, long x2, long y2) {
        BigInteger exact = BigInteger.valueOf(x1)
                .multiply(BigInteger.valueOf(y2))
                .subtract(BigInteger.valueOf(y1).multiply(BigInteger.valueOf(x2)));
        assertThat(LongLattice.crossSign(x1, y1, x2, y2)).isEqualTo(exact.signum());
    }
}
