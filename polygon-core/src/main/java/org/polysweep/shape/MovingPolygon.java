package org.polysweep.shape;

import org.polysweep.internal.argument.Finite;

/**
 * A polygon, where it stands at the beginning of a step and how far it moves in it. The sum of position and vertex is meant
 * exactly; it is never rounded.
 *
 * @param shape the polygon, in coordinates of its own
 * @param x the x coordinate of the translation that brings it into the world at t = 0; finite
 * @param y the y coordinate of that translation; finite
 * @param dx the x component of its displacement over the step; finite
 * @param dy the y component of its displacement; finite
 */
public record MovingPolygon(ConvexPolygon shape, double x, double y, double dx, double dy) implements MovingShape {

    /** Checks that position and displacement are finite. */
    public MovingPolygon {
        Finite.require("x", x);
        Finite.require("y", y);
        Finite.require("dx", dx);
        Finite.require("dy", dy);
    }

    /** Returns the core of a moving shape, which moves as the shape does. */
    public static MovingPolygon coreOf(MovingShape moving) {
        return new MovingPolygon(moving.shape().core(), moving.x(), moving.y(), moving.dx(), moving.dy());
    }

    /**
     * Returns the same polygon at the same place with another displacement.
     *
     * @param newDx the x component of the displacement over the step; finite
     * @param newDy the y component; finite
     * @return the moving polygon
     */
    @Override
    public MovingPolygon moving(double newDx, double newDy) {
        return new MovingPolygon(shape, x, y, newDx, newDy);
    }
}
