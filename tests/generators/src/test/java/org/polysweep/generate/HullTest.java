package org.polysweep.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.oracle.OracleOutline;

/** The hull is strictly convex, made of given points, and leaves none of them outside. Each is checked in decimals. */
class HullTest {

    private static final int HULLS = 500;

    private final Random random = new Random(1);

    @Test
    void ofPointsOnAGrid() {
        for (int i = 0; i < HULLS; i++) {
            double[] xy = new double[2 * random.nextInt(1, 12)];
            Arrays.setAll(xy, k -> random.nextInt(-2, 3));
            requireHull(xy);
        }
    }

    @Test
    void ofPointsThatAlmostLieOnALine() {
        for (int i = 0; i < HULLS; i++) {
            double[] xy = new double[2 * random.nextInt(1, 9)];
            for (int k = 0; k < xy.length; k += 2) {
                xy[k] = random.nextInt(-5, 6) / 10.0;
                xy[k + 1] = Ulps.shift(xy[k] * 3, random.nextInt(-1, 2));
            }
            requireHull(xy);
        }
    }

    @Test
    void ofAnyDoubles() {
        for (int i = 0; i < HULLS; i++) {
            double[] xy = new double[2 * random.nextInt(1, 7)];
            Arrays.setAll(xy, k -> {
                double any = Double.longBitsToDouble(random.nextLong());
                return Double.isFinite(any) ? any : Double.MAX_VALUE;
            });
            requireHull(xy);
        }
    }

    @Test
    void turnsOfTheSmallestAndTheLargestNumbers() {
        double least = Double.MIN_VALUE;
        double most = Double.MAX_VALUE;
        assertThat(Turn.sign(0, 0, 2 * least, least, 4 * least, 2 * least)).isZero();
        assertThat(Turn.sign(0, 0, 2 * least, least, 4 * least, 3 * least)).isOne();
        assertThat(Turn.sign(-most, -most, most, most, 0, least)).isOne();
        assertThat(Turn.sign(-most, -most, most, most, 0, 0)).isZero();
        assertThat(Turn.sign(-most, -most, most, most, least, 0)).isEqualTo(-1);
    }

    private static void requireHull(double[] xy) {
        double[] hull = Hull.of(xy);
        String given = Arrays.toString(xy);
        // The oracle takes it as it is: convex, nothing to be merged.
        assertThat(OracleOutline.read(hull).size()).as(given).isEqualTo(hull.length / 2);
        for (int i = 0; i < hull.length; i += 2) {
            int next = (i + 2) % hull.length;
            boolean isGiven = false;
            for (int p = 0; p < xy.length; p += 2) {
                assertThat(turn(hull[i], hull[i + 1], hull[next], hull[next + 1], xy[p], xy[p + 1]))
                        .as(given)
                        .isNotNegative();
                isGiven |= hull[i] == xy[p] && hull[i + 1] == xy[p + 1];
            }
            assertThat(isGiven).as(given).isTrue();
        }
    }

    private static int turn(double ax, double ay, double bx, double by, double cx, double cy) {
        BigDecimal left = minus(bx, ax).multiply(minus(cy, ay));
        BigDecimal right = minus(by, ay).multiply(minus(cx, ax));
        return left.compareTo(right);
    }

    private static BigDecimal minus(double left, double right) {
        return new BigDecimal(left).subtract(new BigDecimal(right));
    }
}
