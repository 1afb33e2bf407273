package org.polysweep.validate;

import java.util.HashMap;
import java.util.Map;
import org.polysweep.shape.ConvexPolygon;

/**
 * Boxes as polygons, made once and found again without garbage. It holds so many at most, and begins anew when there
 * are more.
 */
final class BoxShapes {

    private static final int CAPACITY = 4096;

    private final Map<Sides, ConvexPolygon> shapes = new HashMap<>();

    /** The key to look for; only one that is in no map changes. */
    private Sides wanted = new Sides();

    ConvexPolygon box(double minX, double minY, double maxX, double maxY) {
        wanted.set(minX, minY, maxX, maxY);
        ConvexPolygon known = shapes.get(wanted);
        if (known != null) {
            return known;
        }
        ConvexPolygon made = ConvexPolygon.box(minX, minY, maxX, maxY);
        if (shapes.size() == CAPACITY) {
            shapes.clear();
        }
        shapes.put(wanted, made);
        wanted = new Sides();
        return made;
    }

    /** The four sides of a box as a key. */
    private static final class Sides {

        private double minX;
        private double minY;
        private double maxX;
        private double maxY;

        void set(double newMinX, double newMinY, double newMaxX, double newMaxY) {
            minX = newMinX;
            minY = newMinY;
            maxX = newMaxX;
            maxY = newMaxY;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Sides sides
                    && minX == sides.minX
                    && minY == sides.minY
                    && maxX == sides.maxX
                    && maxY == sides.maxY;
        }

        /** Adding 0.0 makes -0.0 the same as 0.0. */
        @Override
        public int hashCode() {
            int x = 31 * Double.hashCode(minX + 0.0) + Double.hashCode(maxX + 0.0);
            int y = 31 * Double.hashCode(minY + 0.0) + Double.hashCode(maxY + 0.0);
            return 31 * x + y;
        }
    }
}
