package org.polysweep.conformance.rounding;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.number.Fraction;
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.rounding.PlaceFilter;
import org.polysweep.internal.rounding.TimeFilter;
import org.polysweep.trials.Trials;

/**
 * How near to a double a time may be: open within the bounds of docs/error-bounds.md, theorem 5, certain beyond. u =
 * 2^-53. An edge, where there is one, leads from the origin.
 */
class TimeFilterBoundTest {

    private static final double U2 = 0x1p-106;

    /** 13u² times the magnitudes of the terms of the gap, and of what the motion covers. */
    @Test
    void onAnAxisEveryMagnitudeCounts() {
        // The time is 1 less or more by so much.
        for (int sign = -1; sign <= 1; sign += 2) {
            requireOpen(slab(sign * 24 * U2, 1, 0, 0, 1, 0));
            requireCertain(slab(sign * 28 * U2, 1, 0, 0, 1, 0));
            requireOpen(slab(0, 0, sign * 24 * U2, 1, 1, 0));
            requireCertain(slab(0, 0, sign * 28 * U2, 1, 1, 0));
            requireOpen(slab(sign * 120 * U2, 5, 4, 0, 1, 0));
            requireCertain(slab(sign * 140 * U2, 5, 4, 0, 1, 0));
            requireOpen(slab(4, 0, sign * 120 * U2, 5, 1, 0));
            requireCertain(slab(4, 0, sign * 140 * U2, 5, 1, 0));
        }
    }

    /** 40u² times the magnitudes of the products. The edge is as long as {@code length}, along x or y. */
    @Test
    void acrossAnEdgeEveryMagnitudeCounts() {
        for (double length : new double[] {1, 0x1p-20, 0x1p20}) {
            for (int sign = -1; sign <= 1; sign += 2) {
                double inside = sign * 380;
                double outside = sign * 420;
                requireOpen(alongX(length, inside * U2, 5, 4, 0, 1));
                requireCertain(alongX(length, outside * U2, 5, 4, 0, 1));
                requireOpen(alongX(length, 4, 0, inside * U2, 5, 1));
                requireCertain(alongX(length, 4, 0, outside * U2, 5, 1));
                requireOpen(alongY(length, inside * U2, 5, 4, 0, 1));
                requireCertain(alongY(length, outside * U2, 5, 4, 0, 1));
                requireOpen(alongY(length, 4, 0, inside * U2, 5, 1));
                requireCertain(alongY(length, 4, 0, outside * U2, 5, 1));
            }
        }
    }

    /** Both axes count: the edge is (1, 1), and the corner comes to it from the right. */
    @Test
    void acrossAnObliqueEdge() {
        // Along x there are 5, 4 and 1, along y 3 and -3.
        requireOpen(oblique(480));
        requireOpen(oblique(-480));
        requireCertain(oblique(680));
        requireCertain(oblique(-680));
    }

    static double[] oblique(double units) {
        return new double[] {0, 0, 1, 1, units * U2, 0, 5, 3, 4, 3, 0, 0, 1, 0, 0, 0};
    }

    /**
     * The edge is nearly parallel to the motion, so that the denominator is known to a few digits less than the rest.
     */
    @Test
    void aDenominatorThatIsAlmostNothing() {
        Random random = Trials.random(5);
        int certain = 0;
        for (int i = 0; i < 20_000; i++) {
            certain += isCertain(almostParallel(random, 20, 30)) ? 1 : 0;
        }
        assertThat(certain).isBetween(2_000, 19_000);
    }

