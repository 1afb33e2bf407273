package org.polysweep.conformance.predicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;

/**
 * No stage ever contradicts integers, nor these decimals: where a stage is certain of a sign, it is the right one. And
 * each of them is certain often enough to be worth its time.
 */
@PropertyDefaults(tries = 4_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class ExactOrientationTest {

    @Property
    void filterNeverContradictsExact(@ForAll Random random) {
        Vectors any = Vectors.random(random, Nasty::number);
        collect("filter", requireRight(any) == Stage.FILTER, 95);
    }

    @Property
    void structureNeverContradictsExact(@ForAll Random random) {
        // Steps of 0.1 along an axis: something is 0.
        Vectors any = Vectors.random(random, from -> from.nextInt(-4, 5) / 10.0);
        double[] first = any.numbers()[0];
        int across = random.nextInt(2);
        first[across] = first[across + 2];
        Stage stage = requireRight(any);
        collect("structure", stage == Stage.STRUCTURE, 10);
        collect("structure or filter", stage.compareTo(Stage.STRUCTURE) <= 0, 99);
    }

    @Property
    void expansionNeverContradictsExact(@ForAll Random random) {
        Vectors almostParallel = Vectors.random(random, Nasty::number).madeParallel(random, 1);
        Stage stage = requireRight(almostParallel);
        collect("expansion", stage == Stage.EXPANSION, 60);
    }

    @Property
    void shortNumbersNeverContradictExact(@ForAll Random random) {
        double unit = Math.scalb(1.0, random.nextInt(8) == 0 ? random.nextInt(-485, 485) : 0);
        int reach = 1 << random.nextInt(2, 27);
        Vectors any = Vectors.random(random, from -> from.nextInt(-reach, reach + 1) * unit);
        Vectors vectors = random.nextBoolean() ? any : any.madeParallel(random, unit);
        requireRight(vectors);
        collect("coarse", vectors.isCoarse(), 40);
    }

    @Property(tries = 2_000)
    void numbersFromTheEndsOfTheDoubles(@ForAll Random random) {
        Stage stage = requireRight(Vectors.random(random, Nasty::extreme));
        collect("integers", stage == Stage.INTEGERS, 20);
    }

    @Property(tries = 2_000)
    void productsThatUnderflow(@ForAll Random random) {
        boolean scaled = random.nextBoolean();
        double unit = Math.scalb(1.0, scaled ? random.nextInt(-545, -475) : random.nextInt(-960, -880));
        Vectors any = Vectors.random(random, from -> Nasty.number(from) * unit);
        Stage stage = requireRight(random.nextBoolean() ? any : any.madeParallel(random, unit));
        collect("integers", stage == Stage.INTEGERS, 20);
        collect("scaled", scaled && stage == Stage.EXPANSION, 20);
    }

    /** Products of the smallest number and usual ones have no tails, unless they are scaled. */
    @Example
    void theSmallestNumberNeedsNoIntegers() {
        double least = Double.MIN_VALUE;
        ExactOrientation product = new ExactOrientation();
        assertThat(product.start(0, 0, 3, 6).add(0, 0, 1, 2).add(0, 0, least, 0).expansion())
                .isEqualTo(-1);
        assertThat(product.start(0, 0, 3, 6).add(0, 0, 1, 2).add(0, 0, 0, least).expansion())
                .isEqualTo(1);
        assertThat(product.start(0, 0, 3, 6)
                        .add(0, 0, 1, 2)
                        .add(0, 0, least, 2 * least)
                        .expansion())
                .isZero();
    }

    @Example
    void eachStageSaysWhatItLeavesOpen() {
        assertThat(new ExactOrientation().start(0, 0, 1, 2).add(0, 0, 3, 6).structure())
                .isEqualTo(ExactOrientation.OPEN);
        assertThat(new ExactOrientation().start(0, 0, 1, 2).add(0, 0, 3, 6).expansion())
                .isZero();
        assertThat(new ExactOrientation()
                        .start(0, 0, 0x1p-900, 0x1p-900)
                        .add(0, 0, 0x1p-900, 0x1p-900)
                        .expansion())
                .isEqualTo(ExactOrientation.OPEN);
        assertThat(new ExactOrientation()
                        .start(0, 0, 0, 0x1p-600)
                        .add(0, 0, 0x1p-600, 5)
                        .structure())
                .isEqualTo(-1);
        assertThat(new ExactOrientation()
                        .start(0, 0, 0x1p-600, -1)
                        .add(0, 0, 0x1p-600, 5)
                        .structure())
                .isEqualTo(1);
        assertThat(new ExactOrientation().start(7, 7, 7, 7).structure()).isZero();
    }

    /** Of four differences at most, where one before had more of them, and of the other sign. */
    @Example
    void aProductIsUsedAgain() {
        ExactOrientation product = new ExactOrientation().start(0, 0, 1, 1);
        product.add(0, 0, 5, 9).add(0, 0, 7, 70).add(1, 0, 2, 8).add(0, -1, 3, 90);
        assertThat(product.expansion()).isEqualTo(1);
        assertThat(product.integers()).isEqualTo(1);
        product.start(0, 0, 1, 1).add(0, 0, 1, -1);
        assertThat(product.expansion()).isEqualTo(-1);
        assertThat(product.integers()).isEqualTo(-1);
        product.start(3, 0, 4, 0).add(0, 0, 0, 1);
        assertThat(product.structure()).isEqualTo(1);
    }

    /** A difference has the sign that it has in doubles, however large; a longer sum does not. */
    @Example
    void aDifferenceIsNeverTooLargeForItsSign() {
        double huge = Double.MAX_VALUE;
        assertThat(new ExactOrientation()
                        .start(0, -huge, 0, huge)
                        .add(-huge, 0, huge, 0)
                        .structure())
                .isEqualTo(-1);
        assertThat(new ExactOrientation()
                        .start(0, 0, 0, huge)
                        .add(0, 0, huge, 0)
                        .add(0, 0, huge, 0)
                        .structure())
                .isEqualTo(ExactOrientation.OPEN);
    }

    /** The first stage that is certain; those that are must be right. */
    private static Stage requireRight(Vectors vectors) {
        int exact = vectors.sign();
        ExactOrientation product = vectors.product();
        int filter = vectors.filter();
        int structure = product.structure();
        int expansion = product.expansion();
        assertThat(product.integers()).isEqualTo(exact);
        assertThat(filter).isIn(0, exact);
        assertThat(structure).isIn(ExactOrientation.OPEN, exact);
        assertThat(expansion).isIn(ExactOrientation.OPEN, exact);
        if (vectors.isCoarse()) {
            assertThat(vectors.roughSign()).isEqualTo(exact);
        }
        Stage afterFilter = structure != ExactOrientation.OPEN
                ? Stage.STRUCTURE
                : expansion != ExactOrientation.OPEN ? Stage.EXPANSION : Stage.INTEGERS;
        Stages stages = new Stages();
        stages.count();
        assertThat(product.sign(stages)).isEqualTo(exact);
        assertThat(stages.decisions(afterFilter)).isEqualTo(1);
        stages.leaveOut(Stages.code(List.of(Stage.STRUCTURE)));
        assertThat(product.sign(stages)).isEqualTo(exact);
        stages.leaveOut(Stages.code(List.of(Stage.STRUCTURE, Stage.EXPANSION)));
        assertThat(product.sign(stages)).isEqualTo(exact);
        assertThat(stages.decisions(Stage.INTEGERS)).isPositive();
        return filter != 0 ? Stage.FILTER : afterFilter;
    }

    private static void collect(String label, boolean value, int leastShare) {
        Statistics.label(label).collect(value);
        Statistics.label(label).coverage(coverage -> coverage.check(true).percentage(share -> share >= leastShare));
    }
}
