package org.polysweep.oracle.quick;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Doubles as whole numbers of steps. */
class QuickLatticeTest {
    private static final int MOST_BITS = 124;

    @Property
    void numbersKeepTheirRatio(
            @ForAll long bits, @ForAll long otherBits, @ForAll @IntRange(min = -1000, max = 900) int scale) {
        double number = Math.scalb((double) bits, scale);
        double other = Math.scalb((double) otherBits, scale - 10);
        QuickLattice lattice = covering(number, other);
        assertThat(lattice.isFineEnough()).isTrue();
        BigInteger left = lattice.place(number).toBigInteger();
        BigInteger right = lattice.place(other).toBigInteger();
        assertThat(new BigDecimal(number).multiply(new BigDecimal(right)))
                .isEqualByComparingTo(new BigDecimal(other).multiply(new BigDecimal(left)));
        assertThat(left.signum()).isEqualTo((int) Math.signum(number));
        boolean anyOdd = left.testBit(0) || right.testBit(0);
        assertThat(anyOdd).as("the lattice is the coarsest").isEqualTo(number != 0 || other != 0);
    }

    @Test
    void howLongNumbersMayBe() {
        assertThat(covering(1, Math.scalb(1.0, MOST_BITS - 1)).isFineEnough()).isTrue();
        assertThat(covering(1, Math.scalb(1.0, MOST_BITS)).isFineEnough()).isFalse();
        assertThat(covering(Double.MIN_VALUE, Math.scalb(Double.MIN_VALUE, MOST_BITS - 1))
                        .isFineEnough())
                .isTrue();
        assertThat(covering(Double.MIN_VALUE, 1).isFineEnough()).isFalse();
        assertThat(covering(Double.MAX_VALUE, -Double.MAX_VALUE).isFineEnough()).isTrue();
        assertThat(covering(0, -0.0).isFineEnough()).isTrue();
        assertThat(covering(Double.NaN).isFineEnough()).isFalse();
        assertThat(covering(1, Double.NEGATIVE_INFINITY).isFineEnough()).isFalse();
    }

    @Test
    void theLongestNumberIsWhole() {
        QuickLattice lattice = covering(1, -Math.scalb(1.0, MOST_BITS - 1));
        assertThat(lattice.place(-Math.scalb(1.0, MOST_BITS - 1)).toBigInteger())
                .isEqualTo(BigInteger.ONE.shiftLeft(MOST_BITS - 1).negate());
        assertThat(lattice.place(-0.0)).isEqualTo(Int128.ZERO);
    }

    @Property
    void anUlpIsThatOfJava(@ForAll double number, @ForAll @IntRange(max = 30) int finer) {
        QuickLattice lattice = covering(number, Math.max(Math.scalb(Math.ulp(number), -finer), Double.MIN_VALUE));
        if (lattice.isFineEnough() && number != 0) {
            Int128 steps = lattice.place(number);
            assertThat(lattice.ulps(8, steps))
                    .isEqualTo(lattice.place(8 * Math.ulp(number)).toBigInteger());
        }
    }

    @Test
    void whatIsLessThanAStepIsRoundedDown() {
        QuickLattice whole = covering(1, 4);
        assertThat(whole.ulps(8, whole.place(4))).isZero();
        assertThat(whole.ulps(8, Int128.ZERO)).isZero();
        QuickLattice finer = covering(4, Math.ulp(4.0) * 8);
        assertThat(finer.ulps(8, finer.place(4))).isOne();
        assertThat(finer.ulps(15, finer.place(4))).isOne();
        assertThat(finer.ulps(4, finer.place(4))).isZero();
    }

    private static QuickLattice covering(double... numbers) {
        QuickLattice lattice = new QuickLattice();
        lattice.cover(numbers);
        return lattice;
    }
}
