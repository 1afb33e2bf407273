package org.polysweep.internal.collection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.trials.Trials;

/** It holds the pairs that a {@link HashSet} of sets of two holds. */
class PairSetTest {

    /** Which ranks a pair may have. */
    private enum Ranks {
        /** So few that most pairs come more than once. */
        FEW,
        /** Neighbors. */
        NEAR,
        /** Multiples of a power of two, which differ in no low bit. */
        ALIKE,
        /** All that there are. */
        ALL;

        int next(Random random) {
            return switch (this) {
                case FEW -> random.nextInt(9);
                case NEAR -> 1_000_000 + random.nextInt(60);
                case ALIKE -> random.nextInt(64) << 25;
                case ALL -> random.nextBoolean() ? random.nextInt(Integer.MAX_VALUE) : Integer.MAX_VALUE;
            };
        }
    }

    @ParameterizedTest
    @EnumSource
    void itHoldsWhatHasBeenAddedSinceItWasCleared(Ranks ranks) {
        Random random = Trials.random(2);
        PairSet set = new PairSet();
        for (int trial = 0; trial < Trials.times(100); trial++) {
            set.clear();
            Set<Set<Integer>> model = new HashSet<>();
            List<int[]> asked = new ArrayList<>();
            for (int i = random.nextInt(random.nextInt(5) == 0 ? 400 : 40); i >= 0; i--) {
                int[] pair = {ranks.next(random), ranks.next(random)};
                asked.add(pair);
                assertThat(set.contains(pair[0], pair[1])).isEqualTo(model.contains(key(pair[0], pair[1])));
                if (random.nextInt(4) != 0) {
                    assertThat(set.add(pair[0], pair[1])).isEqualTo(model.add(key(pair[0], pair[1])));
                }
            }
            for (int[] pair : asked) {
                assertThat(set.contains(pair[0], pair[1])).isEqualTo(model.contains(key(pair[0], pair[1])));
                assertThat(set.contains(pair[1], pair[0])).isEqualTo(model.contains(key(pair[0], pair[1])));
            }
        }
    }

    private static Set<Integer> key(int first, int second) {
        return new HashSet<>(List.of(first, second));
    }

    @Test
    void bodyZeroMakesPairsLikeAnyOther() {
        PairSet set = new PairSet();
        assertThat(set.contains(0, 0)).isFalse();
        assertThat(set.add(0, 1)).isTrue();
        assertThat(set.contains(0, 0)).isFalse();
        assertThat(set.contains(1, 0)).isTrue();
        assertThat(set.add(1, 0)).isFalse();
    }

    @Test
    void noGarbageIsMade() {
        PairSet set = new PairSet();
        assertThat(Allocation.ofSteadyState(() -> {
                    set.clear();
                    for (int i = 0; i < 3_000; i++) {
                        set.add(i * 31, i);
                    }
                }))
                .isZero();
    }
}
