package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/**
 * A level in whole numbers, and the same one scaled, moved and rounded: the surface of the rounded one lets bodies pass
 * as the exact one does.
 */
class RoughLevelTest {

    private static final double MAX_GAP = 1e-5;
    private static final int COLUMNS = 14;
    private static final int FRAMES = 40;

    /** Where a level is, and how it is rounded. */
    private record Roughness(Random random, int rounding, double unit, double left, double top) {

        static Roughness any(Random random) {
            double unit = new double[] {0.1, 0.3, 0.7, 1.1}[random.nextInt(4)];
            return new Roughness(
                    random, random.nextInt(3), unit, random.nextInt(1_000) * 0.1, random.nextInt(100) * 0.1);
        }

        ConvexPolygon rough(int... xy) {
            double[] rough = new double[xy.length];
            Arrays.setAll(rough, i -> off((i % 2 == 0 ? left : top) + xy[i] * unit));
            return ConvexPolygon.hullOf(rough);
        }

        private double off(double number) {
            return switch (rounding) {
                case 0 -> number;
                case 1 -> (float) number;
                default -> random.nextBoolean() ? Math.nextUp(number) : Math.nextDown(Math.nextDown(number));
            };
        }
    }

    /** With one seed, because a body that just passes a corner on the one level may just hit it on the other. */
    @Property(tries = 60, seed = "71", edgeCases = EdgeCasesMode.NONE)
    void bodiesPassAsOnTheExactLevel(
            @ForAll Random random, @ForAll @IntRange(max = 4) int kind, @ForAll @IntRange(max = 2) int body) {
        List<int[]> level = level(random, kind);
        Roughness roughness = Roughness.any(random);
        List<PlacedShape> rough = new ArrayList<>();
        level.forEach(xy -> rough.add(roughness.rough(xy).at(0, 0)));
        Collections.shuffle(rough, random);
        CompoundShape exact = CompoundShape.of(level.stream()
                .map(xy -> ConvexPolygon.of(Arrays.stream(xy).asDoubleStream().toArray()))
                .toList());
        CompoundShape surface = CompoundShape.surface(rough, MAX_GAP);
        boolean slides = random.nextBoolean();
        double[] expected = path(exact, body, slides, 1, 0, 0);
        double[] actual = path(surface, body, slides, roughness.unit, roughness.left, roughness.top);
        for (int i = 0; i < expected.length; i++) {
            assertThat(actual[i]).as(i + " of kind " + kind + " on " + surface).isCloseTo(expected[i], within(0.01));
        }
    }

    private static List<int[]> level(Random random, int kind) {
        List<int[]> level = new ArrayList<>();
        int y = 0;
        switch (kind) {
            case 0 -> {
                // A tunnel: the tiles of its roof are twice as wide.
                for (int x = 0; x < 4 * COLUMNS; x += 4) {
                    level.add(new int[] {x, -4, x + 4, -4, x + 4, 0, x, 0});
                    level.add(new int[] {2 * x, 4, 2 * x + 8, 4, 2 * x + 8, 8, 2 * x, 8});
                }
            }
            case 1 -> {
                // Slopes with a tile whose corner is in the middle of one.
                for (int x = 0; x < 4 * COLUMNS; x += 8) {
                    level.add(new int[] {x, y - 8, x + 4, y - 8, x + 4, y, x, y});
                    level.add(new int[] {x + 4, y - 8, x + 8, y - 8, x + 8, y - 2, x + 4, y});
                    level.add(new int[] {x + 6, y - 10, x + 8, y - 10, x + 8, y - 2, x + 6, y - 1});
                    y -= 2;
                }
            }
            case 2 -> {
                // Hills upon one long floor.
                level.add(new int[] {-4, -4, 4 * COLUMNS, -4, 4 * COLUMNS, 0, -4, 0});
                for (int x = 4; x < 4 * COLUMNS; x += 12) {
                    level.add(new int[] {x, 0, x + 4, 0, x + 4, 2});
                    level.add(new int[] {x + 4, 0, x + 8, 0, x + 4, 2});
                }
            }
            case 3 -> {
                // A platform that begins in the middle of a slope.
                level.add(new int[] {0, 0, 16, -8, 16, -16, 0, -16});
                level.add(new int[] {8, -4, 8, -8, 4 * COLUMNS, -8, 4 * COLUMNS, -4});
            }
            default -> {
                for (int x = 0; x < 4 * COLUMNS; x += 4) {
                    int drop = random.nextInt(4);
                    level.add(new int[] {x, y - 20, x + 4, y - 20, x + 4, y - drop, x, y});
                    y -= drop;
                }
            }
        }
        return level;
    }

    /** Where a body is after each frame, in units of the level. */
    private static double[] path(CompoundShape ground, int body, boolean slides, double unit, double left, double top) {
        World world = new World();
        world.addStatic(ground, 0, 0);
        ConvexShape shape = switch (body) {
            case 0 -> ConvexPolygon.box(0, 0, 2.4 * unit, 2.4 * unit);
            case 1 ->
                ConvexPolygon.of(0, 0, 2.4 * unit, 0, 2.4 * unit, 1.5 * unit, 1.2 * unit, 2.4 * unit, 0, 1.5 * unit);
            default -> RoundedPolygon.circle(1.2 * unit, 1.2 * unit, 1.2 * unit);
        };
        BodyId thrown = world.add(shape, left + 0.25 * unit, top + 0.05 * unit);
        double[] path = new double[2 * FRAMES];
        for (int frame = 0; frame < FRAMES; frame++) {
            double last = frame == 0 ? 0 : world.bodies().endDisplacementY(thrown);
            world.setDisplacement(thrown, 1.37 * unit, slides ? -0.3 * unit : last - 0.1 * unit);
            world.step(slides ? Response.slide() : Response.bounce(0.5));
            path[2 * frame] = (world.x(thrown) - left) / unit;
            path[2 * frame + 1] = (world.y(thrown) - top) / unit;
        }
        return path;
    }
}
