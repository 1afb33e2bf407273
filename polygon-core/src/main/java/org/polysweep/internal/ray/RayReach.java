package org.polysweep.internal.ray;

import org.polysweep.internal.bound.SweptExtent;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.Ray;

/**
 * Rejects a ray that provably does not reach the bounding box of a shape: the filter for most shapes. The box is
 * rounded outward where the shape has a radius. Each predicate is proved or decides nothing; no allocation.
 */
final class RayReach {

    private RayReach() {}

    /** Returns whether the ray provably misses; false if it does not, or if that is not proved. */
    static boolean misses(Ray ray, ConvexMotion shape) {
        ConvexPolygon core = shape.shape().core();
        double radius = shape.shape().radius();
        double offsetX = shape.x() - ray.x();
        double offsetY = shape.y() - ray.y();
        return SweptExtent.apart(0, 0, core.minX(), core.maxX(), radius, offsetX, reach(ray, ray.dx()))
                || SweptExtent.apart(0, 0, core.minY(), core.maxY(), radius, offsetY, reach(ray, ray.dy()))
                || isOnOneSide(
                        ray,
                        shape.shape().minX(),
                        shape.shape().minY(),
                        shape.shape().maxX(),
                        shape.shape().maxY(),
                        offsetX,
                        offsetY);
    }

    private static double reach(Ray ray, double component) {
        return ray.isEndless() && component != 0 ? component * Double.POSITIVE_INFINITY : component;
    }

    /** Returns whether all vertices of the box provably lie on the same side of the line of the ray. */
    private static boolean isOnOneSide(
            Ray ray, double minX, double minY, double maxX, double maxY, double offsetX, double offsetY) {
        int side = side(ray, minX, minY, offsetX, offsetY);
        return side != 0
                && side == side(ray, maxX, maxY, offsetX, offsetY)
                && side == side(ray, minX, maxY, offsetX, offsetY)
                && side == side(ray, maxX, minY, offsetX, offsetY);
    }

    private static int side(Ray ray, double x, double y, double offsetX, double offsetY) {
        return OrientationFilter.signOfTwoTerms(
                ray.dx(),
                ray.dy(),
                x + offsetX,
                y + offsetY,
                Math.abs(x) + Math.abs(offsetX),
                Math.abs(y) + Math.abs(offsetY));
    }
}
