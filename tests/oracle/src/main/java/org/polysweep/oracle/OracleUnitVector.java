package org.polysweep.oracle;

import java.util.Optional;

/**
 * An exact vector of length 1: x² + y² = 1.
 *
 * @param x the first component
 * @param y the second component
 */
public record OracleUnitVector(Surd x, Surd y) {
    /**
     * The unit vector in a direction.
     *
     * @param direction any but zero
     * @return direction / |direction|
     */
    public static OracleUnitVector along(IntVector direction) {
        Surd inverse = direction.inverseLength();
        return new OracleUnitVector(inverse.times(direction.x()), inverse.times(direction.y()));
    }

    /**
     * The same direction in the smallest whole numbers, where it has any. With u and v for p and q of both components,
     * u + v·√s has a rational slope only if u and v are parallel, and then, as its length is 1, one of them is zero.
     *
     * @return empty if the slope is irrational
     */
    public Optional<IntVector> direction() {
        if (x.roots().signum() == 0 && y.roots().signum() == 0) {
            return Optional.of(whole(x.rationalPart(), y.rationalPart()));
        }
        return x.rationalPart().signum() == 0 && y.rationalPart().signum() == 0
                ? Optional.of(whole(x.roots(), y.roots()))
                : Optional.empty();
    }

    private static IntVector whole(Rational x, Rational y) {
        return new IntVector(
                        x.numerator().multiply(y.denominator()), y.numerator().multiply(x.denominator()))
                .primitive();
    }

    /**
     * Whether both components of a claimed vector are near, exactly.
     *
     * @param claimedX the first component
     * @param claimedY the second component
     * @param margin how far each may be off
     * @return false also if one is not finite
     */
    public boolean isNear(double claimedX, double claimedY, double margin) {
        return isNear(x, claimedX, margin) && isNear(y, claimedY, margin);
    }

    private static boolean isNear(Surd exact, double claimed, double margin) {
        return Double.isFinite(claimed)
                && exact.minus(Surd.of(Rational.of(claimed))).abs().compareTo(Surd.of(Rational.of(margin))) <= 0;
    }

    OracleUnitVector negate() {
        return new OracleUnitVector(x.negate(), y.negate());
    }
}
