package org.polysweep.aabb;

import org.polysweep.internal.argument.Finite;

/**
 * A box, its position at the beginning of a step and its displacement. The sum of position and side is exact; it is
 * never rounded.
 *
 * @param box the box, in its own coordinates
 * @param x the x coordinate of the translation that brings it into the world at t = 0; finite
 * @param y the y coordinate of that translation; finite
 * @param dx the x component of its displacement over the step; finite
 * @param dy the y component of its displacement; finite
 */
public record MovingAabb(Aabb box, double x, double y, double dx, double dy) {

    /** Checks that position and displacement are finite. */
    public MovingAabb {
        Finite.require("x", x, "y", y);
        Finite.require("dx", dx, "dy", dy);
    }

    /**
     * Returns the same box at the same position with another displacement.
     *
     * @param dx the x component of the displacement over the step; finite
     * @param dy the y component; finite
     * @return the moving box
     */
    public MovingAabb moving(double dx, double dy) {
        return new MovingAabb(box, x, y, dx, dy);
    }
}
