package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.ContactLaw;
import org.polysweep.world.body.PairMotion;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.StepBudget;
import org.polysweep.world.body.WorldContact;

/** Groups of bodies at rest sleep: their outcome is not computed again, and nothing else differs. */
class SleepTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final int FRAMES = 80;

    /** A response that is repeatable, and writes down the bodies for which it is called. */
    private record Noting(Response response, List<String> calls) implements Response {

        @Override
        public void respond(WorldContact contact, PairMotion motion) {
            calls.add(contact.a().index() + " " + contact.b().index());
            response.respond(contact, motion);
        }

        @Override
        public boolean isRepeatable() {
            return true;
        }

        @Override
        public Optional<ContactLaw> law() {
            return response.law();
        }
    }

    private final List<String> calls = new ArrayList<>();
    private final Response noting = new Noting(Response.slide(), calls);

    /** A response that is not declared to be repeatable is called in each step, so nothing sleeps. */
    private static Response undeclared(Response response) {
        Response undeclared = (contact, motion) -> response.respond(contact, motion);
        return response.law().map(undeclared::following).orElse(undeclared);
    }

    @Test
    void everythingIsAsWithoutSleep() {
        int framesAsleep = 0;
        for (int scene = 0; scene < Trials.atLeast(8, 32); scene++) {
            Response response = SleepingRoom.RESPONSES.get(scene % SleepingRoom.RESPONSES.size());
            SleepingRoom asleep = new SleepingRoom(scene);
            SleepingRoom awake = new SleepingRoom(scene);
            for (int frame = 0; frame < FRAMES; frame++) {
                calls.clear();
                assertThat(asleep.play(new Noting(response, calls)))
                        .as("scene %s, frame %s", scene, frame)
                        .isEqualTo(awake.play(undeclared(response)));
                framesAsleep += calls.isEmpty() ? 1 : 0;
            }
        }
        assertThat(framesAsleep).isGreaterThan(20);
    }

    /** A stack of two on a floor, and the same far away; gravity presses both down. */
    private static final class Stacks {

        private final World world = new World();
        private final BodyId floor = world.addStatic(ConvexPolygon.box(-10, -1, 10, 0), 0, 0);
        private final BodyId lower = world.add(BOX, 0, 0);
        private final BodyId upper = world.add(BOX, 0.25, 1);
        private final BodyId farFloor = world.addStatic(ConvexPolygon.box(-10, -1, 10, 0), 1000, 0);
        private final BodyId far = world.add(BOX, 1000, 0);
        private final BodyId lift = world.addKinematic(BOX, 3, 0);

        Stacks() {
            for (BodyId body : List.of(lower, upper, far)) {
                world.setDisplacement(body, 0, -0.125);
            }
        }

        String farContact() {
            return farFloor.index() + " " + far.index();
        }
    }

    /** What a game may do to a stack that sleeps; each of these changes something that a step reads about it. */
    static Stream<Arguments> disturbances() {
        return Stream.of(
                change("position", (s, w) -> w.setPosition(s.upper, 0.5, 1)),
                change("displacement", (s, w) -> w.setDisplacement(s.upper, 0, -0.25)),
                change("rotor", (s, w) -> w.setRotor(s.upper, Rotor.ofHalfAngle(1, 0.5))),
                change("rotation", (s, w) -> w.bodies().setRotationPerStep(s.upper, Rotor.ofAngle(0.1))),
                change("mass", (s, w) -> w.bodies().setMass(s.upper, 2)),
                change("restitution", (s, w) -> w.bodies().setRestitution(s.upper, 0.5)),
                change("friction", (s, w) -> w.bodies().setFriction(s.upper, 0.5)),
                change("category", (s, w) -> w.bodies().setFilter(s.upper, 3, -1)),
                change("mask", (s, w) -> w.bodies().setFilter(s.upper, 1, 3)),
                change("shape", (s, w) -> w.bodies().setShape(s.upper, ConvexPolygon.box(0, 0, 1, 2))),
                change("sensor", (s, w) -> w.bodies().setSensor(s.upper, true)),
                change("one-way", (s, w) -> w.oneWayBodies().set(s.floor, 0, 1)),
                change("key", (s, w) -> w.bodies().setSortKey(s.upper, -1)),
                change("response", (s, w) -> w.bodies().setResponse(s.upper, Response.stop())),
                change("removal", (s, w) -> w.remove(s.upper)),
                change("floor", (s, w) -> w.setPosition(s.floor, 0, -0.0625)),
                change("neighbor", (s, w) -> w.add(BOX, -1, 0)),
                change("wall", (s, w) -> w.addStatic(BOX, 1.0625, 0)),
                change("lift", (s, w) -> w.setDisplacement(s.lift, -3, 0)));
    }

    private static Arguments change(String name, BiConsumer<Stacks, World> change) {
        return Arguments.of(name, change);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("disturbances")
    void whatAStepReadsWakesItsGroupAndNoOther(String name, BiConsumer<Stacks, World> change) {
        Stacks stacks = new Stacks();
        for (int frame = 0; frame < 3; frame++) {
            calls.clear();
            stacks.world.step(noting);
        }
        assertThat(calls).isEmpty();
        change.accept(stacks, stacks.world);
        stacks.world.step(noting);
        assertThat(calls).isNotEmpty().doesNotContain(stacks.farContact());
    }

    @Test
    void settingsOfTheStepWakeAll() {
        Stacks stacks = new Stacks();
        World world = stacks.world;
        for (int frame = 0; frame < 3; frame++) {
            world.step(noting);
        }
        calls.clear();
        world.setBudget(StepBudget.DEFAULT.withMaxContacts(63));
        world.step(noting);
        assertThat(calls).contains(stacks.farContact());
        world.step(noting);
        calls.clear();
        world.step(new Noting(Response.stop(), calls));
        assertThat(calls).contains(stacks.farContact());
        world.step(new Noting(Response.stop(), calls));
        world.bodies().setPairFilter((a, b) -> true);
        calls.clear();
        world.step(new Noting(Response.stop(), calls));
        assertThat(calls).contains(stacks.farContact());
    }

    /** A body may change the world without changing a number of its own. */
    @Test
    void aBodyWithAnUndeclaredResponseKeepsAllAwake() {
        Stacks stacks = new Stacks();
        stacks.world.bodies().setResponse(stacks.far, undeclared(Response.slide()));
        for (int frame = 0; frame < 4; frame++) {
            calls.clear();
            stacks.world.step(noting);
        }
        assertThat(calls).isNotEmpty();
    }

    @Test
    void responsesOfTheSameNumbersAreEqual() {
        assertThat(Response.bounce(0.5, 0.1).withFriction(0.3).carrying(0, 1))
                .isEqualTo(Response.bounce(0.5, 0.1).withFriction(0.3).carrying(0, 1))
                .isNotEqualTo(Response.bounce(0.5, 0.1).withFriction(0.4).carrying(0, 1));
        assertThat(Response.slide().isRepeatable()).isTrue();
        assertThat(undeclared(Response.slide()).withFriction().isRepeatable()).isFalse();
        assertThat(undeclared(Response.slide()).repeatable().withFriction(1).isRepeatable())
                .isTrue();
    }

    /** A ball returns from a wall to a stack that is far from its path as it was when the step began. */
    @Test
    void aBodyThatArrivesByADetourWakesTheStack() {
        List<List<String>> courses = new ArrayList<>();
        for (Response response : List.of(Response.bounce(1), undeclared(Response.bounce(1)))) {
            Stacks stacks = new Stacks();
            World world = stacks.world;
            List<String> course = new ArrayList<>();
            for (BodyId body : List.of(stacks.lower, stacks.upper, stacks.far)) {
                world.setDisplacement(body, 0, 0);
                world.bodies().setRestitution(body, 0.5);
            }
            world.addStatic(ConvexPolygon.box(0, 0, 1, 9), 9, 0);
            BodyId ball = world.add(RoundedPolygon.circle(0, 0, 0.25), 8, 0.5);
            for (int frame = 0; frame < 6; frame++) {
                world.setDisplacement(ball, frame == 3 ? 20 : 0, 0);
                world.setPosition(stacks.lift, 3, -50);
                world.step(response, contact -> course.add(contact.toString()));
                course.add(world.x(ball) + " " + world.x(stacks.lower) + " " + world.digest());
            }
            courses.add(course);
        }
        assertThat(courses.get(0)).isEqualTo(courses.get(1));
        assertThat(courses.get(0).toString()).contains("HIT of body 1 and body 7");
    }

    /** The stack falls, although nothing about its bodies has changed. */
    @Test
    void aFloorThatIsRemovedHoldsNoBody() {
        Stacks stacks = new Stacks();
        for (int frame = 0; frame < 3; frame++) {
            stacks.world.step(noting);
        }
        stacks.world.remove(stacks.floor);
        stacks.world.step(noting);
        assertThat(stacks.world.y(stacks.lower)).isEqualTo(-0.125);
        assertThat(stacks.world.y(stacks.upper)).isEqualTo(1 - 0.125);
        assertThat(stacks.world.y(stacks.far)).isZero();
    }

    /** After an exception nothing has moved, and what has been recorded until then does not count. */
    @Test
    void aStepThatFailsIsNotRepeated() {
        Stacks stacks = new Stacks();
        World world = stacks.world;
        world.step(noting);
        world.step(noting);
        WorldState before = new WorldState();
        world.save(before);
        world.setDisplacement(stacks.upper, 0, -0.25);
        assertThatIllegalStateException()
                .isThrownBy(() -> world.step(noting, contact -> {
                    throw new IllegalStateException("no");
                }));
        calls.clear();
        world.step(noting);
        assertThat(calls).isNotEmpty();
        world.restore(before);
        calls.clear();
        world.step(noting);
        assertThat(calls).contains(stacks.lower.index() + " " + stacks.upper.index());
    }
}
