package org.polysweep.internal.aabb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.aabb.AabbColumns;
import org.polysweep.conformance.aabb.BoxQueries;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** The steps of a sweep of two boxes: which one decides, by which stage, and that all stages have the same result. */
class BoxStepsTest {

    private static final int COUNT = 1000;

    private static final List<Set<Stage>> LEFT_OUT = List.of(
            Set.of(Stage.FILTER),
            Set.of(Stage.STRUCTURE),
            Set.of(Stage.FILTER, Stage.STRUCTURE),
            Set.of(Stage.FILTER, Stage.STRUCTURE, Stage.EXPANSION));

    private final SweepResult result = SweepResult.create();
    private final SweepResult other = SweepResult.create();

    /** Returns the costliest stage that the verdict needs. */
    private static Stage stageOf(BoxQueries queries, int i, int leftOut, SweepResult to) {
        BoxSweep.of(to).stages().count();
        sweep(queries, i, leftOut, to);
        return BoxSweep.of(to).stages().costliest();
    }

    private static void sweep(BoxQueries queries, int i, int leftOut, SweepResult to) {
        BoxSweep sweep = BoxSweep.of(to);
        AabbColumns a = queries.a;
        AabbColumns b = queries.b;
        sweep.boxes().x().set(a.minX[i], a.maxX[i], a.x[i], a.dx[i], b.minX[i], b.maxX[i], b.x[i], b.dx[i]);
        sweep.boxes().y().set(a.minY[i], a.maxY[i], a.y[i], a.dy[i], b.minY[i], b.maxY[i], b.y[i], b.dy[i]);
        sweep.sweep(BoxNumbers.SAME, BoxNumbers.SAME, leftOut, to);
    }

    @ParameterizedTest
    @EnumSource
    void allStagesHaveTheSameResult(QueryClass kind) {
        int count = Trials.times(60);
        BoxQueries queries = BoxQueries.of(kind, count, 38);
        for (int i = 0; i < count; i++) {
            for (Set<Stage> leftOut : LEFT_OUT) {
                sweep(queries, i, 0, result);
                // Coordinates first, every other time, so that the time is found for them alone.
                String coordinates = i % 2 == 0 ? "" + result.safeAX() + result.contactX(0) : "";
                Stage stage = stageOf(queries, i, Stages.code(leftOut), other);
                assertThat(result.toOutcome().toString())
                        .as("%s %s without %s %s", kind, queries.describe(i), leftOut, coordinates)
                        .isEqualTo(other.toOutcome().toString());
                assertThat(leftOut.contains(stage) && stage != Stage.FILTER).isFalse();
            }
        }
    }

    /** A sweep that is counted and explained takes the same steps, and says so. */
    @ParameterizedTest
    @EnumSource
    void anExplanationChangesNothing(QueryClass kind) {
        int count = Trials.times(60);
        BoxQueries queries = BoxQueries.of(kind, count, 41);
        for (int i = 0; i < count; i++) {
            sweep(queries, i, 0, result);
            String decided = decided(result);
            SweepResult explained = SweepResult.create();
            BoxSweep.of(explained).stages().count();
            sweep(queries, i, 0, explained);
            assertThat(decided(explained)).as("%s", queries.describe(i)).isEqualTo(decided);
            String stage =
                    BoxSweep.of(explained).stages().costliest().toString().toLowerCase(Locale.ROOT);
            Explanation explanation = BoxSweep.of(explained).explain(explained);
            assertThat(explanation.steps().stream().map(BoxStepsTest::inWords))
                    .contains("verdict: " + decided + ", stage " + stage);
        }
    }

    private static String decided(SweepResult of) {
        BoxPassage passage = BoxSweep.of(of).passage();
        return of.verdict() + ", by " + passage.step().title();
    }

    private static String inWords(Step step) {
        return step.test() + ": " + step.finding();
    }

    /** Per thousand: how many need more than bounds and sums; docs/error-bounds.md, boxes that rest, has the counts. */
    @ParameterizedTest
    @CsvSource({
        "BOXES, 0, 5",
        "TILES, 1, 80",
        "DECIMALS_BOXES, 5, 60",
        "RESTING_BOXES, 0, 5",
        "SLIDING_BOXES, 5, 60",
        "STANDING_BOXES, 0, 5",
        "CORNER_TO_CORNER_BOXES, 60, 200",
        "OFFSETS_BOXES, 0, 25",
        "ULPS_BOXES, 10, 80"
    })
    void fewNeedExactComparisons(QueryClass kind, int least, int most) {
        BoxQueries queries = BoxQueries.of(kind, COUNT, 38);
        int exact = 0;
        for (int i = 0; i < COUNT; i++) {
            exact += stageOf(queries, i, 0, result).compareTo(Stage.STRUCTURE) > 0 ? 1 : 0;
        }
        assertThat(exact).isBetween(least, most);
    }

