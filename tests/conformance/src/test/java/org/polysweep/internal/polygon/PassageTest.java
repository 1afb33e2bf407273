package org.polysweep.internal.polygon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.polygon.InitialContact.Relation;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;

/** Which step of the pipeline finds the verdict. */
class PassageTest {

    /** The step that finds the verdict; the table in docs/dev/performance-log.md has them in this order. */
    private enum Step {
        X_OR_Y,
        DISPLACEMENT,
        PERPENDICULAR,
        OVERLAPPING,
        PARTING,
        TOUCHING,
        PRESSING,
        RAY_EXACT_IN_DOUBLES,
        RAY_BY_ONE_BOUND,
        RAY_SIGN_BY_SIGN,
        RAY_BY_SEARCH
    }

    private final PolygonSweep sweep = new PolygonSweep();
    private final SweepResult result = SweepResult.create();

    @ParameterizedTest
    @CsvSource({
        "GRID, 295, 10, 27, 227, 85, 119, 47, 190, 0, 0, 0",
        "THIN_GRID, 624, 6, 78, 8, 22, 38, 9, 215, 0, 0, 0",
        "DECIMALS, 299, 5, 38, 213, 5, 103, 45, 0, 173, 103, 16",
        "ULPS, 326, 5, 22, 236, 23, 35, 28, 0, 164, 102, 59",
        "OFFSETS, 421, 5, 26, 231, 4, 25, 7, 9, 184, 73, 15",
        "STANDING, 592, 2, 0, 176, 16, 89, 10, 13, 7, 75, 20",
        "ALONG_EDGES, 551, 14, 7, 209, 34, 35, 19, 25, 59, 47, 0",
        "CORNER_TO_CORNER, 0, 0, 0, 225, 0, 11, 27, 14, 456, 183, 84",
        "RESTING, 0, 0, 0, 0, 0, 651, 158, 91, 1, 55, 44",
        "SLIDING, 402, 1, 0, 0, 23, 233, 0, 161, 0, 120, 60",
        "SHARED_EDGES, 0, 0, 0, 137, 0, 443, 243, 89, 1, 79, 8",
        "POLYGONS, 197, 6, 5, 376, 0, 0, 0, 0, 416, 0, 0",
        "TURNED_BOXES, 282, 5, 40, 178, 46, 0, 0, 0, 449, 0, 0",
        "ROUND, 328, 22, 45, 189, 1, 0, 0, 0, 415, 0, 0",
        "SLIVERS, 468, 1, 46, 70, 0, 0, 0, 0, 415, 0, 0"
    })
    void soManyOfAThousandEndAtEachStep(
            QueryClass kind,
            int xOrY,
            int displacement,
            int perpendicular,
            int overlapping,
            int parting,
            int touching,
            int pressing,
            int exactInDoubles,
            int oneBound,
            int signBySign,
            int search) {
        Map<Step, Integer> counts = new EnumMap<>(Step.class);
        for (Step step : Step.values()) {
            counts.put(step, 0);
        }
        for (int i = 0; i < 1000; i++) {
            counts.merge(decidingStep(kind.query(1, i)), 1, Integer::sum);
        }
        assertThat(counts.values())
                .containsExactly(
                        xOrY,
                        displacement,
                        perpendicular,
                        overlapping,
                        parting,
                        touching,
                        pressing,
                        exactInDoubles,
                        oneBound,
                        signBySign,
                        search);
    }

    private Step decidingStep(Query query) {
        sweep.query().set(ConvexMotion.of(Answers.a(query)), ConvexMotion.of(Answers.b(query)));
        sweep.sweep(0, result);
        Passage passage = sweep.passage();
        return switch (passage.axis()) {
            case X, Y -> Step.X_OR_Y;
            case DISPLACEMENT -> Step.DISPLACEMENT;
            case PERPENDICULAR -> Step.PERPENDICULAR;
            case NONE -> passage.hasCastEntering() ? ofRay(passage.entering()) : ofContact(passage.initialContact);
        };
    }

    private static Step ofRay(VertexRay ray) {
        return switch (ray.method()) {
            case EXACT_IN_DOUBLES -> Step.RAY_EXACT_IN_DOUBLES;
            case ONE_BOUND -> Step.RAY_BY_ONE_BOUND;
            case SIGN_BY_SIGN -> Step.RAY_SIGN_BY_SIGN;
            case SEARCH -> Step.RAY_BY_SEARCH;
        };
    }

    private static Step ofContact(InitialContact contact) {
        return Stream.of(Step.OVERLAPPING, Step.PARTING, Step.TOUCHING, Step.PRESSING)
                .filter(step -> contact.is(Relation.valueOf(step.name())))
                .findFirst()
                .orElseThrow();
    }
}
