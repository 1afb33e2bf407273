package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.BodyMotion;
import org.polysweep.world.body.ContactFriction;
import org.polysweep.world.body.PairMotion;
import org.polysweep.world.body.Response;

/**
 * The shipped responses written by a user, with what the Javadoc of {@link PairMotion} and {@link BodyMotion} offers:
 * they do the same, to the bit.
 */
class OwnResponseTest {

    /** A response as it is shipped, and the same by a user. */
    enum Pair {
        SLIDE(Response.slide(), (contact, motion) -> slide(motion, motion.slidingSpeed())),
        PUSH(Response.push(), (contact, motion) -> push(motion)),
        STOP(Response.stop(), (contact, motion) -> {
            if (motion.a().canChange()) {
                motion.a().set(0, 0);
            }
            if (motion.b().canChange()) {
                motion.b().set(0, 0);
            }
        }),
        BOUNCE(Response.bounce(0.5), (contact, motion) -> bounce(motion, Math.min(0.5, motion.restitution()))),
        CARRYING(Response.push().carrying(0, 1), (contact, motion) -> {
            carry(motion, contact.normalX(), contact.normalY());
            push(motion);
        }),
        FRICTION(Response.slide().withFriction(0.5), (contact, motion) -> {
            slide(motion, motion.slidingSpeed());
            rub(motion, 0.5);
        }),
        PUSHED_FRICTION(Response.push().withFriction(0.25), (contact, motion) -> {
            push(motion);
            rub(motion, 0.25);
        }),
        BOUNCED_FRICTION(Response.bounce(0.5).withFriction(0.25), (contact, motion) -> {
            bounce(motion, Math.min(0.5, motion.restitution()));
            rub(motion, 0.25);
        });

        private final Response shipped;
        private final Response own;

        Pair(Response shipped, Response own) {
            this.shipped = shipped;
            this.own = following(own, shipped);
        }
    }

    /** Returns a response that declares the law of the shipped one. */
    private static Response following(Response own, Response shipped) {
        return shipped.law().map(own::following).orElse(own);
    }

    private static void slide(PairMotion motion, double speed) {
        boolean isAPushed = motion.a().speed() < speed;
        if (motion.b().speed() > speed) {
            motion.b().slide(speed);
        }
        if (isAPushed) {
            motion.a().slide(speed);
        }
    }

    private static void push(PairMotion motion) {
        double speedA = motion.a().speed();
        double speedB = motion.b().speed();
        double common = motion.pushedSpeed();
        if (speedA < common) {
            motion.a().rest(common);
        }
        if (speedB > common) {
            motion.b().rest(common);
        }
    }

    private static void bounce(PairMotion motion, double restitution) {
        double speedA = motion.a().speed();
        double speedB = motion.b().speed();
        motion.persist();
        if (speedB <= speedA) {
            return;
        }
        double change = (1 + restitution) * (speedB - speedA);
        if (!motion.b().canChange()) {
            motion.a().setSpeed(speedB + restitution * (speedB - speedA));
        } else if (!motion.a().canChange()) {
            motion.b().setSpeed(speedA - restitution * (speedB - speedA));
        } else {
            double share = shareOfA(motion);
            motion.a().setSpeed(speedA + share * change);
            motion.b().setSpeed(speedB - (1 - share) * change);
        }
    }

    private static double shareOfA(PairMotion motion) {
        return motion.b().mass() / 2 / (motion.b().mass() / 2 + motion.a().mass() / 2);
    }

    /** A conveyor: bodies at rest on it move along with it. */
    private static void carry(PairMotion motion, double x, double y) {
        if (Math.abs(y) >= Math.abs(x)) {
            BodyMotion carrier = y > 0 ? motion.b() : motion.a();
            BodyMotion rider = y > 0 ? motion.a() : motion.b();
            double speed = carrier.speedAcross();
            rider.carry(0.0 - speed * y, speed * x);
        }
    }

    /** Coulomb's law. */
    private static void rub(PairMotion motion, double coefficient) {
        ContactFriction friction = motion.contactFriction(coefficient);
        double impulse = friction.stickingImpulse();
        if (Math.abs(impulse) > friction.limit()) {
            impulse = Math.copySign(friction.limit(), impulse);
        }
        friction.apply(impulse);
    }

    @ParameterizedTest
    @EnumSource
    void itDoesTheSameAsTheShippedOne(Pair pair) {
        for (int seed = 0; seed < Trials.times(6); seed++) {
            World shipped = scene(seed);
            World own = scene(seed);
            for (int frame = 0; frame < 24; frame++) {
                fall(shipped);
                fall(own);
                shipped.step(pair.shipped);
                own.step(pair.own);
                assertThat(own.digest()).as("seed %s, frame %s", seed, frame).isEqualTo(shipped.digest());
            }
        }
    }

