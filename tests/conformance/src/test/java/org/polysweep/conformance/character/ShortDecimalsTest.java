package org.polysweep.conformance.character;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/**
 * Stairs in short decimals, whose sums are rounded to one or several units in the last place before a riser or beyond
 * it: 792 walks of each shape in the nightly run, up the stairs and down on the other side. In each frame the hero gets
 * as far as it was to, so it reaches the top in the frame that real numbers expect.
 */
@Tag("bulk")
class ShortDecimalsTest {

    private static final double[] SPEEDS = {0.03, 0.05, 0.07, 0.1, 0.13, 0.15, 0.2, 0.25, 0.3, 0.7, 2};
    private static final double[] HEIGHTS = {0.05, 0.1, 0.12, 0.15, 0.2, 0.23, 0.25, 0.3, 0.33, 0.35, 0.4, 0.45};
    private static final double[] WIDTHS = {0.3, 0.4, 0.5, 0.7, 0.8, 1};

    private static final int STEPS = 3;

    /** Rounding may cost so many units in the last place per frame, on the way over an edge. */
    private static final int ULPS_PER_FRAME = 16;

    @ParameterizedTest
    @ValueSource(strings = {"box", "capsule"})
    void theTopIsReachedInTheFrameExpected(String shape) {
        int count = SPEEDS.length * HEIGHTS.length * WIDTHS.length;
        // By day a quarter of them: 5 and the count have no common factor.
        for (int i = 0; i < Math.min(count, Trials.times(count)); i++) {
            int k = 5 * i % count;
            int steps = k / SPEEDS.length;
            walk(shape, SPEEDS[k % SPEEDS.length], HEIGHTS[steps % HEIGHTS.length], WIDTHS[steps / HEIGHTS.length]);
        }
    }

    private static void walk(String shape, double speed, double height, double width) {
        World world = new World();
        world.addStatic(ConvexPolygon.box(-40, -1, 0, 0), 0, 0);
        for (int i = 0; i < 2 * STEPS; i++) {
            int above = Math.min(i + 1, 2 * STEPS - i);
            world.addStatic(ConvexPolygon.box(i * width, -1, (i + 1) * width, above * height), 0, 0);
        }
        double end = 2 * STEPS * width;
        world.addStatic(ConvexPolygon.box(end, -1, end + 40, 0), 0, 0);
        ConvexShape hero = eightTenthsWide(shape);
        CharacterMover mover = new CharacterMover().setStepHeight(height).setSnapDistance(height);
        BodyId body = world.add(hero, -1.3, 0);
        JudgedWorld walk = new JudgedWorld(world, body, mover, 1);
        int frames = (int) Math.ceil((1.5 + end) / speed);
        double top = 0;
        for (int frame = 1; frame <= frames; frame++) {
            String name = shape + " at " + speed + ", steps " + width + " by " + height + ", frame " + frame;
            walk.move(speed, -0.01, name);
            assertThat(world.x(body))
                    .as(name)
                    .isCloseTo(-1.3 + frame * speed, within(frame * ULPS_PER_FRAME * Math.ulp(1.0)));
            assertThat(mover.report().isOnFloor() || speed > width).as(name).isTrue();
            top = Math.max(top, world.y(body));
        }
        if (speed < width) {
            assertThat(top)
                    .as("%s at %s, steps %s by %s", shape, speed, width, height)
                    .isEqualTo(STEPS * height);
            assertThat(world.y(body)).isZero();
        }
    }

    private static ConvexShape eightTenthsWide(String shape) {
        return switch (shape) {
            case "box" -> ConvexPolygon.box(0, 0, 0.8, 1.5);
            case "circle" -> RoundedPolygon.circle(0.4, 0.4, 0.4);
            default -> RoundedPolygon.capsule(0.4, 0.4, 0.4, 1.5, 0.4);
        };
    }
}
