package org.polysweep.internal.world.argument;

import org.polysweep.internal.argument.Finite;

/** Refuses illegal arguments of responses. */
public final class ResponseArgument {

    private ResponseArgument() {}

    /** Refuses a restitution that is not in [0, 1]. */
    public static void restitution(double restitution) {
        if (!(restitution >= 0 && restitution <= 1)) {
            throw new IllegalArgumentException("restitution must be in [0, 1], but was " + restitution
                    + "; 0 keeps no speed along the normal, 1 keeps all");
        }
    }

    /** Refuses a rest threshold that is negative, NaN or infinite. */
    public static void restThreshold(double restThreshold) {
        Finite.require("restThreshold", restThreshold);
        if (restThreshold < 0) {
            throw new IllegalArgumentException(
                    "restThreshold must be >= 0, but was " + restThreshold + "; 0 is no threshold");
        }
    }

    /** Refuses a coefficient of friction that is negative or NaN. */
    public static void coefficient(double coefficient) {
        if (!(coefficient >= 0)) {
            throw new IllegalArgumentException(
                    "coefficient must be >= 0, but was " + coefficient + "; 0 is no friction");
        }
    }

    /** Refuses an up direction with a component that is NaN or infinite, or of length 0. */
    public static void up(double upX, double upY) {
        Finite.require("upX", upX, "upY", upY);
        if (upX == 0 && upY == 0) {
            throw new IllegalArgumentException("upX and upY must not both be 0; use (0, 1) if y points up");
        }
    }
}
