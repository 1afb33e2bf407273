package org.polysweep.oracle;

/**
 * A vector of which bounds are known.
 *
 * @param x the first component
 * @param y the second component
 */
record IntervalVector(OracleInterval x, OracleInterval y) {
    static IntervalVector of(IntVector vector, int bits) {
        return new IntervalVector(OracleInterval.of(vector.x(), bits), OracleInterval.of(vector.y(), bits));
    }

    IntervalVector plus(IntervalVector other) {
        return new IntervalVector(x.plus(other.x), y.plus(other.y));
    }

    IntervalVector plus(IntVector other) {
        return new IntervalVector(x.plus(other.x()), y.plus(other.y()));
    }

    IntervalVector minus(IntervalVector other) {
        return new IntervalVector(x.minus(other.x), y.minus(other.y));
    }

    IntervalVector minus(IntVector other) {
        return plus(other.negate());
    }

    IntervalVector times(OracleInterval factor) {
        return new IntervalVector(x.times(factor), y.times(factor));
    }

    IntervalVector over(OracleInterval divisor) {
        return new IntervalVector(x.over(divisor), y.over(divisor));
    }

    /** This vector turned a quarter counter-clockwise. */
    IntervalVector turned() {
        return new IntervalVector(y.negate(), x);
    }

    OracleInterval dot(IntVector other) {
        return x.times(other.x()).plus(y.times(other.y()));
    }

    /** Positive when this vector lies less than half a turn counter-clockwise from {@code other}. */
    OracleInterval turnFrom(IntVector other) {
        return y.times(other.x()).minus(x.times(other.y()));
    }

    /** Positive when {@code other} lies less than half a turn counter-clockwise from this vector. */
    OracleInterval cross(IntervalVector other) {
        return x.times(other.y).minus(y.times(other.x));
    }

    OracleInterval squaredLength() {
        return x.squared().plus(y.squared());
    }
}
