package org.polysweep.shape;

import org.polysweep.internal.argument.Finite;

/** Factors by which shapes are scaled. */
final class Scale {

    private Scale() {}

    /** Returns a factor that is finite and greater than 0, and refuses others. */
    static double checked(double factor) {
        Finite.require("factor", factor);
        if (factor <= 0) {
            throw new IllegalArgumentException(
                    "factor must be > 0, but was " + factor + "; to mirror, use ConvexPolygon.transformed");
        }
        return factor;
    }
}
