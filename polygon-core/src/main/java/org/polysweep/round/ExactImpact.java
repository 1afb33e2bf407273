package org.polysweep.round;

import org.polysweep.exact.ExactVector;
import org.polysweep.exact.QuadraticSurd;

/**
 * When and how two round shapes meet, exactly: for what puts contacts in order.
 *
 * @param time the time of contact; of the entry before the step, if they are in each other
 * @param exit until when they have a point in common, if they move
 * @param normalX the x component of the unit normal, from B toward A
 * @param normalY the y component
 */
public record ExactImpact(QuadraticSurd time, QuadraticSurd exit, QuadraticSurd normalX, QuadraticSurd normalY) {

    /** Returns the sign of the product of the normal and a direction: 1 if they have less than a quarter turn between them. */
    public int signAlong(ExactVector direction) {
        return normalX.times(direction.x()).plus(normalY.times(direction.y())).signum();
    }
}
