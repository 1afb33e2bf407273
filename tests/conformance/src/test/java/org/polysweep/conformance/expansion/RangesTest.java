package org.polysweep.conformance.expansion;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.internal.bound.RoundBound;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.expansion.Expansion;
import org.polysweep.internal.number.Lattice;

/**
 * Arithmetic in doubles is certain up to the ends of the ranges in docs/error-bounds.md, and no longer at the ends
 * themselves.
 */
class RangesTest {

    private static final double U = 0x1p-53;

    /** Lemma 2. */
    @Test
    void productsBetween() {
        assertThat(product(0x1p-484, 0x1p-484)).isFalse();
        assertThat(product(Math.nextUp(0x1p-484), 0x1p-484)).isTrue();
        assertThat(product(-0x1p-484, 0x1p-484)).isFalse();
        assertThat(product(0x1p510, 0x1p510)).isFalse();
        assertThat(product(0x1p510, Math.nextDown(0x1p510))).isTrue();
        assertThat(product(-0x1p510, 0x1p510)).isFalse();
    }

    /** Lemma 2. */
    @Test
    void factorsBelow() {
        assertThat(product(0x1p995, 1)).isFalse();
        assertThat(product(Math.nextDown(0x1p995), 1)).isTrue();
        assertThat(product(1, -0x1p995)).isFalse();
        assertThat(product(1, -Math.nextDown(0x1p995))).isTrue();
    }

    /** Lemma 1: no partial sum may reach 2^1020. */
    @Test
    void partialSumsBelow() {
        assertThat(sum(Math.nextDown(0x1p1020))).isTrue();
        assertThat(sum(0x1p1020)).isFalse();
        assertThat(sum(-0x1p1019, 0x1p1020)).isFalse();
        assertThat(sum(0x1p1019, 0x1p1018)).isTrue();
        assertThat(sum(0x1p1019, 0x1p1019)).isFalse();
    }

    /** Theorem 8: displacement and radius above 2^-100, displacement and gaps below 2^100. */
    @Test
    void roundShapesBetween() {
        double[] sizes = {
            0,
            Double.MIN_VALUE,
            0x1p-100,
            Math.nextUp(0x1p-100),
            1,
            Math.nextDown(0x1p100),
            0x1p100,
            Double.POSITIVE_INFINITY,
            Double.NaN
        };
        for (double move : sizes) {
            for (double gap : sizes) {
                for (double radius : sizes) {
                    boolean expected = move > 0x1p-100 && radius > 0x1p-100 && move < 0x1p100 && gap < 0x1p100;
                    assertThat(RoundBound.isInRange(move, gap, radius)).isEqualTo(expected);
                }
            }
        }
    }

    /** Theorem 4. */
    @Test
    void differencesBelow() {
        assertThat(difference(Math.nextDown(0x1p1010), 1)).isTrue();
        assertThat(difference(0x1p1010, 1)).isFalse();
        assertThat(difference(1, Math.nextDown(0x1p1010))).isTrue();
        assertThat(difference(1, 0x1p1010)).isFalse();
    }

    /** Theorem 4: what is divided by, or rooted, is known within less than u. */
    @Test
    void divisorsAndSquaresThatAreKnownWell() {
        DoubleDouble one = new DoubleDouble().set(1);
        DoubleDouble enough = Tracked.of(1, 0, Math.nextDown(U));
        DoubleDouble notEnough = Tracked.of(1, 0, U);
        assertThat(isBounded(new DoubleDouble().setQuotient(one, enough))).isTrue();
        assertThat(isBounded(new DoubleDouble().setQuotient(one, notEnough))).isFalse();
        assertThat(isBounded(new DoubleDouble().setRoot(enough))).isTrue();
        assertThat(isBounded(new DoubleDouble().setRoot(notEnough))).isFalse();
    }

    /** Theorem 3: the finest lattice 2^s whose numbers below 2^(s + 24) the magnitude is one of. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 1.5, 0x1.fffffffffffffp0, 0x1p-76, 0x1p100, 3, 1000})
    void coarseNumbersHave24Bits(double magnitude) {
        int finest = Lattice.finestCoarse(magnitude);
        assertThat(magnitude).isLessThan(Math.scalb(1.0, finest + 24));
        assertThat(magnitude).isGreaterThanOrEqualTo(Math.scalb(1.0, finest + 23));
    }

    /** Theorem 3: -100 < s < 100. */
    @Test
    void coarseLatticesBetween() {
        assertThat(Lattice.finestCoarse(0x1p-76)).isEqualTo(-99);
        assertThat(Lattice.finestCoarse(Math.nextDown(0x1p-76))).isEqualTo(Lattice.ANY_EXPONENT);
        assertThat(Lattice.finestCoarse(Math.nextDown(0x1p123))).isEqualTo(99);
        assertThat(Lattice.finestCoarse(0x1p123)).isEqualTo(Lattice.ANY_EXPONENT);
    }

    /**
     * The numbers may lie anywhere between the head and a neighbor, both included: no direction but the nearest is
     * certain.
     */
    @Test
    void aTailThatIsAsLongAsItsError() {
        for (int sign = -1; sign <= 1; sign += 2) {
            DoubleDouble value = Tracked.of(1.5, sign * U, U / 2);
            assertThat(value.roundDown()).isNaN();
            assertThat(value.roundUp()).isNaN();
        }
    }

    private static boolean product(double a, double b) {
        return isBounded(new DoubleDouble().setProduct(new DoubleDouble().set(a), b));
    }

    private static boolean sum(double... terms) {
        Expansion sum = new Expansion();
        for (double term : terms) {
            sum.add(term);
        }
        return sum.isCertain();
    }

    private static boolean difference(double a, double b) {
        return isBounded(new DoubleDouble().setDifference(a, b));
    }

    private static boolean isBounded(DoubleDouble value) {
        return Double.isFinite(Tracked.error(value));
    }
}
