package org.polysweep.internal.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.trials.Trials;

/** A box that is seen from elsewhere holds the exact one, and is larger by rounding alone. */
class MovingBoxTest {

    private static final int TRIALS = 5_000;

    private static double number(Random random) {
        double number = switch (random.nextInt(6)) {
            case 0 -> 0;
            case 1 -> random.nextInt(9) - 4;
            case 2 -> 1e15 + random.nextInt(9);
            case 3 -> Double.MIN_VALUE * random.nextInt(5);
            case 4 -> Math.scalb(random.nextDouble(), random.nextInt(1_900) - 950);
            default -> random.nextGaussian();
        };
        return random.nextBoolean() ? number : -number;
    }

    private static BigDecimal exact(double number) {
        return new BigDecimal(number);
    }

    @Test
    void coordinatesOfAnotherPlaceAreRoundedOutward() {
        Random random = Trials.random(1);
        for (int trial = 0; trial < Trials.times(TRIALS); trial++) {
            double one = number(random);
            double other = number(random);
            double min = Math.min(one, other);
            double max = Math.max(one, other);
            double from = number(random);
            double to = number(random);
            MovingBox alongX = new MovingBox().set(min, 0, max, 0).seen(from, 0, to, 0);
            MovingBox alongY = new MovingBox().set(0, min, 0, max).seen(0, from, 0, to);
            BigDecimal shift = exact(from).subtract(exact(to));
            double slack = 4 * Math.ulp(Math.abs(min) + Math.abs(max) + Math.abs(from) + Math.abs(to));
            requireJustBelow(alongX.minX, exact(min).add(shift), slack);
            requireJustBelow(-alongX.maxX, exact(max).add(shift).negate(), slack);
            requireJustBelow(alongY.minY, exact(min).add(shift), slack);
            requireJustBelow(-alongY.maxY, exact(max).add(shift).negate(), slack);
        }
    }

    private static void requireJustBelow(double bound, BigDecimal exact, double slack) {
        assertThat(exact(bound)).isLessThanOrEqualTo(exact);
        assertThat(exact(bound).add(exact(slack))).isGreaterThan(exact);
    }

    /** The place of each side at any t in [0, 1] is within the sides of the box, moved by its own displacement. */
    @Test
    void aRelativeDisplacementIsRoundedByLessThanTheBoxGrows() {
        Random random = Trials.random(2);
        for (int trial = 0; trial < Trials.times(TRIALS); trial++) {
            double one = number(random);
            double other = number(random);
            double min = Math.min(one, other);
            double max = Math.max(one, other);
            double d = number(random);
            double dOther = number(random);
            MovingBox alongX = new MovingBox().set(min, 0, max, 0).moving(d, 0, dOther, 0);
            MovingBox alongY = new MovingBox().set(0, min, 0, max).moving(0, d, 0, dOther);
            BigDecimal relative = exact(d).subtract(exact(dOther));
            requireAround(alongX.minX, alongX.maxX, alongX.dx, min, max, relative);
            requireAround(alongY.minY, alongY.maxY, alongY.dy, min, max, relative);
            if (dOther == 0) {
                assertThat(alongX.minX).isEqualTo(min);
                assertThat(alongY.maxY).isEqualTo(max);
            }
        }
    }

    private static void requireAround(
            double boxMin, double boxMax, double boxMove, double min, double max, BigDecimal relative) {
        if (boxMin == Double.NEGATIVE_INFINITY && boxMax == Double.POSITIVE_INFINITY) {
            return;
        }
        assertThat(exact(boxMin)).isLessThanOrEqualTo(exact(min));
        assertThat(exact(boxMax)).isGreaterThanOrEqualTo(exact(max));
        assertThat(exact(boxMin).add(exact(boxMove)))
                .isLessThanOrEqualTo(exact(min).add(relative));
        assertThat(exact(boxMax).add(exact(boxMove)))
                .isGreaterThanOrEqualTo(exact(max).add(relative));
    }

    @Test
    void aDisplacementBeyondTheDoublesReachesEverywhere() {
        MovingBox box = new MovingBox().set(0, 0, 1, 1).moving(Double.MAX_VALUE, 0, -Double.MAX_VALUE, 0);
        assertThat(box.minX).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(box.minY).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(box.maxX).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(box.maxY).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(box.dx).isZero();
        assertThat(box.dy).isZero();
    }

    @Test
    void aBoxThatIsSetAgainStands() {
        MovingBox box = new MovingBox().set(0, 0, 1, 1).moving(3, 4);
        assertThat(box.dx).isEqualTo(3);
        assertThat(box.dy).isEqualTo(4);
        box.set(0, 0, 1, 1);
        assertThat(box.dx).isZero();
        assertThat(box.dy).isZero();
    }

    /** A difference between MAX_VALUE and the next power of two also overflows. */
    @Test
    void aDisplacementJustBeyondTheDoublesReachesEverywhere() {
        MovingBox alongX = new MovingBox().set(0, 0, 1, 1).moving(Double.MAX_VALUE, 0, -1, 0);
        MovingBox alongY = new MovingBox().set(0, 0, 1, 1).moving(0, Double.MAX_VALUE, 0, -1);
        for (MovingBox box : new MovingBox[] {alongX, alongY}) {
            assertThat(box.minX).isEqualTo(Double.NEGATIVE_INFINITY);
            assertThat(box.minY).isEqualTo(Double.NEGATIVE_INFINITY);
            assertThat(box.maxX).isEqualTo(Double.POSITIVE_INFINITY);
            assertThat(box.maxY).isEqualTo(Double.POSITIVE_INFINITY);
            assertThat(box.dx).isZero();
            assertThat(box.dy).isZero();
        }
    }

