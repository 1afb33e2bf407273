package org.polysweep.conformance.validate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.polysweep.trials.Trials;
import org.polysweep.validate.Shrinker;

/** Down to the simplest numbers that show the same, and soon at an end. */
class ShrinkerTest {

    private final List<double[]> asked = new ArrayList<>();

    @Test
    void whereEverythingShowsTheSameNothingIsLeft() {
        assertThat(shrink(10_000, numbers -> true, 123.456, -7e-300, -0.0)).containsExactly(0, 0, 0);
    }

    @Test
    void whereNothingElseDoesTheNumbersStay() {
        double[] numbers = {123.456, -7};
        double[] small = new Shrinker(10_000, List.of()).shrink(numbers, tried -> false);
        assertThat(small).containsExactly(123.456, -7).isNotSameAs(numbers);
    }

    @Test
    void aThresholdIsNeared() {
        assertThat(shrink(10_000, numbers -> numbers[0] > 6 && numbers[0] < 50, 37.125))
                .containsExactly(7);
        assertThat(shrink(10_000, numbers -> numbers[0] < -0.125, -3.7182818)).containsExactly(-1);
    }

    @Test
    void differencesAreKept() {
        assertThat(shrink(10_000, numbers -> numbers[1] - numbers[0] == 3, 38.25, 41.25))
                .containsExactly(0, 3);
    }

    @Test
    void allNumbersAreScaledTogether() {
        assertThat(shrink(10_000, numbers -> numbers[0] == 2 * numbers[1] && numbers[1] > 0, 0.75e-200, 0.375e-200))
                .containsExactly(2, 1);
    }

    @Test
    void allNumbersAreChangedTogether() {
        asks(numbers(7.5, -2.5), numbers(3, -1));
        asks(numbers(64, 48), numbers(32, 24));
        asks(numbers(0.3, -0.7), numbers(3, -7));
        asks(numbers(1.25, -3.75), numbers(1, -3), numbers(1.2, -3.7));
    }

    /** The difference or the sum of two instead of one, and instead of both their halves, integers, or the same. */
    @Test
    void twoNumbersAreChangedTogether() {
        asks(
                numbers(5.5, 8.25, 0.1),
                numbers(0, 2.75, 0.1),
                numbers(0, 13.75, 0.1),
                numbers(-2.75, 0, 0.1),
                numbers(13.75, 0, 0.1));
        asks(numbers(64, 48, 5), numbers(32, 24, 5));
        asks(numbers(1.5, -2.5, 0.1), numbers(1, -3, 0.1));
        asks(
                numbers(0.1, 5.5, 8.25),
                numbers(0.1, 0, 0),
                numbers(0.1, 1, 1),
                numbers(0.1, -1, -1),
                numbers(0.1, 2, 2),
                numbers(0.1, -2, -2));
    }

    /** The attempts to replace some numbers, if nothing shows the same, include all of these. */
    private void asks(double[] numbers, double[]... expected) {
        asked.clear();
        shrink(10_000, tried -> false, numbers);
        assertThat(asked).contains(expected);
    }

    @Test
    void theCallersChangesAreTriedFirst() {
        Shrinker shrinker = new Shrinker(1, List.of(numbers -> new double[] {5, 5}));
        assertThat(shrinker.shrink(new double[] {55, 55}, numbers -> true)).containsExactly(5, 5);
    }

    @Test
    void onlyWhatIsSimplerIsAsked() {
        double[] numbers = {0.3, -12.75, 1e10, 4.9e-324};
        Random random = Trials.random(1);
        double[] small = shrink(500, tried -> random.nextInt(20) == 0, numbers);
        assertThat(asked)
                .isNotEmpty()
                .allSatisfy(tried ->
                        assertThat(Shrinker.ORDER.compare(tried, numbers)).isNegative());
        assertThat(Shrinker.ORDER.compare(small, numbers)).isNegative();
    }

    @Test
    void theTestIsAskedNoOftenerThanAllowed() {
        double[] numbers = Trials.random(2).doubles(16).toArray();
        shrink(50, tried -> tried[0] > 0.5, numbers);
        assertThat(asked).hasSize(50);
        assertThatThrownBy(() -> new Shrinker(0, List.of())).hasMessage("maxTries must be > 0, but was 0");
    }

    /** Without a bound it also ends: each step is down, and after one without success it stops. */
    @Test
    void itEndsByItself() {
        double[] numbers = Trials.random(3).doubles(16).toArray();
        shrink(Integer.MAX_VALUE, tried -> Arrays.stream(tried).sum() > 1, numbers);
        assertThat(asked).hasSizeLessThan(5_000);
    }

    @Test
    void fewerDigitsGoBeforeAll() {
        isSimpler(numbers(0.5, 0), numbers(1, 1));
        isSimpler(numbers(1000, -4000), numbers(1, 11));
        isSimpler(numbers(3, 0), numbers(1e-300, 0));
        // The digits are those that are printed: 1.0E-10 has two that are not 0.
        isSimpler(numbers(7e-100, 0), numbers(1e-11, 0));
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
        assertThat(Shrinker.ORDER.compare(numbers(1, 2), numbers(2, 1))).isZero();
    }

    private static void isSimpler(double[] first, double[] second) {
        assertThat(Shrinker.ORDER.compare(first, second)).isNegative();
        assertThat(Shrinker.ORDER.compare(second, first)).isPositive();
    }

    private static double[] numbers(double... numbers) {
        return numbers;
    }

    private double[] shrink(int tries, Predicate<double[]> test, double... numbers) {
        return new Shrinker(tries, List.of()).shrink(numbers, tried -> {
            asked.add(tried.clone());
            return test.test(tried);
        });
    }
}
