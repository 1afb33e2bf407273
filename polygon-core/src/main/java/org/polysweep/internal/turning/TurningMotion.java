package org.polysweep.internal.turning;

import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.shape.MovingShape;

/**
 * A convex shape that moves and may turn: its rotor goes straight from one to another. The numbers have been checked
 * before: they are finite, no rotor is zero, and the two do not have opposite directions.
 *
 * @param motion the shape, its position and its displacement
 * @param c0 the first component of the rotor at t = 0
 * @param s0 the second component of the rotor at t = 0
 * @param c1 the first component of the rotor at t = 1
 * @param s1 the second component of the rotor at t = 1
 */
public record TurningMotion(ConvexMotion motion, double c0, double s0, double c1, double s1) {

    /** A shape that has an orientation and keeps it. */
    public static TurningMotion at(ConvexMotion motion, double c, double s) {
        return new TurningMotion(motion, c, s, c, s);
    }

    /** A moving shape that has one part. */
    public static TurningMotion of(MovingShape moving) {
        return part(moving, 0);
    }

    /** A part of a moving shape, counted from 0; it moves and turns as the whole does. */
    public static TurningMotion part(MovingShape moving, int i) {
        return new TurningMotion(
                ConvexMotion.part(moving, i),
                moving.rotor().c(),
                moving.rotor().s(),
                moving.rotorTo().c(),
                moving.rotorTo().s());
    }

    /** Whether it turns during the step: the two rotors differ in direction. */
    public boolean turns() {
        return differ(c0, s0, c1, s1);
    }

    /** Whether a shape with these rotors turns. No allocation, unless that is hard to tell. */
    public static boolean differ(double c0, double s0, double c1, double s1) {
        if (c0 == c1 && s0 == s1) {
            return false;
        }
        // Rounding keeps the order, so products that differ in doubles differ.
        if (c0 * s1 != s0 * c1) {
            return true;
        }
        Lattice lattice = lattice(c0, s0, c1, s1);
        return lattice.vector(c0, s0).cross(lattice.vector(c1, s1)).signum() != 0;
    }

    /** Whether it neither turns nor has been turned. */
    public boolean isPlain() {
        return s0 == 0 && s1 == 0;
    }

    /** The lattice of both rotors; it has nothing to do with that of lengths. */
    private static Lattice lattice(double c0, double s0, double c1, double s1) {
        return new Lattice(Lattice.exponentOf(c0, s0, c1, s1));
    }

    /** The rotor at t = 0, in the unit of its lattice, which does not matter. */
    ExactVector from() {
        return lattice(c0, s0, c1, s1).vector(c0, s0);
    }

    /** The rotor at t = 1, in the same unit. */
    ExactVector to() {
        return lattice(c0, s0, c1, s1).vector(c1, s1);
    }
}