    /** By two doubles next to each side of a unit box, as the displacement is less than 1. */
    @Test
    void aBoxGrowsByRoundingAlone() {
        MovingBox alongX = new MovingBox().set(1, 1, 2, 2).moving(0.1, 0, 0.3, 0);
        MovingBox alongY = new MovingBox().set(1, 1, 2, 2).moving(0, 0.1, 0, 0.3);
        MovingBox alongBoth = new MovingBox().set(1, 1, 2, 2).moving(0.1, 0.1, 0.3, 0.3);
        for (MovingBox box : new MovingBox[] {alongX, alongY, alongBoth}) {
            assertThat(box.minX).isBetween(1 - 0x1p-51, 1.0);
            assertThat(box.minY).isBetween(1 - 0x1p-51, 1.0);
            assertThat(box.maxX).isBetween(2.0, 2 + 0x1p-50);
            assertThat(box.maxY).isBetween(2.0, 2 + 0x1p-50);
        }
        assertThat(alongBoth.minX).isLessThan(1);
        assertThat(alongBoth.maxY).isGreaterThan(2);
    }

    private static MovingBox box(double one, double other, double third, double fourth) {
        return new MovingBox()
                .set(Math.min(one, other), Math.min(third, fourth), Math.max(one, other), Math.max(third, fourth));
    }

    /** A corner times c² + s², which is compared with the sides times the same. */
    private static void requireInside(MovingBox box, BigDecimal x, BigDecimal y, BigDecimal square) {
        assertThat(exact(box.minX()).multiply(square)).isLessThanOrEqualTo(x);
        assertThat(exact(box.minY()).multiply(square)).isLessThanOrEqualTo(y);
        assertThat(exact(box.maxX()).multiply(square)).isGreaterThanOrEqualTo(x);
        assertThat(exact(box.maxY()).multiply(square)).isGreaterThanOrEqualTo(y);
    }

    @Test
    void aTurnedBoxHoldsItsTurnedCorners() {
        Random random = Trials.random(5);
        for (int trial = 0; trial < Trials.times(1_000); trial++) {
            double[] x = {number(random), number(random)};
            double[] y = {number(random), number(random)};
            double c = random.nextInt(5) == 0 ? 0 : number(random);
            double s = c == 0 || random.nextInt(5) > 0 ? number(random) : c;
            if (c == 0 && s == 0) {
                continue;
            }
            BigDecimal square = exact(c).pow(2).add(exact(s).pow(2));
            BigDecimal cosine = exact(c).pow(2).subtract(exact(s).pow(2));
            BigDecimal sine = exact(c).multiply(exact(s)).multiply(BigDecimal.valueOf(2));
            MovingBox turned = box(x[0], x[1], y[0], y[1]).turned(c, s);
            MovingBox turning = box(x[0], x[1], y[0], y[1]).turning();
            for (int corner = 0; corner < 4; corner++) {
                BigDecimal cornerX = exact(x[corner & 1]);
                BigDecimal cornerY = exact(y[corner >> 1]);
                BigDecimal imageX = cosine.multiply(cornerX).subtract(sine.multiply(cornerY));
                BigDecimal imageY = sine.multiply(cornerX).add(cosine.multiply(cornerY));
                requireInside(turned, imageX, imageY, square);
                requireInside(turning, imageX, imageY, square);
                BigDecimal reach = cornerX.pow(2).add(cornerY.pow(2));
                assertThat(exact(turning.maxX()).pow(2)).isGreaterThanOrEqualTo(reach);
            }
        }
    }

    /** By a quarter, and by 3-4-5: larger by rounding alone. */
    @Test
    void aTurnedBoxIsHardlyLarger() {
        MovingBox quarter = box(1, 3, -2, 7).turned(-8, -8);
        assertThat(quarter.minX()).isBetween(-7 - 0x1p-40, -7.0);
        assertThat(quarter.maxY()).isBetween(3.0, 3 + 0x1p-40);
        MovingBox slope = box(0, 10, 0, 5).turned(2, 1);
        assertThat(slope.minX()).isBetween(-4 - 0x1p-40, -4.0);
        assertThat(slope.maxX()).isBetween(6.0, 6 + 0x1p-40);
        assertThat(slope.minY()).isBetween(-0x1p-40, 0.0);
        assertThat(slope.maxY()).isBetween(11.0, 11 + 0x1p-40);
        MovingBox wheel = box(-3, 1, -2, 4).turning();
        assertThat(wheel.maxY()).isBetween(5.0, 5 + 0x1p-40);
        assertThat(wheel.minX()).isEqualTo(-wheel.maxX());
    }

    @Test
    void whatIsTooLargeReachesEverywhere() {
        double infinite = Double.POSITIVE_INFINITY;
        double most = Double.MAX_VALUE;
        assertThat(new MovingBox().set(-infinite, 0, 1, 1).turned(1, 1).minX()).isEqualTo(-infinite);
        assertThat(new MovingBox().set(-infinite, 0, infinite, 1).turning().maxX())
                .isEqualTo(infinite);
        assertThat(new MovingBox().set(-most, -most, most, most).turned(2, 1).maxY())
                .isEqualTo(infinite);
        assertThat(new MovingBox().set(most, 0, most, 1).moving(most, 0).swept().maxX())
                .isEqualTo(infinite);
    }

    @Test
    void aSweptBoxHoldsBothEnds() {
        MovingBox swept = box(0, 1, 0, 2).moving(-3, 5).swept();
        assertThat(swept.minX()).isBetween(-3 - 0x1p-40, -3.0);
        assertThat(swept.maxX()).isEqualTo(1);
        assertThat(swept.minY()).isZero();
        assertThat(swept.maxY()).isBetween(7.0, 7 + 0x1p-40);
        assertThat(swept.dx).isZero();
    }
}
