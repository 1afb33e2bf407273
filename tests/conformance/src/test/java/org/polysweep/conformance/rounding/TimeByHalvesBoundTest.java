package org.polysweep.conformance.rounding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.number.Fraction;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.trials.Trials;

/**
 * How near to a double a time across an edge may be that is found by halves: open within the bounds of
 * docs/error-bounds.md, theorem 19, certain beyond.
 */
class TimeByHalvesBoundTest {

    private static final double U2 = 0x1p-106;

    /** 2^-73 = 2^33 u² times the magnitudes of the terms of the gap, and of what the motion covers. */
    @Test
    void everyMagnitudeCounts() {
        for (double length : new double[] {1, 0x1p-20, 0x1p20}) {
            for (int sign = -1; sign <= 1; sign += 2) {
                double inside = sign * 0x1p33 * 9.5 * U2;
                double outside = sign * 0x1p33 * 10.5 * U2;
                requireOpen(TimeFilterBoundTest.alongX(length, inside, 5, 4, 0, 1));
                requireCertain(TimeFilterBoundTest.alongX(length, outside, 5, 4, 0, 1));
                requireOpen(TimeFilterBoundTest.alongX(length, 4, 0, inside, 5, 1));
                requireCertain(TimeFilterBoundTest.alongX(length, 4, 0, outside, 5, 1));
                requireOpen(TimeFilterBoundTest.alongY(length, inside, 5, 4, 0, 1));
                requireCertain(TimeFilterBoundTest.alongY(length, outside, 5, 4, 0, 1));
                requireOpen(TimeFilterBoundTest.alongY(length, 4, 0, inside, 5, 1));
                requireCertain(TimeFilterBoundTest.alongY(length, 4, 0, outside, 5, 1));
            }
        }
    }

    /** Along x there are 5, 4 and 1, along y 3 and -3, and the edge is (1, 1). */
    @Test
    void bothAxesCount() {
        for (int sign = -1; sign <= 1; sign += 2) {
            requireOpen(TimeFilterBoundTest.oblique(sign * 0x1p33 * 15.5));
            requireCertain(TimeFilterBoundTest.oblique(sign * 0x1p33 * 16.5));
        }
    }

    /** What is left of the gap counts as often as the denominator is smaller than its products. */
    @Test
    void aDenominatorThatIsAlmostNothing() {
        Random random = Trials.random(5);
        int certain = 0;
        for (int i = 0; i < 20_000; i++) {
            certain += isCertain(TimeFilterBoundTest.almostParallel(random, 14, 20)) ? 1 : 0;
        }
        assertThat(certain).isBetween(2_000, 19_000);
    }

    /** 2^-1022 times the edge, for products that underflow, and 2^-1022 for a step that does. */
    @Test
    void whatUnderflowsIsOpen() {
        double longest = 0x1p600;
        requireOpen(TimeFilterBoundTest.alongX(longest, 0x1p-1024, 0x1p-960, 0, 0, 0x1p-960));
        requireOpen(TimeFilterBoundTest.alongY(longest, 0x1p-1024, 0x1p-960, 0, 0, 0x1p-960));
        requireCertain(TimeFilterBoundTest.alongX(longest, 0x1p-1018, 0x1p-960, 0, 0, 0x1p-960));
        requireCertain(TimeFilterBoundTest.alongY(longest, 0x1p-1018, 0x1p-960, 0, 0, 0x1p-960));
        double shortest = 0x1p-600;
        requireOpen(TimeFilterBoundTest.alongX(shortest, 0x1p-424, 0x1p-360, 0, 0, 0x1p-360));
        requireCertain(TimeFilterBoundTest.alongX(shortest, 0x1p-418, 0x1p-360, 0, 0, 0x1p-360));
        requireOpen(TimeFilterBoundTest.alongX(1, 0x1p-1023, 0x1p-960, 0, 0, 1));
        requireCertain(TimeFilterBoundTest.alongX(1, 0x1p-1020, 0x1p-960, 0, 0, 1));
        double fast = 0x1p20;
        requireOpen(TimeFilterBoundTest.alongX(1, 0x1p-1023 * fast, 0x1p-960 * fast, 0, 0, fast));
        requireCertain(TimeFilterBoundTest.alongX(1, 0x1p-1021 * fast, 0x1p-960 * fast, 0, 0, fast));
    }

    private static void requireOpen(double[] n) {
        assertThat(TimeFilterTest.rayByHalves(n, false)).isNaN();
        assertThat(TimeFilterTest.rayByHalves(n, true)).isNaN();
    }

    private static void requireCertain(double[] n) {
        assertThat(isCertain(n)).isTrue();
    }

    /** Whether both directions are; if they are, they must be right. */
    private static boolean isCertain(double[] n) {
        double down = TimeFilterTest.rayByHalves(n, false);
        double up = TimeFilterTest.rayByHalves(n, true);
        Fraction exact = TimeFilterBoundTest.rayTime(n);
        assertThat(Double.isNaN(down) || exact.rounds(Direction.DOWN, down)).isTrue();
        assertThat(Double.isNaN(up) || exact.rounds(Direction.UP, up)).isTrue();
        return !Double.isNaN(down) && !Double.isNaN(up);
    }
}
