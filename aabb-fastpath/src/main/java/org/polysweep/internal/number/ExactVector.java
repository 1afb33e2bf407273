package org.polysweep.internal.number;

import java.math.BigInteger;

/**
 * A vector, or a position, of the plane on a {@link Lattice}.
 *
 * @param x the abscissa
 * @param y the ordinate
 */
public record ExactVector(BigInteger x, BigInteger y) {

    /** The direction (1, 0). */
    public static final ExactVector EAST = new ExactVector(BigInteger.ONE, BigInteger.ZERO);

    /** Returns {@code this + other}. */
    public ExactVector plus(ExactVector other) {
        return new ExactVector(x.add(other.x), y.add(other.y));
    }

    /** Returns {@code this - other}. */
    public ExactVector minus(ExactVector other) {
        return new ExactVector(x.subtract(other.x), y.subtract(other.y));
    }

    /** Returns {@code -this}. */
    public ExactVector negated() {
        return new ExactVector(x.negate(), y.negate());
    }

    /**
     * Returns this vector rotated by a quarter turn clockwise: the outward normal of an edge of a counter-clockwise
     * polygon.
     */
    public ExactVector turnedClockwise() {
        return new ExactVector(y, x.negate());
    }

    /** Returns {@code x · other.y - y · other.x}: positive if {@code other} lies to the left of this direction. */
    public BigInteger cross(ExactVector other) {
        return x.multiply(other.y).subtract(y.multiply(other.x));
    }

    /** Returns {@code x · other.x + y · other.y}. */
    public BigInteger dot(ExactVector other) {
        return x.multiply(other.x).add(y.multiply(other.y));
    }

    /** Returns the square of the length. */
    public BigInteger square() {
        return dot(this);
    }

    /** Returns whether both components are zero. */
    public boolean isZero() {
        return x.signum() == 0 && y.signum() == 0;
    }

    /** Returns whether {@code other} has the same direction; false if either vector is zero. */
    public boolean hasDirectionOf(ExactVector other) {
        return cross(other).signum() == 0 && dot(other).signum() > 0;
    }
}
