package org.polysweep.conformance.validate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polysweep.validate.Simplicity;

/** What shrinking goes down, one thing after the other. */
class SimplicityTest {

    private final Simplicity order = new Simplicity();

    @Test
    void fewerDigitsGoBeforeAll() {
        isSimpler(numbers(0.5, 0), numbers(1, 1));
        isSimpler(numbers(1000, -4000), numbers(1, 11));
        isSimpler(numbers(3, 0), numbers(1e-300, 0));
    }

    @Test
    void thenIntegers() {
        isSimpler(numbers(9, 0), numbers(0.1, 0));
        isSimpler(numbers(9, 8), numbers(0.1, 1));
    }

    @Test
    void thenSmallNumbers() {
        isSimpler(numbers(1, -2), numbers(1, 3));
        isSimpler(numbers(0.1, 1), numbers(0.2, 1));
    }

    @Test
    void thenPositiveOnes() {
        isSimpler(numbers(1, 2), numbers(1, -2));
        isSimpler(numbers(0, 0), numbers(0, -0.0));
    }

    @Test
    void theOrderOfTheNumbersDoesNotCount() {
        assertThat(order.compare(numbers(1, 2), numbers(2, 1))).isZero();
    }

    @Test
    void digitsAreThoseThatArePrinted() {
        assertThat(Simplicity.digits(0, -0.0, 100, -0.25)).isEqualTo(3);
        assertThat(Simplicity.digits(1e-10)).as("1.0E-10").isEqualTo(2);
    }

    private void isSimpler(double[] first, double[] second) {
        assertThat(order.compare(first, second)).isNegative();
        assertThat(order.compare(second, first)).isPositive();
    }

    private static double[] numbers(double... numbers) {
        return numbers;
    }
}
