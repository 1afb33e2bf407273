package org.polysweep.internal.collection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.trials.Trials;

/** It sorts as {@link Arrays#sort(Object[], Comparator)} does, in which equal numbers stay in their order, too. */
class MergeSortTest {

    private int comparisons;

    @Test
    void itSortsAsTheLibraryDoes() {
        Random random = Trials.random(1);
        MergeSort sort = new MergeSort();
        for (int trial = 0; trial < Trials.times(1_500); trial++) {
            int from = random.nextInt(4);
            int to = from + random.nextInt(random.nextInt(10) == 0 ? 500 : 20);
            int[] values = values(random, to + 4);
            int[] numbers = numbers(random, values);
            Integer[] expected = IntStream.of(numbers).boxed().toArray(Integer[]::new);
            Arrays.sort(expected, from, to, Comparator.comparingInt(number -> values[number]));
            sort.sort(numbers, from, to, (first, second) -> values[first] < values[second]);
            assertThat(numbers)
                    .as("%s to %s", from, to)
                    .containsExactly(
                            Arrays.stream(expected).mapToInt(Integer::intValue).toArray());
        }
    }

    /** What numbers stand for: few different values, runs up and down, or anything. */
    private static int[] values(Random random, int count) {
        int kind = random.nextInt(5);
        return IntStream.range(0, count)
                .map(i -> switch (kind) {
                    case 0 -> random.nextInt(3);
                    case 1 -> i;
                    case 2 -> -i;
                    case 3 -> i % 7;
                    default -> random.nextInt();
                })
                .toArray();
    }

    /** Each number once, in order or shuffled. */
    private static int[] numbers(Random random, int[] values) {
        int[] numbers = IntStream.range(0, values.length).toArray();
        for (int i = random.nextBoolean() ? values.length - 1 : 0; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int swap = numbers[i];
            numbers[i] = numbers[other];
            numbers[other] = swap;
        }
        return numbers;
    }

    @Test
    void whatIsInOrderIsComparedWithItsNeighborsOnly() {
        int[] numbers = IntStream.range(0, 1_000).toArray();
        new MergeSort().sort(numbers, 0, numbers.length, (first, second) -> {
            comparisons++;
            return first < second;
        });
        assertThat(comparisons).isEqualTo(numbers.length - 1);
    }

    @Test
    void noGarbageIsMade() {
        int[] numbers = new int[2_000];
        MergeSort sort = new MergeSort();
        MergeSort.Order order = (first, second) -> first % 64 < second % 64;
        assertThat(Allocation.ofSteadyState(() -> {
                    for (int i = 0; i < numbers.length; i++) {
                        numbers[i] = i * 7919 % 2_000;
                    }
                    sort.sort(numbers, 0, numbers.length, order);
                }))
                .isZero();
    }

    /** The scratch space is as long as what is sorted, wherever in the array that is. */
    @Test
    void aFewNumbersFarIntoAnArrayTakeLittleSpace() {
        int[] numbers = IntStream.range(0, 100_000).toArray();
        long bytes = Allocation.ofSteadyState(() -> {
            MergeSort sort = new MergeSort();
            for (int from = 1_000; from < 100_000; from += 1_000) {
                sort.sort(numbers, from, from + 10, (first, second) -> first < second);
            }
        });
        assertThat(bytes).isLessThan(1_000);
    }
}