    /** Whole numbers of three sizes, of which no two fit into one double. */
    @Test
    void numbersOfThreeSizes() {
        Random random = Trials.random(60);
        for (int i = 0; i < Trials.times(4_000); i++) {
            ConvexMotion a = ofThreeSizes(random);
            ConvexMotion b = ofThreeSizes(random);
            PairSweeper.AUTO.sweep(a, b, result);
            PairSweeper.REFERENCE.sweep(a, b, other);
            assertThat(result.toOutcome()).as("%s and %s", a, b).isEqualTo(other.toOutcome());
        }
    }

    private static ConvexMotion ofThreeSizes(Random random) {
        double minX = ofThreeSizes(random, -2);
        double minY = ofThreeSizes(random, -2);
        ConvexPolygon box = ConvexPolygon.box(
                minX, minY, Math.max(minX, ofThreeSizes(random, 0)), Math.max(minY, ofThreeSizes(random, 0)));
        return new ConvexMotion(
                box,
                ofThreeSizes(random, -1),
                ofThreeSizes(random, -1),
                ofThreeSizes(random, -1),
                ofThreeSizes(random, -1));
    }

    private static double ofThreeSizes(Random random, int least) {
        double size = random.nextInt(3) == 0 ? 0x1p-60 : random.nextBoolean() ? 1 : 0x1p60;
        return (least + random.nextInt(3)) * size;
    }

    /** A gap of 0 in doubles that is not 0: the tails decide; and -0.0 is not less than 0. */
    @Test
    void theTailsOfAGapDecide() {
        double tiny = 0x1p-60;
        requireSame(-1, tiny, 0, 1, 1);
        requireSame(-1, -tiny, 0, 1, 1);
        requireSame(-1, -0.0, 0, 1, 1);
        requireSame(-1, tiny, 0, 1 + tiny, 0);
        requireSame(-0.0, 1, 1, -0.0, -1);
    }

    private void requireSame(double minA, double maxA, double minB, double positionA, double move) {
        BoxQueries queries = new BoxQueries(1);
        queries.a.minX[0] = minA;
        queries.a.maxX[0] = maxA;
        queries.a.maxY[0] = 1;
        queries.a.x[0] = positionA;
        queries.a.y[0] = 0.5;
        queries.a.dx[0] = move;
        queries.b.minX[0] = minB;
        queries.b.maxX[0] = 3;
        queries.b.maxY[0] = 1;
        queries.b.x[0] = 1;
        sweep(queries, 0, 0, result);
        for (Set<Stage> leftOut : LEFT_OUT) {
            sweep(queries, 0, Stages.code(leftOut), other);
            assertThat(result.toOutcome()).isEqualTo(other.toOutcome());
        }
    }

    /** Where a sum could overflow, no bound is used: signs give the verdict. */
    @Test
    void noBoundHoldsForHugeNumbers() {
        BoxQueries queries = new BoxQueries(1);
        queries.a.maxX[0] = 0x1p1001;
        queries.a.maxY[0] = 1;
        queries.a.dx[0] = 1;
        queries.b.minX[0] = 0x1p1002;
        queries.b.maxX[0] = 0x1p1003;
        queries.b.maxY[0] = 1;
        assertThat(stageOf(queries, 0, 0, result)).isEqualTo(Stage.STRUCTURE);
        assertThat(decided(result)).isEqualTo("MISS, by slabs");
        queries.b.x[0] = Double.MAX_VALUE;
        assertThat(stageOf(queries, 0, 0, result)).isEqualTo(Stage.INTEGERS);
        assertThat(decided(result)).isEqualTo("MISS, by slabs");
    }

    /** Each step decides some queries of a class, by a bound or by signs. */
    @ParameterizedTest
    @CsvSource({
        "BOXES, PROJECTION_REJECTION, FILTER",
        "BOXES, INITIAL_CONTACT, FILTER",
        "BOXES, SLABS, FILTER",
        "RESTING_BOXES, INITIAL_CONTACT, STRUCTURE",
        "SLIDING_BOXES, INITIAL_CONTACT, STRUCTURE",
        "SLIDING_BOXES, SLABS, STRUCTURE",
        "CORNER_TO_CORNER_BOXES, SLABS, EXPANSION",
        "EXTREMES_BOXES, SLABS, INTEGERS"
    })
    void everyStepDecides(QueryClass kind, BoxStep step, Stage stage) {
        BoxQueries queries = BoxQueries.of(kind, COUNT, 42);
        long found = Stream.iterate(0, i -> i + 1)
                .limit(COUNT)
                .filter(i -> stageOf(queries, i, 0, result) == stage
                        && BoxSweep.of(result).passage().step() == step)
                .count();
        assertThat(found).isPositive();
    }
}
