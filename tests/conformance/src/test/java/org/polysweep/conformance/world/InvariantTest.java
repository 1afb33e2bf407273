package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.world.Frame.Overlap;
import org.polysweep.conformance.world.Room.Scale;
import org.polysweep.generate.QueryClass;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** After a step no bodies overlap that did not before, whatever the bodies, their motions and the response are. */
@Timeout(value = 1, unit = TimeUnit.HOURS)
@Tag("bulk")
class InvariantTest {

    private static final int FRAMES = Trials.times(3);

    enum Situation {
        ROOM,
        CROWD,
        PACKED,
        PACKED_CROWD,
        GROUND,
        CLOSING,
        CRUSHED,
        RING;

        Room room(Scale scale, long seed) {
            Room room = new Room(scale, seed);
            return switch (this) {
                case ROOM -> room.walls().filled(8, 2);
                case CROWD -> room.walls().filled(16, 1.5);
                case PACKED -> room.walls().packed(6);
                case PACKED_CROWD -> room.walls().packed(4).filled(10, 1);
                case GROUND -> room.walls().ground().filled(10, 2);
                case CLOSING -> room.walls().closing(2).filled(10, 1);
                case CRUSHED -> room.walls().closing(60).packed(4).filled(12, 1);
                case RING -> room.walls().ring(false).filled(10, 1);
            };
        }
    }

    enum Answer {
        STOP,
        SLIDE,
        BOUNCE_0,
        BOUNCE_HALF,
        BOUNCE_1,
        BOUNCE_REST,
        PUSH,
        CARRY,
        WILD;

        Response response() {
            return switch (this) {
                case STOP -> Response.stop();
                case SLIDE -> Response.slide();
                case BOUNCE_0 -> Response.bounce(0);
                case BOUNCE_HALF -> Response.bounce(0.5);
                case BOUNCE_1 -> Response.bounce(1);
                case BOUNCE_REST -> Response.bounce(0.5, 1);
                case PUSH -> Response.push();
                case CARRY -> Response.push().carrying(0, 1);
                case WILD -> wild();
            };
        }

        /** Sets motions without regard to the contact; the same ones each time. */
        private static Response wild() {
            Random random = Trials.random(8);
            return (contact, motion) -> {
                if (random.nextInt(3) != 0 && motion.a().canChange()) {
                    motion.a()
                            .set(
                                    motion.b().dx() * random.nextInt(3),
                                    -motion.a().dy());
                }
                if (random.nextInt(3) != 0 && motion.b().canChange()) {
                    motion.b().set(-motion.b().dx(), motion.a().dy() * random.nextInt(3));
                }
            };
        }
    }

    @ParameterizedTest
    @CsvSource({
        "STOP, 0",
        "SLIDE, 1",
        "BOUNCE_0, 2",
        "BOUNCE_HALF, 3",
        "BOUNCE_1, 4",
        "WILD, 5",
        "BOUNCE_REST, 6",
        "PUSH, 7",
        "CARRY, 8"
    })
    void nobodyGetsIntoAnybody(Answer answer, long seed) {
        // Every third one, so that all pairs of the three come up in a third of the time.
        int every = Math.max(1, 3 / Trials.times(1));
        long turn = seed;
        for (Situation situation : Situation.values()) {
            for (Scale scale : Scale.values()) {
                if (turn++ % every == 0) {
                    run(situation, scale, answer, seed);
                }
            }
        }
    }

    /** Runs some frames; each has a new response, so that each can be checked by itself. */
    static void run(Situation situation, Scale scale, Answer answer, long seed) {
        Room room = situation.room(scale, seed);
        World world = Frame.world(room.bodies());
        Random random = Trials.random(seed);
        for (int frame = 0; frame < FRAMES; frame++) {
            steer(world, room, situation, random);
            List<Actor> before = Frame.of(world);
            world.step(answer.response());
            requireNoNewOverlap(situation + " " + scale + " " + answer + " " + seed, before, world, answer::response);
        }
    }

    /** Bodies of all kinds, whatever they are in at the beginning. */
    @ParameterizedTest
    @EnumSource
    void bodiesOfAllKinds(QueryClass kind) {
        for (Answer answer : Answer.values()) {
            runScene(kind, answer, 0, 12);
        }
    }

    static void runScene(QueryClass kind, Answer answer, long seed, int count) {
        World world = Frame.world(
                Scenes.of(kind, seed, count).stream().filter(Actor::isOrdinary).toList());
        for (int frame = 0; frame < 3; frame++) {
            List<Actor> before = Frame.of(world);
            if (!before.stream().allMatch(Actor::isOrdinary)) {
                return;
            }
            world.step(answer.response());
            requireNoNewOverlap(kind + " " + answer + " " + seed, before, world, answer::response);
        }
    }

    private static void steer(World world, Room room, Situation situation, Random random) {
        for (BodyId body : world.bodies().all()) {
            if (world.bodies().isKinematic(body)) {
                continue;
            }
            if (situation == Situation.GROUND) {
                world.setDisplacement(body, random.nextInt(3) == 0 ? room.motion() : 0, room.gravity());
            } else if (random.nextInt(3) == 0) {
                world.setDisplacement(body, room.motion(), room.motion());
            }
        }
    }

    private static void requireNoNewOverlap(String name, List<Actor> before, World world, Supplier<Response> response) {
        List<Overlap> overlaps = Frame.newOverlaps(before, Frame.of(world));
        if (!overlaps.isEmpty()) {
            assertThat(overlaps)
                    .as("%s: %s", name, Frame.smallest(before, response))
                    .isEmpty();
        }
    }
}
