package org.polysweep.conformance.character;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.world.World;

/** A line that leads to the right, and the ground below it: level pieces, slopes and risers. */
final class Profile {

    static final List<String> LAYOUTS = List.of("bodies", "bodies", "bodies", "compound", "chain", "offset", "float");

    private final List<double[]> vertices = new ArrayList<>();
    private final double depth;

    /** Begins at a point; the ground is so deep below the lowest vertex. */
    Profile(double x, double y, double depth) {
        this.depth = depth;
        vertices.add(new double[] {x, y});
    }

    void lineTo(double x, double y) {
        vertices.add(new double[] {x, y});
    }

    double x(int i) {
        return vertices.get(i)[0];
    }

    double y(int i) {
        return vertices.get(i)[1];
    }

    int last() {
        return vertices.size() - 1;
    }

    /** Rounds all vertices to floats. */
    void toFloats() {
        for (double[] vertex : vertices) {
            vertex[0] = (float) vertex[0];
            vertex[1] = (float) vertex[1];
        }
    }

    /**
     * Adds the ground to a world: a body for each piece with shared vertices, one compound, a chain, or a body for each
     * piece in coordinates of its own, rounded to doubles or floats.
     *
     * @param direction -1 to mirror it
     * @param gap the body of each piece begins so much farther to the right
     */
    void build(World world, String layout, int direction, double gap, Random random) {
        double low = vertices.stream().mapToDouble(vertex -> vertex[1]).min().orElseThrow() - depth;
        List<ConvexShape> parts = new ArrayList<>();
        List<double[]> places = new ArrayList<>();
        boolean isOffset = layout.equals("offset") || layout.equals("float");
        for (int i = 0; i < last(); i++) {
            double fromX = x(i);
            double toX = x(i + 1);
            if (fromX == toX) {
                continue;
            }
            double placeX = isOffset ? fromX : 0;
            double placeY = isOffset ? y(i) : 0;
            double[] piece = {
                fromX + gap - placeX, low - placeY, toX - placeX, low - placeY,
                toX - placeX, y(i + 1) - placeY, fromX + gap - placeX, y(i) - placeY
            };
            for (int k = 0; k < piece.length; k++) {
                piece[k] = (layout.equals("float") ? (float) piece[k] : piece[k]) * (k % 2 == 0 ? direction : 1);
            }
            parts.add(ConvexPolygon.hullOf(piece));
            places.add(new double[] {direction * placeX, placeY});
        }
        switch (layout) {
            case "compound" -> world.addStatic(CompoundShape.of(parts), 0, 0);
            case "chain" ->
                world.addStatic(
                        CompoundShape.chain(vertices.stream()
                                .flatMapToDouble(vertex -> DoubleStream.of(direction * vertex[0], vertex[1]))
                                .toArray()),
                        0,
                        0);
            default -> {
                List<Integer> order = new ArrayList<>();
                for (int i = 0; i < parts.size(); i++) {
                    order.add(random.nextInt(order.size() + 1), i);
                }
                order.forEach(i -> world.addStatic(parts.get(i), places.get(i)[0], places.get(i)[1]));
            }
        }
    }
}
