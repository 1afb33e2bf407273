package org.polysweep.oracle.quick;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The fixed-length integers against {@link BigInteger}. */
class Int128Test {
    private static final int TRIES = 2_000;

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void sumsAndOrder(@ForAll("integers") BigInteger a, @ForAll("integers") BigInteger b) {
        Int128 x = of(a);
        Int128 y = of(b);
        assertThat(x.toBigInteger()).isEqualTo(a);
        assertThat(x.plus(y).toBigInteger()).isEqualTo(a.add(b));
        assertThat(x.minus(y).toBigInteger()).isEqualTo(a.subtract(b));
        assertThat(x.negate().toBigInteger()).isEqualTo(a.negate());
        assertThat(x.abs().toBigInteger()).isEqualTo(a.abs());
        assertThat(x.signum()).isEqualTo(a.signum());
        assertThat(x.compareTo(y)).isEqualTo(a.compareTo(b));
        assertThat(x.abs().bitLength()).isEqualTo(a.abs().bitLength());
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void productsOfAnything(
            @ForAll("integers") BigInteger a,
            @ForAll("integers") BigInteger b,
            @ForAll("integers") BigInteger c,
            @ForAll("integers") BigInteger d) {
        assertSign(a, b, c, d);
        assertSign(a, b, b, a);
    }

    /** (m + i)(m - i) = m^2 - i^2, so these products differ in the last digit, or in all that a borrow goes through. */
    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void productsThatAreAlmostTheSame(@ForAll("integers") BigInteger m, @ForAll("integers") BigInteger i) {
        BigInteger half = m.shiftRight(1);
        BigInteger small = i.shiftRight(64);
        assertSign(half.add(small), half.subtract(small), half, half);
        assertSign(half, half, half.add(BigInteger.ONE), half.subtract(BigInteger.ONE));
        assertSign(
                half.negate(),
                half,
                half.add(BigInteger.ONE),
                half.subtract(BigInteger.ONE).negate());
    }

    @Test
    void allDigitsFull() {
        BigInteger full = BigInteger.ONE.shiftLeft(126).subtract(BigInteger.ONE);
        BigInteger lowFull = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);
        assertSign(full, full, full.subtract(BigInteger.ONE), full);
        assertSign(lowFull, lowFull, full, BigInteger.ONE);
        assertSign(full, lowFull, lowFull, full);
        assertSign(lowFull.add(BigInteger.ONE), lowFull.add(BigInteger.ONE), full, lowFull);
    }

    @Provide
    Arbitrary<BigInteger> integers() {
        Arbitrary<Long> digit = Arbitraries.oneOf(
                Arbitraries.longs().withDistribution(net.jqwik.api.RandomDistribution.uniform()),
                Arbitraries.of(0L, 1L, -1L, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 32));
        return Combinators.combine(digit, digit, Arbitraries.integers().between(2, 126))
                .as((high, low, shift) -> BigInteger.valueOf(high)
                        .shiftLeft(64)
                        .add(new BigInteger(Long.toUnsignedString(low)))
                        .shiftRight(shift));
    }

    private static void assertSign(BigInteger a, BigInteger b, BigInteger c, BigInteger d) {
        int expected = a.multiply(b).compareTo(c.multiply(d));
        assertThat(Int128.signOfDifference(of(a), of(b), of(c), of(d)))
                .as("%s %s %s %s", a, b, c, d)
                .isEqualTo(expected);
    }

    private static Int128 of(BigInteger number) {
        return new Int128(number.shiftRight(64).longValueExact(), number.longValue());
    }
}
