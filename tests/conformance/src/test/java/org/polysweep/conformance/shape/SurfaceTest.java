package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** Levels whose joints rounding has moved apart: as a surface, they let bodies pass as exact ones do. */
@PropertyDefaults(tries = 150, edgeCases = EdgeCasesMode.NONE)
class SurfaceTest {

    private static final double MAX_GAP = 1e-5;
    private static final int COLUMNS = 12;

    /** A level of columns from left to right, in any order; some of them stand on a lower one with a foot on it. */
    private static final class Level {
        final Random random;
        final double size;
        final double left;
        final double top;
        private final int rounding;
        final List<PlacedShape> columns = new ArrayList<>();

        Level(Random random, int lowest, int highest) {
            this.random = random;
            size = new double[] {0.1, 0.3, 0.7, 1.1}[random.nextInt(4)];
            left = random.nextInt(1_000) * 0.1;
            top = random.nextInt(100) * 0.1;
            rounding = random.nextInt(4);
            double height = top;
            for (int i = 0; i < COLUMNS; i++) {
                double rise = i == 0 || random.nextInt(3) > 0 ? 0 : random.nextInt(lowest, highest + 1) * size / 2;
                addColumn(left + i * size, left + (i + 1) * size, height, height + rise);
                height += rise;
            }
            Collections.shuffle(columns, random);
        }

        private void addColumn(double minX, double maxX, double fromY, double toY) {
            if (fromY == toY && random.nextBoolean()) {
                columns.add(ConvexPolygon.box(0, 0, off(size), off(size)).at(off(minX), off(fromY - size)));
            } else if (toY > fromY && random.nextBoolean()) {
                columns.add(ConvexPolygon.box(off(minX), off(fromY - 1), off(maxX + size), off(fromY))
                        .at(0, 0));
                columns.add(ConvexPolygon.of(off(minX), off(fromY), off(maxX), off(fromY), off(maxX), off(toY))
                        .at(0, 0));
            } else {
                double bottom = Math.min(fromY, toY) - size;
                columns.add(ConvexPolygon.hullOf(
                                off(minX),
                                off(bottom),
                                off(maxX),
                                off(bottom),
                                off(maxX),
                                off(toY),
                                off(minX),
                                off(fromY))
                        .at(0, 0));
            }
        }

        /** As a tool writes it: in decimals, as a float, off by a few units in the last place, or by more. */
        private double off(double number) {
            if (rounding == 1) {
                return (float) number;
            }
            if (rounding == 3) {
                return number + 0.4 * MAX_GAP * (random.nextDouble() - 0.5);
            }
            double off = number;
            for (int i = random.nextInt(3); i > 0 && rounding == 2; i--) {
                off = random.nextBoolean() ? Math.nextUp(off) : Math.nextDown(off);
            }
            return off;
        }
    }

    /** A box that is thrown to the right, with gravity; where it is after each frame. */
    private static List<Double> path(List<? extends Shape> ground, Level level, boolean slides, double startY) {
        World world = new World();
        ground.forEach(shape -> world.addStatic(shape, 0, 0));
        double size = level.size;
        BodyId box = world.add(
                ConvexPolygon.box(0, 0, 0.6 * size, 0.6 * size), level.left + 0.1 * size, startY + 0.1 * size);
        List<Double> path = new ArrayList<>(List.of(world.x(box), world.y(box)));
        for (int frame = 0; frame < 25; frame++) {
            double fall = slides
                    ? 0.05 * size
                    : 0.02 * size - (frame == 0 ? 0 : world.bodies().endDisplacementY(box));
            world.setDisplacement(box, 0.37 * size, -fall);
            world.step(slides ? Response.slide() : Response.bounce(0.5));
            Collections.addAll(path, world.x(box), world.y(box));
        }
        return path;
    }

    @Property
    void aFlatFloorIsOneBoxToTheBit(@ForAll Random random, @ForAll boolean slides) {
        Level level = new Level(random, 0, 0);
        CompoundShape surface = CompoundShape.surface(level.columns, MAX_GAP);
        double top = surface.part(0).maxY();
        assertThat(surface.parts())
                .allMatch(part -> part.maxY() == top && part.core().isBox());
        ConvexPolygon box = ConvexPolygon.box(surface.minX(), top - 1, surface.maxX(), top);
        assertThat(path(List.of(surface), level, slides, top)).isEqualTo(path(List.of(box), level, slides, top));
    }

    @Property
    void nothingStopsABodyOnSlopes(@ForAll Random random, @ForAll boolean slides, @ForAll boolean areBodies) {
        Level level = new Level(random, -2, slides ? 1 : 0);
        CompoundShape surface = CompoundShape.surface(level.columns, MAX_GAP);
        List<Double> path = path(areBodies ? surface.parts() : List.of(surface), level, slides, level.top);
        double end = level.left + (COLUMNS - 1) * level.size;
        for (int i = 2; i < path.size() && path.get(i - 2) < end; i += 2) {
            assertThat(path.get(i) - path.get(i - 2))
                    .as(level.columns + " " + path)
                    .isGreaterThan(0.1 * level.size);
        }
    }

