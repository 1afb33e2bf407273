package org.polysweep.conformance.aabb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.aabb.BoxSweep;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/** What two boxes are told at once is what they are told sign by sign, and hardly anything is left to that. */
class GeneralBoxesTest {

    private static final int COUNT = 1000;

    private final BoxSweep sweep = new BoxSweep();
    private final SweepResult result = new SweepResult();
    private final SweepResult staged = new SweepResult();

    @ParameterizedTest
    @EnumSource
    void allFieldsAreThoseOfTheStages(QueryClass kind) {
        openOf(kind, Trials.times(150));
    }

    /** Per thousand: docs/error-bounds.md, boxes that rest, has the counts. */
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
    void fewAreLeftOpen(QueryClass kind, int least, int most) {
        assertThat(openOf(kind, COUNT)).isBetween(least, most);
    }

    /** Returns how many of the boxes that have an area are left open. */
    private int openOf(QueryClass kind, int count) {
        BoxQueries queries = BoxQueries.of(kind, count, 38);
        int open = 0;
        for (int i = 0; i < count; i++) {
            set(queries, i);
            if (sweep.answersAtOnce(result)) {
                // Places first, every other time, so that the time is found for them alone.
                String places = i % 2 == 0 ? "" + result.restAX() + result.contactX(0) : "";
                String answer = result.toContact().toString();
                sweep.writeTo(staged, 0);
                assertThat(answer)
                        .as("%s %d %s", kind, i, places)
                        .isEqualTo(staged.toContact().toString());
            } else if (hasArea(queries, i)) {
                open++;
            }
        }
        return open;
    }

    private void set(BoxQueries q, int i) {
        sweep.x().set(q.a.minX[i], q.a.maxX[i], q.a.x[i], q.a.dx[i], q.b.minX[i], q.b.maxX[i], q.b.x[i], q.b.dx[i]);
        sweep.y().set(q.a.minY[i], q.a.maxY[i], q.a.y[i], q.a.dy[i], q.b.minY[i], q.b.maxY[i], q.b.y[i], q.b.dy[i]);
    }

    private static boolean hasArea(BoxQueries q, int i) {
        return q.a.minX[i] < q.a.maxX[i]
                && q.a.minY[i] < q.a.maxY[i]
                && q.b.minX[i] < q.b.maxX[i]
                && q.b.minY[i] < q.b.maxY[i];
    }

    /** Whole numbers of three sizes, of which no two fit into one double. */
    @Test
    void numbersOfThreeSizes() {
        Random random = Trials.random(60);
        for (int i = 0; i < Trials.times(4_000); i++) {
            ConvexMotion a = ofThreeSizes(random);
            ConvexMotion b = ofThreeSizes(random);
            PairSweeper.AUTO.sweep(a, b, result);
            PairSweeper.REFERENCE.sweep(a, b, staged);
            assertThat(result.toContact()).as("%s and %s", a, b).isEqualTo(staged.toContact());
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
        sweep.x().set(minA, maxA, positionA, move, minB, 3, 1, 0);
        sweep.y().set(0, 1, 0.5, 0, 0, 1, 0, 0);
        assertThat(sweep.answersAtOnce(result)).isTrue();
        String answer = result.toContact().toString();
        sweep.writeTo(staged, 0);
        assertThat(answer).isEqualTo(staged.toContact().toString());
    }

    /** Numbers that are not finite, flat boxes and huge ones are left to others. */
    @Test
    void whatIsNotLegalIsLeftOpen() {
        double[][] sides = {{Double.NaN, 1}, {0, Double.POSITIVE_INFINITY}, {0, 0}, {1, 0}, {0, 0x1p1001}};
        for (double[] side : sides) {
            sweep.x().set(side[0], side[1], 0, 1, 3, 4, 0, 0);
            sweep.y().set(0, 1, 0, 1, 3, 4, 0, 0);
            assertThat(sweep.answersAtOnce(result)).isFalse();
        }
    }
}
