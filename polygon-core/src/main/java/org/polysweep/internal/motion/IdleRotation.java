package org.polysweep.internal.motion;

import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;

/**
 * Rotations without effect: of a circle or a point that is centered on its local origin. They are dropped before a
 * sweep or a query. Stateless.
 */
public final class IdleRotation {

    private IdleRotation() {}

    /** Returns whether no rotation has an effect on a shape. */
    public static boolean isIdle(Shape shape) {
        if (shape.partCount() > 1) {
            return false;
        }
        ConvexPolygon core = shape.part(0).core();
        return core.vertexCount() == 1 && core.x(0) == 0 && core.y(0) == 0;
    }

    /** Returns whether a shape has rotors, which have no effect on it. */
    public static boolean areIdle(Shape shape, Rotor rotor, Rotor endRotor) {
        return !(rotor.isIdentity() && endRotor.isIdentity()) && isIdle(shape);
    }

    /** Returns whether a shape rotates, and the rotation has an effect. */
    public static boolean rotates(MovingShape moving) {
        return moving.isRotating() && !isIdle(moving.shape());
    }

    /** Returns a shape without its rotors if they have no effect, otherwise the same object. */
    public static MovingShape without(MovingShape moving) {
        return moving.isRotated() && isIdle(moving.shape())
                ? new MovingShape(moving.shape(), moving.x(), moving.y(), moving.dx(), moving.dy())
                : moving;
    }

    /** Returns a shape without its rotor if that has no effect, otherwise the same object. */
    public static PlacedShape without(PlacedShape placed) {
        return placed.isRotated() && isIdle(placed.shape())
                ? new PlacedShape(placed.shape(), placed.x(), placed.y())
                : placed;
    }
}
