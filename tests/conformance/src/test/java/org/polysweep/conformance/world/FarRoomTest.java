package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.world.FarRoom.Walls;
import org.polysweep.conformance.world.InvariantTest.Answer;
import org.polysweep.trials.Trials;
import org.polysweep.world.body.Response;

/**
 * Walls without width, and bodies that are 1,000 to 10,000 units in the last place of
 * their coordinates wide: no body gets through.
 */
@Tag("bulk")
class FarRoomTest {

    private static final int ROOMS = Trials.times(2);
    private static final int FRAMES = 25;

    @ParameterizedTest
    @EnumSource
    void nobodyGetsOut(Walls walls) {
        run(walls, 0, ROOMS, 1_000, 10_000);
    }

    /**
     * Runs so many rooms with each response, and with another response at each contact; fails where somebody gets out,
     * or into somebody.
     */
    static void run(Walls walls, long firstSeed, int rooms, double leastUlps, double mostUlps) {
        for (long seed = firstSeed; seed < firstSeed + rooms; seed++) {
            for (Answer answer : Answer.values()) {
                run(answer.name(), new FarRoom(walls, seed, leastUlps, mostUlps), answer::response, seed);
            }
            run("mixed", new FarRoom(walls, seed, leastUlps, mostUlps), FarRoomTest::mixed, seed);
        }
    }

    private static void run(String name, FarRoom room, Supplier<Response> responses, long seed) {
        Response response = responses.get();
        for (int frame = 0; frame < FRAMES; frame++) {
            room.push();
            assertThat(room.step(response))
                    .as("%s, room %d, frame %d", name, seed, frame)
                    .isEmpty();
        }
    }

    private static Response mixed() {
        Response[] responses =
                Arrays.stream(Answer.values()).map(Answer::response).toArray(Response[]::new);
        Random random = new Random(1);
        return (contact, motion) -> responses[random.nextInt(responses.length)].respond(contact, motion);
    }

    /** Faults would be found, if there were any. */
    @ParameterizedTest
    @EnumSource
    void whoGetsOutIsFound(Walls walls) {
        FarRoom room = new FarRoom(walls, 1, 1_000, 10_000);
        int faults = 0;
        for (int frame = 0; frame < FRAMES && faults == 0; frame++) {
            room.push();
            faults = room.step(Response.pass()).size();
        }
        assertThat(faults).isPositive();
    }
}