    /** A response with friction as it is shipped, and the same by a user. */
    enum Rubbing {
        SLIDE(Response.slide(), motion -> slide(motion, motion.slidingSpeed())),
        PUSH(Response.push(), OwnResponseTest::push),
        BOUNCE(Response.bounce(0.25), motion -> bounce(motion, Math.min(0.25, motion.restitution()))),
        REST(Response.bounce(0.25, 0.0625), motion -> motion.bounce(0.25, 0.0625));

        private final Response shipped;
        private final Consumer<PairMotion> own;

        Rubbing(Response shipped, Consumer<PairMotion> own) {
            this.shipped = shipped;
            this.own = own;
        }
    }

    /** Stacks that slide, tip the balance of friction, or rest, on level ground and on slopes. */
    @ParameterizedTest
    @EnumSource
    void itDoesTheSameToStacks(Rubbing base) {
        for (double degrees : new double[] {0, 5, 15, 40}) {
            for (int trial = 0; trial < Trials.atLeast(2, 6); trial++) {
                long seed = Double.doubleToLongBits(degrees) + trial;
                double coefficient = 0.125 + trial % 4 * 0.25;
                World shipped = stacks(degrees, seed);
                World own = stacks(degrees, seed);
                Response response = base.shipped.withFriction(coefficient);
                Response ownResponse = (contact, motion) -> {
                    base.own.accept(motion);
                    rub(motion, coefficient);
                };
                for (int frame = 0; frame < 40; frame++) {
                    fall(shipped);
                    fall(own);
                    shipped.step(response);
                    own.step(following(ownResponse, response));
                    assertThat(own.digest())
                            .as("%s degrees, trial %s, frame %s", degrees, trial, frame)
                            .isEqualTo(shipped.digest());
                }
            }
        }
    }

    /** Three stacks of equal or mixed boxes on a slope, of which one has gaps, and a wall at its foot. */
    private static World stacks(double degrees, long seed) {
        Random random = new Random(seed);
        Rotor rotor = Rotor.ofAngle(Math.toRadians(degrees));
        World world = new World();
        world.addKinematic(ConvexPolygon.box(-60, -4, 60, 0).at(0, 0).withRotor(rotor));
        world.addKinematic(ConvexPolygon.box(-31, 0, -30, 9).at(0, 0).withRotor(rotor));
        boolean isMixed = random.nextBoolean();
        for (int stack = 0; stack < 3; stack++) {
            for (int level = 0; level < 2 + stack; level++) {
                double along = 8 * stack + random.nextInt(2) / 4.0;
                double above = 0.5 + level * (1 + stack % 2 / 8.0) + 0x1p-20 * (level + 1);
                double x = rotor.cos() * along - rotor.sin() * above;
                double y = rotor.sin() * along + rotor.cos() * above;
                BodyId body = world.add(
                        ConvexPolygon.box(-0.5, -0.5, 0.5, 0.5).at(x, y).withRotor(rotor));
                world.bodies().setMass(body, isMixed ? 1 + random.nextInt(5) : 1);
                double speed = random.nextInt(9) / 16.0 - 0.25;
                world.setDisplacement(body, speed * rotor.cos(), speed * rotor.sin());
            }
        }
        return world;
    }

    /** A law of one's own: less friction while two bodies slide than while they stick. */
    @Test
    void slidingFrictionMayBeLess() {
        assertThat(speedAfter(0.0625, 0.5, 0.25)).isZero();
        assertThat(speedAfter(1, 0.5, 0.25)).isEqualTo(0.9375);
        assertThat(speedAfter(1, 8, 0.25)).isZero();
    }

    private static double speedAfter(double speed, double sticking, double sliding) {
        World world = new World();
        world.addStatic(ConvexPolygon.box(-50, -1, 50, 0), 0, 0);
        BodyId crate = world.add(ConvexPolygon.box(0, 0, 1, 1), 0, 0);
        world.setDisplacement(crate, speed, -0.25);
        world.step((contact, motion) -> {
            motion.push();
            ContactFriction friction = motion.contactFriction(sticking);
            double impulse = friction.stickingImpulse();
            friction.apply(
                    Math.abs(impulse) > friction.limit()
                            ? Math.copySign(friction.limit() * sliding / sticking, impulse)
                            : impulse);
        });
        return world.bodies().endDisplacementX(crate);
    }

