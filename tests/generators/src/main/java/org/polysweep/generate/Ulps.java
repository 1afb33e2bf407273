package org.polysweep.generate;

/** Steps from a double to its neighbors. */
final class Ulps {

    private Ulps() {}

    /** The double that is some steps away, upward if positive. */
    static double shift(double value, int steps) {
        double shifted = value;
        for (int i = 0; i < Math.abs(steps); i++) {
            shifted = steps > 0 ? Math.nextUp(shifted) : Math.nextDown(shifted);
        }
        return shifted;
    }
}
