package org.polysweep.internal.world.segment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.body.SomeBodies.Numbers;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** What is proved about two bodies without a sweep is what a sweep finds, also at the times beside their contacts. */
class RelationTest {

    private final Random random = Trials.random(1);
    private final Map<Relation, Integer> found = new EnumMap<>(Relation.class);

    @ParameterizedTest
    @EnumSource
    void itIsWhatASweepFinds(Numbers numbers) {
        for (int trial = 0; trial < Trials.times(2_000); trial++) {
            Bodies bodies = SomeBodies.of(random, numbers, 12);
            bodies.rank();
            Trajectories trajectories = new Trajectories();
            for (int rank = 0; rank < bodies.count(); rank++) {
                int slot = bodies.byRank(rank);
                trajectories.add(rank, bodies.x[slot], bodies.y[slot], bodies.dx[slot], bodies.dy[slot], 0);
            }
            PairSweep sweep = new PairSweep(bodies, trajectories);
            for (int a = 0; a < bodies.count(); a++) {
                for (int b = a + 1; b < bodies.count(); b++) {
                    if (bodies.ranked.isConvex(a) && bodies.ranked.isConvex(b)) {
                        compare(sweep, a, b);
                    }
                }
            }
        }
        // Where numbers underflow, no bound holds.
        if (numbers == Numbers.TINY) {
            assertThat(found).containsOnlyKeys(Relation.UNKNOWN);
        } else {
            assertThat(found).containsKeys(Relation.APART, Relation.APPROACHING, Relation.OVERLAPPING);
        }
    }

    /** A lower bound of a time of impact that is NaN would change the order of the queue. */
    @Test
    void aHeightThatOverflowsIsUnknown() {
        Bodies bodies = new Bodies();
        bodies.add(
                ConvexPolygon.of(
                        -5.2861447093183214E153,
                        -5.8555069256031835E153,
                        7.903960318124916E153,
                        -3.580821992953481E153,
                        1.994530104110644E152,
                        2.116167196514187E153),
                0,
                0,
                false);
        bodies.add(
                ConvexPolygon.of(
                        -4.593192491304582E153,
                        -1.234829437732845E153,
                        8.24612765840057E153,
                        -7.585479951698984E153,
                        -3.935601445504567E153,
                        2.3643221628345407E153),
                -1.9380293974177828E153,
                9.062180149529709E153,
                false);
        bodies.setMotion(1, -1.7456860331261886E154, 5.8558844585133354E153);
        bodies.rank();
        Trajectories trajectories = new Trajectories();
        for (int rank = 0; rank < 2; rank++) {
            trajectories.add(rank, bodies.x[rank], bodies.y[rank], bodies.dx[rank], bodies.dy[rank], 0);
        }
        assertThat(new PairSweep(bodies, trajectories).relation(0, 0, 1, 0, 0)).isEqualTo(Relation.UNKNOWN);
    }

    private void compare(PairSweep sweep, int a, int b) {
        compare(sweep, a, b, 0);
        compare(sweep, a, b, random.nextInt(9) / 8.0);
        Verdict verdict = sweep.sweep(a, b);
        if (verdict != Verdict.MISS) {
            double enter = Math.max(0, sweep.result().enter());
            double exit = Math.min(1, Math.max(0, sweep.result().exit()));
            for (double time : new double[] {enter, exit}) {
                compare(sweep, a, b, time);
                compare(sweep, a, b, Math.min(1, Math.nextUp(time)));
                compare(sweep, a, b, Math.max(0, Math.nextDown(time)));
            }
        }
    }

    private void compare(PairSweep sweep, int a, int b, double time) {
        Relation relation = sweep.relation(a, 0, b, 0, time);
        double enterBelow = relation == Relation.APPROACHING ? sweep.enterBelow() : time;
        found.merge(relation, 1, Integer::sum);
        Verdict verdict = sweep.sweepParts(a, 0, b, 0, time);
        switch (relation) {
            case APART -> assertThat(verdict).isEqualTo(Verdict.MISS);
            case OVERLAPPING -> assertThat(verdict).isEqualTo(Verdict.OVERLAP);
            case APPROACHING -> {
                assertThat(verdict).isNotEqualTo(Verdict.OVERLAP);
                assertThat(enterBelow).isBetween(time, 1.0);
                if (verdict != Verdict.MISS) {
                    assertThat(enterBelow).isLessThanOrEqualTo(sweep.enter());
                }
            }
            case UNKNOWN -> {}
        }
    }
}
