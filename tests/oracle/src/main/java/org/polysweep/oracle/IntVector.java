package org.polysweep.oracle;

import java.math.BigInteger;

/**
 * A vector of two integers, exact. The unit is one step of some {@link Grid}, or none at all where only the direction
 * matters. The y axis points a quarter turn counter-clockwise from the x axis.
 *
 * @param x the first component
 * @param y the second component
 */
public record IntVector(BigInteger x, BigInteger y) {
    static final IntVector X_AXIS = new IntVector(BigInteger.ONE, BigInteger.ZERO);
    static final IntVector Y_AXIS = new IntVector(BigInteger.ZERO, BigInteger.ONE);

    /**
     * The vector with small components.
     *
     * @param x the first component
     * @param y the second component
     * @return the vector (x, y)
     */
    public static IntVector of(long x, long y) {
        return new IntVector(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }

    IntVector plus(IntVector other) {
        return new IntVector(x.add(other.x), y.add(other.y));
    }

    IntVector minus(IntVector other) {
        return new IntVector(x.subtract(other.x), y.subtract(other.y));
    }

    IntVector negate() {
        return new IntVector(x.negate(), y.negate());
    }

    IntVector times(BigInteger factor) {
        return new IntVector(x.multiply(factor), y.multiply(factor));
    }

    BigInteger dot(IntVector other) {
        return x.multiply(other.x).add(y.multiply(other.y));
    }

    /** Positive when {@code other} lies less than half a turn counter-clockwise from this vector. */
    BigInteger cross(IntVector other) {
        return x.multiply(other.y).subtract(y.multiply(other.x));
    }

    BigInteger squaredLength() {
        return dot(this);
    }

    /**
     * One over the length of a vector that is not zero. Along an axis it is rational, and no root is to be computed.
     */
    Surd inverseLength() {
        if (x.signum() == 0 || y.signum() == 0) {
            return Surd.of(Rational.of(BigInteger.ONE, x.add(y).abs()));
        }
        BigInteger square = squaredLength();
        return Surd.of(Rational.ZERO, Rational.of(BigInteger.ONE, square), square);
    }

    boolean isZero() {
        return x.signum() == 0 && y.signum() == 0;
    }

    /** This vector turned a quarter clockwise: the outward normal of a counter-clockwise edge in this direction. */
    IntVector turnedClockwise() {
        return new IntVector(y, x.negate());
    }

    /** True when the angle from the positive x axis lies in [0, 180) degrees, false when it lies in [180, 360). */
    boolean inUpperHalf() {
        return y.signum() > 0 || (y.signum() == 0 && x.signum() > 0);
    }

    /** The shortest integer vector in the same direction; the zero vector stays what it is. */
    IntVector primitive() {
        BigInteger common = x.gcd(y);
        return common.signum() == 0 ? this : new IntVector(x.divide(common), y.divide(common));
    }
}
