package org.polysweep.validate;

import java.util.Arrays;
import org.polysweep.shape.ConvexPolygon;

/**
 * Boxes as polygons, created once and found again without allocation. The number of stored boxes is limited; when it is
 * exceeded, all are discarded.
 */
final class BoxShapes {

    private static final int CAPACITY = 4096;

    /** Marks a free slot: an object that is not a shape. */
    private static final ConvexPolygon FREE = ConvexPolygon.box(0, 0, 0, 0);

    /** A hash table with linear probing, half full at most. */
    private final ConvexPolygon[] shapes = new ConvexPolygon[2 * CAPACITY];

    private int count;

    BoxShapes() {
        Arrays.fill(shapes, FREE);
    }

    ConvexPolygon box(double minX, double minY, double maxX, double maxY) {
        int place = hash(minX, minY, maxX, maxY);
        for (; shapes[place] != FREE; place = (place + 1) % shapes.length) {
            ConvexPolygon known = shapes[place];
            if (known.minX() == minX && known.minY() == minY && known.maxX() == maxX && known.maxY() == maxY) {
                return known;
            }
        }
        if (count == CAPACITY) {
            count = 0;
            Arrays.fill(shapes, FREE);
            return box(minX, minY, maxX, maxY);
        }
        count++;
        shapes[place] = ConvexPolygon.box(minX, minY, maxX, maxY);
        return shapes[place];
    }

    /** Adding 0.0 makes -0.0 the same as 0.0. */
    private static int hash(double minX, double minY, double maxX, double maxY) {
        int x = 31 * Double.hashCode(minX + 0.0) + Double.hashCode(maxX + 0.0);
        int y = 31 * Double.hashCode(minY + 0.0) + Double.hashCode(maxY + 0.0);
        return Math.floorMod((0x9E3779B9 * (31 * x + y)) >> 16, 2 * CAPACITY);
    }
}
