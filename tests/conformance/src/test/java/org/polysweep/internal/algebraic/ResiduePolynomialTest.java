package org.polysweep.internal.algebraic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.algebraic.IntegerPolynomialTest.polynomial;

import java.math.BigInteger;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Polynomials that are proved coprime modulo 2^31 - 1, and undecided ones. */
class ResiduePolynomialTest {

    private static final long PRIME = (1L << 31) - 1;

    private static ResiduePolynomial residues(IntegerPolynomial polynomial) {
        BigInteger[] coefficients = new BigInteger[polynomial.degree() + 1];
        Arrays.setAll(coefficients, polynomial::coefficient);
        return ResiduePolynomial.of(coefficients);
    }

    private static boolean provesCoprime(IntegerPolynomial one, IntegerPolynomial other) {
        boolean proves = residues(one).provesCoprime(residues(other));
        assertThat(residues(other).provesCoprime(residues(one))).isEqualTo(proves);
        return proves;
    }

    @Test
    void coprime() {
        IntegerPolynomial cubic = polynomial(-1, 2).times(polynomial(-3, 0, -PRIME + 5));
        assertThat(provesCoprime(cubic, polynomial(-1, 3))).isTrue();
        assertThat(provesCoprime(cubic, polynomial(-3, 0, 7))).isTrue();
        assertThat(provesCoprime(cubic, IntegerPolynomial.ONE)).isTrue();
        // One of the two keeps its degree.
        assertThat(provesCoprime(polynomial(-1, PRIME), polynomial(-2, 1))).isTrue();
    }

    @Test
    void leftOpen() {
        IntegerPolynomial common = polynomial(5, -7, 11);
        assertThat(provesCoprime(common.times(polynomial(-1, 2)), common.times(polynomial(-1, 3))))
                .isFalse();
        assertThat(provesCoprime(common, common)).isFalse();
        assertThat(provesCoprime(common, IntegerPolynomial.ZERO)).isFalse();
        // Equal roots modulo the prime; and a common divisor of which nothing but a constant is left.
        assertThat(provesCoprime(polynomial(-1, 1), polynomial(PRIME - 1, 1))).isFalse();
        assertThat(provesCoprime(polynomial(-1, PRIME), polynomial(-1, PRIME))).isFalse();
    }
}
