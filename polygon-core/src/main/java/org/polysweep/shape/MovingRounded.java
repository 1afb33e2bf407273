package org.polysweep.shape;

import org.polysweep.internal.argument.Finite;

/**
 * A rounded polygon, where it stands at the beginning of a step and how far it moves in it. The sum of position and vertex is
 * meant exactly; it is never rounded.
 *
 * @param shape the rounded polygon, in coordinates of its own
 * @param x the x coordinate of the translation that brings it into the world at t = 0; finite
 * @param y the y coordinate of that translation; finite
 * @param dx the x component of its displacement over the step; finite
 * @param dy the y component of its displacement; finite
 */
public record MovingRounded(RoundedPolygon shape, double x, double y, double dx, double dy) implements MovingShape {

    /** Checks that position and displacement are finite. */
    public MovingRounded {
        Finite.require("x", x);
        Finite.require("y", y);
        Finite.require("dx", dx);
        Finite.require("dy", dy);
    }

    @Override
    public MovingRounded moving(double newDx, double newDy) {
        return new MovingRounded(shape, x, y, newDx, newDy);
    }
}
