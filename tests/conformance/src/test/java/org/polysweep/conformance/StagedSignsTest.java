package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.DoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Explanation;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.oracle.Query;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.Trials;

/**
 * Signs that the one bound does not decide: each has a bound of its own, with every term; and what follows if a sign is
 * zero.
 */
class StagedSignsTest {

    private static final PairSweeper POLYGON = PairSweeper.POLYGON;

    /** The unit roundoff. */
    private static final double U = 0x1p-53;

    /** Its left side leads from (-4, 4) to (4, -4). */
    private static final double[] SLANTED = {-4, 4, 4, -4, 8, 1, 4, 4};

    /**
     * The end of the step against the time of entry. The gap that is left is the sum of three terms on each axis: 4, 8
     * and 8, and 0, 4 and 0. So the bound is 6u · 8 · 24, for 8 times the gap. With the axes exchanged the edge begins
     * at its other end, and they are 8, 4 and 0, and 4, 8 and 8. What is added to 4 is a multiple of 8u, and of 16u
     * where 8 comes first.
     */
    @Test
    void theBoundOfATimeCountsEveryTerm() {
        for (int side : new int[] {1, -1}) {
            DoubleFunction<Query> queryOf =
                    gap -> new Query(new double[] {-side * gap, 4}, SLANTED, -8, -4, 0, 0, 8, 0, 0, 0);
            requireBound(136 * U, 152 * U, queryOf);
            requireBound(176 * U, 208 * U, gap -> exchanged(queryOf.apply(gap)));
        }
    }

    private static void requireBound(double on, double beyond, DoubleFunction<Query> queryOf) {
        requireExpansions(1, queryOf.apply(on));
        requireExpansions(1, queryOf.apply(on).swapped());
        requireExpansions(0, queryOf.apply(beyond));
        requireExpansions(0, queryOf.apply(beyond).swapped());
    }

    private static void requireExpansions(int expected, Query query) {
        // These numbers fit the 64-bit lattice, which would decide before an expansion.
        StageCounts counts =
                StageCounts.ofVerdict(POLYGON.without(Stage.STRUCTURE), Answers.a(query), Answers.b(query));
        assertThat(counts.expansion()).as("%s", query).isEqualTo(expected);
        requireRight(query);
    }

    /**
     * The line runs through a vertex, which in doubles is a bit above or below it: the guess is an edge beside it.
     */
    @Test
    void aHeightOfZeroIsNotAnEdge() {
        Random random = Trials.random(1);
        for (int i = 0; i < 50; i++) {
            double dx = random.nextDouble() + 0.5;
            double dy = random.nextDouble() - 0.5;
            // The corner is at three times the displacement: two in its own coordinates, and one from the position.
            double[] corners = {2 * dx, 2 * dy, 2 * dx + 1, 2 * dy - 1, 2 * dx + 2, 2 * dy, 2 * dx + 1, 2 * dy + 1};
            Query query = new Query(new double[] {0, 0}, corners, 0, 0, dx, dy, 4 * dx, 4 * dy, 0, 0);
            assertThat(Answers.claim(POLYGON, Answers.a(query), Answers.b(query))
                            .featureBKind())
                    .isEqualTo("VERTEX");
            requireRightInEveryImage(query);
            // A segment along the motion is level, and what is found is one of its ends, the right one.
            for (double way : new double[] {1, -1}) {
                double[] level = {0, 0, way * dx, way * dy};
                requireRightInEveryImage(new Query(level, corners, 0, 0, dx, dy, 4 * dx, 4 * dy, 0, 0));
            }
        }
    }

    /**
     * Doubles are exact there, but where vertices are crowded into few directions the guess gives up, and its last
     * vertices are not an answer.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, -1})
    void aGuessOnAGridThatGivesUpIsNotBelieved(int way) {
        int corners = 1000;
        double[] xy = new double[2 * (2 * corners + 1)];
        for (int k = -corners; k <= corners; k++) {
            xy[2 * (k + corners)] = k;
            xy[2 * (k + corners) + 1] = way * k * k;
        }
        int halved = 0;
        for (double x = -899.5; x < corners; x += 200) {
            Query query = new Query(new double[] {0, 0}, xy, x, -way * 50, 0, 0, 0, way * 1_500_000, 0, 0);
            Explanation explanation =
                    POLYGON.explain(ConvexMotion.of(Answers.a(query)), ConvexMotion.of(Answers.b(query)));
            halved += explanation.toString().contains("by halving") ? 1 : 0;
            requireRight(query);
        }
        assertThat(halved).isGreaterThanOrEqualTo(5);
    }

    /**
     * A blunt tip that is left at once; which of its normals comes first counter-clockwise depends on the last bits of
     * its edges.
     */
    @Test
    void edgesAlmostAcrossTheMotion() {
        // Five times the slant is how far the edges lead forward; 12u is the bound.
        for (double slant : new double[] {2 * U, 4 * U}) {
            double[] tip = {1.5 - slant, -0.75 - 2 * slant, 0, 0, -1.5 - slant, 0.75 - 2 * slant, -1, -2};
            Query query = new Query(new double[] {0, 0}, tip, 0, 0, 0, 0, 4, 7, 3, 5);
            requireRightInEveryImage(query);
        }
    }

    private static void requireRightInEveryImage(Query query) {
        requireRight(query);
        requireRight(query.swapped());
        requireRight(exchanged(query));
        requireRight(exchanged(query.swapped()));
    }

    private static void requireRight(Query query) {
        assertThat(Answers.claim(POLYGON, Answers.a(query), Answers.b(query)))
                .as("%s", query)
                .isEqualTo(Answers.claim(SweepAlgorithm.REFERENCE, query));
    }

    /** The same with x instead of y. */
    private static Query exchanged(Query query) {
        return new Query(
                exchanged(query.a()),
                exchanged(query.b()),
                query.positionAY(),
                query.positionAX(),
                query.positionBY(),
                query.positionBX(),
                query.moveAY(),
                query.moveAX(),
                query.moveBY(),
                query.moveBX());
    }

    private static double[] exchanged(double[] xy) {
        double[] exchanged = new double[xy.length];
        for (int i = 0; i < xy.length; i++) {
            exchanged[i] = xy[i ^ 1];
        }
        return exchanged;
    }
}
