package org.polysweep.oracle;

import java.math.BigInteger;

/**
 * All points x with normal·x at most offset.
 *
 * @param normal outward, not normalized, never zero
 * @param offset normal·x for the points on the line
 */
record HalfPlane(IntVector normal, BigInteger offset) {
    static HalfPlane through(IntVector point, IntVector normal) {
        return new HalfPlane(normal, normal.dot(point));
    }

    /** Whether the point time·d lies exactly on the line. */
    boolean borders(Rational time, IntVector d) {
        return sideOf(time, d) == 0;
    }

    /** -1 if the point time·d lies strictly within, 0 if on the line, 1 if beyond it. */
    int sideOf(Rational time, IntVector d) {
        return time.numerator()
                .multiply(normal.dot(d))
                .compareTo(time.denominator().multiply(offset));
    }
}
