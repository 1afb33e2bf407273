package org.polysweep.shape;

import java.util.List;
import java.util.Objects;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.bound.SumBound;
import org.polysweep.pose.Rotor;

/**
 * A convex shape: a convex polygon, its core, and all points within a radius of it. A circle is a point with a radius,
 * a capsule is a segment with one, a polygon has the radius 0. Immutable, closed, in its own coordinates.
 */
public sealed interface ConvexShape extends Shape permits ConvexPolygon, RoundedPolygon {

    /** Returns the polygon inside, whose vertices and edges results name; it may be a segment or a point. */
    ConvexPolygon core();

    /** Returns the radius, by which the shape extends beyond its core; finite, not negative, never -0.0. */
    double radius();

    @Override
    ConvexShape rotated(Rotor rotor);

    @Override
    ConvexShape scaled(double factor);

    @Override
    default ConvexShape grown(double distance) {
        Finite.require("distance", distance);
        if (distance < 0) {
            throw new IllegalArgumentException("distance must be >= 0, but was " + distance);
        }
        double radius = SumBound.above(radius(), distance);
        if (radius == Double.POSITIVE_INFINITY) {
            throw new IllegalArgumentException("distance must not make the radius " + radius()
                    + " overflow double, but was " + distance + "; use smaller units");
        }
        return distance == 0 ? this : RoundedPolygon.of(core(), radius);
    }

    /** Returns 1: a convex shape is its own only part. */
    @Override
    default int partCount() {
        return 1;
    }

    /** Returns this shape, which is its own part 0. */
    @Override
    default ConvexShape part(int i) {
        Objects.checkIndex(i, 1);
        return this;
    }

    /** Returns this shape alone. */
    @Override
    default List<ConvexShape> parts() {
        return List.of(this);
    }

    /** Returns false: a convex shape collides from all sides. */
    @Override
    default boolean isOneSided() {
        return false;
    }
}
