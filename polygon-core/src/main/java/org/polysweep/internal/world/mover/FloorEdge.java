package org.polysweep.internal.world.mover;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/** The edge of a floor that a convex body has hit. A rounded test, without a sweep. */
final class FloorEdge {

    private final Bodies bodies;

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
        double normalX = floor.normalX;
        double normalY = floor.normalY;
        ConvexPolygon polygon = part.core();
        int edge = edge(polygon, normalX, normalY);
        if (edge < 0) {
            return false;
        }
        double awayX = x - bodies.x[i] - polygon.x(edge);
        double awayY = y - bodies.y[i] - polygon.y(edge);
        // The lowest points, and how far they are to the right of the beginning of the edge.
        double lowest = Double.POSITIVE_INFINITY;
        double left = 0;
        double right = 0;
        ConvexPolygon core = body.convex.core();
        for (int k = 0; k < core.vertexCount(); k++) {
            double toX = core.x(k) + awayX;
            double toY = core.y(k) + awayY;
            double height = normalX * toX + normalY * toY;
            if (height <= lowest) {
                double along = normalY * toX - normalX * toY;
                left = height < lowest || along < left ? along : left;
                right = height < lowest || along > right ? along : right;
                lowest = height;
            }
        }
        double length = normalX * polygon.edgeY(edge) - normalY * polygon.edgeX(edge);
        return lowest - body.convex.radius() <= distance && left < 0 && -length < right;
    }

    /** The edge with a normal, or -1. It leads from right to left. */
    private static int edge(ConvexPolygon polygon, double normalX, double normalY) {
        int edge = polygon.vertexCount() - 1;
        while (edge >= 0 && !(polygon.normalY(edge) == normalY && polygon.normalX(edge) == normalX)) {
            edge--;
        }
        return edge;
    }
}
