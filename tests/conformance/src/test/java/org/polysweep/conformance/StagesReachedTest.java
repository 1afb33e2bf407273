package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.Query;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;

/**
 * The queries of the tests reach every stage of arithmetic ten thousand times, and plain ones need no more than the
 * first.
 */
@Tag("bulk")
class StagesReachedTest {

    private static final int ENOUGH = 10_000;

    private static final PairSweeper POLYGON = PairSweeper.POLYGON;

    @Test
    void everyStageDecidesOften() {
        StageCounts polygons = StageCounts.NONE;
        StageCounts boxes = StageCounts.NONE;
        Random random = new Random(3);
        for (int i = 0; i < 21_000; i++) {
            QueryClass near = i % 2 == 0 ? QueryClass.NEAR_DEGENERATE : QueryClass.CORNER_TO_CORNER;
            Query query = (i < 20_000 ? near : QueryClass.EXTREMES_BOXES).next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            polygons = polygons.plus(StageCounts.ofAll(POLYGON, a, b));
            if (a.shape().part(0).core().isBox() && b.shape().part(0).core().isBox()) {
                boxes = boxes.plus(StageCounts.ofVerdict(SweepAlgorithm.AABB, a, b));
            }
        }
        requireEach(polygons.plus(boxes), ENOUGH);
        requireEach(boxes, ENOUGH / 100);
    }

    @ParameterizedTest
    @EnumSource(names = {"BOXES", "TURNED_BOXES", "POLYGONS", "ROUND"})
    void theFilterDecidesPlainQueries(QueryClass kind) {
        StageCounts counts = StageCounts.NONE;
        Random random = new Random(3);
        for (int i = 0; i < 2_000; i++) {
            Query query = kind.next(random);
            counts = counts.plus(StageCounts.ofVerdict(SweepAlgorithm.POLYGON, Answers.a(query), Answers.b(query)));
        }
        assertThat(counts.filter()).isGreaterThan(2 * counts.structure());
        assertThat(counts.filter()).isGreaterThan(500 * (counts.expansion() + counts.integers()));
    }

    private static void requireEach(StageCounts counts, int least) {
        assertThat(counts.filter()).isGreaterThan(least);
        assertThat(counts.structure()).isGreaterThan(least);
        assertThat(counts.expansion()).isGreaterThan(least);
        assertThat(counts.integers()).isGreaterThan(least);
    }
}
