package org.polysweep.conformance.predicate;

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
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.predicate.SineOrder;
import org.polysweep.internal.predicate.Stage;
import org.polysweep.internal.predicate.Stages;
import org.polysweep.trials.Trials;

/** Sines are compared as decimals compare them, whichever stage decides. */
@PropertyDefaults(tries = 2_500, edgeCases = EdgeCasesMode.NONE)
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

    @Property(tries = 1_500)
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

    /** Rounded terms and products make a sine near 0 look like another one near 0: the filter must see that. */
    @Example
    void almostAlongTheThird() {
        Random random = Trials.random(4);
        for (int i = 0; i < 3_000; i++) {
            double unit = Math.scalb(1.0, random.nextInt(-8, 9));
            double x = 1 + random.nextDouble() / 50;
            double y = 1 + random.nextDouble() / 50;
            double stretch = unit * (1 + random.nextDouble() / 50);
            Arrow third = rounded(x, y, random);
            double lean = stretch * random.nextInt(20) * 0x1p-53;
            Arrow first = rounded(x * stretch - y * lean, y * stretch + x * lean, random);
            double sine = random.nextInt(1, 20) * 0x1p-54;
            Arrow second = new Arrow(0, 0, x - y * sine, y + x * sine);
            requireRight(third, first, second);
            requireRight(third, second, first);
        }
    }

    /** A vector of which doubles know these components, but which is up to half a last bit beside each of them. */
    private static Arrow rounded(double x, double y, Random random) {
        double[] ofX = random.nextBoolean() ? Nasty.roundedUp(x) : Nasty.roundedDown(x);
        double[] ofY = random.nextBoolean() ? Nasty.roundedUp(y) : Nasty.roundedDown(y);
        return new Arrow(ofX[1], ofY[1], ofX[0], ofY[0]);
    }

    @Example
    void theFilterDecidesWhereNothingIsClose() {
        SineOrder order = new SineOrder();
        Stages stages = new Stages();
        stages.count();
        order.setThird(0.1, 0.2, 0.7, 0.3).setFirst(0.1, 0, 0.3, 0.9).setSecond(0, 0.1, 0.8, 0.3);
        assertThat(order.compare(stages)).isEqualTo(1);
        order.setFirst(0, 0.1, 0.8, 0.3).setSecond(0.1, 0, 0.3, 0.9);
        assertThat(order.compare(stages)).isEqualTo(-1);
        assertThat(stages.decisions(Stage.FILTER)).isEqualTo(2);
        // The sines differ by some thousand units of their last place.
        order.setThird(0, 0, 1, 0).setFirst(0, 0, 1, 1 + 0x1p-42).setSecond(0, 0, 1, 1);
        assertThat(order.compare(stages)).isEqualTo(1);
        assertThat(stages.decisions(Stage.FILTER)).isEqualTo(3);
    }

    /** All cross products and squares are to be above 2^-250: docs/error-bounds.md, theorem 6. */
    @Example
    void theFilterIsForNumbersOfWhichNothingUnderflows() {
        Arrow east = new Arrow(0, 0, 1, 0);
        Arrow steep = new Arrow(0, 0, 0, 1);
        assertThat(requireRight(east, steep, new Arrow(0, 0, 1, 0x1p-249))).isEqualTo(Stage.FILTER);
        assertThat(requireRight(east, steep, new Arrow(0, 0, 1, 0x1p-251))).isNotEqualTo(Stage.FILTER);
        // With its error this sine comes to 2^-250.
        assertThat(requireRight(east, steep, new Arrow(0, 0, 1, 0x1p-250 - 5 * 0x1p-303)))
                .isNotEqualTo(Stage.FILTER);
        Arrow northEast = new Arrow(0, 0, 1, 1);
        Arrow northWest = new Arrow(0, 0, -1, 1);
        assertThat(requireRight(northEast, northWest, new Arrow(0, 0, 0x1.8p-125, 0)))
                .isEqualTo(Stage.FILTER);
        assertThat(requireRight(northEast, northWest, new Arrow(0, 0, 0x1p-125, 0)))
                .isNotEqualTo(Stage.FILTER);
        Arrow lower = new Arrow(0, 0, 1, 1);
        assertThat(requireRight(east, new Arrow(0, 0, 0, 0x1.8p-125), lower)).isEqualTo(Stage.FILTER);
        assertThat(requireRight(east, new Arrow(0, 0, 0, 0x1p-125), lower)).isNotEqualTo(Stage.FILTER);
        Arrow shortEast = new Arrow(0, 0, 0x1p-240, 0);
        Arrow shortSteep = new Arrow(0, 0, 0, 0x1p-9);
        assertThat(requireRight(shortEast, shortSteep, lower)).isEqualTo(Stage.FILTER);
        // Without its error this one comes to 2^-250.
        assertThat(requireRight(shortEast, new Arrow(0, 0, 0, 0x1p-10 + 3 * 0x1p-62), lower))
                .isNotEqualTo(Stage.FILTER);
    }

    /** The square of the greater cross product is infinite: docs/error-bounds.md, theorem 6. */
    @Example
    void theFilterIsNotCertainOfAnOverflow() {
        Arrow east = new Arrow(0, 0, 0x1p400, 0);
        Arrow low = new Arrow(0, 0, 1, 0x1p-100);
        assertThat(requireRight(east, new Arrow(0, 0, 0, 0x1p200), low)).isNotEqualTo(Stage.FILTER);
        assertThat(requireRight(east, new Arrow(0, 0, 0, 0x1p100), low)).isEqualTo(Stage.FILTER);
    }

    /** A cross product or a square of more than four doubles is left to the integers. */
    @Example
    void expansionsAreForNumbersWithFewDigits() {
        Stages stages = new Stages();
        stages.leaveOut(Stages.code(List.of(Stage.FILTER)));
        stages.count();
        Arrow third = new Arrow(-0x1p-60, 0, 1, 0);
        Arrow first = new Arrow(0, -0x1p-130, 0, 1);
        Arrow second = new Arrow(0, 0, 1, 1);
        assertThat(compare(third, first, second, stages)).isEqualTo(1);
        assertThat(stages.decisions(Stage.EXPANSION)).isEqualTo(1);
        // The square has three doubles for y, and one more for x.
        Arrow leaning = new Arrow(0, -0x1p-130, 0x1p-200, 1);
        assertThat(compare(new Arrow(0, 0, 1, 0), leaning, second, stages)).isEqualTo(1);
        assertThat(stages.decisions(Stage.EXPANSION)).isEqualTo(2);
        Arrow longer = new Arrow(-0x1p-260, -0x1p-130, 0x1p-200, 1);
        assertThat(compare(new Arrow(0, 0, 1, 0), longer, second, stages)).isEqualTo(1);
        assertThat(stages.decisions(Stage.EXPANSION)).isEqualTo(2);
    }

    /** By expansions, one after the other: nothing of the numbers before is left. */
    @Example
    void anOrderIsUsedAgain() {
        Stages stages = new Stages();
        stages.leaveOut(Stages.code(List.of(Stage.FILTER)));
        stages.count();
        SineOrder order = new SineOrder();
        order.setThird(0, 0, 70, 90).setFirst(0, 0, 50, 3).setSecond(0, 0, 40, 30);
        assertThat(order.compare(stages)).isEqualTo(1);
        order.setThird(0, 0, 1, 0).setFirst(0, 0, 2, 1).setSecond(0, 0, 1, 1);
        assertThat(order.compare(stages)).isEqualTo(-1);
        order.setFirst(0, 0, 1, 1).setSecond(0, 0, -3, 3);
        assertThat(order.compare(stages)).isZero();
        assertThat(stages.decisions(Stage.EXPANSION)).isEqualTo(3);
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
