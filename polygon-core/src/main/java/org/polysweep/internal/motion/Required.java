package org.polysweep.internal.motion;

import org.jspecify.annotations.Nullable;
import org.polysweep.internal.argument.Finite;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;

/** Refuses arguments of a sweep; messages give the name and the constraint. */
public final class Required {

    private Required() {}

    /** Returns a placed shape, which must not be null. */
    public static PlacedShape placed(String name, @Nullable PlacedShape shape) {
        if (shape == null) {
            throw new NullPointerException(name + " must not be null; use shape.at(x, y)");
        }
        return shape;
    }

    /** Returns a moving shape, which must not be null. */
    public static MovingShape moving(String name, @Nullable MovingShape shape) {
        if (shape == null) {
            throw new NullPointerException(name + " must not be null; use shape.at(x, y).moving(dx, dy)");
        }
        return shape;
    }

    /** Returns a shape, which must not be null. */
    public static Shape shape(String name, @Nullable Shape shape) {
        if (shape == null) {
            throw new NullPointerException(name + " must not be null; use ConvexPolygon.of(0, 0) for a point");
        }
        return shape;
    }

    /** Refuses rotors that are null, or exactly opposite at the end of a step. */
    public static void rotors(String name, @Nullable Rotor rotor, String endName, @Nullable Rotor endRotor) {
        if (rotor == null || endRotor == null) {
            throw new NullPointerException(
                    (rotor == null ? name : endName) + " must not be null; Rotor.IDENTITY does not rotate");
        }
        if (rotor.isOppositeTo(endRotor)) {
            throw new IllegalArgumentException(endName + " must not be opposite to " + name + " " + rotor + ", but was "
                    + endRotor + "; rotate by less than 360 degrees per step, or pass the same rotor for no rotation");
        }
    }

    /** Refuses positions and displacements that are NaN or infinite. */
    public static void finite(
            double ax, double ay, double adx, double ady, double bx, double by, double bdx, double bdy) {
        Finite.require("ax", ax, "ay", ay);
        Finite.require("adx", adx, "ady", ady);
        Finite.require("bx", bx, "by", by);
        Finite.require("bdx", bdx, "bdy", bdy);
    }

    /** Refuses the beginning and the end of a part of a step, unless 0 <= startTime < endTime <= 1. */
    public static void part(double startTime, double endTime) {
        if (!(startTime >= 0 && startTime < 1)) {
            throw new IllegalArgumentException("startTime must be in [0, 1), but was " + startTime);
        }
        if (!(endTime > startTime && endTime <= 1)) {
            throw new IllegalArgumentException(
                    "endTime must be > startTime " + startTime + " and <= 1, but was " + endTime);
        }
    }
}
