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

    private static final List<CompoundQuery> SMALL = List.of(query(0), query(2));

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

    /** A program that is always so many queries behind needs no more room at the end than at the beginning. */
    @Test
    void roomIsUsedAgain() throws Exception {
        int behind = 12_000;
        long first = 0;
        try (Backlog backlog = new Backlog(Optional.empty())) {
            for (long number = 0; number < 60_000; number++) {
                backlog.add(new Question(number, SMALL.get((int) (number % 2)), "", Optional.empty()));
                if (number >= behind) {
                    assertThat(backlog.remove(number - behind).orElseThrow().query())
                            .isEqualTo(SMALL.get((int) ((number - behind) % 2)));
                }
                first = number == 20_000 ? backlog.bytes() : first;
            }
            assertThat(first).isPositive();
            assertThat(backlog.bytes()).isBetween(1L, 2 * first);
            assertThat(backlog.isFull()).isFalse();
        }
    }

    /** Who answers each query before the next needs no room at all. */
    @Test
    void whatIsAnsweredIsForgotten() throws Exception {
        try (Backlog backlog = new Backlog(Optional.empty())) {
            for (long number = 0; number < 20_000; number++) {
                backlog.add(new Question(number, SMALL.get(0), "", Optional.empty()));
                assertThat(backlog.remove(number)).isPresent();
            }
            assertThat(backlog.bytes()).isZero();
        }
    }

    @Test
    void theFileDoesNotGetLongerThanItMay() throws Exception {
        try (Backlog backlog = new Backlog(Optional.empty(), 1 << 20)) {
            long number = 0;
            while (!backlog.isFull()) {
                assertThat(number).isLessThan(100_000);
                backlog.add(new Question(number, SMALL.get((int) (number % 2)), "", Optional.empty()));
                number++;
            }
            assertThat(backlog.bytes()).isBetween(1L, 1L << 20);
            assertThat(backlog.size()).isEqualTo(number);
            // What did not fit is known all the same.
            for (long asked = number - 1; asked >= 0; asked--) {
                assertThat(backlog.remove(asked).orElseThrow().query()).isEqualTo(SMALL.get((int) (asked % 2)));
            }
            assertThat(backlog.bytes()).isZero();
        }
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
