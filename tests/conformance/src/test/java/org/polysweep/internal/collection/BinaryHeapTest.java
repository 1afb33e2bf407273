package org.polysweep.internal.collection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.trials.Trials;

/** A heap takes out what the queue of the JDK does. */
class BinaryHeapTest {

    private final Random random = Trials.random(1);

    @Test
    void numbersComeByKeyAndThenInTheirOrder() {
        BinaryHeap heap = new BinaryHeap((number, other) -> number > other);
        double[] keys = random.doubles(1000).map(key -> Math.floor(20 * key)).toArray();
        PriorityQueue<Integer> expected = new PriorityQueue<>(
                Comparator.comparingDouble((Integer number) -> keys[number]).thenComparing(Comparator.reverseOrder()));
        for (int i = 0; i < Trials.times(1000); i++) {
            if (random.nextInt(3) == 0 && !expected.isEmpty()) {
                assertThat(heap.take()).isEqualTo(expected.remove());
            } else {
                int number = random.nextInt(keys.length);
                heap.put(number, keys[number]);
                expected.add(number);
            }
            assertThat(heap.size()).isEqualTo(expected.size());
        }
        heap.clear();
        assertThat(heap.size()).isZero();
    }

    @Test
    void numbersThatAreInOrderStayWhereTheyAre() {
        BinaryHeap heap = new BinaryHeap((number, other) -> number < other);
        for (int number = 0; number < 100; number++) {
            heap.append(number, number / 3);
            assertThat(heap.at(number)).isEqualTo(number);
        }
        heap.put(-1, 0);
        for (int number = -1; number < 100; number++) {
            assertThat(heap.take()).isEqualTo(number);
        }
    }
}
