package org.polysweep.shape;

import java.util.Objects;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.bound.SumBound;
import org.polysweep.internal.prepared.PreparedRoundedPolygon;
import org.polysweep.pose.Rotor;

/**
 * A convex polygon with a radius: all points within the radius of the core(). A circle is a point with a radius, a
 * capsule a segment with one. The radius is exact, and so is the sum of two radii; with the radius 0, the shape equals
 * its core, bit for bit. Immutable and thread-safe.
 *
 * <p>Features are vertices and edges of the core: on an arc, the feature is the vertex at its center.
 */
public abstract sealed class RoundedPolygon implements ConvexShape permits PreparedRoundedPolygon {

    /** Creates the public part of a rounded polygon; no type of a user can extend this one. */
    protected RoundedPolygon() {}

    /**
     * Returns a polygon with a radius around it.
     *
     * @param core the polygon, segment or point
     * @param radius the distance by which the shape extends beyond it, in the unit of the coordinates; finite, 0 or
     *     more
     * @return the rounded polygon
     * @throws IllegalArgumentException if the radius is NaN, infinite or negative
     */
    public static RoundedPolygon of(ConvexPolygon core, double radius) {
        Finite.require("radius", radius);
        if (radius < 0) {
            throw new IllegalArgumentException("radius must be >= 0, but was " + radius);
        }
        return new PreparedRoundedPolygon(
                Objects.requireNonNull(core, "core must not be null; the core of a circle is a point"), radius + 0.0);
    }

    /**
     * Returns a circle, including its interior.
     *
     * @param centerX the x coordinate of its center, in the shape's own coordinates; finite
     * @param centerY the y coordinate; finite
     * @param radius its radius; finite, 0 or more
     * @return the circle: a core of one vertex, with the index 0
     * @throws IllegalArgumentException if a number is NaN or infinite, or the radius negative
     */
    public static RoundedPolygon circle(double centerX, double centerY, double radius) {
        Finite.require("centerX", centerX, "centerY", centerY);
        return of(ConvexPolygon.of(centerX, centerY), radius);
    }

    /**
     * Returns a capsule: a segment with a radius.
     *
     * @param x0 the x coordinate of the beginning of the segment, vertex 0; finite, as are all that follow
     * @param y0 the y coordinate of its beginning
     * @param x1 the x coordinate of its end, vertex 1
     * @param y1 the y coordinate of its end
     * @param radius the radius; finite, 0 or more
     * @return the capsule; a circle if the two ends are the same
     * @throws IllegalArgumentException if a number is NaN or infinite, or the radius negative
     */
    public static RoundedPolygon capsule(double x0, double y0, double x1, double y1, double radius) {
        Finite.require("x0", x0, "y0", y0);
        Finite.require("x1", x1, "y1", y1);
        return of(ConvexPolygon.of(x0, y0, x1, y1), radius);
    }

    @Override
    public double minX() {
        return SumBound.below(core().minX(), -radius());
    }

    @Override
    public double minY() {
        return SumBound.below(core().minY(), -radius());
    }

    @Override
    public double maxX() {
        return SumBound.above(core().maxX(), radius());
    }

    @Override
    public double maxY() {
        return SumBound.above(core().maxY(), radius());
    }

    @Override
    public RoundedPolygon rotated(Rotor rotor) {
        return of(core().rotated(rotor), radius());
    }

    /** As {@link Shape#scaled}; the radius is also multiplied, and rounded to the nearest double. */
    @Override
    public RoundedPolygon scaled(double factor) {
        return of(core().scaled(factor), factor * radius());
    }

    /** Returns core and radius as text. */
    @Override
    public String toString() {
        return "RoundedPolygon[" + core() + ", radius " + radius() + ']';
    }
}
