package org.polysweep.shape;

/**
 * A convex shape: a convex polygon, its core, and all points that are no farther from it than a radius. A circle is a point with
 * a radius, a capsule is a segment with one, a polygon has the radius 0. Immutable, closed, in coordinates of its own.
 */
public sealed interface ConvexShape permits ConvexPolygon, RoundedPolygon {

    /** Returns the polygon inside, whose vertices and edges answers count; it may be a segment or a point. */
    ConvexPolygon core();

    /** Returns how far the shape reaches beyond its core; finite, not negative, never -0.0. */
    double radius();

    /** Returns the least x coordinate; where the shape has a radius, a double certainly not greater. */
    double minX();

    /** Returns the least y coordinate; where the shape has a radius, a double certainly not greater. */
    double minY();

    /** Returns the greatest x coordinate; where the shape has a radius, a double certainly not less. */
    double maxX();

    /** Returns the greatest y coordinate; where the shape has a radius, a double certainly not less. */
    double maxY();

    /**
     * Returns this shape at a place, not moving.
     *
     * @param worldX the x coordinate of the translation that brings it into the world; finite
     * @param worldY the y coordinate
     * @return the shape at rest; give it a displacement by {@link MovingShape#moving}
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    MovingShape at(double worldX, double worldY);
}
