package org.polysweep.shape;

import java.util.Objects;
import org.polysweep.internal.argument.Finite;

/**
 * A shape, its position at the beginning of a step, and how far it moves in the step. The sum of position and vertex is
 * meant exactly; it is never rounded.
 *
 * @param shape the shape, in coordinates of its own
 * @param x the x coordinate of the translation that brings it into the world at t = 0; finite
 * @param y the y coordinate of that translation; finite
 * @param dx the x component of its displacement over the step; finite
 * @param dy the y component of its displacement; finite
 */
public record MovingShape(Shape shape, double x, double y, double dx, double dy) {

    /** Checks that there is a shape, and that position and displacement are finite. */
    public MovingShape {
        Objects.requireNonNull(shape, "shape is null; what moves has one");
        Finite.require("x", x, "y", y);
        Finite.require("dx", dx, "dy", dy);
    }

    /** Returns a part of the shape, counted from 0, with the position and the displacement of the whole. */
    public MovingShape part(int i) {
        return new MovingShape(shape.part(i), x, y, dx, dy);
    }

    /** Returns the shape where it is at t = 0, not moving. */
    public PlacedShape placed() {
        return new PlacedShape(shape, x, y);
    }

    /**
     * Returns the same shape at the same position with another displacement.
     *
     * @param newDx the x component of the displacement over the step; finite
     * @param newDy the y component; finite
     * @return the moving shape
     * @throws IllegalArgumentException if a component is NaN or infinite
     */
    public MovingShape moving(double newDx, double newDy) {
        return new MovingShape(shape, x, y, newDx, newDy);
    }
}
