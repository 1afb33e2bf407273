package org.polysweep.conformance.predicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import java.util.stream.DoubleStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.internal.outline.Orientation;

/** The sign of a turn, whichever stage decides it, agrees with decimal arithmetic. */
class OrientationTest {

    private static final double TINY = Double.MIN_VALUE;
    private static final double HUGE = Double.MAX_VALUE;

    @Property(tries = 20_000, edgeCases = EdgeCasesMode.NONE)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void aTurnThatIsAlmostNone(@ForAll Random random) {
        double ax = coordinate(random);
        double ay = coordinate(random);
        double bx = coordinate(random);
        double by = coordinate(random);
        double share = random.nextInt(4) == 0 ? random.nextInt(-2, 3) : random.nextDouble() * 4 - 2;
        double cx = near(ax + share * (bx - ax), random);
        double cy = near(ay + share * (by - ay), random);
        Statistics.label("sign").collect(requireRight(ax, ay, bx, by, cx, cy));
        Statistics.label("sign").coverage(coverage -> {
            for (int sign = -1; sign <= 1; sign++) {
                coverage.check(sign).percentage(percent -> percent > 2);
            }
        });
    }

    @Property(tries = 10_000)
    void anyDoubles(
            @ForAll double ax,
            @ForAll double ay,
            @ForAll double bx,
            @ForAll double by,
            @ForAll double cx,
            @ForAll double cy) {
        requireRight(ax, ay, bx, by, cx, cy);
    }

    @Property(tries = 10_000, edgeCases = EdgeCasesMode.NONE)
    void doublesFromTheirEnds(@ForAll Random random) {
        double[] ends = {0, -0.0, TINY, -TINY, 2 * TINY, Double.MIN_NORMAL, 0x1p-600, 0x1p-537, 1, HUGE, -HUGE, HUGE / 2
        };
        double[] xy = DoubleStream.generate(() -> ends[random.nextInt(ends.length)])
                .limit(6)
                .toArray();
        requireRight(xy[0], xy[1], xy[2], xy[3], xy[4], xy[5]);
    }

    @Example
    void productsThatUnderflowAreNoStraightLine() {
        double small = 0x1p-600;
        assertThat(sign(0, 0, small, 0, small, small)).isEqualTo(1);
        assertThat(sign(0, 0, small, 0, small, -small)).isEqualTo(-1);
        assertThat(sign(0, 0, TINY, 0, TINY, TINY)).isEqualTo(1);
        assertThat(sign(TINY, TINY, 2 * TINY, 2 * TINY, 3 * TINY, 3 * TINY)).isZero();
    }

    @Example
    void differencesThatOverflowAreNoReasonToGiveUp() {
        assertThat(sign(-HUGE, 0, HUGE, 0, HUGE, TINY)).isEqualTo(1);
        assertThat(sign(-HUGE, -HUGE, 0, 0, HUGE, HUGE)).isZero();
        assertThat(sign(-HUGE, -HUGE, 0, 0, HUGE, Math.nextDown(HUGE))).isEqualTo(-1);
    }

    private static int requireRight(double ax, double ay, double bx, double by, double cx, double cy) {
        BigDecimal left = difference(bx, ax).multiply(difference(cy, by));
        BigDecimal right = difference(by, ay).multiply(difference(cx, bx));
        int exact = left.compareTo(right);
        assertThat(sign(ax, ay, bx, by, cx, cy)).isEqualTo(exact);
        assertThat(sign(cx, cy, bx, by, ax, ay)).isEqualTo(-exact);
        return exact;
    }

    private static int sign(double... xy) {
        return new Orientation(xy).at(0, 1, 2);
    }

    private static BigDecimal difference(double left, double right) {
        return new BigDecimal(left).subtract(new BigDecimal(right));
    }

    private static double coordinate(Random random) {
        double grid = random.nextInt(-4, 5);
        return switch (random.nextInt(4)) {
            case 0 -> grid;
            case 1 -> grid / 10;
            case 2 -> random.nextDouble();
            default -> random.nextDouble() * Math.scalb(1.0, random.nextInt(-40, 40));
        };
    }

    private static double near(double value, Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> Math.nextUp(value);
            case 1 -> Math.nextDown(value);
            default -> value;
        };
    }
}
