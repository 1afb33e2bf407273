package org.polysweep.internal.compound;

import java.math.BigInteger;
import org.polysweep.internal.algebraic.ConstructibleNumber;

/**
 * The unit of exact lengths: 2^exponent / denominator.
 *
 * @param exponent the exponent of the lattice
 * @param denominator 1, unless a shape is rotated
 */
record LengthUnit(int exponent, BigInteger denominator) {

    /** A power of two. */
    static LengthUnit of(int exponent) {
        return new LengthUnit(exponent, BigInteger.ONE);
    }

    /** The additional divisor of a number in powers of two; the same number if the denominator is 1. */
    ConstructibleNumber over(ConstructibleNumber divisor) {
        return denominator.equals(BigInteger.ONE) ? divisor : divisor.times(denominator);
    }
}
