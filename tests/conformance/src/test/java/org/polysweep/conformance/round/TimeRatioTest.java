package org.polysweep.conformance.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.ToDoubleFunction;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.conformance.number.Fraction;
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.round.TimeRatio;

/** A time, and a coordinate at that time, is rounded as the exact one is, or is NaN. */
@PropertyDefaults(tries = 4_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class TimeRatioTest {

    @Property
    void everydayTimesAndPlaces(@ForAll Random random) {
        collect(requireRight(random, Nasty::number), 97);
    }

    @Property(tries = 2_000)
    void timesAndPlacesFromTheEndsOfTheDoubles(@ForAll Random random) {
        collect(requireRight(random, Nasty::extreme), 20);
    }

    /** Where things are when they meet: at a whole time, or half way, so that the place is a double or almost. */
    @Property
    void placesThatAreAlmostDoubles(@ForAll Random random) {
        double move = Nasty.number(random);
        double position = Nasty.number(random);
        double wanted = Nasty.number(random);
        // The time (wanted - position) / move, or beside it by as little as one double.
        double above = random.nextBoolean() ? wanted : Nasty.near(wanted, random);
        double below = random.nextInt(4) == 0 ? 2 * move : move;
        collect(requireRight(above, position, below, 0, 0, position, move), 45);
    }

    @Property(tries = 2_000)
    void placesAtTheStart(@ForAll Random random) {
        double local = random.nextBoolean() ? Nasty.number(random) : Nasty.extreme(random);
        double position = random.nextBoolean() ? Nasty.number(random) : Nasty.near(-local, random);
        Fraction exact = Fraction.of(local).plus(Fraction.of(position));
        boolean decided = true;
        for (Direction direction : Direction.values()) {
            decided &= requireRight(exact, direction, new TimeRatio().placeAtStart(local, position, direction));
        }
        collect(decided, 90);
    }

    @Example
    void whatDoesNotMoveStays() {
        TimeRatio time = new TimeRatio();
        time.numerator().setDifference(1, 0);
        time.denominator().setDifference(3, 0);
        time.divide();
        for (Direction direction : Direction.values()) {
            assertThat(time.place(0.25, 0.5, 0, direction)).isEqualTo(0.75);
        }
        assertThat(time.place(0, 0.5, 3, Direction.NEAREST)).isEqualTo(1.5);
        assertThat(time.round(Direction.DOWN)).isEqualTo(1 / 3.0);
        assertThat(time.round(Direction.UP)).isEqualTo(Math.nextUp(1 / 3.0));
    }

    @Example
    void aPlaceHalfWayBetweenTwoDoublesGoesToTheEvenOne() {
        TimeRatio time = new TimeRatio();
        time.numerator().setDifference(1, 0);
        time.denominator().setDifference(2, 0);
        time.divide();
        assertThat(time.place(0, 1, Math.ulp(1.0), Direction.NEAREST)).isEqualTo(1);
        assertThat(time.place(0, Math.nextUp(1.0), Math.ulp(1.0), Direction.NEAREST))
                .isEqualTo(1 + 2 * Math.ulp(1.0));
        assertThat(time.place(0, 1, Math.ulp(1.0), Direction.DOWN)).isEqualTo(1);
        assertThat(time.place(0, 1, Math.ulp(1.0), Direction.UP)).isEqualTo(Math.nextUp(1.0));
    }

    private static boolean requireRight(Random random, ToDoubleFunction<Random> source) {
        double local = random.nextInt(3) == 0 ? 0 : source.applyAsDouble(random);
        double move = random.nextInt(8) == 0 ? 0 : source.applyAsDouble(random);
        return requireRight(
                source.applyAsDouble(random),
                source.applyAsDouble(random),
                source.applyAsDouble(random),
                source.applyAsDouble(random),
                local,
                source.applyAsDouble(random),
                move);
    }

    /** Whether all roundings of time and place are decided; those that are must be right. */
    private static boolean requireRight(
            double above1, double above2, double below1, double below2, double local, double position, double move) {
        Fraction below = Fraction.difference(below1, below2);
        if (below.signum() == 0) {
            return true;
        }
        Fraction exact = Fraction.difference(above1, above2).over(below);
        Fraction place = exact.times(Fraction.of(move)).plus(Fraction.of(local)).plus(Fraction.of(position));
        TimeRatio time = new TimeRatio();
        time.numerator().setDifference(above1, above2);
        time.denominator().setDifference(below1, below2);
        time.divide();
        boolean decided = true;
        for (Direction direction : Direction.values()) {
            decided &= requireRight(exact, direction, time.round(direction));
            decided &= requireRight(place, direction, time.place(local, position, move, direction));
        }
        return decided;
    }

    private static boolean requireRight(Fraction exact, Direction direction, double rounded) {
        if (Double.isNaN(rounded)) {
            return false;
        }
        assertThat(exact.rounds(direction, rounded))
                .as("%s %s", direction, rounded)
                .isTrue();
        return true;
    }

    private static void collect(boolean decided, int leastShare) {
        Statistics.label("decided").collect(decided);
        Statistics.label("decided").coverage(coverage -> coverage.check(true).percentage(share -> share >= leastShare));
    }

    /** 3/8, and 0.25 + 1 - 0.375 · 2 + 0.5 there. */
    @Example
    void aTimeAndAPlaceBeyond() {
        TimeRatio ratio = new TimeRatio();
        ratio.numerator().setDifference(4, 1);
        ratio.denominator().setDifference(10, 2);
        DoubleDouble beyond = new DoubleDouble();
        beyond.setDifference(1, 0.5);
        assertThat(ratio.divide()).isSameAs(ratio);
        assertThat(ratio.time().roundNearest()).isEqualTo(0.375);
        assertThat(ratio.placeBeyond(0.25, 1, -2, beyond)).isEqualTo(1.0);
    }
}
