package org.polysweep.validate;

import java.math.BigInteger;
import org.polysweep.internal.number.Lattice;

/**
 * Whether a claimed time of entry is near enough to the exact one, in the sense of {@link Truth#isWithin}; decided by
 * integers.
 */
final class TimeTolerance {

    private TimeTolerance() {}

    /** The distance from a magnitude to the next greater double. */
    static double ulp(double magnitude) {
        return magnitude == Double.MAX_VALUE
                ? magnitude - Math.nextDown(magnitude)
                : Math.nextUp(magnitude) - magnitude;
    }

    /**
     * Decides for the time {@code gap / speed}, where both are integers on one lattice.
     *
     * @param claimed the claimed time; finite
     * @param gap how far A has to go along the normal
     * @param speed how far it goes that way in the step: n·d; not 0
     * @param exponent the exponent of the lattice
     * @param ulps K; not negative
     * @param ulp ulp(M), a power of two
     */
    static boolean isWithin(double claimed, BigInteger gap, BigInteger speed, int exponent, int ulps, double ulp) {
        int places = Math.max(-Lattice.exponentOf(claimed), 0);
        BigInteger digits = new Lattice(-places).at(claimed);
        // (claimed - gap / speed) · speed, in units of 2^(exponent - places)
        BigInteger error =
                digits.multiply(speed).subtract(gap.shiftLeft(places)).abs();
        BigInteger limit = BigInteger.valueOf(ulps);
        int shift = Lattice.exponentOf(ulp) - exponent + places;
        return shift >= 0
                ? error.compareTo(limit.shiftLeft(shift)) <= 0
                : error.shiftLeft(-shift).compareTo(limit) <= 0;
    }
}
