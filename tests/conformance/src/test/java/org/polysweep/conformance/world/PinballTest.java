package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polysweep.trials.Trials;

/** A little of a game of pinball. */
class PinballTest {

    @Test
    void noBallFallsThroughAFlipper() {
        Pinball table = new Pinball(2);
        table.run(Trials.atLeast(75, 150));
        assertThat(table.faults()).isZero();
        assertThat(table.meetings()).isPositive();
    }
}
