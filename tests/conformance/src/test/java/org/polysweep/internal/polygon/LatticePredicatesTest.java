package org.polysweep.internal.polygon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.oracle.Query;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** Where the numbers of a query fit the lattice, its signs are those that the stages find. */
class LatticePredicatesTest {

    private final SweepQuery query = new SweepQuery();
    private final LatticePredicates lattice = new LatticePredicates(query);
    private final SweepPredicates staged = new SweepPredicates(query);
    private final FeaturePair pair = new FeaturePair();

    @ParameterizedTest
    @EnumSource
    void everySignIsThatOfTheStages(QueryClass kind) {
        Random random = Trials.random(5);
        for (int i = 0; i < Trials.times(60); i++) {
            Query next = kind.next(random);
            if (fits(next)) {
                // What is counted is not decided on the lattice.
                staged.stages().count();
                staged.begin(false);
                for (int j = 0; j < 20; j++) {
                    requireSame(random.nextInt(query.a.size()), random.nextInt(query.b.size()), next);
                }
            }
        }
    }

    /** Compares all signs of a corner of each shape and of the edge that begins there. */
    private void requireSame(int ofA, int ofB, Query of) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int[] expected = {
            staged.leadsUp(a, ofA),
            staged.leadsUp(b, ofB),
            staged.leadsForward(a, ofA),
            staged.leadsForward(b, ofB),
            staged.turn(a, ofA, b, ofB),
            staged.height(ofA, ofB),
            staged.ahead(ofA, ofB),
            staged.gapBeside(a, ofA, ofA, ofB),
            staged.gapBeside(b, ofB, ofA, ofB),
            staged.gapAlong(a, ofA, ofA, ofB),
            staged.gapAlong(b, ofB, ofA, ofB),
            cornersAgainstEnd(ofA, ofB),
            edgeAgainstEnd(ofA, ofB, false),
            edgeAgainstEnd(ofA, ofB, true)
        };
        int[] found = {
            lattice.leadsUp(a, ofA),
            lattice.leadsUp(b, ofB),
            lattice.leadsForward(a, ofA),
            lattice.leadsForward(b, ofB),
            lattice.turn(a, ofA, b, ofB),
            lattice.height(ofA, ofB),
            lattice.ahead(ofA, ofB, false),
            lattice.gapBeside(a, ofA, ofA, ofB, false),
            lattice.gapBeside(b, ofB, ofA, ofB, false),
            lattice.gapAlong(a, ofA, ofA, ofB),
            lattice.gapAlong(b, ofB, ofA, ofB),
            lattice.ahead(ofA, ofB, true),
            lattice.gapBeside(a, ofA, ofA, ofB, true),
            lattice.gapBeside(b, ofB, ofA, ofB, true)
        };
        assertThat(found)
                .as(() -> "corner " + ofA + " of A, " + ofB + " of B: " + of)
                .containsExactly(expected);
    }

    private int cornersAgainstEnd(int ofA, int ofB) {
        pair.setCorners(ofA, ofB);
        return staged.timeAgainstEnd(pair);
    }

    private int edgeAgainstEnd(int ofA, int ofB, boolean isEdgeOfB) {
        pair.setEdge(ofA, ofB, isEdgeOfB, isEdgeOfB ? 1 : -1);
        return staged.timeAgainstEnd(pair);
    }

    @ParameterizedTest
    @CsvSource({
        "GRID, 1000",
        "TILES, 1000",
        "DECIMALS, 1000",
        "OFFSETS, 1000",
        "RESTING, 1000",
        "SLIDING, 1000",
        "SHARED_EDGES, 1000",
        "ALONG_EDGES, 932",
        "CORNER_TO_CORNER, 846",
        "ULPS, 446",
        "EXTREMES, 0"
    })
    void soManyOfAThousandFit(QueryClass kind, int expected) {
        int found = 0;
        for (int i = 0; i < 1000; i++) {
            found += fits(kind.query(1, i)) ? 1 : 0;
        }
        assertThat(found).isEqualTo(expected);
    }

    private boolean fits(Query next) {
        query.set(ConvexMotion.of(Answers.a(next)), ConvexMotion.of(Answers.b(next)));
        return lattice.begin();
    }
}
