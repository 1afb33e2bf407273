package org.polysweep.internal.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.internal.tree.BoxSet.Kind;
import org.polysweep.trials.Trials;

/** No bound is on the wrong side of the exact number, and where that is an ordinary one the bound is close to it. */
class BoxBoundsTest {

    private static final int TRIALS = 4_000;

    /** Two roundings of a gap, a square, a sum and a root, in relative terms. */
    private static final BigDecimal CLOSE = new BigDecimal(1 - 0x1p-48);

    @ParameterizedTest
    @EnumSource
    void theDistanceIsRoundedDown(Kind kind) {
        Random random = Trials.random(6);
        for (int trial = 0; trial < Trials.times(TRIALS); trial++) {
            BoxSet boxes = new BoxSet(random, kind, 2);
            double bound =
                    BoxBounds.distanceBelow(boxes.box(0), boxes.minX[1], boxes.minY[1], boxes.maxX[1], boxes.maxY[1]);
            assertThat(bound).isGreaterThanOrEqualTo(0);
            if (boxes.meet(0, 1)) {
                assertThat(bound).isZero();
                continue;
            }
            if (isInfinite(boxes, 0) || isInfinite(boxes, 1)) {
                continue;
            }
            BigDecimal gapX = gap(boxes.minX, boxes.maxX);
            BigDecimal gapY = gap(boxes.minY, boxes.maxY);
            BigDecimal squares = gapX.multiply(gapX).add(gapY.multiply(gapY));
            BigDecimal squareOfBound = new BigDecimal(bound).pow(2);
            assertThat(squareOfBound).isLessThanOrEqualTo(squares);
            if (kind != Kind.EXTREME) {
                assertThat(squareOfBound).isGreaterThanOrEqualTo(squares.multiply(CLOSE, MathContext.DECIMAL128));
            }
        }
    }

    /** A box that stays before another one does so exactly, and this is detected if it is by more than rounding. */
    @ParameterizedTest
    @EnumSource(value = Kind.class, mode = EnumSource.Mode.EXCLUDE, names = "EXTREME")
    void whatStaysBeforeIsCertain(Kind kind) {
        Random random = Trials.random(8);
        int before = 0;
        for (int trial = 0; trial < Trials.times(TRIALS); trial++) {
            double[] numbers = new double[6];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = random.nextInt(4) == 0 ? random.nextInt(3) - 1 : finite(random, kind);
            }
            double from = random.nextInt(3) == 0 ? random.nextInt(2) : random.nextDouble();
            boolean isBefore =
                    BoxBounds.staysBefore(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], from);
            BigDecimal least = gapAt(numbers, from).min(gapAt(numbers, 1));
            if (isBefore) {
                before++;
                assertThat(least).isPositive();
            } else {
                double size = 0;
                for (double number : numbers) {
                    size += Math.abs(number);
                }
                assertThat(least.doubleValue()).isLessThanOrEqualTo(0x1p-48 * size);
            }
        }
        assertThat(before).isPositive();
    }

    private static BigDecimal gapAt(double[] numbers, double time) {
        BigDecimal growth = new BigDecimal(numbers[5]).subtract(new BigDecimal(numbers[2]));
        return new BigDecimal(numbers[3])
                .add(new BigDecimal(numbers[4]))
                .subtract(new BigDecimal(numbers[0]))
                .subtract(new BigDecimal(numbers[1]))
                .add(growth.multiply(new BigDecimal(time)));
    }

    private static boolean isInfinite(BoxSet boxes, int box) {
        return Double.isInfinite(boxes.maxX[box] - boxes.minX[box])
                || Double.isInfinite(boxes.maxY[box] - boxes.minY[box]);
    }

    private static BigDecimal gap(double[] min, double[] max) {
        BigDecimal one = new BigDecimal(min[1]).subtract(new BigDecimal(max[0]));
        BigDecimal other = new BigDecimal(min[0]).subtract(new BigDecimal(max[1]));
        return one.max(other).max(BigDecimal.ZERO);
    }

    @ParameterizedTest
    @EnumSource
    void theTimeIsRoundedDown(Kind kind) {
        Random random = Trials.random(7);
        int met = 0;
        for (int trial = 0; trial < Trials.times(TRIALS); trial++) {
            BoxSet boxes = new BoxSet(random, kind, 1);
            double x = finite(random, kind);
            double y = finite(random, kind);
            boolean aims = random.nextInt(3) == 0;
            double dx = random.nextInt(4) == 0 ? 0 : (aims ? middle(boxes.minX, boxes.maxX) : finite(random, kind)) - x;
            double dy = random.nextInt(4) == 0 ? 0 : (aims ? middle(boxes.minY, boxes.maxY) : finite(random, kind)) - y;
            if (Double.isInfinite(dx) || Double.isInfinite(dy)) {
                continue;
            }
            double bound = BoxBounds.timeBelow(
                    new MovingBox().set(x, y, x, y).moving(dx, dy),
                    boxes.minX[0],
                    boxes.minY[0],
                    boxes.maxX[0],
                    boxes.maxY[0]);
            assertThat(bound).isGreaterThanOrEqualTo(0);
            if (isMet(boxes, x, y, dx, dy, Double.POSITIVE_INFINITY)) {
                met++;
                assertThat(bound).isLessThan(Double.POSITIVE_INFINITY);
            }
            // Not met before the bound: so the bound is no later than the first contact.
            if (bound > 0) {
                assertThat(isMet(boxes, x, y, dx, dy, Math.min(Math.nextDown(bound), Double.MAX_VALUE)))
                        .isFalse();
            }
        }
        assertThat(met).isGreaterThan(Trials.times(TRIALS) / 20);
    }

    /** Somewhere in the extent of the first box, and finite. */
    private static double middle(double[] min, double[] max) {
        return Math.max(-Double.MAX_VALUE, min[0]) / 2 + Math.min(Double.MAX_VALUE, max[0]) / 2;
    }

    private static boolean isMet(BoxSet boxes, double x, double y, double dx, double dy, double limit) {
        SlabTimes times = new SlabTimes(limit);
        times.cut(x, dx, boxes.minX[0], boxes.maxX[0]);
        times.cut(y, dy, boxes.minY[0], boxes.maxY[0]);
        return times.isMet();
    }

    @Test
    void theTimeIsClose() {
        Random random = Trials.random(8);
        for (int trial = 0; trial < Trials.times(TRIALS); trial++) {
            int gap = 1 + random.nextInt(1_000);
            int speed = 1 + random.nextInt(1_000);
            MovingBox mover = new MovingBox().set(-1, 0, 0, 1).moving(speed, 0);
            double time = (double) gap / speed;
            assertThat(BoxBounds.timeBelow(mover, gap, 0, gap + 1, 1)).isBetween(time * (1 - 0x1p-48), time);
            assertThat(BoxBounds.timeBelow(mover, gap, 2, gap + 1, 3)).isEqualTo(Double.POSITIVE_INFINITY);
            assertThat(BoxBounds.timeBelow(mover, -gap - 1, 0, -gap - 1, 1)).isEqualTo(Double.POSITIVE_INFINITY);
        }
    }

    private static double finite(Random random, Kind kind) {
        double number;
        do {
            number = kind.number(random);
        } while (Double.isInfinite(number));
        return number;
    }
}