    /** A conveyor that friction drives: a crate gets faster until it is as fast as the belt. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aConveyorByFriction(boolean isBeltFirst) {
        World world = new World();
        BodyId first = isBeltFirst ? belt(world) : crate(world);
        BodyId second = isBeltFirst ? crate(world) : belt(world);
        BodyId belt = isBeltFirst ? first : second;
        BodyId crate = isBeltFirst ? second : first;
        Response conveyor = (contact, motion) -> {
            motion.push();
            ContactFriction friction = motion.contactFriction(0.5);
            friction.apply(friction.stickingImpulse() - (contact.involves(belt) ? 0.3125 : 0));
        };
        for (int frame = 1; frame <= 8; frame++) {
            world.persistDisplacements();
            world.setDisplacement(crate, world.displacementX(crate), world.displacementY(crate) - 0.125);
            world.step(conveyor);
            assertThat(world.bodies().endDisplacementX(crate)).isEqualTo(Math.min(0.3125, 0.0625 * frame));
            assertThat(world.y(crate)).isZero();
        }
    }

    /** A belt that moves drives both crates of a stack, as fast as friction can drive one. */
    @Test
    void aMovingBeltDrivesAStack() {
        World world = new World();
        BodyId belt = world.addKinematic(ConvexPolygon.box(-50, -1, 50, 0), 0, 0);
        BodyId lower = crate(world);
        BodyId upper = world.add(ConvexPolygon.box(0, 0, 1, 1), 0, 1);
        Response push = Response.push().withFriction(0.5);
        for (int frame = 1; frame <= 8; frame++) {
            world.persistDisplacements();
            world.setDisplacement(belt, 0.3125, 0);
            for (BodyId crate : List.of(lower, upper)) {
                world.setDisplacement(crate, world.displacementX(crate), world.displacementY(crate) - 0.125);
            }
            world.step(push);
            assertThat(world.bodies().endDisplacementX(lower))
                    .isCloseTo(Math.min(0.3125, 0.0625 * frame), within(1e-15));
            assertThat(world.bodies().endDisplacementX(upper))
                    .isCloseTo(Math.min(0.3125, 0.0625 * frame), within(1e-15));
        }
    }

    private static BodyId belt(World world) {
        return world.addStatic(ConvexPolygon.box(-50, -1, 50, 0), 0, 0);
    }

    private static BodyId crate(World world) {
        return world.add(ConvexPolygon.box(0, 0, 1, 1), 0, 0);
    }

    /** A static floor that takes bodies along as a moving one would: a conveyor of a user's own. */
    @Test
    void aConveyorNeedsNoMovingFloor() {
        World world = new World();
        BodyId belt = world.addKinematic(ConvexPolygon.box(-50, -1, 50, 0), 0, 0);
        BodyId crate = world.add(ConvexPolygon.box(0, 0, 1, 1), 0, 0);
        world.setDisplacement(crate, 0, -0.25);
        Response conveyor = (contact, motion) -> {
            if (contact.involves(belt)) {
                (contact.a() == belt ? motion.b() : motion.a()).carry(0.125, 0);
            }
            motion.slide();
        };
        for (int frame = 1; frame <= 16; frame++) {
            world.step(conveyor);
            assertThat(world.x(crate)).isEqualTo(frame * 0.125);
            assertThat(world.y(crate)).isZero();
        }
    }

    @Test
    void theTimeOfTheContactIsKnown() {
        World world = new World();
        BodyId body = world.add(ConvexPolygon.box(0, 0, 1, 1), 0, 0);
        world.addKinematic(ConvexPolygon.box(0, 0, 1, 1), 2, 0);
        world.setDisplacement(body, 4, -1);
        List<Double> times = new ArrayList<>();
        world.step((contact, motion) -> {
            times.add(motion.time());
            times.add(motion.timeLeft());
            times.add(motion.a().requestedDx());
            times.add(motion.a().requestedDy());
            times.add(motion.a().speed());
            times.add(motion.a().speedAcross());
            times.add(motion.a().mass());
        });
        assertThat(times).containsExactly(0.25, 0.75, 4.0, -1.0, -4.0, 1.0, 1.0);
    }

    private static void fall(World world) {
        world.persistDisplacements();
        for (BodyId body : world.bodies().all()) {
            if (!world.bodies().isKinematic(body)) {
                world.setDisplacement(body, world.displacementX(body), world.displacementY(body) - 1.0 / 32);
            }
        }
    }

    /** Bodies of all kinds on a grid of halves, so that much touches, over a floor and a slope, with a moving lift. */
    private static World scene(int seed) {
        Random random = Trials.random(seed);
        World world = new World();
        world.addKinematic(ConvexPolygon.box(-20, -1, 20, 0), 0, 0);
        world.addKinematic(ConvexPolygon.of(4, 0, 20, 0, 20, 8), 0, 0);
        world.setDisplacement(world.addKinematic(ConvexPolygon.box(-4, -0.5, -1, 0.5), 0, 1), 0.125, 0.03125);
        for (int i = 0; i < 20; i++) {
            double x = random.nextInt(24) / 2.0 - 4;
            double y = 1 + random.nextInt(16) / 2.0;
            Shape shape = random.nextInt(3) == 0
                    ? RoundedPolygon.circle(0, 0, 0.5)
                    : random.nextBoolean()
                            ? ConvexPolygon.box(-0.5, -0.5, 0.5, 0.5)
                            : ConvexPolygon.of(-0.5, -0.5, 0.5, -0.5, 0, 0.5);
            BodyId body = random.nextInt(4) == 0
                    ? world.add(shape.at(x, y).withRotor(Rotor.ofAngle(random.nextDouble())))
                    : world.add(shape, x, y);
            world.bodies().setMass(body, 1 + random.nextInt(4));
            world.setDisplacement(body, random.nextInt(9) / 8.0 - 0.5, 0);
        }
        return world;
    }
}
