package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.Hit;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.query.Intersection;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.SteadyRotation;
import org.polysweep.sweep.Sweep;
import org.polysweep.trials.Trials;
import org.polysweep.world.SteadyRotations;
import org.polysweep.world.StepReport;
import org.polysweep.world.World;
import org.polysweep.world.WorldState;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.PairListener;
import org.polysweep.world.body.Response;

/** Bodies of a world that rotate by any angle in a step. */
class SteadyWorldTest {

    private final Random random = Trials.random(45);
    private final World world = new World();
    private final SteadyRotations rotations = new SteadyRotations(world);

    private ConvexShape shape() {
        return switch (random.nextInt(4)) {
            case 0 -> ConvexPolygon.box(-2, -0.25, 2, 0.25);
            case 1 -> ConvexPolygon.of(0, 0, 3, 0.5, 1, 1);
            case 2 -> RoundedPolygon.capsule(0, 0, 2, 1, 0.25);
            default -> RoundedPolygon.circle(0.5, 0, 0.5);
        };
    }

    private double coordinate() {
        return random.nextBoolean() ? random.nextInt(9) - 4 : 4 * random.nextGaussian();
    }

    private MovingShape moving(boolean isSteady) {
        Rotor rotor = random.nextBoolean() ? Rotor.IDENTITY : Rotor.ofAngle(6 * random.nextDouble());
        PlacedShape placed = shape().at(coordinate(), coordinate()).withRotor(rotor);
        MovingShape straight = placed.moving(coordinate(), coordinate());
        double radians = (random.nextBoolean() ? 1 : -1) * (0.5 + 20 * random.nextDouble());
        return isSteady ? straight.rotatingSteadily(SteadyRotation.ofAngle(radians)) : straight;
    }

    private BodyId add(MovingShape moving) {
        BodyId body = world.add(moving.placed());
        world.setDisplacement(body, moving.dx(), moving.dy());
        rotations.set(body, moving.steadyRotation());
        return body;
    }

    @Test
    void aStepWithoutAResponseReportsTheSweepOfThePair() {
        for (int trial = 0; trial < Trials.times(600); trial++) {
            world.bodies().all().forEach(world::remove);
            MovingShape a = moving(true);
            MovingShape b = moving(random.nextBoolean());
            BodyId first = add(a);
            add(b);
            SweepOutcome outcome = Sweep.outcome(a, b);
            List<String> contacts = new ArrayList<>();
            world.step(contact -> contacts.add(contact.verdict() + " " + contact.enter() + " " + contact.normalX()));
            boolean isOverlap = outcome.verdict() == Verdict.OVERLAP;
            if (outcome.verdict() == Verdict.MISS) {
                assertThat(contacts).as("trial %s", trial).isEmpty();
            } else if (isOverlap) {
                assertThat(contacts).as("trial %s", trial).hasSize(1);
                assertThat(contacts.get(0)).as("trial %s", trial).startsWith("OVERLAP");
            } else {
                assertThat(contacts)
                        .as("trial %s", trial)
                        .containsExactly(outcome.verdict() + " " + outcome.enter() + " " + outcome.normalX());
            }
            assertThat(world.rotor(first)).isEqualTo(a.endRotor());
        }
    }

    @Test
    void bodiesThatStopDoSoWhereTheSweepSays() {
        int hits = 0;
        for (int trial = 0; trial < Trials.times(400); trial++) {
            world.bodies().all().forEach(world::remove);
            MovingShape a = moving(true);
            MovingShape b = moving(random.nextBoolean());
            BodyId first = add(a);
            BodyId second = add(b);
            world.step(Response.stop());
            if (Sweep.outcome(a, b) instanceof Hit hit) {
                hits++;
                double angle = StrictMath.atan2(
                        hit.safePoseA().rotor().halfSin(),
                        hit.safePoseA().rotor().halfCos());
                double reached = StrictMath.atan2(
                        world.rotor(first).halfSin(), world.rotor(first).halfCos());
                assertThat(StrictMath.sin(angle - reached))
                        .as("trial %s", trial)
                        .isCloseTo(0, within(1e-9));
                assertThat(world.x(first))
                        .as("trial %s", trial)
                        .isCloseTo(hit.safePoseA().x(), within(1e-9));
                assertThat(overlap(first, second)).as("trial %s", trial).isFalse();
            }
        }
        assertThat(hits).isGreaterThan(Trials.times(400) / 10);
    }

