package org.polysweep.shape;

/**
 * A convex shape, where it stands at the beginning of a step and how far it moves in it. The sum of position and vertex is meant
 * exactly; it is never rounded. Immutable.
 */
public sealed interface MovingShape permits MovingPolygon, MovingRounded {

    /** Returns the shape, in coordinates of its own. */
    ConvexShape shape();

    /** Returns the x coordinate of the translation that brings it into the world at t = 0; finite. */
    double x();

    /** Returns the y coordinate of that translation; finite. */
    double y();

    /** Returns the x component of its displacement over the step; finite. */
    double dx();

    /** Returns the y component of its displacement; finite. */
    double dy();

    /**
     * Returns the same shape at the same place with another displacement.
     *
     * @param newDx the x component of the displacement over the step; finite
     * @param newDy the y component; finite
     * @return the moving shape
     * @throws IllegalArgumentException if a component is NaN or infinite
     */
    MovingShape moving(double newDx, double newDy);
}
