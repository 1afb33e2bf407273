package org.polysweep.internal.turning;

import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Rotor;

/** The parts of shapes that may have rotors, each as it moves and turns with the whole. Stateless. */
public final class TurningParts {

    private TurningParts() {}

    /** Whether a shape is not as it was given at t = 0. */
    public static boolean isTurned(MovingShape shape) {
        return !shape.rotor().isNone();
    }

    /** A part of a shape, counted from 0. */
    public static TurningMotion of(MovingShape shape, int part) {
        Rotor from = shape.rotor();
        Rotor to = shape.rotorTo();
        return new TurningMotion(ConvexMotion.part(shape, part), from.c(), from.s(), to.c(), to.s());
    }

    /** A part of a shape that stands still, counted from 0. */
    public static TurningMotion of(PlacedShape shape, int part) {
        return of(shape.moving(0, 0), part);
    }
}