    /**
     * An edge and a motion whose directions differ by 2^-least to 2^-most, with tails that all change the denominator
     * one way.
     */
    static double[] almostParallel(Random random, int least, int most) {
        double unit = Math.scalb(1.0, 10 * random.nextInt(-1, 2));
        double x = unit * (1 + random.nextDouble() / 50);
        double y = unit * (1 + random.nextDouble() / 50);
        double slope = y / x * (1 + random.nextDouble() * Math.scalb(1.0, -random.nextInt(least, most)));
        double[] great = Nasty.roundedUp(x, unit * slope);
        double[] small = Nasty.roundedDown(y, unit);
        double[] n = {great[1], small[1], great[0], small[0], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        n[6] = unit * random.nextDouble();
        n[7] = unit * random.nextDouble();
        n[12] = small[2];
        n[13] = great[2];
        n[14] = small[3];
        n[15] = great[3];
        return n;
    }

    /** 6u times the second part of the time on account of the denominator, and 4u for its roundings. */
    @Test
    void theSecondPartIsWrongByItsShare() {
        Random random = Trials.random(8);
        int corrected = 0;
        while (corrected < 50) {
            double[] move = Nasty.roundedUp(1 + random.nextDouble() / 50);
            double gap = 2 + random.nextDouble() / 50;
            BigDecimal exactMove = new BigDecimal(move[0]).subtract(new BigDecimal(move[1]));
            double guess = gap * (1 / move[0]);
            double time = guess + 2 * Math.ulp(guess);
            double share = 2 * Math.ulp(guess) / guess / 0x1p-53;
            double tail = beside(time, exactMove, gap, 0);
            if (guess >= 2 || gap - tail != gap) {
                continue;
            }
            corrected++;
            double inside = (26 + 9 * share) * U2 * gap;
            double outside = (26 + 15 * share) * U2 * gap;
            requireOpen(slab(beside(time, exactMove, gap, inside), gap, 0, 0, move[0], move[1]));
            requireCertain(slab(beside(time, exactMove, gap, outside), gap, 0, 0, move[0], move[1]));
        }
    }

    /** What is to be taken from a gap so that so much is left of it at a time. */
    private static double beside(double time, BigDecimal move, double gap, double left) {
        BigDecimal covered = move.multiply(new BigDecimal(time));
        return new BigDecimal(gap)
                .subtract(covered)
                .subtract(new BigDecimal(left))
                .doubleValue();
    }

    /** 2^-1022 times the edge: products that underflow spoil a tail. */
    @Test
    void whatUnderflowsIsOpen() {
        double length = 0x1p600;
        double unit = 0x1p-960;
        requireOpen(alongX(length, 0x1p-1040, unit, 0, 0, unit));
        requireOpen(alongY(length, 0x1p-1040, unit, 0, 0, unit));
        requireCertain(alongX(length, 0x1p-1018, unit, 0, 0, unit));
        requireCertain(alongY(length, 0x1p-1018, unit, 0, 0, unit));
    }

    /** Denominators and times beyond 2^400 or below 2^-400 are left to other stages. */
    @Test
    void whatIsOutOfRangeIsOpen() {
        for (double unit : new double[] {0x1p-401, 0x1p401}) {
            requireOpen(slab(0.3 * unit, 0.7 * unit, 0, 0x1p-60 * unit, unit, 0));
            requireOpen(slab(0.3, 0.7, 0, 0x1p-60, unit, 0));
            requireOpen(alongX(unit, 0.3, 0.7, 0, 0x1p-60, 1));
        }
    }

    @Test
    void nothingIsCertainBesideZero() {
        requireOpen(slab(0, 0, 0, 0, 1, 0));
        requireOpen(slab(1, 1, 2, 2, 5, 1));
        requireOpen(alongX(1, 0, 0, 0, 0, 1));
    }

    @Test
    void noTimeIsMinusZero() {
        assertThat(Double.doubleToRawLongBits(TimeFilter.ofExact(0, -3, true, new PlaceFilter())))
                .isZero();
        assertThat(Double.doubleToRawLongBits(TimeFilter.ofExact(0, -3, false, new PlaceFilter())))
                .isZero();
    }

    private static double[] slab(double... numbers) {
        return numbers;
    }

    static double[] alongX(double length, double a, double b, double positionA, double positionB, double move) {
        return new double[] {0, 0, length, 0, 0, a, 0, b, 0, positionA, 0, positionB, 0, move, 0, 0};
    }

    static double[] alongY(double length, double a, double b, double positionA, double positionB, double move) {
        return new double[] {0, 0, 0, length, a, 0, b, 0, positionA, 0, positionB, 0, move, 0, 0, 0};
    }

    private static void requireOpen(double[] n) {
        assertThat(round(n, false)).isNaN();
        assertThat(round(n, true)).isNaN();
    }

    private static void requireCertain(double[] n) {
        assertThat(isCertain(n)).isTrue();
    }

    /** Whether both directions are; if they are, they must be right. */
    private static boolean isCertain(double[] n) {
        double down = round(n, false);
        double up = round(n, true);
        Fraction exact = n.length == 6 ? slabTime(n) : rayTime(n);
        assertThat(Double.isNaN(down) || exact.rounds(Direction.DOWN, down)).isTrue();
        assertThat(Double.isNaN(up) || exact.rounds(Direction.UP, up)).isTrue();
        return !Double.isNaN(down) && !Double.isNaN(up);
    }

    private static double round(double[] n, boolean up) {
        return n.length == 6
                ? TimeFilter.onAxis(n[0], n[1], n[2], n[3], n[4], n[5], up, new PlaceFilter())
                : TimeFilterTest.ray(n, up);
    }

    private static Fraction slabTime(double[] n) {
        return Fraction.difference(n[1], n[0])
                .plus(Fraction.difference(n[3], n[2]))
                .over(Fraction.difference(n[4], n[5]));
    }

    static Fraction rayTime(double[] n) {
        Fraction edgeX = Fraction.difference(n[2], n[0]);
        Fraction edgeY = Fraction.difference(n[3], n[1]);
        Fraction gapX = Fraction.difference(n[6], n[4]).plus(Fraction.difference(n[10], n[8]));
        Fraction gapY = Fraction.difference(n[7], n[5]).plus(Fraction.difference(n[11], n[9]));
        Fraction moveX = Fraction.difference(n[12], n[14]);
        Fraction moveY = Fraction.difference(n[13], n[15]);
        return edgeX.times(gapY)
                .minus(edgeY.times(gapX))
                .over(edgeX.times(moveY).minus(edgeY.times(moveX)));
    }
}
