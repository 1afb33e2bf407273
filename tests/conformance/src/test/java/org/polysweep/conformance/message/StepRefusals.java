package org.polysweep.conformance.message;

import static org.polysweep.conformance.message.Refusal.argument;
import static org.polysweep.conformance.message.Refusal.state;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.SteadyRotation;
import org.polysweep.world.SteadyRotations;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.ContactFriction;
import org.polysweep.world.body.ContactImpulse;
import org.polysweep.world.body.ContactLaw;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.PairMotion;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldContact;

/** What a step refuses: before it begins, while it runs, and in a response. */
@SuppressWarnings("NullAway") // what a checker would refuse
final class StepRefusals {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    private StepRefusals() {}

    static List<Refusal> all() {
        return Stream.of(arguments(), ends(), running(), responses(), laws())
                .flatMap(refusals -> refusals)
                .toList();
    }

    /** A world in which a crate hits a wall. */
    private static World crash() {
        return crash(false);
    }

    private static World crash(boolean hasKinematicWall) {
        World world = new World();
        world.setDisplacement(world.add(BOX, 0, 0), 5, 0);
        if (hasKinematicWall) {
            world.addKinematic(BOX, 3, 0);
        } else {
            world.addStatic(BOX, 3, 0);
        }
        return world;
    }

    private static World alone(Consumer<World> settings) {
        World world = new World();
        world.add(BOX, 0, 0);
        settings.accept(world);
        return world;
    }

    private static BodyId first(World world) {
        return world.bodies().all().get(0);
    }

    private static Stream<Refusal> arguments() {
        return Stream.of(
                argument(
                        "response must not be null; use step(listener) to let all bodies pass",
                        () -> crash().step((Response) null)),
                argument(
                        "listener must not be null; use contact -> {} for none",
                        () -> crash().step((Consumer<WorldContact>) null)),
                argument(
                        "listener must not be null; use contact -> {} for none",
                        () -> crash().step(Response.slide(), null)));
    }

    /** What a {@link ContactLaw} and a {@link ContactImpulse} refuse. */
    private static Stream<Refusal> laws() {
        World world = new World();
        BodyId a = world.add(ConvexPolygon.box(0, 0, 1, 1), 0, 0);
        BodyId b = world.add(ConvexPolygon.box(0, 0, 1, 1), 1, 0);
        return Stream.of(
                argument(
                        "law must not be null; use the response itself for none",
                        () -> Response.push().following(null)),
                argument("a must not be null; pass a body of the world", () -> new ContactImpulse(null, 0, b, 0, 0, 0)),
                argument("b must not be null; pass a body of the world", () -> new ContactImpulse(a, 0, null, 0, 0, 0)),
                argument("along must be finite, but was NaN", () -> new ContactImpulse(a, 0, b, 0, Double.NaN, 0)),
                argument("across must be finite, but was NaN", () -> new ContactImpulse(a, 0, b, 0, 0, Double.NaN)),
                argument("b must be another body than a, but was body 0", () -> new ContactImpulse(a, 0, a, 0, 0, 0)),
                argument("partA must be >= 0, but was -1", () -> new ContactImpulse(a, -1, b, 0, 0, 0)),
                argument("partB must be >= 0, but was -1", () -> new ContactImpulse(a, 0, b, -1, 0, 0)),
                argument("along must be >= 0, but was -1.0", () -> new ContactImpulse(a, 0, b, 0, -1, 0)),
                argument(
                        "restitution must be in [0, 1], but was 2.0; 0 keeps no speed along the normal, 1 keeps all",
                        () -> new ContactLaw(2, 0, 0, false)),
                argument(
                        "restThreshold must be >= 0, but was -1.0; 0 is no threshold",
                        () -> new ContactLaw(0, -1, 0, false)),
                argument(
                        "friction must be >= 0, but was NaN; 0 is no friction",
                        () -> new ContactLaw(0, 0, Double.NaN, false)));
    }

    private static Stream<Refusal> ends() {
        World far = alone(world -> {
            world.setPosition(first(world), 1.5e308, 0);
            world.setDisplacement(first(world), 1.5e308, 0);
        });
        World large = alone(world -> world.setPosition(first(world), 0x1p800, 0));
        World opposite = alone(world -> {
            world.setRotor(first(world), Rotor.ofHalfAngle(1, 1));
            world.bodies().setRotationPerStep(first(world), Rotor.ofHalfAngle(-1, 0x1p-200));
        });
        World extreme = alone(world -> {
            world.setRotor(first(world), Rotor.ofHalfAngle(0x1p1000, Double.MIN_VALUE));
            world.bodies().setRotationPerStep(first(world), Rotor.ofHalfAngle(1, 1));
        });
        World tiny = alone(world -> {
            world.setRotor(first(world), Rotor.ofHalfAngle(1, 1e-200));
            new SteadyRotations(world).set(first(world), SteadyRotation.ofAngle(9));
        });
        return Stream.of(
                state(
                        first(tiny)
                                + " has the rotor (1.0, 1.0E-200), from which it cannot rotate steadily: a component"
                                + " is neither 0 nor of a magnitude in [2^-500, 2^500]; use 0 for a tiny component",
                        () -> tiny.step(Response.slide())),
                state(
                        first(far) + " at (1.5E308, 0.0) would move by (1.5E308, 0.0), which overflows double; move it"
                                + " less far",
                        () -> far.step(Response.slide())),
                state(
                        first(large) + " has numbers up to " + 0x1p800 + "; in moves and in steps with a response,"
                                + " positions, displacements and shapes must be below 2^800; use smaller coordinates",
                        () -> large.step(Response.slide())),
                state(
                        first(opposite) + " has the rotor (1.0, 1.0) and would rotate by (-1.0, " + 0x1p-200
                                + "), which rounds to a full turn; rotate it less far per step",
                        () -> opposite.step(Response.slide())),
                state(
                        first(extreme) + " has the rotor (" + 0x1p1000 + ", 4.9E-324), from which it cannot rotate: one"
                                + " component is less than 2^-969 of the other; use 0 instead",
                        () -> extreme.step(Response.slide())));
    }

