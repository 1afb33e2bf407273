package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexDecomposition;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/**
 * The layouts of Godot's own scenes for characters, in pixels, with y down: slopes, pixels, tiles, platforms that are
 * one-way, that move and that rotate. The numbers are taken from 2d/physics_tests and 2d/kinematic_character
 * of godot-demo-projects; a frame is a sixtieth of a second.
 */
class GodotScenesTest {

    private static final double FRAME = 1 / 60.0;
    private static final double ROUNDING = 1e-9;

    private final World world = new World();
    private final CharacterMover mover = new CharacterMover().setUp(0, -1);

    private static ConvexShape centered(double width, double height) {
        return ConvexPolygon.box(-width / 2, -height / 2, width / 2, height / 2);
    }

    /** As Godot's template falls: gravity acts in the air only. */
    private double fall(double gravity) {
        return mover.report().isOnFloor() ? 0 : mover.report().endDisplacementY() + gravity;
    }

    /** Slopes of 48 degrees, with a limit of 60, up to a wall of 68 degrees, and all the way back. */
    @ParameterizedTest
    @ValueSource(strings = {"parts", "bodies", "chain"})
    void slopes(String layout) {
        double[] outline = {
            171.04, 529.248, 379.275, 294.316, 506.084, 429.135, 648.26, 322.058, 868.746, 322.058, 985.282, 36.6919,
            1242.91, 531.917
        };
        world.addStatic(centered(1600, 100), 512, 562);
        switch (layout) {
            case "parts" -> world.addStatic(CompoundShape.of(ConvexDecomposition.of(outline)), 0, 0);
            case "bodies" -> ConvexDecomposition.of(outline).forEach(part -> world.addStatic(part, 0, 0));
            default -> world.addStatic(CompoundShape.chain(outline), 0, 0);
        }
        BodyId hero = world.add(RoundedPolygon.capsule(0, -16, 0, 16, 32), 100, 450);
        mover.setSnapDistance(32).setSlopeLimit(Math.tan(Math.toRadians(60)));
        JudgedWorld walk = new JudgedWorld(world, hero, mover, 64);
        double speed = 400 * FRAME;
        double gravity = 50 * FRAME;
        for (int frame = 1; frame <= 60 && !mover.report().isOnFloor(); frame++) {
            walk.move(0, fall(gravity), "falls in frame " + frame);
        }
        for (int frame = 1; frame <= 130; frame++) {
            String name = layout + ", frame " + frame;
            double progress = walk.move(speed, fall(gravity), name);
            assertThat(mover.report().isOnFloor()).as(name).isTrue();
            boolean isAtWall = world.x(hero) > 868.746 - 32;
            assertThat(isAtWall || Math.abs(Math.abs(progress) - speed) < ROUNDING)
                    .as(name + ": " + progress)
                    .isTrue();
        }
        assertThat(world.x(hero)).isBetween(836.746, 868.746);
        assertThat(mover.report().isOnWall()).isTrue();
        for (int frame = 1; frame <= 130; frame++) {
            String name = layout + ", frame " + frame + " back";
            walk.move(-speed, fall(gravity), name);
            assertThat(mover.report().isOnFloor()).as(name).isTrue();
        }
        assertThat(world.x(hero)).isLessThan(171.04);
    }

    /** A small hero on a floor never loses it, without a snap: at one speed, and with speeds that change. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void pixels(boolean isChanging) {
        world.addStatic(centered(1600, 100), 512, 100);
        world.addStatic(centered(4, 20), 20, 40);
        world.addStatic(centered(4, 20), 122, 40);
        world.oneWayBodies().set(world.addStatic(centered(20, 4), 50, 44), 0, -1);
        world.addStatic(centered(20, 4), 80, 38);
        world.addStatic(ConvexPolygon.of(0, 0, 6, 0, 22, 16, 16, 16), 85, 36);
        BodyId hero = world.add(centered(6, 9.8), 30, 40);
        mover.setSnapDistance(0);
        JudgedWorld walk = new JudgedWorld(world, hero, mover, 10);
        Random random = new Random(123456789);
        List<Double> speeds = List.of(0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0);
        boolean wasOnFloor = false;
        for (int frame = 1; frame <= 240; frame++) {
            String name = "frame " + frame;
            double speed = (isChanging ? Heroes.oneOf(random, speeds) : 30) * FRAME;
            walk.move(speed, isChanging ? speed : fall(2 * FRAME), name);
            assertThat(mover.report().isOnFloor() || !wasOnFloor).as(name).isTrue();
            wasOnFloor |= mover.report().isOnFloor();
            walk.judgeProgress(speed, 0, name);
        }
        assertThat(wasOnFloor).isTrue();
        assertThat(world.y(hero)).isCloseTo(50 - 4.9, within(ROUNDING));
    }

    private void tiles() {
        world.addStatic(centered(1600, 100), 512, 562);
        for (int row = 7; row <= 15; row++) {
            for (int column = 12; column <= 19; column++) {
                oneWayTile(row, column);
            }
        }
        for (int column = 6; column <= 9; column++) {
            oneWayTile(12, column);
            world.addStatic(ConvexPolygon.box(0, 0, 32, 32), 32 * (column + 20), 32 * 11);
            world.addStatic(ConvexPolygon.box(0, 0, 32, 32), 32 * (column + 18), 32 * 13);
        }
    }

    private void oneWayTile(int row, int column) {
        world.oneWayBodies().set(world.addStatic(ConvexPolygon.box(0, 0, 32, 32), 32 * column, 32 * row), 0, -1);
    }

    /** Nothing deflects a jump through a block of one-way tiles, from below another one or from its corner. */
    @ParameterizedTest
    @ValueSource(doubles = {250, 147})
    void aJumpThroughOneWayTiles(double x) {
        tiles();
        BodyId hero = world.add(centered(32, 64), x, 460);
        JudgedWorld jump = new JudgedWorld(world, hero, mover, 64);
        double dy = -1000 * FRAME;
        for (int frame = 1; frame <= 40; frame++) {
            double progress = jump.move(600 * FRAME, dy, "frame " + frame);
            assertThat(Math.abs(progress)).as("frame %s", frame).isCloseTo(600 * FRAME, within(ROUNDING));
            assertThat(mover.report().isOnWall() || mover.report().isOnCeiling())
                    .as("frame %s", frame)
                    .isFalse();
            dy = fall(50 * FRAME);
        }
    }

