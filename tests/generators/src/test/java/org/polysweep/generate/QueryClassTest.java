package org.polysweep.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.oracle.Query;

/** Names and seeds of queries. */
class QueryClassTest {

    /**
     * What all generators together give, one after another for the seed 1, and each by its number. A query that fails
     * on one JDK must be the same query on another; so these numbers are the same on all of them, and change only when
     * a generator does, or is added: then put the new ones here.
     */
    private static final int HASH_IN_SEQUENCE = -719_103_909;

    private static final int HASH_BY_NUMBER = -1_099_565_112;

    @Test
    void theQueriesAreTheSameOnEveryJdk() {
        int hash = 0;
        for (QueryClass kind : QueryClass.values()) {
            Random random = new Random(1);
            for (int i = 0; i < 500; i++) {
                hash = 31 * hash + kind.next(random).hashCode();
            }
        }
        assertThat(hash).isEqualTo(HASH_IN_SEQUENCE);
    }

    @Test
    void theQueriesOfASeedAreTheSameOnEveryJdk() {
        int hash = 0;
        for (QueryClass kind : QueryClass.values()) {
            for (int i = 0; i < 100; i++) {
                hash = 31 * hash + kind.query(-i, i).hashCode();
            }
        }
        assertThat(hash).isEqualTo(HASH_BY_NUMBER);
    }

    @ParameterizedTest
    @EnumSource(QueryClass.class)
    void theSameNumbersGiveTheSameQueryAndOthersAnother(QueryClass kind) {
        Query query = kind.next(new Random(7));
        assertThat(kind.next(new Random(7))).isEqualTo(query);
        assertThat(kind.next(new Random(8))).isNotEqualTo(query);
    }

    @Test
    void seedsThatFollowEachOtherHaveNoQueryInCommon() {
        Set<Query> queries = new HashSet<>();
        for (long seed = -20; seed < 20; seed++) {
            for (int index = 0; index < 100; index++) {
                queries.add(QueryClass.THIN.query(seed, index));
            }
        }
        assertThat(queries).hasSize(4_000);
    }

    @ParameterizedTest
    @EnumSource(QueryClass.class)
    void aClassIsFoundByItsName(QueryClass kind) {
        assertThat(QueryClass.named(kind.label())).isSameAs(kind);
    }

    @Test
    void anUnknownNameIsRefusedWithAllThatThereAre() {
        assertThat(QueryClass.CORNER_TO_CORNER_BOXES.label()).isEqualTo("corner-to-corner-boxes");
        String[] names =
                Arrays.stream(QueryClass.values()).map(QueryClass::label).toArray(String[]::new);
        for (String name : new String[] {"BOXES", "box", ""}) {
            assertThatThrownBy(() -> QueryClass.named(name))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith(
                            "label must be the name of a class, but was \"" + name + "\"; known are boxes, ")
                    .hasMessageContainingAll(names);
        }
    }
}
