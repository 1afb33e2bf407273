package org.polysweep.shape;

import java.util.Objects;
import org.polysweep.internal.argument.Finite;

/**
 * A shape at a position, not moving. The sum of position and vertex is meant exactly; it is never rounded.
 *
 * @param shape the shape, in coordinates of its own
 * @param x the x coordinate of the translation that brings it into the world; finite
 * @param y the y coordinate of that translation; finite
 */
public record PlacedShape(Shape shape, double x, double y) {

    /** Checks that there is a shape, and that the position is finite. */
    public PlacedShape {
        Objects.requireNonNull(shape, "shape is null; what stands somewhere has one");
        Finite.require("x", x, "y", y);
    }

    /** Returns a part of the shape, counted from 0, at the position of the whole. */
    public PlacedShape part(int i) {
        return new PlacedShape(shape.part(i), x, y);
    }

    /**
     * Returns the shape with a displacement.
     *
     * @param dx the x component of the displacement over the step; finite
     * @param dy the y component; finite
     * @return the moving shape, which is here at t = 0
     * @throws IllegalArgumentException if a component is NaN or infinite
     */
    public MovingShape moving(double dx, double dy) {
        return new MovingShape(shape, x, y, dx, dy);
    }
}
