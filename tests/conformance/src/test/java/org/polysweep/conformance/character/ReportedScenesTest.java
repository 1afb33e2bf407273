package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexDecomposition;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Whole scenes from reports of other engines, with a judge in integers of every frame. */
class ReportedScenesTest {

    /** In any frame, a rider is no farther than this from where its floor carries it. */
    private static final double RIDING_ULPS = 32 * Math.ulp(8.0);

    private final CharacterMover mover = new CharacterMover();
    private final World world = new World();

    /** A seesaw that is rotated by steps, to and fro by 10 degrees: after each period the rider is where it was. */
    @ParameterizedTest
    @CsvSource({"box, 2", "box, 1", "capsule, 2", "circle, 2", "octagon, 2.5"})
    void aRiderOfARockingPlatformKeepsItsPlace(String kind, double degrees) {
        BodyId plank = world.addKinematic(ConvexPolygon.box(-8, -0.25, 8, 0.25), 0, 0);
        BodyId hero = world.add(Heroes.shape(kind, 1), 4, 0.25);
        mover.setSnapDistance(0.5);
        JudgedWorld rider = new JudgedWorld(world, hero, mover, 1);
        rider.move(0, -0.01, "first");
        int period = (int) Math.round(40 / degrees);
        Rotor there = Rotor.ofAngle(Math.toRadians(degrees));
        double first = world.x(hero);
        int frames = Trials.atLeast(3 * period, 1000);
        for (int frame = 0; frame < frames; frame++) {
            boolean isForward = (frame + period / 4) / (period / 2) % 2 == 0;
            world.bodies().setRotationPerStep(plank, isForward ? there : there.inverse());
            world.step(Response.slide());
            if ((frame + 1) % period == 0) {
                world.setRotor(plank, Rotor.IDENTITY);
            }
            rider.move(0, -1.0 / 128, kind + ", frame " + frame);
            assertThat(mover.report().isOnFloor()).isTrue();
            if ((frame + 1) % period == 0) {
                assertThat(world.x(hero)).as(kind + ", frame " + frame).isCloseTo(first, within(RIDING_ULPS));
            }
        }
    }

    /** A lying capsule walks up an outline that becomes steeper and steeper; it never stops. */
    @ParameterizedTest
    @ValueSource(strings = {"parts", "bodies", "chain"})
    void aCapsuleWalksUpAnOutlineThatBecomesSteeper(String layout) {
        double[] outline = {
            -5, 652, -7, 637, 644, 637, 705, 632, 764, 614, 819, 577, 865, 523, 900, 461, 933, 361, 955, 251, 965, 146,
            967, 69, 968, 43, 970, 38, 974, 33, 980, 31, 986, 30, 1160, 30, 1160, 656
        };
        switch (layout) {
            case "parts" -> world.addStatic(CompoundShape.of(ConvexDecomposition.of(outline)), 0, 0);
            case "bodies" -> ConvexDecomposition.of(outline).forEach(part -> world.addStatic(part, 0, 0));
            default -> world.addStatic(CompoundShape.chain(outline), 0, 0);
        }
        BodyId hero = world.add(RoundedPolygon.capsule(-4, 0, 4, 0, 5), 268, 630);
        mover.setUp(0, -1)
                .setSlopeLimit(Double.POSITIVE_INFINITY)
                .setSnapDistance(1)
                .setMaxSlopeDisplacement(8);
        JudgedWorld walk = new JudgedWorld(world, hero, mover, 10);
        double most = 0;
        for (int frame = 1; world.x(hero) < 1100; frame++) {
            double fall = mover.report().isOnFloor() ? 0 : mover.report().endDisplacementY();
            double x = world.x(hero);
            double y = world.y(hero);
            walk.move(5, fall + 980.0 / 3600, layout + ", frame " + frame);
            assertThat(world.x(hero)).as(layout + ", frame " + frame).isGreaterThan(x);
            if (mover.report().isOnFloor() && x < 960) {
                most = Math.max(most, Math.hypot(world.x(hero) - x, world.y(hero) - y));
            }
        }
        assertThat(most).isBetween(7.5, 9.0);
    }

    /** A floor of 10 to 60 degrees: up to the slope limit a hero walks up and rests, above it slides down. */
    @Test
    void aSlopeIsWalkedUpToTheLimit() {
        for (String kind : Heroes.KINDS) {
            for (int degrees = 10; degrees <= 60; degrees += 5) {
                World hill = new World();
                double slope = Math.tan(Math.toRadians(degrees));
                hill.addStatic(ConvexPolygon.of(-50, -50 * slope, 50, -99, 50, 50 * slope), 0, 0);
                BodyId hero = hill.add(Heroes.shape(kind, 1), 0, 1.5);
                CharacterMover walker = new CharacterMover().setSlopeLimit(Math.tan(Math.toRadians(37)));
                JudgedWorld walk = new JudgedWorld(hill, hero, walker, 1);
                String name = kind + " on " + degrees + " degrees";
                for (int frame = 0; frame < 30; frame++) {
                    walk.move(0, -0.125, name);
                }
                double x = hill.x(hero);
                double y = hill.y(hero);
                walk.move(0, -0.125, name);
                boolean isFloor = degrees < 37;
                assertThat(walker.report().isOnFloor()).as(name).isEqualTo(isFloor);
                assertThat(hill.x(hero) == x && hill.y(hero) == y).as(name).isEqualTo(isFloor);
                double progress = walk.move(0.0625, -0.125, name);
                if (isFloor) {
                    assertThat(progress).as(name).isCloseTo(0.0625, within(1e-12));
                } else {
                    assertThat(progress).as(name).isNotPositive();
                }
            }
        }
    }

    /**
     * A circle flies into a one-way platform that is rotated by 15 degrees at a time: the solid side deflects it, and
     * it passes from behind and along that side.
     */
    @Test
    void aOneWayPlatformIsSolidFromOneSideAtEveryAngle() {
        for (int degrees = 0; degrees < 360; degrees += 15) {
            World field = new World();
            BodyId platform = field.addStatic(ConvexPolygon.box(-2, -0.25, 2, 0), 4, 0.01);
            field.setRotor(platform, Rotor.ofAngle(Math.toRadians(degrees)));
            field.oneWayBodies().set(platform, 0, 1);
            BodyId hero = field.add(RoundedPolygon.circle(0, 0, 0.25), 0, 0);
            CharacterMover flier = new CharacterMover().setUp(0, 0);
            for (int frame = 0; frame < 40; frame++) {
                field.moveAndSlide(hero, 0.25, 0, flier);
            }
            boolean passes = field.x(hero) == 10 && field.y(hero) == 0;
            assertThat(passes).as("%s degrees", degrees).isEqualTo(degrees == 0 || degrees >= 180);
        }
    }
}
