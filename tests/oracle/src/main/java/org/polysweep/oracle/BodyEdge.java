package org.polysweep.oracle;

import java.math.BigInteger;

/**
 * An edge of the difference body, counter-clockwise. It is an edge of B, or an edge of A turned half round, or one of
 * each in the same direction, laid end to end.
 *
 * @param start where it begins
 * @param direction its whole length; never zero
 * @param cornerA the corner of A that {@code start} stems from; if {@code fromA}, A's edge of that number is in it
 * @param cornerB the corner of B that {@code start} stems from; if {@code fromB}, B's edge of that number is in it
 * @param fromA whether an edge of A is in it
 * @param fromB whether an edge of B is in it
 * @param boundary the half-plane to the left, whose outward normal is this edge's
 */
record BodyEdge(
        IntVector start,
        IntVector direction,
        int cornerA,
        int cornerB,
        boolean fromA,
        boolean fromB,
        HalfPlane boundary) {

    static BodyEdge of(IntVector start, IntVector direction, int cornerA, int cornerB, boolean fromA, boolean fromB) {
        HalfPlane boundary = HalfPlane.through(start, direction.turnedClockwise());
        return new BodyEdge(start, direction, cornerA, cornerB, fromA, fromB, boundary);
    }

    IntVector normal() {
        return boundary.normal();
    }

    /** How far the edge's line is from the origin, in lengths of the normal; positive when the origin is inside. */
    BigInteger offset() {
        return boundary.offset();
    }

    /** How far the edge's line is from the origin, in steps; positive when the origin is inside. */
    Surd distance() {
        return normal().inverseLength().times(offset());
    }

    IntVector end() {
        return start.plus(direction);
    }

    boolean startsAt(Rational time, IntVector d) {
        return isAt(start, time, d);
    }

    boolean endsAt(Rational time, IntVector d) {
        return isAt(end(), time, d);
    }

    private static boolean isAt(IntVector point, Rational time, IntVector d) {
        return point.times(time.denominator()).equals(d.times(time.numerator()));
    }
}
