package org.polysweep.query;

import org.polysweep.polygon.ConvexShape;
import org.polysweep.polygon.MovingShape;

/** Where a point lies with respect to a shape, decided exactly. */
public enum PointLocation {
    /** In the interior. A point and a segment without a radius have none. */
    INSIDE,
    /** In the shape, but not in its interior: on its outline, or anywhere on a segment or point without a radius. */
    BOUNDARY,
    /** Not in the shape. */
    OUTSIDE;

    /**
     * Returns where a point lies, in the shape's own coordinates.
     *
     * @param shape the shape
     * @param x the x coordinate of the point; finite
     * @param y the y coordinate; finite
     * @return the location; {@link Intersection#locate} is the form for loops
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public static PointLocation of(ConvexShape shape, double x, double y) {
        return new Intersection().locate(shape, 0, 0, x, y);
    }

    /**
     * Returns where a point lies, in the world.
     *
     * @param shape the shape where it stands; its displacement does not count
     * @param x the x coordinate of the point; finite
     * @param y the y coordinate; finite
     * @return the location
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public static PointLocation of(MovingShape shape, double x, double y) {
        return new Intersection().locate(shape.shape(), shape.x(), shape.y(), x, y);
    }
}
