package org.polysweep.conformance.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.polysweep.internal.number.Ratio;

class RatioTest {

    @Property
    void theSignIsCarriedByTheNumerator(@ForAll int above, @ForAll @IntRange(min = 1) int below) {
        Ratio ratio = ratio(above, -below);
        assertThat(ratio.denominator()).isEqualTo(BigInteger.valueOf(below));
        assertThat(ratio.numerator()).isEqualTo(BigInteger.valueOf(-(long) above));
        assertThat(ratio.signum()).isEqualTo(-Integer.signum(above));
        assertThat(ratio(above, below).signum()).isEqualTo(Integer.signum(above));
    }

    /** Whole multiples of one over a common denominator are compared as the multiples are. */
    @Property
    void ratiosAreComparedByValue(
            @ForAll @IntRange(min = -9, max = 9) int first,
            @ForAll @IntRange(min = -9, max = 9) int second,
            @ForAll @IntRange(min = 1, max = 99) int denominator,
            @ForAll @IntRange(min = -99, max = 99) int expandedBy) {
        int by = expandedBy == 0 ? 1 : expandedBy;
        Ratio one = ratio(first, denominator);
        Ratio other = ratio((long) second * by, (long) denominator * by);
        assertThat(Integer.signum(one.compareTo(other))).isEqualTo(Integer.compare(first, second));
        assertThat(Integer.signum(other.compareTo(one))).isEqualTo(Integer.compare(second, first));
        assertThat(one.min(other)).isSameAs(first <= second ? one : other);
        assertThat(one.max(other)).isSameAs(first >= second ? one : other);
    }

    @Example
    void theBeginningComesBeforeTheEnd() {
        assertThat(Ratio.ZERO).isLessThan(Ratio.ONE);
        assertThat(Ratio.ZERO.signum()).isZero();
        assertThat(Ratio.ONE.compareTo(ratio(7, 7))).isZero();
    }

    @Property
    void whereSomethingIsAtATime(
            @ForAll int origin, @ForAll int motion, @ForAll @IntRange(min = 1, max = 64) int parts) {
        // At k of so many parts of the step it has made k of so many parts of its way.
        for (int k = -1; k <= parts + 1; k += parts) {
            Ratio at = ratio(k, parts).along(BigInteger.valueOf(origin), BigInteger.valueOf((long) motion * parts));
            assertThat(at.compareTo(ratio(origin + (long) k * motion, 1))).isZero();
            assertThat(at.denominator()).isEqualTo(BigInteger.valueOf(parts));
        }
    }

    @Example
    void nothingIsDividedByZero() {
        assertThatThrownBy(() -> ratio(3, 0))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("3");
    }

    @Example
    void itIsWrittenForPeople() {
        assertThat(ratio(350, 425)).hasToString("14/17");
        assertThat(ratio(-6, 4)).hasToString("-3/2");
        assertThat(ratio(6, -3)).hasToString("-2");
        assertThat(ratio(0, 5)).hasToString("0");
        BigInteger huge = BigInteger.TEN.pow(60);
        assertThat(Ratio.of(huge.add(BigInteger.ONE), huge.shiftLeft(1))).hasToString("about 0.5");
    }

    @Example
    void itIsWrittenOutUpTo128Bits() {
        BigInteger power = BigInteger.ONE.shiftLeft(63);
        BigInteger ones = power.shiftLeft(1).subtract(BigInteger.ONE);
        assertThat(Ratio.of(ones, power)).hasToString("18446744073709551615/9223372036854775808");
        assertThat(Ratio.of(ones, power.shiftLeft(1))).hasToString("about 1.0");
    }

    private static Ratio ratio(long above, long below) {
        return Ratio.of(BigInteger.valueOf(above), BigInteger.valueOf(below));
    }
}
