package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.Trials;

/**
 * What each stage of the polygon path does when an earlier one leaves it something: the same answers, and no more work
 * than needed.
 */
class SeededStagesTest {

    private static final int QUERIES = Trials.times(120);

    private static final PairSweeper POLYGON = PairSweeper.POLYGON;

    private static final List<List<Stage>> LEFT_OUT = List.of(
            List.of(Stage.FILTER),
            List.of(Stage.STRUCTURE),
            List.of(Stage.FILTER, Stage.STRUCTURE),
            List.of(Stage.FILTER, Stage.STRUCTURE, Stage.EXPANSION));

    /** Sets of stages to leave out, without EXPANSION. */
    private static final List<List<Stage>> WITH_EXPANSIONS =
            List.of(List.of(), List.of(Stage.FILTER), List.of(Stage.STRUCTURE), List.of(Stage.FILTER, Stage.STRUCTURE));

    private static final List<PairSweeper> SWEEPERS =
            LEFT_OUT.stream().map(SeededStagesTest::without).toList();

    private static PairSweeper without(List<Stage> stages) {
        return POLYGON.without(stages.toArray(Stage[]::new));
    }

    @ParameterizedTest
    @EnumSource
    void everyStageAnswersAlike(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        for (int i = 0; i < QUERIES; i++) {
            Query query = kind.next(random);
            OracleClaim expected = Answers.claim(POLYGON, Answers.a(query), Answers.b(query));
            for (PairSweeper sweeper : SWEEPERS) {
                assertThat(Answers.claim(sweeper, Answers.a(query), Answers.b(query)))
                        .as("%s", query)
                        .isEqualTo(expected);
            }
        }
    }

