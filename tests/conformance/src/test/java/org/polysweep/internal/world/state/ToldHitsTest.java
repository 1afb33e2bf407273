package org.polysweep.internal.world.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.trials.Trials;

/** Which contact is one that has been told already. */
class ToldHitsTest {

    @Test
    void theSamePairWithTheSameNormalAtTheSameTime() {
        ToldHits told = new ToldHits();
        assertThat(told.add(3, 7, 0, 1, 0.5)).isTrue();
        assertThat(told.add(3, 7, 0, 1, 0.5)).isFalse();
        assertThat(told.add(3, 8, 0, 1, 0.5)).isTrue();
        assertThat(told.add(2, 7, 0, 1, 0.5)).isTrue();
        assertThat(told.add(3, 7, 1, 0, 0.5)).isTrue();
        assertThat(told.add(3, 7, 0, -1, 0.5)).isTrue();
        assertThat(told.add(3, 7, 0, 1, 0.5)).isFalse();
        assertThat(told.add(3, 7, 0, 1, 0.75)).isTrue();
        assertThat(told.add(3, 7, 0, 1, 0.75)).isFalse();
        assertThat(told.add(3, 7, 1, 0, 0.75)).isTrue();
        told.clear();
        assertThat(told.add(3, 7, 0, 1, 0.75)).isTrue();
    }

    /** Against a map, as the table grows and is used again. */
    @Test
    void asAMapWould() {
        Random random = Trials.random(1);
        ToldHits told = new ToldHits();
        for (int step = 0; step < 4; step++) {
            Map<List<Object>, Double> last = new HashMap<>();
            for (int i = 0; i < 2_000; i++) {
                int a = random.nextInt(20);
                int b = a + 1 + random.nextInt(4);
                double x = random.nextInt(3) - 1;
                double y = random.nextInt(2);
                double time = Math.floorDiv(i, 500);
                Double before = last.put(List.of(a, b, x, y), time);
                assertThat(told.add(a, b, x, y, time)).isEqualTo(before == null || before != time);
            }
            told.clear();
        }
    }
}
