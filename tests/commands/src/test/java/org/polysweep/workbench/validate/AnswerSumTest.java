package org.polysweep.workbench.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class AnswerSumTest {

    private static final BigInteger MODULUS = BigInteger.ONE.shiftLeft(128);

    private static BigInteger number(AnswerSum sum) {
        return new BigInteger(sum.toString(), 16);
    }

    @Test
    void sumsAreModulo2To128() {
        Random random = new Random(1);
        for (int i = 0; i < 1000; i++) {
            // Often with a carry, and beyond.
            AnswerSum one = new AnswerSum(-random.nextInt(3), -random.nextInt(3));
            AnswerSum other = new AnswerSum(random.nextLong() >> random.nextInt(64), random.nextInt(3) - 1);
            assertThat(number(one.plus(other)))
                    .isEqualTo(number(one).add(number(other)).mod(MODULUS));
            assertThat(one.plus(other)).isEqualTo(other.plus(one));
            assertThat(one.plus(AnswerSum.NONE)).isEqualTo(one);
            assertThat(AnswerSum.parse(other.toString())).contains(other);
            assertThat(other.toString()).hasSize(32);
        }
    }

    @Test
    void whereTheQueryEndsMatters() {
        assertThat(AnswerSum.of("a", "bc")).isNotEqualTo(AnswerSum.of("ab", "c"));
        assertThat(AnswerSum.parse("0")).isEmpty();
        assertThat(AnswerSum.parse("0000000000000000000000000000000G")).isEmpty();
    }
}
