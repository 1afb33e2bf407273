package org.polysweep.internal.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.trials.Trials;

class RadixSortTest {

    /** Numbers of few different bits, so that many are equal in those that count: these must stay in their order. */
    @ParameterizedTest
    @CsvSource({
        "0, 0x7fffffffffffffff",
        "0, 0xff",
        "32, 0x000300ff00000fff",
        "17, 0x7ff0000000061fff",
        "62, -1",
        "53, -1",
        "40, 0xffffffffff"
    })
    void numbersComeInTheOrderOfTheirUpperBits(int lowBit, long bits) {
        Random random = Trials.random(lowBit);
        RadixSort sort = new RadixSort();
        for (int round = 0; round < Trials.times(60); round++) {
            int from = random.nextInt(5);
            int to = from + random.nextInt(round % 2 == 0 ? 80 : 2_000);
            long[] numbers = random.longs(to + 3L)
                    .map(number -> number & bits & Long.MAX_VALUE)
                    .toArray();
            long[] expected = LongStream.of(numbers).toArray();
            Long[] boxed = LongStream.of(numbers).boxed().toArray(Long[]::new);
            Arrays.sort(boxed, from, to, Comparator.comparingLong(number -> number >>> lowBit));
            for (int i = from; i < to; i++) {
                expected[i] = boxed[i];
            }
            sort.sort(numbers, from, to, lowBit);
            assertThat(numbers).containsExactly(expected);
        }
    }
}
