package org.polysweep.conformance.predicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.DoubleStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.conformance.Doubles;
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.bound.SweptExtent;

/**
 * What the filter of swept extents rejects is apart, by decimal arithmetic, and it rejects often enough to be worth its
 * time.
 */
@PropertyDefaults(tries = 8_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class SweptExtentTest {

    @Property
    void extentsThatAlmostMeet(@ForAll Random random) {
        double unit = random.nextInt(3) == 0 ? Math.scalb(1.0, random.nextInt(-1074, 1018)) : 1;
        double[] n = DoubleStream.generate(() -> number(random, unit)).limit(6).toArray();
        double maxA = n[0];
        double minB = n[1];
        // What A has to move by to come up to B, or a little more or less.
        double closing = minB - maxA + (n[3] - n[2]) + n[4];
        double moveA = Nasty.shifted(closing, random.nextInt(-4, 5));
        requireRight(Math.min(maxA, n[5]), maxA, minB, Math.max(minB, n[5]), n[2], n[3], moveA, n[4]);
    }

    @Property
    void anyExtents(@ForAll Random random) {
        double[] n = random.nextBoolean() ? numbers(random, 8) : extremes(random, 8);
        boolean certain = requireRight(
                Math.min(n[0], n[1]),
                Math.max(n[0], n[1]),
                Math.min(n[2], n[3]),
                Math.max(n[2], n[3]),
                n[4],
                n[5],
                n[6],
                n[7]);
        Statistics.label("apart").collect(certain);
        Statistics.label("apart").coverage(coverage -> coverage.check(true).percentage(share -> share > 5));
    }

    @Property
    void extentsWhoseErrorsAddUp(@ForAll Random random) {
        double[] closing = Nasty.split(1 + random.nextDouble() / 50, 2, random);
        double[] gap = Nasty.roundedUp(closing[0]);
        double[] offset = Nasty.roundedUp(closing[1]);
        double[] move = Nasty.roundedDown(Nasty.shifted(closing[0] + closing[1], -random.nextInt(0, 4)));
        // A lies below B, and then above it.
        requireRight(gap[1] - 1, gap[1], gap[0], gap[0] + 1, offset[1], offset[0], move[0], move[1]);
        requireRight(gap[0], gap[0] + 1, gap[1] - 1, gap[1], offset[0], offset[1], -move[0], -move[1]);
    }

    @Property
    void roundExtentsThatAlmostMeet(@ForAll Random random) {
        double unit = random.nextInt(3) == 0 ? Math.scalb(1.0, random.nextInt(-1074, 1018)) : 1;
        double[] n = DoubleStream.generate(() -> number(random, unit)).limit(6).toArray();
        double radiusA = Math.abs(n[3]);
        double radiusB = Math.abs(n[4]);
        double closing = n[1] - n[0] + (n[5] - n[2]) - radiusA - radiusB;
        double moveA = Nasty.shifted(closing, random.nextInt(-5, 6));
        requireRoundRight(n[0], n[1], n[2], n[5], moveA, radiusA, radiusB);
        requireRoundRight(n[1], n[0], n[5], n[2], -moveA, radiusA, radiusB);
    }

    @Property
    void anyRoundExtents(@ForAll Random random) {
        double[] n = random.nextBoolean() ? numbers(random, 7) : extremes(random, 7);
        boolean certain = requireRoundRight(n[0], n[1], n[2], n[3], n[4], Math.abs(n[5]), Math.abs(n[6]));
        Statistics.label("round apart").collect(certain);
        Statistics.label("round apart")
                .coverage(coverage -> coverage.check(true).percentage(share -> share > 5));
    }

    /** Two points with radii, of which only the first one moves. */
    private static boolean requireRoundRight(
            double a, double b, double positionA, double positionB, double moveA, double radiusA, double radiusB) {
        boolean certain = SweptExtent.apart(a, a, b, b, radiusA + radiusB, positionB - positionA, moveA);
        if (certain) {
            int above = Doubles.sum(b, positionB, -a, -positionA, -radiusA, -radiusB)
                    .signum();
            int aboveAtEnd = Doubles.sum(b, positionB, -a, -positionA, -moveA, -radiusA, -radiusB)
                    .signum();
            int below = Doubles.sum(a, positionA, -b, -positionB, -radiusA, -radiusB)
                    .signum();
            int belowAtEnd = Doubles.sum(a, positionA, moveA, -b, -positionB, -radiusA, -radiusB)
                    .signum();
            assertThat((above > 0 && aboveAtEnd > 0) || (below > 0 && belowAtEnd > 0))
                    .isTrue();
        }
        return certain;
    }

    private static boolean requireRight(
            double minA,
            double maxA,
            double minB,
            double maxB,
            double positionA,
            double positionB,
            double moveA,
            double moveB) {
        boolean certain = SweptExtent.apart(minA, maxA, minB, maxB, positionB - positionA, moveA - moveB);
        if (certain) {
            int begin = order(minA, maxA, minB, maxB, positionA, positionB, 0, 0);
            int end = order(minA, maxA, minB, maxB, positionA, positionB, moveA, moveB);
            assertThat(begin).isNotZero();
            assertThat(end).isEqualTo(begin);
        }
        return certain;
    }

    /** A displacement closes as much of a gap as it is long, and none of the gap behind. */
    @Example
    void whatIsLeftOfAGapCounts() {
        assertThat(SweptExtent.apart(0, 1, 3, 4, 0, 1.9)).isTrue();
        assertThat(SweptExtent.apart(0, 1, 3, 4, 0, 2.1)).isFalse();
        assertThat(SweptExtent.apart(3, 4, 0, 1, 0, -1.9)).isTrue();
        assertThat(SweptExtent.apart(3, 4, 0, 1, 0, 2.1)).isTrue();
        assertThat(SweptExtent.apart(0, 1, 3, 4, 0.4, 0, 1.5)).isTrue();
        assertThat(SweptExtent.apart(0, 1, 3, 4, 0.4, 0, 1.7)).isFalse();
        // Twice the displacement overflows.
        assertThat(SweptExtent.apart(0, 1, 3, 4, 0, Double.MAX_VALUE)).isFalse();
        assertThat(SweptExtent.apart(3, 4, 0, 1, 0, Double.MAX_VALUE)).isTrue();
    }

    /** 1 if A lies below B, -1 if above it, 0 if they meet. */
    private static int order(
            double minA, double maxA, double minB, double maxB, double pA, double pB, double moveA, double moveB) {
        if (Doubles.sum(minB, pB, moveB, -maxA, -pA, -moveA).signum() > 0) {
            return 1;
        }
        return Doubles.sum(minA, pA, moveA, -maxB, -pB, -moveB).signum() > 0 ? -1 : 0;
    }

    private static double number(Random random, double unit) {
        double number = random.nextInt(3) == 0 ? random.nextInt(-9, 10) / 10.0 : 2 * random.nextDouble() - 1;
        return number * unit;
    }

    private static double[] numbers(Random random, int count) {
        return DoubleStream.generate(() -> number(random, 1)).limit(count).toArray();
    }

    private static double[] extremes(Random random, int count) {
        return DoubleStream.generate(() -> Nasty.extreme(random)).limit(count).toArray();
    }
}
