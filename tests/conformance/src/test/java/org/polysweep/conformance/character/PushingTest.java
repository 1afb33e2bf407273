package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.MoveReport;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/**
 * A mover that is pressed against a floor or a wall pushes the crates ahead of it, frame after frame, as far as exact
 * arithmetic does, up to 256 units in the last place per frame: each of the pushes along a slanted side rounds.
 */
class PushingTest {

    private static final int ULPS_PER_FRAME = 256;

    private final Random random = Trials.random(47);

    /** The decimals leave a gap of one unit in the last place between hero and crate. */
    @ParameterizedTest
    @CsvSource({"0.1, -0.015625", "0.1, -0.007", "-0.1, -0.007", "0.07, -0.3", "0.03, 0"})
    void aHeroUnderGravityPushesACrateOn(double dx, double dy) {
        World world = new World();
        world.addStatic(ConvexPolygon.box(-10, -1, 10, 0), 0, 0);
        BodyId crate = world.add(ConvexPolygon.box(-0.5, 0, 0.5, 1), Math.signum(dx) * 1.6, 0);
        BodyId hero = world.add(ConvexPolygon.box(-0.25, 0, 0.25, 1), 0, 0);
        CharacterMover mover = new CharacterMover().setPushable(crate::equals);
        for (int frame = 1; frame <= 60; frame++) {
            MoveReport report = world.moveAndSlide(hero, dx, dy, mover);
            assertThat(report.endDisplacementX()).as("frame %d", frame).isEqualTo(dx);
            assertThat(report.isOnWall()).isFalse();
        }
        assertThat(world.x(hero)).isCloseTo(60 * dx, within(1e-13));
        double pushed = Math.max(1.6, 60 * Math.abs(dx) + 0.75);
        assertThat(Math.abs(world.x(crate))).isCloseTo(pushed, within(1e-13));
        assertThat(world.y(crate)).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 8, 100})
    void aGapOfSomeUlpsHoldsNoHero(int ulps) {
        World world = new World();
        world.addStatic(ConvexPolygon.box(-10, -1, 10, 0), 0, 0);
        BodyId crate = world.add(ConvexPolygon.box(0, 0, 1, 1), 1, 0);
        double x = 0.75 - ulps * Math.ulp(0.5);
        BodyId hero = world.add(ConvexPolygon.box(-0.25, 0, 0.25, 1), x, 0);
        world.moveAndSlide(hero, 0.1, -0.007, new CharacterMover().setPushable(crate::equals));
        assertThat(world.x(hero)).isCloseTo(x + 0.1, within(2e-16));
        assertThat(world.x(crate)).isCloseTo(x + 0.35, within(3e-15));
    }

    /** The number of pushed bodies is not limited by the number of contacts of a move. */
    @Test
    void manyCratesOnTopOfEachOtherArePushed() {
        World world = new World();
        world.addStatic(ConvexPolygon.box(-10, -1, 10, 0), 0, 0);
        List<BodyId> crates = new ArrayList<>();
        for (int i = 0; i < 24; i++) {
            crates.add(world.add(ConvexPolygon.box(0, 0, 1, 0.25), 1 + Heroes.number(random, 0, 0.3), 0.25 * i));
        }
        BodyId hero = world.add(ConvexPolygon.box(-0.25, 0, 0.25, 6), 0, 0);
        CharacterMover mover = new CharacterMover().setPushable(crates::contains);
        for (int frame = 0; frame < 40; frame++) {
            world.moveAndSlide(hero, 0.1, -0.007, mover);
        }
        assertThat(world.x(hero)).isCloseTo(4, within(1e-13));
        for (BodyId crate : crates) {
            assertThat(world.x(crate)).isCloseTo(4.25, within(1e-13));
        }
    }

    /** A crate that slides on the floor leaves the way of a hero that presses it down, and stays out of the hero. */
    @Test
    void rowsArePushedInEveryDirection() {
        for (int trial = 0; trial < Trials.times(2000); trial++) {
            push(random.nextLong());
        }
    }

    private void push(long trial) {
        Scene scene = new Scene(trial, new Random(trial));
        for (int frame = 1; frame <= scene.frames; frame++) {
            scene.move(frame);
        }
    }

    /** A hero and crates on a floor, along a wall, or in the open; the ground leads along (c, s). */
    private static final class Scene {

        private static final List<String> SHAPES =
                List.of("box", "capsule", "rounded", "octagon", "trapezoid", "circle");

        private final String name;
        private final World world = new World();
        private final CharacterMover mover = new CharacterMover();
        private final BodyId hero;
        private final List<BodyId> crates = new ArrayList<>();
        private final double c;
        private final double s;
        private final boolean isLevel;
        private final double speed;
        private final double gravity;
        private final double fromX;
        private final double fromY;
        private final double unit;
        private final int frames;
        private final JudgedWorld judged;

        Scene(long trial, Random random) {
            String ground = Heroes.oneOf(random, List.of("none", "floor", "wall"));
            int quarter = random.nextInt(5);
            isLevel = quarter < 4;
            double angle = random.nextDouble() * 2 * Math.PI;
            c = isLevel ? (1 - quarter) % 2 : Math.cos(angle);
            s = isLevel ? (2 - quarter) % 2 : Math.sin(angle);
            double size = Heroes.oneOf(random, List.of(1.0, 1.0, 0.001, 16.3)) * Heroes.number(random, 0.6, 2);
            double far = Heroes.oneOf(random, List.of(3 * size, 3 * size, 1e6 * size));
            fromX = Heroes.number(random, -far, far);
            fromY = Heroes.number(random, -far, far);
            speed = size * Heroes.number(random, 0.06, 0.3);
            gravity = ground.equals("none") ? 0 : size * Heroes.number(random, 0.06, 0.1) / 8;
            unit = Math.ulp(Math.max(Math.abs(fromX), Math.abs(fromY)) + 100 * size);
            if (gravity > 0) {
                double side = random.nextBoolean() || !isLevel ? 5 * size : 0.1;
                world.addStatic(shape("box", 400 * size, side, 0, -side), fromX, fromY);
            }
            double lift = isLevel ? 0 : 0.01 * size;
            double width = size * Heroes.number(random, 0.3, 1.3);
            String kind = Heroes.oneOf(random, SHAPES);
            hero = add(shape(kind, width, size * Heroes.number(random, 0.5, 1.5), 0, 0), 0, lift);
            String crateKind = Heroes.oneOf(random, SHAPES);
            // Circles of several sizes lift each other.
            int count = crateKind.equals("circle") ? 1 : 1 + random.nextInt(4);
            double along = width / 2 + unit;
            for (int i = 0; i < count; i++) {
                double gap = random.nextBoolean() ? 0 : size * Heroes.number(random, 0.05, 0.4);
                double crateWidth = size * Heroes.number(random, 0.3, 1.3);
                along += gap + crateWidth / 2;
                double height = size * Heroes.number(random, 0.5, 1.5);
                crates.add(add(shape(crateKind, crateWidth, height, 0, 0), along, lift));
                along += crateWidth / 2 + unit;
            }
            mover.setPushable(crates::contains)
                    .setUp(ground.equals("wall") ? 0 : 0.0 - s, ground.equals("wall") ? 0 : c);
            frames = 30 + random.nextInt(71);
            name = "trial " + trial + ": " + kind + " pushes " + count + " " + crateKind + ", " + ground + ", along ("
                    + c + ", " + s + "), frame ";
            judged = new JudgedWorld(world, hero, mover, size);
        }

        private BodyId add(ConvexShape shape, double along, double above) {
            return world.add(shape, fromX + c * along - s * above, fromY + s * along + c * above);
        }

        private ConvexShape shape(String kind, double w, double h, double x, double y) {
            return switch (kind) {
                case "box" -> polygon(x - w / 2, y, x + w / 2, y, x + w / 2, y + h, x - w / 2, y + h);
                case "capsule" -> RoundedPolygon.of(polygon(0, w / 2, 0, w / 2 + h), w / 2);
                case "circle" -> RoundedPolygon.of(polygon(0, w / 2), w / 2);
                case "rounded" ->
                    RoundedPolygon.of(polygon(-0.4 * w, w / 10, 0.4 * w, w / 10, 0.3 * w, h, -0.3 * w, h), w / 10);
                case "octagon" ->
                    polygon(
                            -w / 4, 0, w / 4, 0, w / 2, h / 4, w / 2, h / 2, w / 4, h, -w / 4, h, -w / 2, h / 2, -w / 2,
                            h / 4);
                default -> polygon(-w / 3, 0, w / 3, 0, w / 2, h, -w / 2, h);
            };
        }

        private ConvexPolygon polygon(double... xy) {
            double[] led = new double[xy.length];
            for (int i = 0; i < xy.length; i += 2) {
                led[i] = c * xy[i] - s * xy[i + 1];
                led[i + 1] = s * xy[i] + c * xy[i + 1];
            }
            return ConvexPolygon.of(led);
        }

        void move(int frame) {
            judged.move(speed * c + gravity * s, speed * s - gravity * c, name + frame);
            MoveReport report = mover.report();
            double along = (world.x(hero) - fromX) * c + (world.y(hero) - fromY) * s;
            double error = ULPS_PER_FRAME * frame * unit;
            assertThat(along).as(name + frame).isCloseTo(frame * speed, within(error));
            if (isLevel) {
                double end = report.endDisplacementX() * c + report.endDisplacementY() * s;
                assertThat(end).as(name + frame).isCloseTo(speed, within(1e-9 * speed));
            }
            judged.judgeApart(crates, name + frame);
        }
    }
}
