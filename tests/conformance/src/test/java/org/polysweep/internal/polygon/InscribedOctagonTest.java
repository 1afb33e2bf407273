package org.polysweep.internal.polygon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** What the octagon holds overlaps, and it holds most that does. */
class InscribedOctagonTest {

    private final PolygonQuery query = new PolygonQuery();
    private final SweepResult reference = SweepResult.create();

    private boolean holdsOrigin() {
        return InscribedOctagon.holdsOrigin(query, query.gapSize());
    }

    /** At least so many of 1,000 that overlap. */
    @ParameterizedTest
    @CsvSource({
        "GRID, 930",
        "DECIMALS, 930",
        "ULPS, 800",
        "POLYGONS, 800",
        "SHARED_EDGES, 800",
        "THIN_GRID, 0",
        "EXTREMES, 0",
        "SUBNORMAL, 0",
        "MIXED_SCALES, 0",
        "NEAR_DEGENERATE, 0",
        "RESTING, 0",
        "SLIVERS, 0"
    })
    void itHoldsOnlyOverlapsAndMostOfThem(QueryClass kind, int least) {
        Random random = Trials.random(18);
        int overlaps = 0;
        int held = 0;
        for (int i = 0; i < Trials.times(400); i++) {
            Query next = kind.next(random);
            ConvexMotion a = ConvexMotion.of(Answers.a(next));
            ConvexMotion b = ConvexMotion.of(Answers.b(next));
            query.set(a, b);
            boolean holds = holdsOrigin();
            PairSweeper.REFERENCE.sweep(a, b, reference);
            boolean overlap = reference.verdict() == Verdict.OVERLAP;
            assertThat(holds).as(() -> a + " and " + b).isIn(false, overlap);
            overlaps += overlap ? 1 : 0;
            held += holds ? 1 : 0;
        }
        assertThat(1000 * held).isGreaterThanOrEqualTo(least * overlaps);
    }

    /**
     * Squares of the side 2, beside each other: C has the side 4, so where they overlap by x the cross product of two
     * of its corners is 4x, and the bound is 12u · 4².
     */
    @Test
    void theOriginLiesDeeperThanTheBound() {
        requireSquares(2 - 0x2ep-53, false);
        requireSquares(2 - 0x30p-53, true);
    }

    private void requireSquares(double distance, boolean holds) {
        ConvexPolygon square = ConvexPolygon.box(-1, -1, 1, 1);
        query.setCores(square, square);
        double[][] offsets = {{distance, 0}, {-distance, 0}, {0, distance}, {0, -distance}};
        for (double[] offset : offsets) {
            query.set(0, 0, 0, 0, offset[0], offset[1], 0, 0);
            assertThat(holdsOrigin()).isEqualTo(holds);
        }
    }

    /** A box about a point. From one corner to the next it is 6, and 12u · 2^52 is the bound for gaps of 2^26. */
    @Test
    void theBoundItselfIsEnough() {
        assertThat(holdsPoint(ConvexPolygon.box(-1, -3, 1, 3))).isTrue();
        assertThat(holdsPoint(ConvexPolygon.box(-1, -3, 1, Math.nextDown(3.0)))).isFalse();
    }

    private boolean holdsPoint(ConvexPolygon polygon) {
        query.setCores(ConvexPolygon.of(0, 0), polygon);
        query.set(0, 0, 0, 0, 0, 0, 0, 0);
        return InscribedOctagon.holdsOrigin(query, 0x1p26);
    }

    @Test
    void whatOverflowsAndWhatHasNoInsideIsLeftOpen() {
        double great = 0x1p1022;
        query.setCores(
                ConvexPolygon.box(-great, -great, great, great), ConvexPolygon.box(-great, -great, great, great));
        query.set(0, 0, 0, 0, 0, 0, 0, 0);
        assertThat(holdsOrigin()).isFalse();
        query.setCores(ConvexPolygon.of(0, 0), ConvexPolygon.of(0, 0));
        assertThat(holdsOrigin()).isFalse();
        query.setCores(ConvexPolygon.of(-1, 0, 1, 0), ConvexPolygon.of(-2, 0, 3, 0));
        assertThat(holdsOrigin()).isFalse();
        query.setCores(ConvexPolygon.of(-1, 0, 1, 0), ConvexPolygon.of(0, -1, 0, 1));
        assertThat(holdsOrigin()).isTrue();
    }
}
