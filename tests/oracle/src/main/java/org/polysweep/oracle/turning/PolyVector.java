package org.polysweep.oracle.turning;

import java.math.BigInteger;

/** A vector that changes with time, or stays. */
record PolyVector(Polynomial x, Polynomial y) {
    static PolyVector of(BigInteger x, BigInteger y) {
        return new PolyVector(Polynomial.of(x), Polynomial.of(y));
    }

    PolyVector plus(PolyVector other) {
        return new PolyVector(x.plus(other.x), y.plus(other.y));
    }

    PolyVector minus(PolyVector other) {
        return new PolyVector(x.minus(other.x), y.minus(other.y));
    }

    PolyVector negate() {
        return new PolyVector(x.negate(), y.negate());
    }

    PolyVector times(Polynomial factor) {
        return new PolyVector(x.times(factor), y.times(factor));
    }

    PolyVector turnedClockwise() {
        return new PolyVector(y, x.negate());
    }

    Polynomial dot(PolyVector other) {
        return x.times(other.x).plus(y.times(other.y));
    }

    Polynomial cross(PolyVector other) {
        return x.times(other.y).minus(y.times(other.x));
    }
}