    /** A hero on a one-way tile on whose head another one falls is not pushed through. */
    @Test
    void aFallOnOneWayTiles() {
        tiles();
        BodyId lower = world.add(centered(32, 64), 250, 350);
        BodyId upper = world.add(centered(32, 64), 250, 150);
        CharacterMover other = new CharacterMover().setUp(0, -1);
        double lowerFall = 0;
        double upperFall = 0;
        for (int frame = 1; frame <= 60; frame++) {
            lowerFall += 100 * FRAME;
            world.moveAndSlide(lower, 0, lowerFall, mover);
            lowerFall = mover.report().endDisplacementY();
            upperFall += 100 * FRAME;
            world.moveAndSlide(upper, 0, upperFall, other);
            upperFall = other.report().endDisplacementY();
        }
        assertThat(world.y(lower)).isEqualTo(12 * 32 - 32);
        assertThat(world.y(upper)).isEqualTo(12 * 32 - 96);
    }

    /**
     * A box flies into a one-way platform that is rotated by 15 degrees at a time. The side that is solid holds it if
     * the contact is within 45 degrees of the direction of the platform; from behind, no angle does.
     */
    @ParameterizedTest
    @CsvSource({"128, 0", "128, 45", "64, 45"})
    void aroundTheClock(double width, double bodyAngle) {
        for (int degrees = 0; degrees < 360; degrees += 15) {
            World field = new World();
            BodyId platform = field.addKinematic(centered(width, 64), 512, 300);
            field.setRotor(platform, Rotor.ofAngle(Math.toRadians(degrees)));
            field.oneWayBodies().set(platform, 0, -1);
            BodyId hero = field.add(centered(64, 64), 300, 300);
            field.setRotor(hero, Rotor.ofAngle(Math.toRadians(bodyAngle)));
            CharacterMover flier = new CharacterMover().setUp(0, 0);
            boolean isHit = false;
            for (int frame = 0; frame < 80; frame++) {
                isHit |= field.moveAndSlide(hero, 400 * FRAME, 0, flier).isOnWall();
            }
            String name = degrees + " degrees";
            if (degrees <= 180) {
                assertThat(isHit).as(name).isFalse();
                assertThat(field.x(hero)).as(name).isCloseTo(300 + 80 * 400 * FRAME, within(ROUNDING));
            } else if (degrees > 225 && degrees < 315) {
                assertThat(isHit).as(name).isTrue();
            }
        }
    }

    /** The same platform moves away from the box, or toward it: only its solid side holds the box. */
    @ParameterizedTest
    @CsvSource({"90, 50", "-90, 50", "90, -50", "-90, -50"})
    void aPlatformThatMoves(double degrees, double speed) {
        BodyId platform = world.addKinematic(centered(128, 64), 512, 300);
        world.setRotor(platform, Rotor.ofAngle(Math.toRadians(degrees)));
        world.oneWayBodies().set(platform, 0, -1);
        BodyId hero = world.add(centered(64, 64), 300, 300);
        mover.setUp(0, 0);
        boolean isHit = false;
        for (int frame = 0; frame < 80 && !isHit; frame++) {
            world.setDisplacement(platform, speed * FRAME, 0);
            assertThat(world.step(Response.slide()).stalled()).isEmpty();
            isHit = world.moveAndSlide(hero, 400 * FRAME, 0, mover).isOnWall();
        }
        assertThat(isHit).isEqualTo(degrees < 0);
    }

