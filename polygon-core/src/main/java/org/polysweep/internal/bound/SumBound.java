package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.ErrorFreeTransform;

/** Sums of two doubles, rounded down or up. */
public final class SumBound {

    private SumBound() {}

    /** Returns the greatest double that is not greater than a + b, or the next one below if a sum may overflow. */
    public static double below(double a, double b) {
        double rounded = a + b;
        // NaN, where something overflows, proves nothing.
        return ErrorFreeTransform.sumTail(a, b, rounded) >= 0 ? rounded : Math.nextDown(rounded);
    }

    /** Returns the least double that is not less than a + b, or the next one above if a sum may overflow. */
    public static double above(double a, double b) {
        return -below(-a, -b) + 0.0;
    }
}
