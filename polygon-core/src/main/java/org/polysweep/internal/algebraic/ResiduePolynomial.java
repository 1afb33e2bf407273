package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A polynomial with integer coefficients, modulo a prime. It proves that most coprime polynomials are coprime, in words
 * of 64 bits.
 *
 * @see <a href="https://doi.org/10.1145/321662.321664">W. S. Brown, On Euclid's Algorithm and the Computation of
 *     Polynomial Greatest Common Divisors, Journal of the ACM 18, 1971</a>
 */
final class ResiduePolynomial {

    /** A Mersenne prime: a product of two residues fits a long. */
    private static final long PRIME = (1L << 31) - 1;

    private static final BigInteger MODULUS = BigInteger.valueOf(PRIME);

    /** From the constant term on; the last one is not 0. */
    private final long[] coefficients;

    /** True if the reduction modulo the prime has kept the degree. */
    private final boolean keepsDegree;

    private ResiduePolynomial(long[] coefficients, boolean keepsDegree) {
        this.coefficients = withoutLeadingZeros(coefficients);
        this.keepsDegree = keepsDegree && this.coefficients.length == coefficients.length;
    }

    /** The polynomial with the given coefficients, from the constant term on; the last one is not 0. */
    static ResiduePolynomial of(BigInteger... coefficients) {
        long[] residues = new long[coefficients.length];
        Arrays.setAll(residues, i -> coefficients[i].mod(MODULUS).longValue());
        return new ResiduePolynomial(residues, coefficients.length > 0);
    }

    private static long[] withoutLeadingZeros(long[] coefficients) {
        int size = coefficients.length;
        while (size > 0 && coefficients[size - 1] == 0) {
            size--;
        }
        return Arrays.copyOf(coefficients, size);
    }

    /**
     * Returns whether this and another one have no common root, and so their integer polynomials have none either. The
     * leading coefficient of a common divisor divides both leading coefficients. So if one of the two keeps its degree
     * modulo the prime, so does the divisor, and it also divides both modulo the prime.
     */
    boolean provesCoprime(ResiduePolynomial other) {
        if (!keepsDegree && !other.keepsDegree) {
            return false;
        }
        long[] dividend = coefficients;
        long[] divisor = other.coefficients;
        while (divisor.length > 0) {
            long[] remainder = remainder(dividend, divisor);
            dividend = divisor;
            divisor = remainder;
        }
        return dividend.length == 1;
    }

    /** The remainder, times a residue that is not 0. */
    private static long[] remainder(long[] dividend, long[] divisor) {
        long[] left = dividend;
        while (left.length >= divisor.length) {
            long[] next = left.clone();
            int shift = left.length - divisor.length;
            for (int i = 0; i < left.length; i++) {
                long subtracted = i < shift ? 0 : divisor[i - shift] * left[left.length - 1] % PRIME;
                next[i] = (left[i] * divisor[divisor.length - 1] % PRIME - subtracted + PRIME) % PRIME;
            }
            left = withoutLeadingZeros(next);
        }
        return left;
    }
}
