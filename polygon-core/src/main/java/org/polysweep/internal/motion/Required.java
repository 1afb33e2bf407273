package org.polysweep.internal.motion;

import org.jspecify.annotations.Nullable;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Rotor;

/** Refuses shapes that are null, by the name of the argument and with what it should be. */
public final class Required {

    private Required() {}

    /** Returns a moving shape that must be there, and has no rotor. */
    public static MovingShape straight(String name, @Nullable MovingShape shape) {
        MovingShape given = moving(name, shape);
        requireNone(name, given.rotor());
        requireNone(name, given.rotorTo());
        return given;
    }

    private static void requireNone(String name, Rotor rotor) {
        if (!rotor.isNone()) {
            throw new IllegalArgumentException(name + " is turned, by " + rotor
                    + "; sweeps and questions take rotors, and this does not, so turn its vertices");
        }
    }

    /** Returns a shape at a position that must be there. */
    public static PlacedShape placed(String name, @Nullable PlacedShape shape) {
        if (shape == null) {
            throw new NullPointerException(name + " is null; it is a shape at a position");
        }
        return shape;
    }

    /** Returns a moving shape that must be there. */
    public static MovingShape moving(String name, @Nullable MovingShape shape) {
        if (shape == null) {
            throw new NullPointerException(name + " is null; it is a shape with a position and a displacement");
        }
        return shape;
    }
}
