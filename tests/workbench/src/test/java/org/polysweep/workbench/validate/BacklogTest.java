package org.polysweep.workbench.validate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.polysweep.generate.CompoundClass;
import org.polysweep.generate.QueryClass;
import org.polysweep.generate.QuerySeries;
import org.polysweep.oracle.CompoundQuery;

class BacklogTest {

    private static CompoundQuery query(long number) {
        QuerySeries other = number % 4 == 1 ? QueryClass.ROUND_CAPSULES : CompoundClass.PARTS_GRID;
        return (number % 2 == 0 ? QueryClass.TILES : other).inParts(7, number);
    }

    private static Question question(long number) {
        return new Question(number, query(number), "line " + 2 * number, Optional.empty());
    }

    /**
     * More than is kept in memory, answered in any order. The first 8 * 1024 are kept; then so many together go into
     * the file.
     */
    @Test
    void whateverTheOrderEachQueryIsGivenOnceAndAsItWas() throws Exception {
        whateverTheOrderEachQueryIsGivenOnceAndAsItWas(11_000, 9 * 1024 - 200, 9 * 1024 + 200);
    }

    @Test
    @Tag("nightly")
    void whateverTheOrderOfManyEachQueryIsGivenOnceAndAsItWas() throws Exception {
        whateverTheOrderEachQueryIsGivenOnceAndAsItWas(100_000, 50_000, 60_000);
    }

    private static void whateverTheOrderEachQueryIsGivenOnceAndAsItWas(int count, int from, int to) throws Exception {
        List<Long> order = new ArrayList<>();
        try (Backlog backlog = new Backlog(Optional.empty())) {
            for (long number = 0; number < count; number++) {
                backlog.add(question(number));
                order.add(number);
            }
            Collections.shuffle(order.subList(0, 1500), new Random(1));
            Collections.shuffle(order.subList(from, to), new Random(2));
            for (long number : order) {
                assertThat(backlog.remove(number)).contains(question(number));
                assertThat(backlog.remove(number)).isEmpty();
            }
            assertThat(backlog.size()).isZero();
            assertThat(backlog.first()).isEmpty();
            backlog.add(question(count));
            assertThat(backlog.first()).contains(question(count));
        }
    }

    @Test
    void theFirstThatIsDueIsTheOneWithTheLeastNumber() throws Exception {
        try (Backlog backlog = new Backlog(Optional.empty())) {
            for (long number = 0; number < 3000; number++) {
                backlog.add(question(number));
            }
            for (long number = 0; number < 2000; number++) {
                backlog.remove(number == 1 ? 2500 : number);
            }
            assertThat(backlog.first().orElseThrow().number()).isEqualTo(1);
            backlog.remove(1);
            assertThat(backlog.first().orElseThrow().number()).isEqualTo(2000);
            assertThat(backlog.size()).isEqualTo(999);
        }
    }

    @Test
    void whatCanBeMadeAgainIsNotKept() throws Exception {
        try (Backlog backlog = new Backlog(Optional.of(BacklogTest::question))) {
            for (long number = 0; number < 100_000; number++) {
                backlog.add(new Question(number, question(0).query(), "", Optional.empty()));
            }
            assertThat(backlog.remove(77_777)).contains(question(77_777));
            assertThat(backlog.remove(-1)).isEmpty();
            assertThat(backlog.remove(100_000)).isEmpty();
            assertThat(backlog.remove(Long.MIN_VALUE)).isEmpty();
            assertThat(backlog.size()).isEqualTo(99_999);
        }
    }
}
