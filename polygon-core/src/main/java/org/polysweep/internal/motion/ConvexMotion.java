package org.polysweep.internal.motion;

import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;

/**
 * A convex shape, its position at t = 0 and its displacement. The numbers have been checked before.
 *
 * @param shape the shape, in its own coordinates
 * @param x the x coordinate of its position; finite
 * @param y the y coordinate; finite
 * @param dx the x component of its displacement over the step; finite
 * @param dy the y component; finite
 */
public record ConvexMotion(ConvexShape shape, double x, double y, double dx, double dy) {

    /** A convex shape at rest. */
    public static ConvexMotion at(ConvexShape shape, double x, double y) {
        return new ConvexMotion(shape, x, y, 0, 0);
    }

    /** A moving shape that has one part. */
    public static ConvexMotion of(MovingShape moving) {
        return part(moving, 0);
    }

    /** A part of a moving shape, counted from 0; it moves as the whole does. */
    public static ConvexMotion part(MovingShape moving, int i) {
        return new ConvexMotion(moving.shape().part(i), moving.x(), moving.y(), moving.dx(), moving.dy());
    }

    /** The core, which moves as the shape does. */
    public ConvexMotion core() {
        return new ConvexMotion(shape.core(), x, y, dx, dy);
    }
}
