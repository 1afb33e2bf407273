package org.polysweep.internal.rotation.exact;

import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.number.ExactVector;

/**
 * A vector whose components are polynomials in t.
 *
 * @param x the abscissa
 * @param y the ordinate
 */
record PolynomialVector(IntegerPolynomial x, IntegerPolynomial y) {

    /** {@code origin + t · displacement}. */
    static PolynomialVector linear(ExactVector origin, ExactVector displacement) {
        return new PolynomialVector(
                IntegerPolynomial.of(origin.x(), displacement.x()), IntegerPolynomial.of(origin.y(), displacement.y()));
    }

    PolynomialVector plus(PolynomialVector other) {
        return new PolynomialVector(x.plus(other.x), y.plus(other.y));
    }

    PolynomialVector minus(PolynomialVector other) {
        return new PolynomialVector(x.minus(other.x), y.minus(other.y));
    }

    PolynomialVector negated() {
        return new PolynomialVector(x.negated(), y.negated());
    }

    PolynomialVector times(IntegerPolynomial factor) {
        return new PolynomialVector(x.times(factor), y.times(factor));
    }

    /** This vector rotated by a quarter turn clockwise. */
    PolynomialVector turnedClockwise() {
        return new PolynomialVector(y, x.negated());
    }

    IntegerPolynomial cross(PolynomialVector other) {
        return x.times(other.y).minus(y.times(other.x));
    }

    IntegerPolynomial dot(PolynomialVector other) {
        return x.times(other.x).plus(y.times(other.y));
    }
}
