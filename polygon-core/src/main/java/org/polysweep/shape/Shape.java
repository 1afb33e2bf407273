package org.polysweep.shape;

import java.util.List;

/**
 * What can be swept and asked about: a convex shape, or a compound of several. Immutable, closed, thread-safe, in
 * coordinates of its own; a query says where it stands.
 */
public sealed interface Shape permits ConvexShape, CompoundShape {

    /** Returns the number of convex parts, at least 1; a convex shape is its own only part. */
    int partCount();

    /**
     * Returns a part.
     *
     * @param i its number, counted from 0 in the caller's order
     * @throws IndexOutOfBoundsException if there is no such part
     */
    ConvexShape part(int i);

    /** Returns the parts, in the caller's order; unmodifiable. */
    List<ConvexShape> parts();

    /** Returns whether this is a chain that is met from the left of its segments only. */
    boolean isOneSided();

    /** Returns the least x coordinate; where the shape has a radius, a double certainly not greater. */
    double minX();

    /** Returns the least y coordinate; where the shape has a radius, a double certainly not greater. */
    double minY();

    /** Returns the greatest x coordinate; where the shape has a radius, a double certainly not less. */
    double maxX();

    /** Returns the greatest y coordinate; where the shape has a radius, a double certainly not less. */
    double maxY();

    /**
     * Returns this shape at a position, not moving.
     *
     * @param worldX the x coordinate of the translation that brings it into the world; finite
     * @param worldY the y coordinate
     * @return the shape at that position; give it a displacement by {@link PlacedShape#moving}
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    default PlacedShape at(double worldX, double worldY) {
        return new PlacedShape(this, worldX, worldY);
    }
}