    private boolean overlap(BodyId one, BodyId other) {
        return Intersection.verdict(world.bodies().placed(one), world.bodies().placed(other)) == Verdict.OVERLAP;
    }

    enum Kind {
        SLIDE(Response.slide()),
        PUSH(Response.push()),
        BOUNCE(Response.bounce(0.5)),
        STOP(Response.stop());

        private final Response response;

        Kind(Response response) {
            this.response = response;
        }
    }

    /** Two propellers, one of which is dynamic, among balls and crates in a room. */
    @ParameterizedTest
    @EnumSource
    void nothingIsPassedThrough(Kind kind) {
        for (int trial = 0; trial < Trials.times(24); trial++) {
            world.bodies().all().forEach(world::remove);
            List<BodyId> free = new ArrayList<>();
            BodyId propeller = world.addKinematic(ConvexPolygon.box(-3, -0.25, 3, 0.25), 0, 0);
            double radians = (random.nextBoolean() ? 1 : -1) * (1 + 30 * random.nextDouble());
            rotations.set(propeller, SteadyRotation.ofAngle(radians));
            world.addStatic(CompoundShape.chain(-9, -9, 9, -9, 9, 9, -9, 9, -9, -9), 0, 0);
            BodyId bar = world.add(ConvexPolygon.box(-1, -0.125, 1, 0.125), 6, -6);
            rotations.set(bar, SteadyRotation.ofAngle(9 * random.nextGaussian()));
            free.add(bar);
            for (int i = 0; i < 5; i++) {
                free.add(world.add(
                        random.nextBoolean()
                                ? RoundedPolygon.circle(0, 0, 0.5)
                                : ConvexPolygon.box(-0.5, -0.5, 0.5, 0.5),
                        3 * i - 6 + random.nextDouble(),
                        5 + random.nextDouble()));
            }
            free.forEach(body -> world.setDisplacement(body, random.nextGaussian(), random.nextGaussian()));
            for (int frame = 0; frame < 12; frame++) {
                StepReport report = world.step(kind.response);
                assertThat(free.stream().filter(body -> overlap(body, propeller)))
                        .as("trial %s, frame %s, %s", trial, frame, report.stalled())
                        .isEmpty();
                for (int i = 0; i < free.size(); i++) {
                    assertThat(world.x(free.get(i))).as("trial %s", trial).isBetween(-9.0, 9.0);
                    assertThat(world.y(free.get(i))).as("trial %s", trial).isBetween(-9.0, 9.0);
                    for (int k = 0; k < i; k++) {
                        assertThat(overlap(free.get(i), free.get(k)))
                                .as("trial %s, frame %s", trial, frame)
                                .isFalse();
                    }
                }
                free.forEach(body -> world.setDisplacement(
                        body,
                        world.displacementX(body) + 0.3 * random.nextGaussian(),
                        world.displacementY(body) - 0.1));
            }
        }
    }

    /** A bar of two full turns throws a ball on its way; a sweep of its straight line of rotors would find nothing. */
    @Test
    void fullTurnsHitWhatIsInTheWay() {
        BodyId bar = world.addKinematic(ConvexPolygon.box(0, -0.25, 4, 0.25), 0, 0);
        rotations.set(bar, SteadyRotation.ofAngle(4 * Math.PI));
        BodyId ball = world.add(RoundedPolygon.circle(0, 0, 0.5), -3, 0);
        List<Double> times = new ArrayList<>();
        world.step(Response.bounce(1), contact -> times.add(contact.enter()));
        assertThat(times).isNotEmpty();
        assertThat(times.get(0)).isBetween(0.2, 0.25);
        assertThat(world.y(ball)).isLessThan(-1);
    }

