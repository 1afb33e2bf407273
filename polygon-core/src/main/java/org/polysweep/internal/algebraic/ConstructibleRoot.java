package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * The square root of a quotient of two {@link ConstructibleNumber}s, a length or the magnitude of a component, as a
 * double.
 *
 * <p>The doubles of a lower and an upper bound are the same, or become neighbours when the bounds are narrow enough.
 * Then the sign of a difference decides on which side of the border between them the exact number lies.
 *
 * @param above the square above the line; not negative
 * @param below the square below the line; positive
 */
public record ConstructibleRoot(ConstructibleNumber above, ConstructibleNumber below) {

    private static final int FIRST_BITS = 128;

    /**
     * Returns the smallest double that is not less than {@code this · 2^exponent}; infinite beyond the doubles.
     *
     * @param exponent the binary exponent of the unit: that of the {@link Lattice}
     */
    public double roundUp(int exponent) {
        return round(exponent, Direction.UP);
    }

    /** Returns the nearest double; of two equally near the one whose last bit is 0. */
    public double roundNearest() {
        return round(0, Direction.NEAREST);
    }

    private double round(int exponent, Direction direction) {
        if (above.signum() == 0) {
            return 0.0;
        }
        for (int bits = FIRST_BITS; ; bits *= 2) {
            BigInteger aboveAtLeast = above.floor(bits);
            BigInteger belowAtLeast = below.floor(bits);
            if (aboveAtLeast.signum() > 0 && belowAtLeast.signum() > 0) {
                double least = root(aboveAtLeast, below.ceiling(bits), exponent, direction);
                double greatest = root(above.ceiling(bits), belowAtLeast, exponent, direction);
                if (least == greatest) {
                    return least;
                }
                if (Math.nextUp(least) == greatest) {
                    return choose(least, greatest, exponent, direction);
                }
            }
        }
    }

    private static double root(BigInteger above, BigInteger below, int exponent, Direction direction) {
        return Rounding.roundRoot(QuadraticSurd.of(above).over(below), exponent, direction);
    }

    /** Of two doubles that follow each other the one that is the answer. */
    private double choose(double least, double greatest, int exponent, Direction direction) {
        if (direction == Direction.UP) {
            Lattice lattice = new Lattice(Lattice.exponentOf(least));
            return compareTo(lattice.at(least), lattice.exponent() - exponent) <= 0 ? least : greatest;
        }
        // The nearest double is asked for in units of 1 only.
        Lattice lattice = new Lattice(Lattice.exponentOf(least, greatest));
        int side = compareTo(lattice.at(least).add(lattice.at(greatest)), lattice.exponent() - 1);
        boolean leastIsEven = (Double.doubleToRawLongBits(least) & 1) == 0;
        return side < 0 || (side == 0 && leastIsEven) ? least : greatest;
    }

    /** The sign of the difference to {@code digits · 2^shift}, not negative. */
    private int compareTo(BigInteger digits, int shift) {
        BigInteger scale = BigInteger.ONE.shiftLeft(2 * Math.abs(shift));
        ConstructibleNumber square = below.times(digits.multiply(digits));
        return shift >= 0
                ? above.minus(square.times(scale)).signum()
                : above.times(scale).minus(square).signum();
    }
}
