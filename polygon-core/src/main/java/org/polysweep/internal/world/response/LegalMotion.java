package org.polysweep.internal.world.response;

import org.polysweep.internal.argument.Finite;

/**
 * Refuses numbers that a motion cannot have. Motions may grow in a step, so there is more room than for displacements;
 * sums and products of them are still finite.
 */
final class LegalMotion {

    private static final int MAX_EXPONENT = 899;

    private LegalMotion() {}

    /** Refuses a motion. */
    static void requireMotion(double dx, double dy) {
        require("dx", dx);
        require("dy", dy);
    }

    /** Refuses a component of a motion, or a speed. */
    static void require(String name, double value) {
        Finite.require(name, value);
        if (Math.getExponent(value) > MAX_EXPONENT) {
            throw new IllegalArgumentException(
                    name + " must be below 2^" + (MAX_EXPONENT + 1) + " in magnitude, but was " + value);
        }
    }

    /** The exception for a response that changes the motion of a body that is static or kinematic. */
    static IllegalStateException refusal(String name, boolean isStatic) {
        String first = "so no response changes its motion; call canChange() first";
        return new IllegalStateException(
                isStatic
                        ? name + " is static, " + first
                        : name + " is kinematic, " + first
                                + ", or set its motion between steps by World.setDisplacement");
    }
}
