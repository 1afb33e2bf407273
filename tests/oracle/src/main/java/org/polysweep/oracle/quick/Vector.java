package org.polysweep.oracle.quick;

import java.math.BigInteger;

/**
 * An exact vector, in steps of a {@link QuickLattice}. The y axis is a quarter turn counter-clockwise from the x axis.
 */
record Vector(Int128 x, Int128 y) {
    static final Vector X_AXIS = new Vector(Int128.ONE, Int128.ZERO);

    Vector plus(Vector other) {
        return new Vector(x.plus(other.x), y.plus(other.y));
    }

    Vector minus(Vector other) {
        return new Vector(x.minus(other.x), y.minus(other.y));
    }

    Vector negate() {
        return new Vector(x.negate(), y.negate());
    }

    /** The outward normal of a counter-clockwise edge in this direction. */
    Vector turnedClockwise() {
        return new Vector(y, x.negate());
    }

    boolean isZero() {
        return x.signum() == 0 && y.signum() == 0;
    }

    boolean isSameAs(Vector other) {
        return x.compareTo(other.x) == 0 && y.compareTo(other.y) == 0;
    }

    /** By y, then by x. */
    int compareHeight(Vector other) {
        int order = y.compareTo(other.y);
        return order != 0 ? order : x.compareTo(other.x);
    }

    /** Whether the angle from the x axis lies in [0, 180) degrees. */
    boolean inUpperHalf() {
        return y.signum() > 0 || (y.signum() == 0 && x.signum() > 0);
    }

    /**
     * 1 if {@code other} lies less than half a turn counter-clockwise from this vector, -1 if clockwise, 0 if neither.
     */
    int crossSign(Vector other) {
        return Int128.signOfDifference(x, other.y, y, other.x);
    }

    int dotSign(Vector other) {
        return Int128.signOfDifference(x, other.x, y.negate(), other.y);
    }

    BigInteger cross(Vector other) {
        return product(x, other.y).subtract(product(y, other.x));
    }

    BigInteger dot(Vector other) {
        return product(x, other.x).add(product(y, other.y));
    }

    private static BigInteger product(Int128 a, Int128 b) {
        return a.toBigInteger().multiply(b.toBigInteger());
    }
}
