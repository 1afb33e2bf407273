package org.polysweep.internal.world.segment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.trials.Trials;

/**
 * Two boxes on a line of numbers may overlap if their segments lead there from outside, or if that is known already.
 */
class AllowedOverlapsTest {

    private static final int BODIES = 4;
    private static final int SIDE = 8;

    private final Random random = Trials.random(1);
    private final Bodies bodies = new Bodies();
    private final Trajectories trajectories = new Trajectories();
    private final AllowedOverlaps allowed;

    AllowedOverlapsTest() {
        for (int body = 0; body < BODIES; body++) {
            bodies.add(SomeBodies.box(0, 0, SIDE, SIDE), 0, 0, false);
        }
        bodies.rank();
        allowed = new AllowedOverlaps(bodies, trajectories);
    }

    /** Numbers are multiples of 1/8, so that the model is exact. */
    @Test
    void anOverlapIsAllowedIfTheSegmentsLeadThereFromOutside() {
        int known = 0;
        for (int trial = 0; trial < Trials.times(200); trial++) {
            allowed.clear();
            trajectories.clear();
            Set<List<Integer>> model = new HashSet<>();
            for (int question = 0; question < 30; question++) {
                int a = random.nextInt(BODIES - 1);
                int b = a + 1 + random.nextInt(BODIES - 1 - a);
                int segmentA = segment(a);
                int segmentB = segment(b);
                double begin = Math.max(trajectories.from[segmentA], trajectories.from[segmentB]);
                double time = begin + (1 - begin) * random.nextInt(3) / 2;
                boolean isKnown = model.contains(List.of(a, b));
                boolean expected = isKnown || leadsIn(segmentA, segmentB, begin, time);
                assertThat(allowed.contains(segmentA, 0, segmentB, 0, time)).isEqualTo(expected);
                known += isKnown ? 1 : 0;
                if (expected) {
                    model.add(List.of(a, b));
                }
            }
        }
        assertThat(known).isPositive();
    }

    private int segment(int body) {
        return trajectories.add(
                body, random.nextInt(33) - 16, 0, 8 * (random.nextInt(9) - 4), 0, random.nextInt(3) / 4.0);
    }

    /** Whether they overlap at a time, and did not yet when the later one of the segments began, unless that is 0. */
    private boolean leadsIn(int segmentA, int segmentB, double begin, double time) {
        double x = trajectories.x(segmentA) - trajectories.x(segmentB);
        double dx = trajectories.dx(segmentA) - trajectories.dx(segmentB);
        boolean isWithin = Math.abs(x + time * dx) < SIDE;
        return isWithin && (begin == 0 || Math.abs(x + begin * dx) >= SIDE);
    }

    @Test
    void partsAndBodiesAreKnownOneByOne() {
        int a = trajectories.add(0, 0, 0, 0, 0, 0);
        int b = trajectories.add(1, 1, 0, 0, 0, 0);
        int later = trajectories.add(1, 1, 0, 0, 0, 0.5);
        int third = trajectories.add(2, 1, 0, 0, 0, 0.5);
        assertThat(allowed.contains(a, 0, later, 0, 0.5)).isFalse();
        assertThat(allowed.contains(a, 0, b, 0, 0)).isTrue();
        assertThat(allowed.contains(a, 0, later, 0, 0.5)).isTrue();
        assertThat(allowed.contains(a, 0, third, 0, 0.5)).isFalse();
        assertThat(allowed.contains(b, 0, third, 0, 0.5)).isFalse();
        allowed.clear();
        assertThat(allowed.contains(a, 0, later, 0, 0.5)).isFalse();
    }
}
