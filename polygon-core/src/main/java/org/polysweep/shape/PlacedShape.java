package org.polysweep.shape;

import java.util.Objects;
import org.polysweep.internal.argument.Finite;
import org.polysweep.pose.Rotor;

/**
 * A shape at rest at a position and in an orientation. The sum of position and vertex is exact; it is never rounded,
 * and neither is the rotation.
 *
 * @param shape the shape, in its own coordinates
 * @param x the x coordinate of the translation that brings it into the world; finite
 * @param y the y coordinate of that translation; finite
 * @param rotor its rotation about its local origin, before that translation
 */
public record PlacedShape(Shape shape, double x, double y, Rotor rotor) {

    /** Checks that there are a shape and a rotor, and that the position is finite. */
    public PlacedShape {
        Objects.requireNonNull(shape, "shape must not be null; use ConvexPolygon.of(0, 0) for a point");
        Objects.requireNonNull(rotor, "rotor must not be null; use Rotor.IDENTITY for no rotation");
        Finite.require("x", x, "y", y);
    }

    /** A shape at a position, without rotation. */
    public PlacedShape(Shape shape, double x, double y) {
        this(shape, x, y, Rotor.IDENTITY);
    }

    /** Returns a part of the shape, counted from 0, at the position and in the orientation of the whole. */
    public PlacedShape part(int i) {
        return new PlacedShape(shape.part(i), x, y, rotor);
    }

    /** Returns whether the shape is rotated: its rotor is not the identity. */
    public boolean isRotated() {
        return !rotor.isIdentity();
    }

    /**
     * Returns the same shape at the same position in another orientation.
     *
     * @param rotor its rotation about its local origin; replaces its orientation
     */
    public PlacedShape withRotor(Rotor rotor) {
        return new PlacedShape(shape, x, y, rotor);
    }

    /**
     * Returns the shape with a displacement.
     *
     * @param dx the x component of the displacement over the step; finite
     * @param dy the y component; finite
     * @return the moving shape, which has this position at t = 0, and keeps its orientation; {@link
     *     MovingShape#rotatingTo} sets another one for the end
     * @throws IllegalArgumentException if a component is NaN or infinite
     */
    public MovingShape moving(double dx, double dy) {
        return new MovingShape(shape, x, y, dx, dy, rotor, rotor);
    }
}
