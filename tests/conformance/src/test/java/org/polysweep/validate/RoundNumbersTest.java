package org.polysweep.validate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Replacements tried for a number, by hand. */
class RoundNumbersTest {

    @Test
    void smallIntegersThenWhatIsNear() {
        assertThat(RoundNumbers.near(-12.375))
                .containsExactly(
                        0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8, -8, 9, -9, // integers
                        12.375, -13, -6.1875, // positive, an integer, half of it
                        -10, -20, -12, -13, -12.37, -12.38, -12.375, -12.375); // 1, 2, 4 and 8 digits, either way
    }

    @Test
    void fewerDigitsTowardZero() {
        double number = 123.456789123;
        assertThat(RoundNumbers.toFewDigits(number, 0)).isEqualTo(100);
        assertThat(RoundNumbers.toFewDigits(number, 1)).isEqualTo(120);
        assertThat(RoundNumbers.toFewDigits(number, 2)).isEqualTo(123.4);
        assertThat(RoundNumbers.toFewDigits(number, 3)).isEqualTo(123.45678);
        assertThat(RoundNumbers.toFewDigits(Double.NEGATIVE_INFINITY, 0)).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(RoundNumbers.toFewDigits(Double.NaN, 0)).isNaN();
    }
}
