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
import org.polysweep.internal.bound.Depth;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;

/** A depth is rounded up as decimals say, whichever stage decides, and integers seldom need to. */
@PropertyDefaults(tries = 4_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class DepthTest {

    @Property
    void ofEverydayNumbers(@ForAll Random random) {
        collect(requireRight(EdgeAndCorner.random(random, from -> 2 * from.nextDouble() - 1)), 99);
    }

    @Property
    void ofNastyNumbers(@ForAll Random random) {
        collect(requireRight(EdgeAndCorner.random(random, Nasty::number)), 99);
    }

    /** The corner is some units in the last place behind the edge, as where bodies lie on each other. */
    @Property
    void ofWhatLiesOnAnEdge(@ForAll Random random) {
        double legX = 1 + random.nextDouble();
        double legY = 1 + random.nextDouble();
        double x = random.nextDouble();
        double y = random.nextDouble();
        double along = random.nextDouble();
        EdgeAndCorner pair =
                new EdgeAndCorner(0.1, 0.2, 0.1 + legX, 0.2 + legY, along * legX, along * legY, x, y, x + 0.1, y + 0.2);
        collect(requireRight(pair.facing()), 99);
    }

    @Property(tries = 1_600)
    void ofNumbersFromTheEndsOfTheDoubles(@ForAll Random random) {
        requireRight(EdgeAndCorner.random(random, Nasty::extreme));
    }

    @Example
    void behindAnEdgeAlongAnAxisItIsADifference() {
        for (double end : new double[] {0.3, 1e300, Double.MIN_VALUE}) {
            requireByDoubles(new EdgeAndCorner(0.1, -end, 0.1, end, -0.2, 0.1, 0, 0, 0, 0), 0.1 + 0.2);
            requireByDoubles(new EdgeAndCorner(-0.1, end, -0.1, -end, 0.3, 0.1, 0.5, 0, 0.5, 0), 0.4);
            requireByDoubles(new EdgeAndCorner(-end, -2, end, -2, 0.1, 5, 0, 3, 0, 1), 5);
            requireByDoubles(new EdgeAndCorner(end, 2, -end, 2, 0.1, -5, 0, 3, 0, 1), 9);
        }
    }

    @Example
    void behindASlantedEdge() {
        // The root is rounded up.
        requireByDoubles(new EdgeAndCorner(15, 0, 0, 20, 0, 0, 0, 0, 0, 0), 12);
        requireByDoubles(new EdgeAndCorner(1, 0, 0, 1, 0, 0, 0, 0, 0, 0), Math.sqrt(0.5));
    }

    @Example
    void aDepthThatIsSetAgainIsComputedAgain() {
        Depth depth = new EdgeAndCorner(15, 0, 0, 20, 0, 0, 0, 0, 0, 0).depth();
        assertThat(depth.roundUp(new Stages())).isEqualTo(12);
        assertThat(depth.setEdge(30, 0, 0, 40).roundUp(new Stages())).isEqualTo(24);
        assertThat(depth.setCorner(15, 20).roundUp(new Stages())).isZero();
        assertThat(depth.setPositions(4, 3, 0, 0).roundUp(new Stages())).isEqualTo(5);
    }

    private static void requireByDoubles(EdgeAndCorner pair, double expected) {
        assertThat(requireRight(pair)).isTrue();
        assertThat(pair.depth().roundUp(new Stages())).isEqualTo(expected);
    }

    /** Whether doubles have decided. */
    private static boolean requireRight(EdgeAndCorner pair) {
        Stages stages = new Stages();
        stages.count();
        double rounded = pair.depth().roundUp(stages);
        if (rounded < Double.POSITIVE_INFINITY) {
            assertThat(pair.compareTo(rounded)).as("%s", pair).isNotPositive();
        }
        if (rounded > 0) {
            assertThat(pair.compareTo(Math.nextDown(rounded))).as("%s", pair).isPositive();
        }
        boolean byDoubles = stages.decisions(Stage.EXPANSION) == 1;
        assertThat(stages.decisions(Stage.EXPANSION) + stages.decisions(Stage.INTEGERS))
                .isEqualTo(1);
        stages.leaveOut(Stages.code(List.of(Stage.EXPANSION)));
        assertThat(Double.valueOf(pair.depth().roundUp(stages))).isEqualTo(rounded);
        return byDoubles;
    }

    private static void collect(boolean byDoubles, int leastShare) {
        Statistics.label("by doubles").collect(byDoubles);
        Statistics.label("by doubles")
                .coverage(coverage -> coverage.check(true).percentage(share -> share >= leastShare));
    }
}
