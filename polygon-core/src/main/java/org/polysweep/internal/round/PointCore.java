package org.polysweep.internal.round;

import org.polysweep.internal.prepared.Prepared;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;

/**
 * The core of a shape, if it is a point: the center of a circle, read from the circle itself and not from its core,
 * which is elsewhere in memory. Stateless, no allocation.
 */
public final class PointCore {

    private PointCore() {}

    /** Returns whether the core is a point, which the other methods require. */
    public static boolean isOf(ConvexShape shape) {
        return shape instanceof RoundedPolygon rounded
                ? Prepared.isCircle(rounded)
                : shape.core().vertexCount() == 1;
    }

    /** The x coordinate of the point. */
    static double x(ConvexShape shape) {
        return shape instanceof RoundedPolygon circle
                ? Prepared.centerX(circle)
                : shape.core().minX();
    }

    /** The y coordinate of the point. */
    static double y(ConvexShape shape) {
        return shape instanceof RoundedPolygon circle
                ? Prepared.centerY(circle)
                : shape.core().minY();
    }

    /** The caller's index of the point. */
    static int index(ConvexShape shape) {
        return shape instanceof RoundedPolygon circle
                ? Prepared.centerIndex(circle)
                : shape.core().vertexIndex(0);
    }
}
