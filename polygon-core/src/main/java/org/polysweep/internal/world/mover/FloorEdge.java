package org.polysweep.internal.world.mover;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * The edge of a floor that a convex body has hit. A rounded test, without a sweep; the lowest points of the last body
 * are kept, because it walks on floors with few normals. Reusable; no allocation.
 */
final class FloorEdge {

    private final Bodies bodies;

    /** The shape and the normal for which the lowest points are known. */
    private ConvexPolygon core = ConvexPolygon.of(0, 0);

    private double normalX;
    private double normalY;

    /** The lowest points along the normal: how high they are, and how far to the right. */
    private double lowest;

    private double left;
    private double right;

    FloorEdge(Bodies bodies) {
        this.bodies = bodies;
    }

    /**
     * Returns whether the edge of a floor is below a body: the lowest points of the body along the normal are above the
     * edge, no farther than a distance, and not all of them are beyond its ends.
     */
    boolean isBelow(MovedBody body, double x, double y, MetSurface floor, double distance) {
        int i = floor.body;
        ConvexShape part = bodies.shape[i].part(floor.part);
        if (!body.isConvex || part.radius() > 0 || bodies.orientations.isTurned(i)) {
            return false;
        }
        ConvexPolygon polygon = part.core();
        int edge = edge(polygon, floor.normalX, floor.normalY);
        if (edge < 0) {
            return false;
        }
        findLowest(body.convex.core(), floor.normalX, floor.normalY);
        double awayX = x - bodies.x[i] - polygon.x(edge);
        double awayY = y - bodies.y[i] - polygon.y(edge);
        double height = lowest + (normalX * awayX + normalY * awayY) - body.convex.radius();
        double shift = normalY * awayX - normalX * awayY;
        double length = normalX * polygon.edgeY(edge) - normalY * polygon.edgeX(edge);
        return height <= distance && left + shift < 0 && -length < right + shift;
    }

    /** The edge with a normal, or -1. It leads from right to left. */
    private static int edge(ConvexPolygon polygon, double normalX, double normalY) {
        int edge = polygon.vertexCount() - 1;
        while (edge >= 0 && !(polygon.normalY(edge) == normalY && polygon.normalX(edge) == normalX)) {
            edge--;
        }
        return edge;
    }

    private void findLowest(ConvexPolygon core, double normalX, double normalY) {
        if (this.core == core && this.normalX == normalX && this.normalY == normalY) {
            return;
        }
        this.core = core;
        this.normalX = normalX;
        this.normalY = normalY;
        lowest = Double.POSITIVE_INFINITY;
        for (int k = 0; k < core.vertexCount(); k++) {
            double height = normalX * core.x(k) + normalY * core.y(k);
            double along = normalY * core.x(k) - normalX * core.y(k);
            left = height < lowest ? along : height == lowest ? Math.min(left, along) : left;
            right = height < lowest ? along : height == lowest ? Math.max(right, along) : right;
            lowest = Math.min(lowest, height);
        }
    }
}
