package org.polysweep.internal.algebraic;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Signs of polynomials at places, beside them and between them, worked out by hand. */
class IntegerPolynomialTest {

    private static final Dyadic HALF = Dyadic.of(0.5);

    static IntegerPolynomial polynomial(long... coefficients) {
        return IntegerPolynomial.of(
                Arrays.stream(coefficients).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new));
    }

    /** (2t - 1)^n changes its sign at 1/2 if n is odd. */
    @Test
    void besideARoot() {
        IntegerPolynomial linear = polynomial(-1, 2);
        IntegerPolynomial power = IntegerPolynomial.ONE;
        for (int n = 1; n <= 4; n++) {
            power = power.times(linear);
            int before = n % 2 == 0 ? 1 : -1;
            assertThat(power.signAt(HALF)).isZero();
            assertThat(power.signAfter(HALF)).isEqualTo(1);
            assertThat(power.signBefore(HALF)).isEqualTo(before);
            assertThat(power.negated().signAfter(HALF)).isEqualTo(-1);
            assertThat(power.negated().signBefore(HALF)).isEqualTo(-before);
        }
        assertThat(linear.signBefore(Dyadic.ZERO)).isEqualTo(-1);
        assertThat(linear.signBefore(Dyadic.ONE)).isEqualTo(1);
        assertThat(IntegerPolynomial.ZERO.signBefore(HALF)).isZero();
        assertThat(IntegerPolynomial.ZERO.signAfter(HALF)).isZero();
    }

    /** An end that is a root leaves the sign open. */
    @Test
    void betweenTwoPlaces() {
        assertThat(IntegerPolynomial.T.signBetween(HALF, Dyadic.ONE)).isEqualTo(1);
        assertThat(IntegerPolynomial.T.negated().signBetween(HALF, Dyadic.ONE)).isEqualTo(-1);
        assertThat(IntegerPolynomial.T.signBetween(Dyadic.ZERO, Dyadic.ONE)).isZero();
        assertThat(IntegerPolynomial.T.negated().signBetween(Dyadic.ZERO, Dyadic.ONE))
                .isZero();
        assertThat(polynomial(-1, 1).signBetween(Dyadic.ZERO, Dyadic.ONE)).isZero();
        // 4t - 1 at 1/2 and at 1, with the ends on lattices of their own.
        assertThat(polynomial(-1, 4).signBetween(HALF, new Dyadic(BigInteger.valueOf(8), 3)))
                .isEqualTo(1);
    }

    @Test
    void dyadicNumbers() {
        Dyadic product = Dyadic.of(1.5).times(Dyadic.of(-1.25));
        assertThat(product.compareTo(Dyadic.of(-1.875))).isZero();
        assertThat(product.compareTo(Dyadic.of(-1.75))).isNegative();
        assertThat(product.signum()).isEqualTo(-1);
        assertThat(Dyadic.of(3).signum()).isEqualTo(1);
    }

    /** 12 (t - 1/2)² (t + 2), and a constant. */
    @Test
    void everyRootOnce() {
        IntegerPolynomial doubled = polynomial(-1, 2).square().times(polynomial(6, 3));
        IntegerPolynomial single = doubled.squareFreePart();
        assertThat(single.degree()).isEqualTo(2);
        assertThat(single.signAt(HALF)).isZero();
        assertThat(single.signBefore(HALF)).isEqualTo(-single.signAfter(HALF));
        assertThat(polynomial(6).squareFreePart().degree()).isZero();
    }

    /** Modulo 2^31 - 1, these lose the term with the root that both have, or the constant that tells them apart. */
    @Test
    void commonDivisorsThatVanishModuloThePrime() {
        long prime = (1L << 31) - 1;
        IntegerPolynomial lost = polynomial(-1, prime);
        IntegerPolynomial common = lost.times(polynomial(-2, 1)).gcd(lost.times(polynomial(-3, 1)));
        assertThat(common.degree()).isEqualTo(1);
        assertThat(common.coefficient(1).abs()).isEqualTo(BigInteger.valueOf(prime));
        assertThat(polynomial(-1, 1).gcd(polynomial(prime - 1, 1)).degree()).isZero();
        assertThat(polynomial(prime).gcd(polynomial(0, prime)).degree()).isZero();
        assertThat(lost.gcd(polynomial(-2, 1)).degree()).isZero();
        assertThat(lost.gcd(IntegerPolynomial.ZERO).degree()).isEqualTo(1);
    }
}
