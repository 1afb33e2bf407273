package org.polysweep.shape;

import java.util.List;
import java.util.Objects;
import org.polysweep.pose.Pose;
import org.polysweep.pose.Rotor;

/**
 * A shape for sweeps and queries: a convex shape, or a compound of several. Immutable, closed, thread-safe, in its own
 * coordinates; a query adds the position.
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

    /** Returns whether this is a chain that collides only from the left of its segments. */
    boolean isOneSided();

    /** Returns the least x coordinate; where the shape has a radius, a double that is not greater. */
    double minX();

    /** Returns the least y coordinate; where the shape has a radius, a double that is not greater. */
    double minY();

    /** Returns the greatest x coordinate; where the shape has a radius, a double that is not less. */
    double maxX();

    /** Returns the greatest y coordinate; where the shape has a radius, a double that is not less. */
    double maxY();

    /**
     * Returns this shape rotated about the origin of its coordinates: a new shape with rounded vertices. To place it in
     * an orientation without rounding, use {@link PlacedShape#withRotor}. Parts and indices are unchanged.
     *
     * <p>The rotation is exact, and each coordinate of its image is rounded once, to the nearest double. A corner that
     * rounding moves into the outline, or onto an edge, is left out, so the image is convex at every angle; parts that
     * shared a corner still share it. Rotate the original each time, so that rounding errors do not add up. Creates a
     * new shape with integer arithmetic: suited to shapes that change occasionally, not to thousands in each frame.
     *
     * @param rotor the rotation
     * @return the rotated shape
     * @throws IllegalArgumentException if an image overflows {@code double}, or a segment of a one-sided chain becomes
     *     a point
     */
    Shape rotated(Rotor rotor);

    /**
     * Returns this shape with all coordinates multiplied by a factor, and its radius if it has one; each is rounded
     * once. A corner that rounding moves into the outline is left out. Parts and indices are unchanged.
     *
     * @param factor the factor; finite, greater than 0
     * @return the shape in its new size
     * @throws IllegalArgumentException if the factor is not finite or not greater than 0, an image overflows {@code
     *     double}, or a segment of a one-sided chain becomes a point
     */
    Shape scaled(double factor);

    /**
     * Returns all points within a distance of this shape: the same parts, each with a radius that is larger by the
     * distance. A sweep of a grown shape is a sweep with a target distance: its {@code enter} is the first time at
     * which the two shapes are no farther apart than the distance. Parts and indices are unchanged; with the distance
     * 0, this shape is returned.
     *
     * <p>The new radius is exact if this shape has none, otherwise rounded up to a double. So if only one of two shapes
     * has a radius, the other one grows by exactly the distance.
     *
     * @param distance the distance, in the unit of the coordinates; finite, 0 or more
     * @return the grown shape; its corners are round
     * @throws IllegalArgumentException if the distance is NaN, infinite or negative, a radius overflows {@code double},
     *     or this is a one-sided chain, whose segments have no radius; grow the other shape
     */
    Shape grown(double distance);

    /**
     * Returns this shape at rest at a position.
     *
     * @param worldX the x coordinate of the translation that brings it into the world; finite
     * @param worldY the y coordinate
     * @return the shape at that position; {@link PlacedShape#moving} adds a displacement
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    default PlacedShape at(double worldX, double worldY) {
        return new PlacedShape(this, worldX, worldY);
    }

    /**
     * Returns this shape at rest at a position and in an orientation.
     *
     * @throws IllegalArgumentException if a coordinate is NaN or infinite
     */
    default PlacedShape at(Pose pose) {
        Objects.requireNonNull(pose, "pose must not be null; use new Pose(x, y, Rotor.IDENTITY) for no rotation");
        return new PlacedShape(this, pose.x(), pose.y(), pose.rotor());
    }
}
