package org.polysweep.conformance.predicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.internal.bound.RoundBound;
import org.polysweep.trials.Trials;

/**
 * Theorem 8: what each sign is computed from is wrong by less than its bound. A random search climbs toward the worst
 * numbers, so a bound that is too small does not stand; it finds errors of at least a fifth of each.
 */
class RoundBoundTest {

    private static final int TRIES = Trials.times(25_000);

    /** How many numbers a query has: the places of A and B, their displacements, their radii, in x and in y. */
    private static final int NUMBERS = 10;

    /** The errors of d·v, v² - R², (v - d)² - R², d·v - d² and R²d² - (d × v)², as shares of their bounds. */
    private static double[] shares(double[] q) {
        double dx = q[2] - q[6];
        double dy = q[3] - q[7];
        double x = q[4] - q[0];
        double y = q[5] - q[1];
        double radius = q[8] + q[9];
        double moveSize = Math.abs(dx) + Math.abs(dy);
        double gapSize = Math.abs(x) + Math.abs(y) + radius;
        double along = dx * x + dy * y;
        double across = dx * y - dy * x;
        double square = dx * dx + dy * dy;
        double start = x * x + y * y - radius * radius;

        BigDecimal exactDx = difference(q[2], q[6]);
        BigDecimal exactDy = difference(q[3], q[7]);
        BigDecimal exactX = difference(q[4], q[0]);
        BigDecimal exactY = difference(q[5], q[1]);
        BigDecimal exactRadius = difference(q[8], -q[9]);
        BigDecimal exactAlong = exactDx.multiply(exactX).add(exactDy.multiply(exactY));
        BigDecimal exactAcross = exactDx.multiply(exactY).subtract(exactDy.multiply(exactX));
        BigDecimal exactSquare = exactDx.pow(2).add(exactDy.pow(2));
        BigDecimal exactStart = exactX.pow(2).add(exactY.pow(2)).subtract(exactRadius.pow(2));
        BigDecimal exactEnd =
                exactStart.subtract(exactAlong).subtract(exactAlong).add(exactSquare);
        BigDecimal exactRadicand = exactRadius.pow(2).multiply(exactSquare).subtract(exactAcross.pow(2));
        return new double[] {
            share(along, exactAlong, RoundBound.ofProduct(moveSize, gapSize)),
            share(start, exactStart, RoundBound.ofSquares(gapSize)),
            share(start - 2 * along + square, exactEnd, RoundBound.ofSquaresAtEnd(moveSize, gapSize)),
            share(along - square, exactAlong.subtract(exactSquare), RoundBound.ofSquaresAtEnd(moveSize, gapSize)),
            share(radius * radius * square - across * across, exactRadicand, RoundBound.ofRadicand(moveSize, gapSize)),
        };
    }

    private static BigDecimal difference(double from, double less) {
        return new BigDecimal(from).subtract(new BigDecimal(less));
    }

    private static double share(double computed, BigDecimal exact, double bound) {
        return new BigDecimal(computed).subtract(exact).abs().doubleValue() / bound;
    }

    @Test
    void noErrorReachesItsBoundAndSomeComeNear() {
        Random random = Trials.random(1);
        double[] greatest = new double[5];
        double[][] worst = new double[5][NUMBERS];
        for (int n = 0; n < TRIES; n++) {
            double[] numbers = n % 3 == 0 ? fresh(random) : changed(worst[random.nextInt(worst.length)], random);
            double[] shares = inRange(numbers) ? shares(numbers) : new double[5];
            for (int i = 0; i < shares.length; i++) {
                assertThat(shares[i]).isLessThan(1);
                if (shares[i] > greatest[i]) {
                    greatest[i] = shares[i];
                    worst[i] = numbers;
                }
            }
        }
        for (double share : greatest) {
            assertThat(share).isGreaterThan(0.2);
        }
    }

    /** Numbers whose sums and differences are rounded: of the length of a double, and of like size. */
    private static double[] fresh(Random random) {
        double[] numbers = new double[NUMBERS];
        for (int i = 0; i < NUMBERS; i++) {
            double size = Math.scalb(1 + random.nextDouble(), -random.nextInt(3));
            numbers[i] = i < 8 && random.nextBoolean() ? -size : size;
        }
        return numbers;
    }

    private static double[] changed(double[] numbers, Random random) {
        double[] changed = numbers.clone();
        for (int changes = random.nextInt(1, 4); changes > 0; changes--) {
            int i = random.nextInt(NUMBERS);
            changed[i] *= random.nextBoolean() ? 0.5 + random.nextDouble() : 1 + random.nextInt(-50, 50) * 0x1p-50;
        }
        return changed;
    }

    private static boolean inRange(double[] q) {
        double moveSize = Math.abs(q[2] - q[6]) + Math.abs(q[3] - q[7]);
        double gapSize = Math.abs(q[4] - q[0]) + Math.abs(q[5] - q[1]) + q[8] + q[9];
        return RoundBound.isInRange(moveSize, gapSize, q[8] + q[9]);
    }

    /** Theorem 8: a move and a radius above 2^-100, a move and a gap below 2^100; with and without a branch. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, 1, true",
        "0x1.0000000000001p-100, 0, 0x1.0000000000001p-100, true",
        "0x1.fffffffffffffp99, 0x1.fffffffffffffp99, 1, true",
        "0x1p-100, 1, 1, false",
        "1, 1, 0x1p-100, false",
        "0x1p100, 1, 1, false",
        "1, 0x1p100, 1, false",
        "0, 1, 1, false",
        "1, 1, 0, false",
        "Infinity, 1, 1, false",
        "1, Infinity, 1, false"
    })
    void sizesAreInRangeOrNot(double move, double gap, double radius, boolean isInRange) {
        assertThat(RoundBound.isInRange(move, gap, radius)).isEqualTo(isInRange);
    }

    /** Theorem 9, with u = 2^-53: 8uW; and 24u·D·DW·(1 + DW/s)·E, and 2^-800 for what underflows. */
    @Test
    void boundsOfRoundedPolygons() {
        assertThat(RoundBound.ofReach(32)).isEqualTo(0x1p-45);
        assertThat(RoundBound.ofReach(0.5)).isEqualTo(0x1p-51);
        assertThat(RoundBound.ofCone(2, 4, 8, 8)).isEqualTo(0x1.8p-41);
        assertThat(RoundBound.ofCone(2, 4, 8, 2)).isEqualTo(0x1.ep-40);
        assertThat(RoundBound.ofCone(4, 4, 2, 16)).isEqualTo(0x1.8p-41);
        assertThat(RoundBound.ofCone(2, 4, 0, 8)).isEqualTo(0x1p-800);
    }
}
