package org.polysweep.shape;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.surface.JointClosing;

/** The parts of shapes in coordinates of the world, with closed joints. */
final class SurfaceParts {

    private SurfaceParts() {}

    /** Returns the parts of all shapes, in order; refuses the same arguments as {@link CompoundShape#surface}. */
    static List<ConvexShape> of(List<PlacedShape> shapes, double maxGap) {
        Objects.requireNonNull(shapes, "shapes must not be null; a surface needs at least one shape");
        if (shapes.isEmpty()) {
            throw new IllegalArgumentException("shapes must not be empty; a surface needs at least one shape");
        }
        Finite.require("maxGap", maxGap);
        if (maxGap < 0) {
            throw new IllegalArgumentException("maxGap must be >= 0, but was " + maxGap);
        }
        List<ConvexShape> parts = new ArrayList<>();
        for (int i = 0; i < shapes.size(); i++) {
            parts.addAll(inWorld("shapes[" + i + "]", shapes.get(i)));
        }
        List<double[]> polygons = parts.stream()
                .filter(ConvexPolygon.class::isInstance)
                .map(part -> part.core().toArray())
                .toList();
        List<double[]> closed = JointClosing.close(polygons, maxGap);
        int next = 0;
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) instanceof ConvexPolygon) {
                parts.set(i, ConvexPolygon.hullOf(closed.get(next++)));
            }
        }
        return parts;
    }

    private static List<ConvexShape> inWorld(String name, PlacedShape placed) {
        Objects.requireNonNull(placed, name + " must not be null");
        if (placed.shape().isOneSided()) {
            throw new IllegalArgumentException(
                    name + " must not be a one-sided chain, because other parts are solid from all sides; add it to the"
                            + " world by itself");
        }
        Shape rotated = placed.isRotated() ? placed.shape().rotated(placed.rotor()) : placed.shape();
        return rotated.parts().stream().map(part -> inWorld(name, part, placed)).toList();
    }

    private static ConvexShape inWorld(String name, ConvexShape part, PlacedShape placed) {
        double[] vertices = part.core().toArray();
        Arrays.setAll(vertices, i -> vertices[i] + (i % 2 == 0 ? placed.x() : placed.y()));
        for (double coordinate : vertices) {
            if (Double.isInfinite(coordinate)) {
                throw new IllegalArgumentException(
                        name + " reaches beyond the range of double at its position; use smaller units");
            }
        }
        ConvexPolygon core = ConvexPolygon.hullOf(vertices);
        return part.radius() > 0 ? RoundedPolygon.of(core, part.radius()) : core;
    }
}
