package org.polysweep.validate;

import java.util.HashMap;
import java.util.Map;
import org.polysweep.shape.ConvexPolygon;

/**
 * Boxes as polygons, made once and found again. It holds so many at most, and begins anew when there are more.
 */
final class BoxShapes {

    private static final int CAPACITY = 4096;

    private final Map<Sides, ConvexPolygon> shapes = new HashMap<>();

    ConvexPolygon box(double minX, double minY, double maxX, double maxY) {
        Sides sides = new Sides(minX, minY, maxX, maxY);
        ConvexPolygon known = shapes.get(sides);
        if (known != null) {
            return known;
        }
        if (shapes.size() == CAPACITY) {
            shapes.clear();
        }
        ConvexPolygon made = ConvexPolygon.box(minX, minY, maxX, maxY);
        shapes.put(sides, made);
        return made;
    }

    /** The four sides of a box as a key. */
    private record Sides(double minX, double minY, double maxX, double maxY) {}
}
