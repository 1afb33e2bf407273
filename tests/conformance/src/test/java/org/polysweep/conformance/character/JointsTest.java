package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** The joints of separate bodies stop no mover, exact ones and those that rounding has moved apart. */
class JointsTest {

    private static final int PIECES = 8;

    private static final int ULPS_PER_FRAME = 16 * 16;

    /** A joint of floats is four of their units wide; the pieces reach sixteen times as far as the hero. */
    private static final double FLOAT_ULPS = 4 * 0x1p29 * 16;

    /** Floors with slopes up to 9:10, ceilings, and walls in a level that is seen from above. */
    @ParameterizedTest
    @ValueSource(strings = {"floor", "ceiling", "above"})
    void noJointStopsAMover(String game) {
        Random seeds = Trials.random(45);
        for (int trial = 0; trial < Trials.times(1200); trial++) {
            walk(seeds.nextLong(), game);
        }
    }

    private static void walk(long trial, String game) {
        Random random = new Random(trial);
        String kind = Heroes.oneOf(random, Heroes.KINDS);
        String rounding = Heroes.oneOf(random, List.of("shared", "double", "float"));
        boolean isFloat = rounding.equals("float");
        double size = Heroes.oneOf(random, List.of(1.0, 16.0, 0.1, 3.0));
        boolean hasSlopes = !game.equals("above") && random.nextInt(3) > 0;
        double beginX = size * Heroes.oneOf(random, List.of(0.0, 0.1, 1000.1, isFloat ? 1e3 : 1e7));
        double beginY = size * Heroes.oneOf(random, List.of(0.0, 0.7, -300.3));
        double tile = size * Heroes.oneOf(random, List.of(1.0, 0.1, 0.3, 0.7));
        World world = new World();
        double x = beginX - 6 * size;
        double y = beginY;
        for (int i = 0; i < PIECES; i++) {
            double nextX = i == 0 ? beginX : x + (hasSlopes ? size * (0.2 + 2 * random.nextDouble()) : tile);
            double slope = i == 0 || !hasSlopes ? 0 : (random.nextInt(19) - 9) / 10.0;
            double nextY = y + (game.equals("ceiling") ? Math.abs(slope) : slope) * (nextX - x);
            world.addKinematic(
                    piece(rounding, x, y, nextX, nextY, beginY - 40 * size), place(rounding, x), place(rounding, y));
            x = isFloat ? (float) nextX : nextX;
            y = isFloat ? (float) nextY : nextY;
        }
        double beginning = isFloat ? (float) beginY : beginY;
        BodyId hero = world.add(Heroes.shape(kind, size), beginX - 3 * size, beginning);
        double speed = size * (0.05 + 0.3 * random.nextDouble());
        boolean isFloor = game.equals("floor");
        CharacterMover mover = new CharacterMover().setSnapDistance(isFloor ? 0.7 * size : 0);
        if (!isFloor) {
            mover.setUp(0, game.equals("ceiling") ? -1 : 0).setSlopeLimit(10);
        }
        JudgedWorld judged = new JudgedWorld(world, hero, mover, size);
        double press = isFloor ? 0.01 * size : 0.05 * speed;
        int still = 0;
        for (int frame = 0; world.x(hero) < x - size; frame++) {
            String name = game + ", " + kind + ", " + rounding + ", trial " + trial + ", frame " + frame;
            double before = world.x(hero);
            judged.move(speed, -press, name);
            if (isFloor) {
                assertThat(mover.report().isOnFloor()).as(name).isTrue();
                assertThat(world.x(hero) - before)
                        .as(name)
                        .isCloseTo(speed, within((isFloat ? FLOAT_ULPS : ULPS_PER_FRAME) * judged.unit()));
            }
            still = world.x(hero) > before ? 0 : still + 1;
            assertThat(still).as(name).isLessThan(4);
        }
    }

    private static double place(String rounding, double coordinate) {
        return rounding.equals("shared") ? 0 : rounding.equals("float") ? (float) coordinate : coordinate;
    }

    /** What is below a line; unless vertices are shared, in coordinates of its own, which are rounded. */
    private static ConvexShape piece(String rounding, double x, double y, double nextX, double nextY, double low) {
        if (rounding.equals("shared")) {
            return ConvexPolygon.hullOf(x, y, nextX, nextY, nextX, low, x, low);
        }
        boolean isFloat = rounding.equals("float");
        double toX = isFloat ? (float) (nextX - x) : nextX - x;
        double toY = isFloat ? (float) (nextY - y) : nextY - y;
        double bottom = isFloat ? (float) (low - y) : low - y;
        return ConvexPolygon.hullOf(0, 0, toX, toY, toX, bottom, 0, bottom);
    }

    /** In a step, a level body and a slope are as one compound: the same bits. */
    @ParameterizedTest
    @ValueSource(strings = {"box", "octagon", "trapezoid", "capsule"})
    void aStepJudgesStaticBodiesTogether(String kind) {
        for (Response response : List.of(Response.slide(), Response.push(), Response.bounce(0), Response.bounce(0.5))) {
            World bodies = new World();
            World one = new World();
            ConvexShape floor = ConvexPolygon.box(-10, -1, 0, 0);
            ConvexShape slope = ConvexPolygon.of(0, 0, 4, 0, 4, 2);
            bodies.addKinematic(slope, 0, 0);
            bodies.addKinematic(floor, 0, 0);
            one.addKinematic(CompoundShape.of(floor, slope), 0, 0);
            BodyId first = bodies.add(Heroes.shape(kind, 1), -2, 0);
            BodyId second = one.add(Heroes.shape(kind, 1), -2, 0);
            for (int frame = 0; frame < 16; frame++) {
                bodies.setDisplacement(first, 0.25, -1.0 / 64);
                one.setDisplacement(second, 0.25, -1.0 / 64);
                bodies.step(response);
                one.step(response);
                assertThat(bodies.x(first)).isEqualTo(one.x(second));
                assertThat(bodies.y(first)).isEqualTo(one.y(second));
            }
            assertThat(bodies.x(first)).isGreaterThan(0.5);
        }
    }

    /** A corner that falls exactly onto the joint of two tiles meets their floor, and not the side of one. */
    @Test
    void aCornerFallsOntoTheJointOfTwoTiles() {
        World world = new World();
        world.addKinematic(ConvexPolygon.box(0, -1, 1, 0), 0, 0);
        world.addKinematic(ConvexPolygon.box(-1, -1, 0, 0), 0, 0);
        BodyId box = world.add(ConvexPolygon.box(-1, 0, 0, 1), -0.25, 0.25);
        world.setDisplacement(box, 0.5, -0.5);
        world.step(Response.slide());
        assertThat(world.x(box)).isCloseTo(0.25, within(0.0));
        assertThat(world.y(box)).isZero();
    }
}
