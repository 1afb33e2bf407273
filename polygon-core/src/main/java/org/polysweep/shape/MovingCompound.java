package org.polysweep.shape;

import java.util.Objects;
import org.polysweep.internal.argument.Finite;

/**
 * A compound, where it stands at the beginning of a step and how far it moves in it. The sum of position and vertex is
 * meant exactly; it is never rounded.
 *
 * @param shape the compound, in coordinates of its own
 * @param x the x coordinate of the translation that brings it into the world at t = 0; finite
 * @param y the y coordinate of that translation; finite
 * @param dx the x component of its displacement over the step; finite
 * @param dy the y component of its displacement; finite
 */
public record MovingCompound(CompoundShape shape, double x, double y, double dx, double dy) {

    /** Checks that there is a shape, and that position and displacement are finite. */
    public MovingCompound {
        Objects.requireNonNull(shape, "shape is null; what moves has one");
        Finite.require("x", x);
        Finite.require("y", y);
        Finite.require("dx", dx);
        Finite.require("dy", dy);
    }

    /** Returns a part, counted from 0, with the place and the displacement of the compound. */
    public MovingShape part(int i) {
        return shape.part(i).at(x, y).moving(dx, dy);
    }

    /**
     * Returns the same compound at the same place with another displacement.
     *
     * @param newDx the x component of the displacement over the step; finite
     * @param newDy the y component; finite
     * @return the moving compound
     */
    public MovingCompound moving(double newDx, double newDy) {
        return new MovingCompound(shape, x, y, newDx, newDy);
    }
}
