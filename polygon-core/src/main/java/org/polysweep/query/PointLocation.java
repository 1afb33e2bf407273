package org.polysweep.query;

import org.polysweep.internal.motion.Required;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;

/** The location of a point with respect to a shape, decided exactly. */
public enum PointLocation {
    /** In the interior. A point and a segment without a radius have no interior. */
    INSIDE,
    /**
     * In the shape, but not in its interior: on its outline, on a seam of a compound, or anywhere on a segment or point
     * without a radius.
     */
    BOUNDARY,
    /** Not in the shape. */
    OUTSIDE;

    /**
     * Returns the location of a point, given in the shape's own coordinates.
     *
     * @param shape the shape
     * @param x the x coordinate of the point; finite
     * @param y the y coordinate; finite
     * @return the location; {@link Intersection#locate} is the form for loops
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public static PointLocation of(Shape shape, double x, double y) {
        return new Intersection().locate(shape, 0, 0, x, y);
    }

    /**
     * Returns the location of a point, given in world coordinates.
     *
     * @param shape the shape at its position
     * @param x the x coordinate of the point; finite
     * @param y the y coordinate; finite
     * @return the location
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    public static PointLocation of(PlacedShape shape, double x, double y) {
        Required.placed("shape", shape);
        return new Intersection().locate(shape, x, y);
    }
}
