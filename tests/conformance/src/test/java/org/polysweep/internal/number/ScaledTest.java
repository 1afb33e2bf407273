package org.polysweep.internal.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.trials.Trials;

class ScaledTest {

    private static final int MOST_BITS = 400;

    private static void assertRootOf(BigInteger number) {
        BigInteger[] expected = number.sqrtAndRemainder();
        Scaled root = new Scaled(number, false).root();
        assertThat(root).as("%s", number).isEqualTo(new Scaled(expected[0], expected[1].signum() != 0));
        assertThat(new Scaled(number, true).root()).isEqualTo(new Scaled(expected[0], true));
    }

    /** Squares and what is beside them, among them the least and the greatest of each length. */
    @Test
    void rootsOfEveryLength() {
        Random random = Trials.random(140);
        for (int bits = 0; bits <= MOST_BITS; bits++) {
            BigInteger power = BigInteger.ONE.shiftLeft(bits);
            for (BigInteger root :
                    new BigInteger[] {power, power.subtract(BigInteger.ONE), new BigInteger(bits, random)}) {
                BigInteger square = root.multiply(root);
                assertRootOf(square);
                assertRootOf(square.add(BigInteger.ONE));
                if (square.signum() > 0) {
                    assertRootOf(square.subtract(BigInteger.ONE));
                }
            }
            assertRootOf(power);
            assertRootOf(new BigInteger(bits, random));
        }
    }

    private static void assertSurd(QuadraticSurd number, int shift) {
        Scaled scaled = Rounding.scaled(number, shift);
        QuadraticSurd units = shift >= 0
                ? number.times(BigInteger.ONE.shiftLeft(shift))
                : number.over(BigInteger.ONE.shiftLeft(-shift));
        String description = units + ", " + scaled;
        assertThat(units.compareTo(QuadraticSurd.of(scaled.floor())))
                .as(description)
                .isEqualTo(scaled.leftOver() ? 1 : 0);
        assertThat(units.compareTo(QuadraticSurd.of(scaled.floor().add(BigInteger.ONE))))
                .as(description)
                .isNegative();
    }

    /** Numbers that are integers, that are next to one, and others; with roots that are added and taken away. */
    @Test
    void surds() {
        Random random = Trials.random(141);
        for (int trial = 0; trial < Trials.times(8_000); trial++) {
            int bits = 1 + random.nextInt(300);
            BigInteger root = new BigInteger(bits, random);
            BigInteger square = root.multiply(root);
            BigInteger radicand = switch (random.nextInt(3)) {
                case 0 -> square;
                case 1 -> square.add(BigInteger.ONE);
                default -> new BigInteger(2 * bits, random);
            };
            BigInteger coefficient = new BigInteger(1 + random.nextInt(100), random);
            if (random.nextBoolean()) {
                coefficient = coefficient.negate();
            }
            BigInteger denominator = new BigInteger(1 + random.nextInt(300), random).add(BigInteger.ONE);
            // A multiple of the denominator away from the root, or from what is next to it; or anywhere.
            BigInteger rational = new BigInteger(1 + random.nextInt(100), random)
                    .multiply(denominator)
                    .subtract(coefficient.multiply(root));
            if (random.nextInt(3) == 0) {
                rational = rational.add(new BigInteger(random.nextInt(300), random));
            }
            QuadraticSurd number =
                    QuadraticSurd.of(rational, coefficient, radicand).over(denominator);
            if (number.signum() >= 0) {
                assertSurd(number, random.nextInt(200) - 100);
                assertSurd(number, 0);
            }
        }
    }
}
