package org.polysweep.oracle;

/**
 * A point of the plane in world coordinates, exact.
 *
 * @param x the first coordinate
 * @param y the second coordinate
 */
public record ExactPoint(Surd x, Surd y) {
    /**
     * A point with rational coordinates.
     *
     * @param x the first coordinate
     * @param y the second coordinate
     */
    public ExactPoint(Rational x, Rational y) {
        this(Surd.of(x), Surd.of(y));
    }

    ExactPoint moved(OracleUnitVector direction, Surd length) {
        return new ExactPoint(
                x.plus(direction.x().times(length)), y.plus(direction.y().times(length)));
    }
}
