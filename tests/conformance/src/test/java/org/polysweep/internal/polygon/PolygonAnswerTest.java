package org.polysweep.internal.polygon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.trials.Trials;

/** The parts of an answer are the same bits in whatever order they are read, and whichever of them. */
class PolygonAnswerTest {

    private static final PairSweeper REFERENCE = PairSweeper.REFERENCE;

    private static final PairSweeper POLYGON = PairSweeper.POLYGON;

    /** The parts of an answer, each of which is computed when it is read. */
    private static final List<Function<SweepResult, List<Object>>> PARTS = List.of(
            found -> List.of(found.enter()),
            found -> List.of(found.exit()),
            found -> List.of(found.normalX(), found.normalY()),
            found -> List.of(found.featureKindA(), found.featureIndexA(), found.featureKindB(), found.featureIndexB()),
            found -> List.of(
                    found.contactCount(), found.contactX(0), found.contactY(0), found.contactX(1), found.contactY(1)),
            found -> List.of(found.safeAX(), found.safeAY(), found.safeBX(), found.safeBY()));

    private static final List<PairSweeper> SWEEPERS = List.of(
            POLYGON,
            POLYGON.without(Stage.FILTER),
            POLYGON.without(Stage.STRUCTURE),
            POLYGON.without(Stage.FILTER, Stage.STRUCTURE, Stage.EXPANSION));

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "ROUND_.*")
    void theOrderOfReadingMakesNoDifference(QueryClass kind) {
        Random random = Trials.random(61);
        SweepResult reused = SweepResult.create();
        for (int i = 0; i < Trials.times(80); i++) {
            Query next = kind.next(random);
            ConvexMotion a = ConvexMotion.of(Answers.a(next));
            ConvexMotion b = ConvexMotion.of(Answers.b(next));
            List<List<Object>> expected = expected(a, b);
            for (PairSweeper sweeper : SWEEPERS) {
                for (int part = 0; part < PARTS.size(); part++) {
                    sweeper.sweep(a, b, reused);
                    requirePart(part, reused, expected, next);
                }
                sweeper.sweep(a, b, reused);
                // Some parts more than once, and some perhaps never.
                for (int part : random.ints(random.nextInt(2 * PARTS.size()), 0, PARTS.size())
                        .toArray()) {
                    requirePart(part, reused, expected, next);
                }
            }
        }
    }

    private static List<List<Object>> expected(ConvexMotion a, ConvexMotion b) {
        SweepResult reference = SweepResult.create();
        REFERENCE.sweep(a, b, reference);
        List<List<Object>> expected = new ArrayList<>();
        for (Function<SweepResult, List<Object>> part : PARTS) {
            expected.add(part.apply(reference));
        }
        return expected;
    }

    private static void requirePart(int part, SweepResult found, List<List<Object>> expected, Query of) {
        assertThat(PARTS.get(part).apply(found)).as("part %d of %s", part, of).isEqualTo(expected.get(part));
    }

    /** The minimum translation may be asked for before any part, between two parts, and twice. */
    @ParameterizedTest
    @EnumSource(names = {"GRID", "DECIMALS", "STANDING", "POLYGONS", "TURNED_BOXES", "EXTREMES", "ULPS", "ROUND"})
    void theMinimumTranslationMakesNoDifference(QueryClass kind) {
        Random random = Trials.random(62);
        SweepResult reused = SweepResult.create();
        int overlaps = 0;
        for (int i = 0; i < Trials.times(200); i++) {
            Query next = kind.next(random);
            ConvexMotion a = ConvexMotion.of(Answers.a(next));
            ConvexMotion b = ConvexMotion.of(Answers.b(next));
            POLYGON.sweep(a, b, reused);
            if (reused.verdict() == Verdict.OVERLAP) {
                overlaps++;
                List<List<Object>> expected = expected(a, b);
                Object translation = REFERENCE.separation(a, b).orElseThrow();
                PolygonSweep sweep = AnswerWriter.scratch(reused, PolygonSweep.class, PolygonSweep::new);
                for (int part = 0; part < PARTS.size(); part++) {
                    assertThat(sweep.minimumTranslation().toSeparation())
                            .as("%s", next)
                            .isEqualTo(translation);
                    requirePart(part, reused, expected, next);
                }
                assertThat(sweep.minimumTranslation().toSeparation())
                        .as("%s", next)
                        .isEqualTo(translation);
            }
        }
        assertThat(overlaps).isPositive();
    }

    /** A part takes as many decisions after others as alone, or fewer, since some of them have been taken. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "ROUND_.*")
    void readingOnePartMakesNoOtherMoreExpensive(QueryClass kind) {
        Random random = Trials.random(63);
        for (int i = 0; i < Trials.times(80); i++) {
            Query next = kind.next(random);
            for (int part = 0; part < PARTS.size(); part++) {
                int alone = decisions(next, List.of(), part);
                List<Integer> before = random.ints(random.nextInt(PARTS.size()), 0, PARTS.size())
                        .boxed()
                        .toList();
                int number = part;
                assertThat(decisions(next, before, part))
                        .as(() -> "part " + number + " after " + before + ": " + next)
                        .isLessThanOrEqualTo(alone);
            }
        }
    }

    /** The number of decisions that one part takes after others. */
    private static int decisions(Query query, List<Integer> before, int part) {
        SweepResult result = SweepResult.create();
        POLYGON.sweep(ConvexMotion.of(Answers.a(query)), ConvexMotion.of(Answers.b(query)), result);
        before.forEach(read -> PARTS.get(read).apply(result));
        Stages stages = AnswerWriter.scratch(result, PolygonSweep.class, PolygonSweep::new)
                .stages();
        stages.count();
        PARTS.get(part).apply(result);
        int decisions = 0;
        for (Stage stage : Stage.values()) {
            decisions += stages.decisions(stage);
        }
        return decisions;
    }
}
