package org.polysweep.conformance.query;

import java.math.BigDecimal;

/**
 * A vector or a place of the plane, in exact decimals.
 *
 * @param x the abscissa
 * @param y the ordinate
 */
record Vec(BigDecimal x, BigDecimal y) {

    static Vec of(double x, double y) {
        return new Vec(new BigDecimal(x), new BigDecimal(y));
    }

    Vec plus(Vec other) {
        return new Vec(x.add(other.x), y.add(other.y));
    }

    Vec minus(Vec other) {
        return new Vec(x.subtract(other.x), y.subtract(other.y));
    }

    Vec times(BigDecimal factor) {
        return new Vec(x.multiply(factor), y.multiply(factor));
    }

    BigDecimal dot(Vec other) {
        return x.multiply(other.x).add(y.multiply(other.y));
    }

    BigDecimal cross(Vec other) {
        return x.multiply(other.y).subtract(y.multiply(other.x));
    }

    Vec turned() {
        return new Vec(y.negate(), x);
    }

    boolean isZero() {
        return x.signum() == 0 && y.signum() == 0;
    }
}
