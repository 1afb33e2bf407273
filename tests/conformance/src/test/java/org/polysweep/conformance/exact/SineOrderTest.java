package org.polysweep.conformance.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.exact.SineOrder;
import org.polysweep.exact.Stage;
import org.polysweep.exact.Stages;

/** Sines are compared as decimals compare them, whichever stage decides. */
@PropertyDefaults(tries = 5_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class SineOrderTest {

    /** A vector, from one point to another. */
    private record Arrow(double fromX, double fromY, double toX, double toY) {

        static Arrow random(Random random, ToDoubleFunction<Random> source) {
            return new Arrow(
                    source.applyAsDouble(random),
                    source.applyAsDouble(random),
                    source.applyAsDouble(random),
                    source.applyAsDouble(random));
        }

        BigDecimal x() {
            return new BigDecimal(toX).subtract(new BigDecimal(fromX));
        }

        BigDecimal y() {
            return new BigDecimal(toY).subtract(new BigDecimal(fromY));
        }

        BigDecimal cross(Arrow other) {
            return x().multiply(other.y()).subtract(y().multiply(other.x()));
        }

        BigDecimal square() {
            return x().multiply(x()).add(y().multiply(y()));
        }
    }

    @Property
    void onAGrid(@ForAll Random random) {
        ToDoubleFunction<Random> grid = from -> from.nextInt(-4, 5);
        Stage stage = requireRight(Arrow.random(random, grid), Arrow.random(random, grid), Arrow.random(random, grid));
        Statistics.label("without integers").collect(stage != Stage.INTEGERS);
        Statistics.label("without integers")
                .coverage(coverage -> coverage.check(true).percentage(share -> share > 99));
    }

    /** The second is the first, mirrored at the third or turned round, at another length, and shifted a little or not. */
    @Property
    void almostTheSameAngle(@ForAll Random random) {
        boolean decimal = random.nextBoolean();
        double unit = decimal ? 0.1 : 1;
        double x = random.nextInt(1, 9) * unit;
        double y = random.nextInt(1, 9) * unit;
        double factor = random.nextInt(-3, 4);
        Arrow third = new Arrow(0, 0, random.nextInt(1, 9), 0);
        Arrow first = new Arrow(0, 0, x, y);
        Arrow second = new Arrow(0, 0, Nasty.near(x * factor, random), Nasty.near(-y * factor, random));
        requireRight(third, first, second);
        requireRight(third, second, first);
    }

    @Property(tries = 3_000)
    void anyNumbers(@ForAll Random random) {
        requireRight(
                Arrow.random(random, Nasty::number),
                Arrow.random(random, Nasty::number),
                Arrow.random(random, Nasty::number));
    }

    @Property(tries = 1_000)
    void numbersFromTheEndsOfTheDoubles(@ForAll Random random) {
        requireRight(
                Arrow.random(random, Nasty::extreme),
                Arrow.random(random, Nasty::extreme),
                Arrow.random(random, Nasty::extreme));
    }

    @Example
    void anglesAreComparedNotLengths() {
        Arrow east = new Arrow(1, 1, 3, 1);
        Arrow steep = new Arrow(0, 0, 1, 2);
        Arrow long1 = new Arrow(5, 5, 25, 25);
        assertThat(compare(east, steep, long1, new Stages())).isEqualTo(1);
        assertThat(compare(east, long1, steep, new Stages())).isEqualTo(-1);
        assertThat(compare(east, long1, new Arrow(0, 0, -1, 1), new Stages())).isZero();
        assertThat(compare(east, new Arrow(0, 0, 7, 0), long1, new Stages())).isEqualTo(-1);
    }

    /** The stage that has decided. */
    private static Stage requireRight(Arrow third, Arrow first, Arrow second) {
        BigDecimal cross1 = third.cross(first);
        BigDecimal cross2 = third.cross(second);
        int exact = cross1.multiply(cross1)
                .multiply(second.square())
                .compareTo(cross2.multiply(cross2).multiply(first.square()));
        Stages stages = new Stages();
        stages.count();
        assertThat(compare(third, first, second, stages)).isEqualTo(exact);
        List<Stage> decided = Arrays.stream(Stage.values())
                .filter(stage -> stages.decisions(stage) == 1)
                .toList();
        assertThat(decided).hasSize(1);
        stages.leaveOut(Stages.code(List.of(Stage.FILTER)));
        assertThat(compare(third, first, second, stages)).isEqualTo(exact);
        stages.leaveOut(Stages.code(List.of(Stage.FILTER, Stage.EXPANSION)));
        assertThat(compare(third, first, second, stages)).isEqualTo(exact);
        return decided.get(0);
    }

    private static int compare(Arrow third, Arrow first, Arrow second, Stages stages) {
        return new SineOrder()
                .setThird(third.fromX, third.fromY, third.toX, third.toY)
                .setFirst(first.fromX, first.fromY, first.toX, first.toY)
                .setSecond(second.fromX, second.fromY, second.toX, second.toY)
                .compare(stages);
    }
}
