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
import org.polysweep.internal.predicate.DepthOrder;
import org.polysweep.internal.predicate.Stage;
import org.polysweep.internal.predicate.Stages;
import org.polysweep.trials.Trials;

/** Depths are compared as decimals compare them, whichever stage decides. */
@PropertyDefaults(tries = 2_500, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class DepthOrderTest {

    @Property
    void onAGrid(@ForAll Random random) {
        EdgeAndCorner one = EdgeAndCorner.random(random, from -> from.nextInt(-3, 4));
        EdgeAndCorner other = EdgeAndCorner.random(random, from -> from.nextInt(-3, 4));
        collect(requireRight(one, other), 100);
    }

    /** The same turned by a quarter or not at all, with a corner that is moved a little or not. */
    @Property
    void almostTheSameBehindEdgesOfOneLength(@ForAll Random random) {
        EdgeAndCorner one = EdgeAndCorner.random(random, Nasty::number);
        EdgeAndCorner other = random.nextBoolean() ? one.turned() : one;
        EdgeAndCorner moved =
                other.withCorner(Nasty.near(other.cornerX(), random), Nasty.near(other.cornerY(), random));
        collect(requireRight(one, moved.facing()), 95);
    }

    /** The same edge, but longer, and moved a little or not. */
    @Property
    void almostTheSameBehindEdgesOfTwoLengths(@ForAll Random random) {
        double unit = random.nextBoolean() ? 1 : 0.1;
        EdgeAndCorner one = EdgeAndCorner.random(random, from -> from.nextInt(-5, 6) * unit);
        int factor = random.nextInt(1, 5);
        EdgeAndCorner other = one.withEnd(
                        Nasty.near(one.fromX() + factor * (one.toX() - one.fromX()), random),
                        Nasty.near(one.fromY() + factor * (one.toY() - one.fromY()), random))
                .turned()
                .facing();
        if (other.square().signum() > 0) {
            requireRight(one, other);
            requireRight(other, one);
        }
    }

    @Property(tries = 1_500)
    void anyNumbers(@ForAll Random random) {
        EdgeAndCorner one = EdgeAndCorner.random(random, Nasty::number);
        collect(requireRight(one, EdgeAndCorner.random(random, Nasty::number)), 95);
    }

    @Property(tries = 1_000)
    void numbersFromTheEndsOfTheDoubles(@ForAll Random random) {
        EdgeAndCorner one = EdgeAndCorner.random(random, Nasty::extreme);
        requireRight(one, EdgeAndCorner.random(random, Nasty::extreme));
        requireRight(one, one.turned());
    }

    @Example
    void theLengthOfAnEdgeAlongAnAxisPlaysNoPart() {
        EdgeAndCorner right = new EdgeAndCorner(0.7, -0.1, 0.7, 1e9 / 3, 0.1, 0.1, 0.1, 0, 0.3, 0);
        EdgeAndCorner upper = new EdgeAndCorner(0.3, 0.7, -1.0 / 7, 0.7, 0.1, 0.1, 0, 0.1, 0, 0.3);
        assertThat(requireRight(right, upper)).isTrue();
        assertThat(compare(right, upper, new Stages())).isZero();
        EdgeAndCorner nearer = upper.withCorner(0.1, Math.nextUp(0.1));
        assertThat(requireRight(right, nearer)).isTrue();
        assertThat(compare(right, nearer, new Stages())).isEqualTo(1);
    }

    @Example
    void equallyDeepBehindEdgesOfTwoLengths() {
        EdgeAndCorner one = new EdgeAndCorner(4, 0, 0, 3, 0, 0, 0, 0, 0, 0);
        assertThat(requireRight(one, one.withEnd(-4, 6).turned())).isTrue();
        assertThat(compare(one, one.withEnd(-4, 6).turned(), new Stages())).isZero();
        // Numbers of many digits make long expansions, but not where the depths differ.
        EdgeAndCorner many = new EdgeAndCorner(0.1, 0.7, 1.0 / 3, 1e3 / 7, -0.9, 5.1, 0.3, 0.2, 0.1, 1.0 / 9);
        EdgeAndCorner longer = new EdgeAndCorner(0.1, 0.7, 2.0 / 3, 1e3 / 7, -0.9, 5.1, 0.3, 0.2, 0.1, 1.0 / 9);
        assertThat(requireRight(many, longer)).isTrue();
    }

    @Example
    void anOrderRemembersNothing() {
        DepthOrder order = new DepthOrder();
        EdgeAndCorner large = new EdgeAndCorner(4, 0, 0, 3, 0, 0, 0, 0, 0, 0);
        EdgeAndCorner small = new EdgeAndCorner(1, 0, 0, 1, 0, 0, 0, 0, 0, 0);
        assertThat(order.compare(large.depth(), large.withEnd(-4, 6).depth(), new Stages()))
                .isZero();
        assertThat(order.compare(small.depth(), small.withEnd(-2, 3).depth(), new Stages()))
                .isZero();
    }

    /** Nor does it where something is left over from the depths before, of any length and along any axis. */
    @Example
    void anOrderForgetsEveryDepth() {
        Random random = Trials.random(5);
        DepthOrder order = new DepthOrder();
        for (int i = 0; i < 500; i++) {
            EdgeAndCorner one = EdgeAndCorner.random(random, from -> from.nextInt(-3, 4));
            EdgeAndCorner other = i % 2 == 0
                    ? EdgeAndCorner.random(random, from -> from.nextInt(-3, 4))
                    : one.turned().withCorner(one.cornerX(), one.cornerY()).facing();
            assertThat(order.compare(one.depth(), other.depth(), new Stages()))
                    .as("%s %s", one, other)
                    .isEqualTo(one.compareTo(other));
        }
    }

    /** What is left of two depths behind edges of one length makes up for the difference of two other lengths. */
    @Example
    void whatIsLeftOverIsNoLength() {
        DepthOrder order = new DepthOrder();
        EdgeAndCorner longer = new EdgeAndCorner(0, 0, 2, 1, 0, 0, 0, 0, 0, 0);
        EdgeAndCorner shorter = new EdgeAndCorner(0, 0, 1, 1, -3, 0, 0, 0, 0, 0);
        assertThat(order.compare(longer.withCorner(-3, 0).depth(), longer.depth(), new Stages()))
                .isEqualTo(1);
        // 3/√2 and 4/√5
        assertThat(order.compare(shorter.depth(), longer.withCorner(-4, 0).depth(), new Stages()))
                .isEqualTo(1);
    }

    /** Whether doubles have decided. */
    private static boolean requireRight(EdgeAndCorner one, EdgeAndCorner other) {
        int exact = one.compareTo(other);
        Stages stages = new Stages();
        stages.count();
        assertThat(compare(one, other, stages)).as("%s %s", one, other).isEqualTo(exact);
        boolean byDoubles = stages.decisions(Stage.EXPANSION) == 1;
        assertThat(stages.decisions(Stage.EXPANSION) + stages.decisions(Stage.INTEGERS))
                .isEqualTo(1);
        stages.leaveOut(Stages.code(List.of(Stage.EXPANSION)));
        assertThat(compare(one, other, stages)).isEqualTo(exact);
        return byDoubles;
    }

    private static int compare(EdgeAndCorner one, EdgeAndCorner other, Stages stages) {
        return new DepthOrder().compare(one.depth(), other.depth(), stages);
    }

    private static void collect(boolean byDoubles, int leastShare) {
        Statistics.label("by doubles").collect(byDoubles);
        Statistics.label("by doubles")
                .coverage(coverage -> coverage.check(true).percentage(share -> share >= leastShare));
    }
}