    @Property
    void verticesMoveNoFartherThanTheGapAndCoincide(@ForAll Random random) {
        Level level = new Level(random, -2, 1);
        CompoundShape surface = CompoundShape.surface(level.columns, MAX_GAP);
        List<ConvexPolygon> parts =
                surface.parts().stream().map(ConvexShape::core).toList();
        for (int i = 0; i < parts.size(); i++) {
            ConvexPolygon part = parts.get(i);
            PlacedShape given = level.columns.get(i);
            assertThat(Math.abs(part.minX() - given.x() - given.shape().minX())).isLessThanOrEqualTo(1.01 * MAX_GAP);
            assertThat(Math.abs(part.maxY() - given.y() - given.shape().maxY())).isLessThanOrEqualTo(1.01 * MAX_GAP);
            for (int vertex = 0; vertex < part.vertexCount(); vertex++) {
                double x = part.x(vertex);
                double y = part.y(vertex);
                for (ConvexPolygon other : parts) {
                    for (int j = 0; j < other.vertexCount(); j++) {
                        boolean isNear =
                                Math.abs(other.x(j) - x) < 0.5 * MAX_GAP && Math.abs(other.y(j) - y) < 0.5 * MAX_GAP;
                        assertThat(isNear && (other.x(j) != x || other.y(j) != y))
                                .isFalse();
                    }
                }
            }
        }
    }

    @Example
    void whatFitsAndWhatIsFartherApartStays() {
        List<ConvexShape> parts = List.of(
                ConvexPolygon.box(0, 0, 1, 1),
                ConvexPolygon.box(1, 0, 2, 1),
                ConvexPolygon.of(2, 0, 4, 0, 2, 1),
                ConvexPolygon.box(2.25, 3, 3, 4),
                RoundedPolygon.circle(1.0625, 2, 1),
                ConvexPolygon.of(5, 5, 6, 7));
        CompoundShape given = CompoundShape.of(parts);
        assertThat(CompoundShape.surface(List.of(given.at(0, 0)), 0.125)).hasToString(given.toString());
        // The first part keeps its coordinates: the gap is closed, and so is the edge.
        assertThat(CompoundShape.surface(
                        List.of(
                                parts.get(0).at(0, 0),
                                parts.get(0).at(1.125, -0.0625),
                                parts.get(0).at(2.5, 0)),
                        0.125))
                .hasToString(CompoundShape.of(
                                parts.get(0), ConvexPolygon.box(1, 0, 2.125, 1), ConvexPolygon.box(2.5, 0, 3.5, 1))
                        .toString());
        // Steps that add up to more than the gap stay: the third is too far from the first.
        CompoundShape stairs = CompoundShape.surface(
                List.of(
                        parts.get(0).at(0, 0),
                        parts.get(0).at(1, 0.125),
                        parts.get(0).at(2, 0.25)),
                0.125);
        assertThat(List.of(
                        stairs.part(0).maxY(),
                        stairs.part(1).maxY(),
                        stairs.part(2).maxY()))
                .containsExactly(1.0, 1.0, 1.25);
    }

    @Example
    void aVertexNearAnEdgeIsPutOnIt() {
        ConvexPolygon floor = ConvexPolygon.box(0, 0, 8, 1);
        ConvexPolygon slope = ConvexPolygon.hullOf(0, 1, 4, 1, 4, 5);
        // Above the floor and left of a wall: the coordinate across the edge changes.
        ConvexPolygon foot = ConvexPolygon.hullOf(2, 1.0625, 7.9375, 1.0625, 7.9375, 0.5);
        CompoundShape level = CompoundShape.surface(List.of(floor.at(0, 0), foot.at(0, 0)), 0.125);
        assertThat(level)
                .hasToString(CompoundShape.of(floor, ConvexPolygon.hullOf(2, 1, 8, 1, 8, 0.5))
                        .toString());
        // Above a slope: the slope gets the vertex. Inside the slope: it stays there.
        ConvexPolygon above = ConvexPolygon.hullOf(2, 3.0625, 2.5, 6, 0, 6);
        ConvexPolygon inside = ConvexPolygon.hullOf(2, 2.9375, 2.5, 2, 3, 2);
        CompoundShape hill = CompoundShape.surface(List.of(slope.at(0, 0), above.at(0, 0), inside.at(0, 0)), 0.109375);
        assertThat(hill)
                .hasToString(CompoundShape.of(ConvexPolygon.hullOf(4, 5, 2, 3.0625, 0, 1, 4, 1), above, inside)
                        .toString());
    }
}
