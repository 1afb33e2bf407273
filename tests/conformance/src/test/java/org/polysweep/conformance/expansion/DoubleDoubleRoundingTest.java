package org.polysweep.conformance.expansion;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.conformance.number.Fraction;
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;

/** A head and tail is rounded to the double of every number that its bound allows, or not at all. */
class DoubleDoubleRoundingTest {

    private static final double ULP = Math.ulp(1.0);

    @Property(tries = 8_000, edgeCases = EdgeCasesMode.NONE)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void allNumbersThatMayBeMeantAreRoundedAlike(@ForAll Random random) {
        double head = random.nextBoolean()
                ? Nasty.extreme(random)
                : Nasty.shifted(Math.scalb(1.0, random.nextInt(-1074, 1024)), random.nextInt(-1, 2));
        double gap = random.nextBoolean() ? Math.nextUp(head) - head : head - Math.nextDown(head);
        double half = Double.isFinite(gap) ? gap / 2 : Math.ulp(head) / 2;
        double tail = part(random, half) * (random.nextBoolean() ? 1 : -1);
        double error = random.nextInt(3) == 0 ? 0 : part(random, half);
        if (head + tail != head) {
            return;
        }
        DoubleDouble value = Tracked.of(head, tail, error);
        BigDecimal sum = new BigDecimal(head).add(new BigDecimal(tail));
        BigDecimal bound = new BigDecimal(error).multiply(BigDecimal.valueOf(2));
        boolean decided = false;
        for (Direction direction : Direction.values()) {
            double rounded = value.round(direction);
            if (!Double.isNaN(rounded)) {
                decided = true;
                requireRight(sum.subtract(bound), direction, rounded);
                requireRight(sum.add(bound), direction, rounded);
            }
        }
        Statistics.label("decided").collect(decided);
        Statistics.label("decided").coverage(coverage -> coverage.check(true).percentage(share -> share > 50));
    }

    @Example
    void exactNumbersAreRoundedToThemselves() {
        for (double value :
                new double[] {1, -1, 0.1, Double.MIN_VALUE, -Double.MIN_NORMAL, 0x1p1000, Double.MAX_VALUE}) {
            for (Direction direction : Direction.values()) {
                assertThat(new DoubleDouble().set(value).round(direction)).isEqualTo(value);
            }
        }
        for (Direction direction : Direction.values()) {
            double zero = new DoubleDouble().set(-0.0).round(direction);
            assertThat(Double.doubleToRawLongBits(zero)).isZero();
        }
    }

    @Example
    void theStepBelowAPowerOfTwoIsHalfAsLong() {
        DoubleDouble below = Tracked.of(1, -ULP / 4, 0);
        assertThat(below.roundDown()).isEqualTo(Math.nextDown(1.0));
        assertThat(below.roundUp()).isEqualTo(1);
        // Half way to the next double below: to the even one, if that is certain.
        assertThat(below.roundNearest()).isEqualTo(1);
        assertThat(Tracked.of(1, -ULP / 4, 0x1p-200).roundNearest()).isNaN();
        assertThat(Tracked.of(1, -ULP / 8, 0).roundNearest()).isEqualTo(1);
        assertThat(Tracked.of(-1, ULP / 4, 0).roundNearest()).isEqualTo(-1);
        assertThat(Tracked.of(-1, ULP / 4, 0).roundUp()).isEqualTo(Math.nextUp(-1.0));
    }

    @Example
    void aNumberThatMayLieOnEitherSideOfADoubleIsNotRounded() {
        DoubleDouble doubtful = Tracked.of(1.5, ULP / 16, ULP / 16);
        assertThat(doubtful.roundDown()).isNaN();
        assertThat(doubtful.roundUp()).isNaN();
        assertThat(doubtful.roundNearest()).isEqualTo(1.5);
        assertThat(Tracked.of(1.5, ULP / 16, ULP / 64).roundDown()).isEqualTo(1.5);
        assertThat(Tracked.of(1.5, ULP / 16, ULP / 64).roundUp()).isEqualTo(Math.nextUp(1.5));
        assertThat(Tracked.of(1.5, 0, Double.POSITIVE_INFINITY).roundNearest()).isNaN();
        assertThat(Tracked.of(1.5, 0, Double.NaN).roundDown()).isNaN();
        assertThat(Tracked.of(Double.NaN, 0, 0).roundUp()).isNaN();
    }

    private static void requireRight(BigDecimal number, Direction direction, double rounded) {
        assertThat(new Fraction(number, BigDecimal.ONE).rounds(direction, rounded))
                .as("%s to %s, %s", number, rounded, direction)
                .isTrue();
    }

    private static double part(Random random, double half) {
        return switch (random.nextInt(5)) {
            case 0 -> 0;
            case 1 -> half;
            case 2 -> half / 2;
            case 3 -> half * Math.scalb(1.0, -random.nextInt(1, 60));
            default -> half * random.nextDouble();
        };
    }
}
