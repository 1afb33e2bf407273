package org.polysweep.internal.world.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.segment.Trajectories;

/** What is known of pairs is known for one step. */
class StepPairsTest {

    @Test
    void aStepForgetsTheOneBefore() {
        Bodies bodies = new Bodies();
        bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, false);
        bodies.add(SomeBodies.box(0, 0, 1, 1), 0.5, 0, false);
        bodies.rank();
        Trajectories trajectories = new Trajectories();
        trajectories.add(0, 0, 0, 0, 0, 0);
        trajectories.add(1, 0.5, 0, 0, 0, 0);
        StepPairs pairs = new StepPairs(bodies, trajectories);
        for (int step = 0; step < 2; step++) {
            assertThat(pairs.overlapping.add(0, 1)).isTrue();
            assertThat(pairs.passing.add(0, 1)).isTrue();
            assertThat(pairs.reported.add(0, 1)).isTrue();
            assertThat(pairs.told.add(0, 1, 0, 1, 0.5)).isTrue();
            pairs.clear();
            assertThat(pairs.overlapping.contains(0, 1)).isFalse();
            assertThat(pairs.passing.contains(0, 1)).isFalse();
            assertThat(pairs.reported.contains(0, 1)).isFalse();
        }
    }
}