    /** A lift to and fro and a lift up and down: a rider is on it in each frame, and after a period where it was. */
    @ParameterizedTest
    @CsvSource({"184, 152, 328.086, 152", "88.3493, 296, 88.3493, 152"})
    void liftsOfTheCubeWorld(double fromX, double fromY, double toX, double toY) {
        BodyId lift = world.addKinematic(centered(16, 16), fromX, fromY);
        BodyId hero = world.add(centered(16, 16), fromX + 3, fromY - 20);
        JudgedWorld ride = new JudgedWorld(world, hero, mover, 16);
        for (int frame = 0; frame < 30 && !mover.report().isOnFloor(); frame++) {
            ride.move(0, 0.5, "falls");
        }
        double x = world.x(hero);
        for (int frame = 1; frame <= 3 * 600; frame++) {
            double time = frame % 600 * FRAME;
            double part = time < 1 ? 0 : time < 5 ? (time - 1) / 4 : time < 6 ? 1 : 1 - (time - 6) / 4;
            world.setPosition(lift, fromX + part * (toX - fromX), fromY + part * (toY - fromY));
            ride.move(0, 98 * FRAME * FRAME, "frame " + frame);
            assertThat(mover.report().floor()).as("frame %s", frame).contains(lift);
            if (frame % 600 == 0) {
                assertThat(world.x(hero)).isCloseTo(x, within(32 * Math.ulp(512.0)));
                assertThat(world.y(hero)).isCloseTo(fromY - 16, within(32 * Math.ulp(512.0)));
            }
        }
    }

    /** Four one-way platforms that overlap, and two boards that are tilted: a cube walks over all of them. */
    @Test
    void platformsOfTheCubeWorld() {
        for (double x : new double[] {439, 456, 472, 487}) {
            world.oneWayBodies().set(world.addStatic(centered(20, 8), x, 308), 0, -1);
        }
        BodyId hero = world.add(centered(16, 16), 430, 330);
        JudgedWorld walk = new JudgedWorld(world, hero, mover, 16);
        double dy = -200 * FRAME;
        for (int frame = 1; frame <= 300 && !mover.report().isOnFloor(); frame++) {
            walk.move(0, dy, "jumps in frame " + frame);
            assertThat(mover.report().isOnCeiling()).isFalse();
            dy = fall(98 * FRAME * FRAME);
        }
        assertThat(world.y(hero)).isEqualTo(296);
        for (int frame = 1; world.x(hero) < 500; frame++) {
            double progress = walk.move(200 * FRAME, fall(98 * FRAME * FRAME), "walks in frame " + frame);
            assertThat(Math.abs(progress)).isCloseTo(200 * FRAME, within(ROUNDING));
            assertThat(world.x(hero) > 497 || mover.report().isOnFloor()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"251.44, 396.557, -0.428054", "369.116, 394.016, 0.465931"})
    void boardsOfTheCubeWorld(double x, double y, double angle) {
        BodyId board = world.addStatic(centered(64, 16), x, y);
        world.setRotor(board, Rotor.ofAngle(angle));
        BodyId hero = world.add(centered(16, 16), x, y - 40);
        JudgedWorld walk = new JudgedWorld(world, hero, mover, 16);
        for (int frame = 1; frame <= 60; frame++) {
            walk.move(0, fall(98 * FRAME * FRAME), "falls in frame " + frame);
        }
        double restX = world.x(hero);
        double restY = world.y(hero);
        assertThat(mover.report().floor()).contains(board);
        for (int frame = 1; frame <= 60; frame++) {
            walk.move(0, 98 * FRAME * FRAME, "rests in frame " + frame);
        }
        assertThat(world.x(hero) == restX && world.y(hero) == restY).isTrue();
        for (int frame = 1; frame <= 8; frame++) {
            double progress = walk.move(frame <= 4 ? 2 : -2, fall(98 * FRAME * FRAME), "walks in frame " + frame);
            assertThat(Math.abs(progress)).isCloseTo(2, within(ROUNDING));
            assertThat(mover.report().floor()).contains(board);
        }
    }

    /** A wheel with a cube on it is rotated to and fro by 90 degrees: a hero beside the cube rides on the wheel. */
    @Test
    void theWheelOfTheCubeWorld() {
        BodyId wheel = world.addKinematic(
                CompoundShape.of(
                        RoundedPolygon.circle(0, 0, 32), ConvexPolygon.box(-8.440125, -45.0904, 7.559875, -29.0904)),
                241.169,
                304.126);
        BodyId hero = world.add(centered(16, 16), 241.169, 240);
        JudgedWorld ride = new JudgedWorld(world, hero, mover, 16);
        for (int frame = 0; frame < 30 && !mover.report().isOnFloor(); frame++) {
            ride.move(0, 1, "falls");
        }
        assertThat(mover.report().floor()).contains(wheel);
        double x = world.x(hero);
        for (int frame = 1; frame <= 600; frame++) {
            double degrees = 15 * Math.sin(2 * Math.PI * (frame % 200) / 200);
            world.setRotor(wheel, frame % 200 == 0 ? Rotor.IDENTITY : Rotor.ofAngle(Math.toRadians(degrees)));
            ride.move(0, 98 * FRAME * FRAME, "frame " + frame);
            assertThat(mover.report().floor()).as("frame %s", frame).contains(wheel);
            if (frame % 200 == 0) {
                assertThat(world.x(hero)).isCloseTo(x, within(32 * Math.ulp(512.0)));
            }
        }
    }
}
