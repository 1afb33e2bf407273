package org.polysweep.conformance.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.oracle.Query;

/** The generators themselves. */
class QueryClassTest {

    /**
     * What all generators together give for the seed 1. A query that fails on one JDK must be the same query on another; so
     * this number is the same on all of them, and changes only when a generator does: then put the new one here.
     */
    private static final int HASH = -1_802_428_673;

    @Test
    void theQueriesAreTheSameOnEveryJdk() {
        int hash = 0;
        for (QueryClass kind : QueryClass.values()) {
            Random random = new Random(1);
            for (int i = 0; i < 500; i++) {
                hash = 31 * hash + kind.next(random).hashCode();
            }
        }
        assertThat(hash).isEqualTo(HASH);
    }

    @ParameterizedTest
    @EnumSource(QueryClass.class)
    void theSameNumbersGiveTheSameQueryAndOthersAnother(QueryClass kind) {
        Query query = kind.next(new Random(7));
        assertThat(kind.next(new Random(7))).isEqualTo(query);
        assertThat(kind.next(new Random(8))).isNotEqualTo(query);
    }
}
