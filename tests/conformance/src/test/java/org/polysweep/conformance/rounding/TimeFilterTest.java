package org.polysweep.conformance.rounding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.ToDoubleFunction;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.conformance.number.Fraction;
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.rounding.PlaceFilter;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.internal.rounding.TimeFilter;

/** What the filter says about a time is the exact time rounded, or NaN; and it is seldom NaN where nothing is close. */
@PropertyDefaults(tries = 2_500, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class TimeFilterTest {

    private static final int SLAB = 6;
    private static final int RAY = 16;

    @Property
    void everydayTimes(@ForAll Random random) {
        collect("slab", slab(numbers(random, SLAB, from -> 20 * from.nextDouble() - 10)), 99);
        collect("ray", ray(numbers(random, RAY, from -> 20 * from.nextDouble() - 10)), 99);
    }

    @Property
    void awkwardTimes(@ForAll Random random) {
        collect("slab", slab(numbers(random, SLAB, Nasty::number)), 60);
        collect("ray", ray(numbers(random, RAY, Nasty::number)), 50);
    }

    @Property
    void timesFromTheEndsOfTheDoubles(@ForAll Random random) {
        slab(numbers(random, SLAB, Nasty::extreme));
        ray(numbers(random, RAY, Nasty::extreme));
    }

    /** The gap is what the motion covers in a time that is a double, or beside that by as little as doubles allow. */
    @Property
    void timesThatAreAlmostDoubles(@ForAll Random random) {
        double unit = random.nextInt(3) == 0 ? Math.scalb(1.0, random.nextInt(-1060, 900)) : 1;
        double time = Nasty.near(random.nextInt(4) == 0 ? random.nextInt(9) / 8.0 : random.nextDouble(), random);
        double[] slab = {0, 0, 0, 0, Nasty.number(random) * unit, Nasty.number(random) * unit};
        double gap = time * (slab[4] - slab[5]);
        slab[0] = Nasty.number(random) * unit;
        slab[2] = Nasty.near(slab[0], random) * random.nextInt(2);
        slab[1] = Nasty.near(slab[0] + slab[2], random);
        slab[3] = Nasty.near(gap - (slab[1] - slab[0] - slab[2]), random);
        collect("slab", slab(slab), 20);

        double[] ray = numbers(random, RAY, from -> Nasty.number(from) * unit);
        double[] move = {ray[12] - ray[14], ray[13] - ray[15]};
        double along = random.nextInt(-2, 3) / 2.0;
        // The position of B is the position of A after this time, plus some way along the edge.
        for (int axis = 0; axis < 2; axis++) {
            double edge = ray[2 + axis] - ray[axis];
            double covered = ray[4 + axis] + ray[8 + axis] + time * move[axis] + along * edge;
            ray[6 + axis] = Nasty.near(covered - ray[10 + axis], random);
        }
        collect("ray", ray(ray), 20);
    }

    @Property
    void quotientsOfExactNumbers(@ForAll Random random) {
        double below = random.nextInt(1, 1 << 26) * (random.nextBoolean() ? 1.0 : -1.0);
        double above = random.nextBoolean()
                ? random.nextInt(-40, 40) / 8.0 * below
                : random.nextInt(-(1 << 26), 1 << 26) + random.nextInt(1 << 20) * 0x1p26;
        Fraction exact = Fraction.of(above).over(Fraction.of(below));
        assertThat(exact.rounds(Direction.DOWN, TimeFilter.ofExact(above, below, false, new PlaceFilter())))
                .isTrue();
        assertThat(exact.rounds(Direction.UP, TimeFilter.ofExact(above, below, true, new PlaceFilter())))
                .isTrue();
    }

    private static double[] numbers(Random random, int count, ToDoubleFunction<Random> source) {
        return random.doubles(count).map(any -> source.applyAsDouble(random)).toArray();
    }

    /** Sides, positions, moves of A and B in turn; whether the filter was certain of both directions. */
    private static boolean slab(double... n) {
        Fraction gap = Fraction.difference(n[1], n[0]).plus(Fraction.difference(n[3], n[2]));
        Fraction move = Fraction.difference(n[4], n[5]);
        double down = TimeFilter.onAxis(n[0], n[1], n[2], n[3], n[4], n[5], false, new PlaceFilter());
        double up = TimeFilter.onAxis(n[0], n[1], n[2], n[3], n[4], n[5], true, new PlaceFilter());
        return requireRight(gap, move, down, up);
    }

    /** Edge from and to, places, positions and moves of A and B in turn, x and y each. */
    private static boolean ray(double... n) {
        return requireRight(n, ray(n, false), ray(n, true));
    }

    private static boolean requireRight(double[] n, double down, double up) {
        Fraction[] edge = {Fraction.difference(n[2], n[0]), Fraction.difference(n[3], n[1])};
        Fraction[] gap = {
            Fraction.difference(n[6], n[4]).plus(Fraction.difference(n[10], n[8])),
            Fraction.difference(n[7], n[5]).plus(Fraction.difference(n[11], n[9]))
        };
        Fraction[] move = {Fraction.difference(n[12], n[14]), Fraction.difference(n[13], n[15])};
        return requireRight(cross(edge, gap), cross(edge, move), down, up);
    }

    static double ray(double[] n, boolean up) {
        RelativeMotion motion = new RelativeMotion();
        motion.set(n[8], n[9], n[12], n[13], n[10], n[11], n[14], n[15]);
        return TimeFilter.acrossEdge(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], motion, up, new PlaceFilter());
    }

    private static Fraction cross(Fraction[] first, Fraction[] second) {
        return first[0].times(second[1]).minus(first[1].times(second[0]));
    }

    private static boolean requireRight(Fraction above, Fraction below, double down, double up) {
        if (below.signum() == 0) {
            assertThat(down).isNaN();
            assertThat(up).isNaN();
            return false;
        }
        Fraction exact = above.over(below);
        assertThat(Double.isNaN(down) || exact.rounds(Direction.DOWN, down)).isTrue();
        assertThat(Double.isNaN(up) || exact.rounds(Direction.UP, up)).isTrue();
        return !Double.isNaN(down) && !Double.isNaN(up);
    }

    private static void collect(String label, boolean certain, int leastShare) {
        Statistics.label(label).collect(certain);
        Statistics.label(label).coverage(coverage -> coverage.check(true).percentage(share -> share > leastShare));
    }
}
