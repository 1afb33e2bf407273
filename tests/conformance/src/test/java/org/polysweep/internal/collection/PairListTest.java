package org.polysweep.internal.collection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.trials.Trials;

/** It keeps pairs as a list does, and sorts them as one does. */
class PairListTest {

    private record Pair(int first, int second) {}

    private static final Comparator<Pair> ORDER =
            Comparator.comparingInt(Pair::first).thenComparingInt(Pair::second);

    @Test
    void pairsStandWhereTheyWereAddedUntilTheyAreSorted() {
        Random random = Trials.random(3);
        PairList list = new PairList();
        for (int trial = 0; trial < Trials.times(500); trial++) {
            list.clear();
            List<Pair> model = new ArrayList<>();
            int most = random.nextBoolean() ? 4 : Integer.MAX_VALUE;
            for (int i = random.nextInt(random.nextInt(5) == 0 ? 500 : 20); i > 0; i--) {
                Pair pair = new Pair(random.nextInt(most), random.nextInt(20) == 0 ? most : random.nextInt(most));
                assertThat(list.add(pair.first, pair.second)).isEqualTo(model.size());
                model.add(pair);
            }
            assertThat(pairs(list)).isEqualTo(model);
            list.sort();
            model.sort(ORDER);
            assertThat(pairs(list)).isEqualTo(model);
            if (random.nextBoolean()) {
                list.add(1, 2);
                model.add(new Pair(1, 2));
                assertThat(pairs(list)).isEqualTo(model);
            }
        }
    }

    private static List<Pair> pairs(PairList list) {
        List<Pair> pairs = new ArrayList<>();
        for (int place = 0; place < list.count(); place++) {
            pairs.add(new Pair(list.first(place), list.second(place)));
        }
        return pairs;
    }
}
