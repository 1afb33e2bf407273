package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.Edits;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.Query;
import org.polysweep.trials.Trials;

/**
 * How many signs and numbers the path of polygons decides one by one. No answer depends on that, but time does: a
 * change that needs fewer lowers a number here, and one that raises a number needs a reason.
 */
class DecisionsTest {

    private static final int QUERIES = 60;

    @ParameterizedTest
    @CsvSource({
        "BOXES, 1742",
        "TURNED_BOXES, 1553",
        "POLYGONS, 1367",
        "ROUND, 4258",
        "THIN, 1068",
        "SLIVERS, 1252",
        "GRID, 1651",
        "THIN_GRID, 2235",
        "TILES, 2374",
        "DECIMALS, 1623",
        "ULPS, 1645",
        "OFFSETS, 1620",
        "MIXED_SCALES, 1555",
        "STANDING, 1902",
        "ALONG_EDGES, 1830",
        "CORNER_TO_CORNER, 1953",
        "NEAR_DEGENERATE, 2351"
    })
    void noMoreThanSoManyAreDecided(QueryClass kind, long most) {
        PairSweeper polygon = PairSweeper.POLYGON;
        Random random = Trials.random(kind.name().hashCode());
        long sum = 0;
        for (int i = 0; i < QUERIES; i++) {
            Query query = kind.next(random);
            Query atRest = atRest(Edits.overlapping(random, query));
            sum += StageCounts.ofAll(polygon, Answers.a(query), Answers.b(query))
                    .sum();
            sum += StageCounts.ofAll(polygon, Answers.a(atRest), Answers.b(atRest))
                    .sum();
        }
        assertThat(sum).isBetween(1L, most);
    }

    private static Query atRest(Query query) {
        return Edits.withMoves(query, query.moveAX(), query.moveAY(), query.moveAX(), query.moveAY());
    }
}
