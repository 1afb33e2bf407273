package org.polysweep.conformance.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.BodyMotion;
import org.polysweep.world.body.PairMotion;
import org.polysweep.world.body.Response;

/**
 * The shipped responses written by a user, with what the Javadoc of {@link PairMotion} and {@link BodyMotion} offers:
 * they do the same, to the bit.
 */
class OwnResponseTest {

    /** A response as it is shipped, and the same by a user. */
    enum Pair {
        SLIDE(Response.slide(), (contact, motion) -> slide(motion, commonSpeed(motion))),
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
            double speedA = motion.a().speed();
            double speedB = motion.b().speed();
            slide(motion, commonSpeed(motion));
            rub(motion, speedA, speedB, 0.5);
        }),
        PUSHED_FRICTION(Response.push().withFriction(0.25), (contact, motion) -> {
            double speedA = motion.a().speed();
            double speedB = motion.b().speed();
            push(motion);
            rub(motion, speedA, speedB, 0.25);
        });

        private final Response shipped;
        private final Response own;

        Pair(Response shipped, Response own) {
            this.shipped = shipped;
            this.own = own;
        }
    }

    private static double commonSpeed(PairMotion motion) {
        double speedA = motion.a().speed();
        double speedB = motion.b().speed();
        if (!motion.a().canChange()) {
            return speedA;
        }
        if (!motion.b().canChange()) {
            return speedB;
        }
        return speedA > 0 ? speedA : Math.min(speedB, 0) + 0.0;
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

    private static void rub(PairMotion motion, double speedA, double speedB, double coefficient) {
        BodyMotion a = motion.a();
        BodyMotion b = motion.b();
        motion.holdWithin(coefficient);
        double slip = b.speedAcross() - a.speedAcross();
        double gainA = a.speed() - speedA;
        double gainB = speedB - b.speed();
        double pressureA = gainA + a.receivedPush();
        double pressureB = gainB + b.receivedPush();
        if (rubOnStack(a, pressureA, b, coefficient) || rubOnStack(b, pressureB, a, coefficient)) {
            return;
        }
        double share;
        if (!a.canChange() || !b.canChange()) {
            share = a.canChange() ? 1 : 0;
        } else if (gainB == 0 && pressureA > 0 && b.isHeld(pressureA, drag(0.0 - slip, coefficient * pressureA))) {
            share = 1;
        } else if (gainA == 0 && pressureB > 0 && a.isHeld(pressureB, drag(slip, coefficient * pressureB))) {
            share = 0;
        } else {
            share = shareOfA(motion);
        }
        double limit =
                coefficient * Math.max(share == 0 ? 0 : pressureA / share, share == 1 ? 0 : pressureB / (1 - share));
        if (!(limit > 0)) {
            return;
        }
        boolean sticks = Math.abs(slip) <= limit;
        double change = sticks ? slip : Math.copySign(limit, slip);
        if (share > 0) {
            a.setSpeedAcross(a.speedAcross() + share * change);
        }
        if (share < 1) {
            b.setSpeedAcross(b.speedAcross() - (1 - share) * change);
        }
        if (sticks && a.speed() == b.speed()) {
            (share > 0.5 ? a : b).stick();
        }
    }

    /** Friction of a body on one that lies on others: the push goes on to the surface on which that one slides. */
    private static boolean rubOnStack(BodyMotion upper, double pressure, BodyMotion lower, double coefficient) {
        if (!(pressure > 0) || !upper.canChange() || !lower.canChange()) {
            return false;
        }
        double friction = pressure * lower.supportFriction();
        if (!(friction > 0)) {
            return false;
        }
        double surface = lower.supportSpeedAcross();
        double share = upper.mass() / 2 / (upper.mass() / 2 + lower.mass() / 2);
        double low = lower.speedAcross();
        double common = slowed(low + share * (upper.speedAcross() - low), surface, share * friction);
        double loss = upper.speedAcross() - common;
        boolean sticks = Math.abs(loss) <= coefficient * pressure;
        double impulse = sticks ? loss : Math.copySign(coefficient * pressure, loss);
        double ratio = share / (1 - share);
        double next = sticks ? common : slowed(low + ratio * impulse, surface, ratio * friction);
        if (Math.abs(next - low) > 0x1p-40 * Math.max(Math.abs(next), Math.abs(low))) {
            lower.setSpeedAcross(next);
        }
        upper.setSpeedAcross(sticks ? lower.speedAcross() : upper.speedAcross() - impulse);
        if (sticks && upper.speed() == lower.speed()) {
            upper.stick();
        }
        return true;
    }

    private static double slowed(double speed, double surface, double limit) {
        double slip = speed - surface;
        return limit < Math.abs(slip) ? speed - Math.copySign(limit, slip) : surface;
    }

    private static double drag(double slip, double limit) {
        return Math.copySign(Math.min(limit, Math.abs(slip)), slip);
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