    /**
     * Each sign and each number is decided once, by one stage or another, and never by one that is left out: if
     * expansions are also left out, as many decisions are left to big integers.
     */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "ROUND_.*")
    void everyDecisionIsNotedOnce(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        for (int i = 0; i < QUERIES / 4; i++) {
            Query query = kind.next(random);
            MovingShape a = Answers.a(query);
            MovingShape b = Answers.b(query);
            for (List<Stage> leftOut : WITH_EXPANSIONS) {
                StageCounts counts = countsWithout(leftOut, a, b, query);
                List<Stage> more = Stream.concat(leftOut.stream(), Stream.of(Stage.EXPANSION))
                        .toList();
                assertThat(countsWithout(more, a, b, query).sum())
                        .as("%s %s", leftOut, query)
                        .isEqualTo(counts.sum());
            }
        }
    }

    private static StageCounts countsWithout(List<Stage> leftOut, MovingShape a, MovingShape b, Query query) {
        StageCounts counts = StageCounts.ofAll(without(leftOut), a, b);
        for (Stage stage : leftOut) {
            assertThat(counts.of(stage))
                    .as("%s of %s: %s", stage, leftOut, query)
                    .isZero();
        }
        return counts;
    }

    /** One result for all queries: nothing of one is left in the answer to the next. */
    @ParameterizedTest
    @EnumSource
    void aReusedResultAnswersLikeAFreshOne(QueryClass kind) {
        Random random = Trials.random(kind.name().hashCode());
        SweepResult reused = SweepResult.create();
        SweepResult reusedUnfiltered = SweepResult.create();
        SweepResult reusedByReference = SweepResult.create();
        PairSweeper unfiltered = POLYGON.without(Stage.FILTER);
        for (int i = 0; i < QUERIES; i++) {
            Query query = kind.next(random);
            SweepResult fresh = SweepResult.create();
            POLYGON.sweep(ConvexMotion.of(Answers.a(query)), ConvexMotion.of(Answers.b(query)), fresh);
            POLYGON.sweep(ConvexMotion.of(Answers.a(query)), ConvexMotion.of(Answers.b(query)), reused);
            unfiltered.sweep(ConvexMotion.of(Answers.a(query)), ConvexMotion.of(Answers.b(query)), reusedUnfiltered);
            PairSweeper.REFERENCE.sweep(
                    ConvexMotion.of(Answers.a(query)), ConvexMotion.of(Answers.b(query)), reusedByReference);
            assertThat(reused.toOutcome()).as("%s", query).isEqualTo(fresh.toOutcome());
            assertThat(reusedByReference.toOutcome()).as("%s", query).isEqualTo(fresh.toOutcome());
            assertThat(reusedUnfiltered.toOutcome()).as("%s", query).isEqualTo(fresh.toOutcome());
        }
    }

    /**
     * Vertices that pass each other in touch: a guess of that is certified, whichever of the four edges there belong to
     * C.
     */
    @Test
    void verticesInTouchAreCertifiedWithoutASearch() {
        double[] blunt = {0, 0, 0.7, 0.1, 0, 0.9, -0.7, 0.1};
        double[] sharp = {0, 0, 0.1, 0.7, 0, 0.9, -0.1, 0.7};
        for (double[] above : new double[][] {blunt, sharp}) {
            for (double[] below : new double[][] {blunt, sharp}) {
                ConvexPolygon upper = ConvexPolygon.of(above);
                ConvexPolygon lower = ConvexPolygon.of(negated(below));
                for (double dx : new double[] {1.1, -1.1}) {
                    requireCertified(
                            upper.at(-dx / 2, 0).moving(dx, 0), lower.at(0, 0).moving(0, 0));
                    requireCertified(
                            lower.at(-dx / 2, 0).moving(dx, 0), upper.at(0, 0).moving(0, 0));
                }
            }
        }
    }

    private static void requireCertified(MovingShape a, MovingShape b) {
        String ray = POLYGON.explain(ConvexMotion.of(a), ConvexMotion.of(b)).steps().stream()
                .filter(step -> step.test().equals("first ray"))
                .findFirst()
                .orElseThrow()
                .finding();
        assertThat(ray).as("%s %s", a, b).contains("certified sign by sign");
        assertThat(Answers.claim(POLYGON, a, b)).isEqualTo(Answers.claim(PairSweeper.REFERENCE, a, b));
    }

    private static double[] negated(double[] xy) {
        double[] negated = xy.clone();
        for (int i = 0; i < negated.length; i++) {
            negated[i] = -negated[i];
        }
        return negated;
    }

    /**
     * A vertex that hits the inside of an edge touches nothing else: only numbers are left to compute.
     */
    @Test
    void theFeaturesOfAVertexAndAnEdgeCostNoMoreSigns() {
        ConvexPolygon triangle = ConvexPolygon.of(0, 0, 4, 1, 1, 3);
        StageCounts counts = StageCounts.ofAnswer(
                SweepAlgorithm.POLYGON,
                triangle.at(-9, 0.3).moving(20, 0.7),
                triangle.at(0, 0).moving(0, 0));
        // The ray by which the line leaves C, two times, two coordinates of the contact and four of the positions.
        assertThat(counts).isEqualTo(new StageCounts(9, 0, 0, 0));
    }

    /** Two points meet in no edge: they come to rest against the motion of one relative to the other. */
    @Test
    void twoPointsThatBothMove() {
        ConvexPolygon point = ConvexPolygon.of(0, 0);
        for (double fast : new double[] {3, -3}) {
            for (double slow : new double[] {1, -1}) {
                requireSame(
                        point.at(0.1, 0.3).moving(fast, 0),
                        point.at(0.1 + 0.1 * fast, 0.3).moving(slow, 0));
                requireSame(
                        point.at(0.3, 0.1).moving(0, fast),
                        point.at(0.3, 0.1 + 0.1 * fast).moving(0, slow));
            }
        }
    }

    private static void requireSame(MovingShape a, MovingShape b) {
        OracleClaim expected = Answers.claim(PairSweeper.REFERENCE, a, b);
        assertThat(expected.verdict()).isNotEqualTo("MISS");
        assertThat(Answers.claim(POLYGON, a, b)).isEqualTo(expected);
    }
}
