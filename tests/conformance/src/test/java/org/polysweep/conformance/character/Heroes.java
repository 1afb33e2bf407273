package org.polysweep.conformance.character;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.polysweep.contact.Verdict;
import org.polysweep.query.Intersection;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/** The shapes that walk in this suite, and the exact check after each frame. */
final class Heroes {

    static final List<String> KINDS =
            List.of("box", "circle", "capsule", "octagon", "trapezoid", "diamond", "rounded box");

    private Heroes() {}

    /** A shape that stands on (0, 0), about as wide as the size. */
    static ConvexShape shape(String kind, double size) {
        return switch (kind) {
            case "box" -> ConvexPolygon.box(-0.4 * size, 0, 0.4 * size, 1.5 * size);
            case "circle" -> RoundedPolygon.circle(0, 0.5 * size, 0.5 * size);
            case "capsule" -> RoundedPolygon.capsule(0, 0.4 * size, 0, 1.2 * size, 0.4 * size);
            case "octagon" ->
                polygon(size, -0.25, 0, 0.25, 0, 0.5, 0.25, 0.5, 1.75, 0.25, 2, -0.25, 2, -0.5, 1.75, -0.5, 0.25);
            case "trapezoid" -> polygon(size, -0.5, 0, 0.5, 0, 0.75, 2, -0.75, 2);
            case "diamond" -> polygon(size, 0, 0, 0.5, 0.7, 0, 1.4, -0.5, 0.7);
            default -> RoundedPolygon.of(ConvexPolygon.box(-0.3 * size, 0.1 * size, 0.3 * size, size), 0.1 * size);
        };
    }

    private static ConvexShape polygon(double size, double... xy) {
        double[] scaled = xy.clone();
        for (int i = 0; i < scaled.length; i++) {
            scaled[i] *= size;
        }
        return ConvexPolygon.of(scaled);
    }

    /** A number with one decimal or two, a float, or a double. */
    static double number(Random random, double least, double most) {
        double number = least + random.nextDouble() * (most - least);
        return switch (random.nextInt(4)) {
            case 0 -> Math.round(number * 10) / 10.0;
            case 1 -> Math.round(number * 100) / 100.0;
            case 2 -> (float) number;
            default -> number;
        };
    }

    static <T> T oneOf(Random random, List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    /** The bodies that a body overlaps, exactly. */
    static Set<BodyId> overlapped(World world, BodyId body) {
        Set<BodyId> overlapped = new HashSet<>();
        Intersection intersection = new Intersection();
        PlacedShape placed = world.bodies().placed(body);
        for (BodyId other : world.bodies().all()) {
            PlacedShape obstacle = world.bodies().placed(other);
            if (!other.equals(body)
                    && !areApart(placed, obstacle)
                    && intersection.verdict(
                                    placed.shape(),
                                    placed.x(),
                                    placed.y(),
                                    obstacle.shape(),
                                    obstacle.x(),
                                    obstacle.y())
                            == Verdict.OVERLAP) {
                overlapped.add(other);
            }
        }
        return overlapped;
    }

    /** Whether the boxes of two shapes, which are not turned, are apart. Rounding keeps the order of sums. */
    private static boolean areApart(PlacedShape one, PlacedShape other) {
        return one.shape().maxX() + one.x() < other.shape().minX() + other.x()
                || other.shape().maxX() + other.x() < one.shape().minX() + one.x()
                || one.shape().maxY() + one.y() < other.shape().minY() + other.y()
                || other.shape().maxY() + other.y() < one.shape().minY() + one.y();
    }
}
