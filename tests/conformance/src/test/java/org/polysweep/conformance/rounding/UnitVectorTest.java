package org.polysweep.conformance.rounding;

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
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.rounding.UnitVector;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;

/** A unit vector equals the result of integers, whichever stage decides, and integers are seldom needed. */
@PropertyDefaults(tries = 10_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class UnitVectorTest {

    @Property
    void ofEverydayNumbers(@ForAll Random random) {
        double[] n = random.doubles(4).toArray();
        collect(requireRight(n[0], n[1], n[2], n[3]), 99);
    }

    @Property
    void ofNastyNumbers(@ForAll Random random) {
        double fromX = Nasty.number(random);
        double fromY = Nasty.number(random);
        double toX = random.nextInt(3) == 0 ? Nasty.near(fromX, random) : Nasty.number(random);
        double toY = random.nextInt(3) == 0 ? Nasty.near(fromY, random) : Nasty.number(random);
        collect(requireRight(fromX, fromY, toX, toY), 97);
    }

    @Property(tries = 5_000)
    void ofNumbersFromTheEndsOfTheDoubles(@ForAll Random random) {
        double fromX = random.nextBoolean() ? 0 : Nasty.extreme(random);
        double fromY = random.nextBoolean() ? 0 : Nasty.extreme(random);
        collect(requireRight(fromX, fromY, Nasty.extreme(random), Nasty.extreme(random)), 20);
    }

    @Example
    void ofPythagoreanTriangles() {
        for (double unit : new double[] {1, 0x1p-400, 0x1p400, 0x1p-1072, 0x1p1020}) {
            requireRight(0, 0, 3 * unit, -4 * unit);
            UnitVector vector = new UnitVector();
            vector.set(unit, unit, 4 * unit, -3 * unit, new Stages());
            assertThat(List.of(vector.x(), vector.y())).containsExactly(0.6, -0.8);
        }
    }

    @Example
    void theStageThatDecidesIsCounted() {
        UnitVector vector = new UnitVector();
        Stages stages = new Stages();
        stages.count();
        vector.set(0, 0, 3, 4, stages);
        assertThat(stages.decisions(Stage.FILTER)).isEqualTo(1);
        vector.set(0, 0, 0x3p1020, 0x1p1020, stages);
        assertThat(stages.decisions(Stage.FILTER)).isEqualTo(1);
        assertThat(stages.decisions(Stage.INTEGERS)).isEqualTo(1);
    }

    @Example
    void alongAnAxisThereIsNothingToCompute() {
        UnitVector vector = new UnitVector();
        Stages stages = new Stages();
        stages.count();
        vector.set(-Double.MAX_VALUE, -0.0, Double.MAX_VALUE, 0, stages);
        assertThat(List.of(vector.x(), vector.y())).containsExactly(1.0, 0.0);
        vector.set(1, 1, 1, Math.nextDown(1), stages);
        assertThat(List.of(vector.x(), vector.y())).containsExactly(0.0, -1.0);
        assertThat(stages.decisions(Stage.FILTER) + stages.decisions(Stage.INTEGERS))
                .isZero();
    }

    /** Whether doubles have decided. */
    private static boolean requireRight(double fromX, double fromY, double toX, double toY) {
        Lattice lattice = new Lattice(Lattice.exponentOf(fromX, fromY, toX, toY));
        ExactVector exact = lattice.vector(toX, toY).minus(lattice.vector(fromX, fromY));
        if (exact.isZero()) {
            return true;
        }
        UnitVector vector = new UnitVector();
        Stages stages = new Stages();
        stages.count();
        vector.set(fromX, fromY, toX, toY, stages);
        requireEqual(vector, exact);
        boolean byIntegers = stages.decisions(Stage.INTEGERS) > 0;
        boolean alongAxis = exact.x().signum() == 0 || exact.y().signum() == 0;
        assertThat(stages.decisions(Stage.FILTER) + stages.decisions(Stage.INTEGERS))
                .isEqualTo(alongAxis ? 0 : 1);
        stages.leaveOut(Stages.code(List.of(Stage.FILTER)));
        vector.set(fromX, fromY, toX, toY, stages);
        requireEqual(vector, exact);
        return !byIntegers;
    }

    /** Bit for bit. */
    private static void requireEqual(UnitVector vector, ExactVector exact) {
        assertThat(List.of(vector.x(), vector.y()))
                .isEqualTo(List.of(
                        Rounding.roundUnit(exact.x(), exact.square()), Rounding.roundUnit(exact.y(), exact.square())));
    }

    private static void collect(boolean byDoubles, int leastShare) {
        Statistics.label("by doubles").collect(byDoubles);
        Statistics.label("by doubles")
                .coverage(coverage -> coverage.check(true).percentage(share -> share >= leastShare));
    }
}