    @Test
    void theOrientationIsNearConstantSpeedAtAnyTime() {
        for (int trial = 0; trial < Trials.times(200); trial++) {
            world.bodies().all().forEach(world::remove);
            SteadyRotation rotation =
                    new SteadyRotation(100 * (random.nextDouble() - 0.5), 0.001 + 0.1 * random.nextDouble());
            BodyId body = world.add(shape(), 0, 0);
            world.setRotor(body, Rotor.ofHalfAngle(random.nextGaussian(), random.nextGaussian()));
            double start = StrictMath.atan2(
                    world.rotor(body).halfSin(), world.rotor(body).halfCos());
            rotations.set(body, rotation);
            StepReport report = world.step(Response.push());
            for (int i = 0; i < 20; i++) {
                double time = random.nextDouble();
                double half = StrictMath.atan2(report.halfSinAt(body, time), report.halfCosAt(body, time));
                double excess = half - start - time * rotation.radians() / 2;
                assertThat(Math.abs(StrictMath.sin(2 * excess)))
                        .as("trial %s", trial)
                        .isLessThanOrEqualTo(rotation.maxDeviation());
            }
        }
    }

    @Test
    void eventsFollowEveryTurn() {
        BodyId bar = world.addKinematic(ConvexPolygon.box(0, -0.25, 4, 0.25), 0, 0);
        rotations.set(bar, SteadyRotation.ofAngle(6 * Math.PI));
        BodyId coin = world.add(RoundedPolygon.circle(0, 0, 0.25), -3, 0);
        world.bodies().setSensor(coin, true);
        for (boolean responds : new boolean[] {true, false}) {
            List<Double> begins = new ArrayList<>();
            List<Double> ends = new ArrayList<>();
            world.setOverlapListener(new PairListener() {
                @Override
                public void onBegin(BodyId a, BodyId b, double t) {
                    begins.add(t);
                }

                @Override
                public void onEnd(BodyId a, BodyId b, double t) {
                    ends.add(t);
                }
            });
            if (responds) {
                world.step(Response.push());
            } else {
                world.step(contact -> {});
            }
            assertThat(begins).as("with a response: %s", responds).hasSize(3);
            assertThat(ends).hasSize(3);
            for (int turn = 0; turn < 3; turn++) {
                assertThat(begins.get(turn) + ends.get(turn)).isCloseTo((1.0 + 2 * turn) / 3, within(0.001));
            }
        }
    }

    @Test
    void theStateIsSavedAndRestored() {
        BodyId body = add(moving(true));
        BodyId kinematic = world.addKinematic(shape(), 9, 9);
        rotations.set(kinematic, new SteadyRotation(-50, 0.01));
        WorldState state = new WorldState();
        world.save(state);
        byte[] bytes = state.toBytes();
        long digest = world.digest();
        world.step(Response.push());
        long after = world.digest();
        rotations.set(body, SteadyRotation.NONE);
        world.bodies().setRotationPerStep(kinematic, Rotor.ofAngle(1));
        world.restore(state);
        assertThat(world.digest()).isEqualTo(digest);
        world.step(Response.push());
        assertThat(world.digest()).isEqualTo(after);
        World other = new World();
        SteadyRotations others = new SteadyRotations(other);
        other.restore(other.readState(bytes));
        assertThat(other.digest()).isEqualTo(digest);
        assertThat(others.get(other.bodies().all().get(1))).isEqualTo(new SteadyRotation(-50, 0.01));
        other.step(Response.push());
        assertThat(other.digest()).isEqualTo(after);
        other.restore(other.readState(bytes));
        others.set(other.bodies().all().get(1), new SteadyRotation(-50, 0.02));
        assertThat(other.digest()).isNotEqualTo(digest);
        other.bodies().setRotationPerStep(other.bodies().all().get(1), Rotor.IDENTITY);
        assertThat(others.get(other.bodies().all().get(1))).isEqualTo(SteadyRotation.NONE);
    }
}
