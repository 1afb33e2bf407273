package org.polysweep.internal.rotor;

import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;

/** Compares the directions of two rotors exactly. Stateless. */
public final class RotorDirection {

    private RotorDirection() {}

    /**
     * Returns whether two rotors that are not opposite differ in direction: a shape with them rotates during the step.
     * Allocates only where products of doubles are equal.
     */
    public static boolean differ(double c0, double s0, double c1, double s1) {
        if (c0 == c1 && s0 == s1) {
            return false;
        }
        // Rounding is monotonic, so products that differ after rounding differ.
        if (c0 * s1 != s0 * c1) {
            return true;
        }
        Lattice lattice = new Lattice(Lattice.exponentOf(c0, s0, c1, s1));
        ExactVector from = lattice.vector(c0, s0);
        return from.cross(lattice.vector(c1, s1)).signum() != 0;
    }
}
