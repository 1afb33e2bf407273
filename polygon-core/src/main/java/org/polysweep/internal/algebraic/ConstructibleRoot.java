package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * The square root of a quotient of two {@link ConstructibleNumber}s: a length or the magnitude of a component.
 *
 * @param above the numerator of the square; not negative
 * @param below the denominator of the square; positive
 */
public record ConstructibleRoot(ConstructibleNumber above, ConstructibleNumber below) implements RoundableNumber {

    /**
     * Returns the smallest double that is not less than {@code this · 2^exponent}; infinite if it overflows.
     *
     * @param exponent the binary exponent of the unit: the exponent of the {@link Lattice}
     */
    public double roundUp(int exponent) {
        return round(exponent, Direction.UP);
    }

    /** Returns the nearest double, ties to even. */
    public double roundNearest() {
        return round(0, Direction.NEAREST);
    }

    @Override
    public int compareTo(BigInteger digits, int exponent) {
        if (digits.signum() < 0) {
            return 1;
        }
        BigInteger scale = BigInteger.ONE.shiftLeft(2 * Math.abs(exponent));
        ConstructibleNumber square = below.times(digits.multiply(digits));
        return exponent >= 0
                ? above.minus(square.times(scale)).signum()
                : above.times(scale).minus(square).signum();
    }

    @Override
    public double guess(int exponent) {
        double root = Math.sqrt(above.upperBound(below, 0)) * Lattice.powerOfTwo(exponent);
        return Double.isNaN(root) ? 0 : root;
    }
}
