package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.conformance.world.InvariantTest.Answer;
import org.polysweep.trials.Trials;
import org.polysweep.world.body.Response;

/** The beginning of a {@link Soak}; and no body gets out of a room at any speed. */
@Tag("bulk")
class SoakTest {

    @ParameterizedTest
    @EnumSource
    void nobodyGetsOutOrIn(Answer answer) {
        Soak soak = new Soak(answer, 2);
        soak.run(Trials.times(600));
        assertThat(soak.room().faults()).isZero();
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-300, 1e-12, 1, 1e3, 1e9, 1e18, 1e100, 1e200})
    void nothingTunnels(double speed) {
        Response nothing = (contact, motion) -> {};
        for (Response response : new Response[] {Response.stop(), Response.slide(), Response.bounce(0.5), nothing}) {
            for (int seed = 1; seed <= Trials.times(2); seed++) {
                ClosedRoom room = new ClosedRoom(seed, seed % 2 == 0 ? 1 : 9);
                for (int frame = 0; frame < 5; frame++) {
                    room.push(speed, 1);
                    room.step(response, false);
                    assertThat(room.faults()).as("frame %d", frame).isZero();
                }
            }
        }
    }

    /** Faults would be found, if there were any. */
    @Test
    void whoGetsOutIsFound() {
        ClosedRoom room = new ClosedRoom(1, 1);
        room.push(1e3, 1);
        room.step(Response.pass(), false);
        assertThat(room.faults()).isOne();
    }
}