    private static Stream<Refusal> running() {
        World listening = crash();
        listening.setContactListener(new PairListener() {
            @Override
            public void onBegin(BodyId a, BodyId b, double t) {
                listening.step(Response.slide());
            }
        });
        World lazy = crash();
        lazy.setTaskRunner((count, task) -> {}, 2);
        World eager = crash();
        eager.setTaskRunner((count, task) -> task.accept(2), 2);
        List<IntConsumer> tasks = new ArrayList<>();
        return Stream.of(
                state(
                        "the world is in a step; call what changes it, candidatePairs, save and digest after the step",
                        () -> {
                            World world = crash();
                            world.step((contact, motion) -> world.remove(contact.a()));
                        }),
                state(
                        "a listener is receiving the events of the last step; begin the next step after it returns",
                        () -> listening.step(Response.slide())),
                state(
                        "the TaskRunner returned before task 0 of 2 was done; run each task, and return when all are"
                                + " done",
                        () -> lazy.step(Response.slide())),
                state("the TaskRunner ran task 2; only 0 to 1 exist", () -> eager.step(Response.slide())));
    }

    private static Stream<Refusal> responses() {
        BodyId stranger = new World().add(BOX, 0, 0);
        World world = crash();
        BodyId crate = first(world);
        BodyId wall = world.bodies().all().get(1);
        return Stream.of(
                motion("coefficient must be >= 0, but was -1.0; 0 is no friction", motion -> motion.applyFriction(-1)),
                motion(
                        "restitution must be in [0, 1], but was 2.0; 0 keeps no speed along the normal, 1 keeps all",
                        motion -> motion.bounce(2, 0)),
                motion("restThreshold must be >= 0, but was -1.0; 0 is no threshold", motion -> motion.bounce(1, -1)),
                motion("restThreshold must be finite, but was NaN", motion -> motion.bounce(1, Double.NaN)),
                motion("upX must be finite, but was NaN", motion -> motion.carry(Double.NaN, 0)),
                motion("upX and upY must not both be 0; use (0, 1) if y points up", motion -> motion.carry(0, 0)),
                motion("dx must be finite, but was NaN", motion -> motion.a().carry(Double.NaN, 0)),
                motion(
                        "dy must be finite, but was Infinity",
                        motion -> motion.a().carry(0, Double.POSITIVE_INFINITY)),
                motion(
                        "speed must be finite, but was Infinity",
                        motion -> motion.a().setSpeed(Double.POSITIVE_INFINITY)),
                motion("speed must be finite, but was NaN", motion -> motion.a().setSpeedAcross(Double.NaN)),
                motion("speed must be finite, but was NaN", motion -> motion.a().slide(Double.NaN)),
                motion("speed must be finite, but was NaN", motion -> motion.a().rest(Double.NaN)),
                motion(
                        "impulse must be finite, but was NaN",
                        motion -> motion.contactFriction(1).apply(Double.NaN)),
                motion(
                        "the motions must be the same as when contactFriction was called, but have changed; call"
                                + " contactFriction after all other changes",
                        motion -> {
                            ContactFriction friction = motion.contactFriction(1);
                            motion.slide();
                            friction.apply(0);
                        }),
                motion(
                        "friction must be applied once at a contact, but has been applied twice; call one of"
                                + " withFriction, applyFriction and ContactFriction.apply, once",
                        motion -> {
                            motion.contactFriction(1).apply(0);
                            motion.contactFriction(1).apply(0);
                        }),
                motion("dx must be finite, but was NaN", motion -> motion.a().set(Double.NaN, 0)),
                motion("dy must be finite, but was NaN", motion -> motion.a().set(0, Double.NaN)),
                motion(
                        "dx must be below 2^900 in magnitude, but was 1.0E280",
                        motion -> motion.a().set(1e280, 0)),
                motion(
                        "B is static, so no response changes its motion; call canChange() first",
                        motion -> motion.b().set(0, 0)),
                state(
                        "B is kinematic, so no response changes its motion; call canChange() first, or set its motion"
                                + " between steps by World.setDisplacement",
                        () -> crash(true).step((contact, motion) -> motion.b().setSpeed(0))),
                state(
                        stranger + " is not in this contact of " + crate + " and " + wall
                                + "; call involves(body) first",
                        () -> world.step((contact, motion) -> contact.other(stranger))));
    }

    private static Refusal motion(String message, Consumer<PairMotion> call) {
        return state(message, () -> crash().step((contact, motion) -> call.accept(motion)));
    }
}
