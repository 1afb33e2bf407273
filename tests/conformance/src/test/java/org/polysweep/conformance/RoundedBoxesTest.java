package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.oracle.Judge;
import org.polysweep.oracle.OracleClaim;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.Trials;

/**
 * Boxes so placed that every difference of two numbers is rounded, by almost half a last bit, and that large terms all
 * but cancel each other: where doubles have the wrong sign.
 */
class RoundedBoxesTest {

    private static final int QUERIES = 300;
    private static final PairSweeper AABB = PairSweeper.AABB;

    /** On one axis A comes up to B, or not quite, or a little farther, at the end of the step. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, -0.5, 60, -60})
    void meetingAtTheEnd(double cancelled) {
        Random random = Trials.random(1);
        for (int i = 0; i < QUERIES; i++) {
            Side x = new Side(random, 1 + random.nextDouble() / 50, cancelled, random.nextInt(-3, 4));
            Side y = Side.wide();
            requireRight(random.nextBoolean() ? query(x, y) : query(y, x));
        }
    }

    /** On both axes A comes up to B, at the end of the step or before, at almost the same time. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, -0.5, 60, -60})
    void cornerToCorner(double cancelled) {
        Random random = Trials.random(2);
        for (int i = 0; i < QUERIES; i++) {
            double share = random.nextBoolean() ? 1 : 0.75;
            double way = 1 + random.nextDouble() / 50;
            Side x = new Side(random, way, cancelled, share, random.nextInt(-3, 4));
            Side y = new Side(random, 2 * way, random.nextInt(2) * cancelled, share, random.nextInt(-3, 4));
            requireRight(query(x, y));
            requireRight(query(y.mirrored(), x));
        }
    }

    /** Two corners touch, and A moves into B by almost the same way on both axes: the longer one has the normal. */
    @Test
    void equalWaysFromCornerToCorner() {
        Random random = Trials.random(3);
        for (int i = 0; i < QUERIES; i++) {
            double way = 1 + random.nextDouble() / 50;
            Side x = Side.touching(random, way, random.nextInt(-1, 2));
            Side y = Side.touching(random, way, 0);
            requireRight(query(x, y));
            requireRight(query(x.mirrored(), y));
            requireRight(query(y, x.mirrored()));
            requireRight(query(y.mirrored(), x.mirrored()));
        }
        requireRight(query(Side.touching(random, 3, 0), Side.touching(random, 5, 0)));
    }

    /** At t = 1/3 both are at a place that is no double, and neither may be rounded over the other. */
    @Test
    void pointsThatMeet() {
        double[] point = {0, 0};
        for (int x = -1; x <= 1; x++) {
            for (int y = -1; y <= 1; y++) {
                requireRight(new Query(point, point, 0, 0, x, y, 4 * x, 4 * y, x, y));
                SweepResult result = SweepResult.create();
                AABB.sweep(
                        ConvexMotion.of(ConvexPolygon.of(point).at(0, 0).moving(4 * x, 4 * y)),
                        ConvexMotion.of(ConvexPolygon.of(point).at(x, y).moving(x, y)),
                        result);
                assertThat(Math.signum(result.safeBX() - result.safeAX())).isEqualTo(x);
                assertThat(Math.signum(result.safeBY() - result.safeAY())).isEqualTo(y);
            }
        }
    }

    /** The answer is right, and the same whichever stages decide. */
    private static void requireRight(Query query) {
        OracleClaim claim = Answers.claim(SweepAlgorithm.AABB, query);
        assertThat(Judge.faults(query, claim)).as("%s", query).isEmpty();
        for (PairSweeper sweeper : new PairSweeper[] {
            AABB.without(Stage.FILTER),
            AABB.without(Stage.EXPANSION),
            AABB.without(Stage.FILTER, Stage.STRUCTURE, Stage.EXPANSION)
        }) {
            assertThat(Answers.claim(sweeper, Answers.a(query), Answers.b(query)))
                    .as("%s", query)
                    .isEqualTo(claim);
        }
    }

    private static Query query(Side x, Side y) {
        return new Query(
                rectangle(x.minA, y.minA, x.maxA, y.maxA),
                rectangle(x.minB, y.minB, x.maxB, y.maxB),
                x.positionA,
                y.positionA,
                x.positionB,
                y.positionB,
                x.moveA,
                y.moveA,
                x.moveB,
                y.moveB);
    }

    private static double[] rectangle(double minX, double minY, double maxX, double maxY) {
        return new double[] {minX, minY, maxX, minY, maxX, maxY, minX, maxY};
    }

    /** One axis of a query. */
    private record Side(
            double minA,
            double maxA,
            double minB,
            double maxB,
            double positionA,
            double positionB,
            double moveA,
            double moveB) {

        /** A has to move this far to reach B, and does, up to some last bits. */
        Side(Random random, double way, double cancelled, int steps) {
            this(random, way, cancelled, 1, steps);
        }

        /** A has gone so far when a share of the step is over. */
        Side(Random random, double way, double cancelled, double share, int steps) {
            this(
                    rest(random, way + cancelled),
                    shifted(way + cancelled, random.nextInt(2)),
                    rest(random, cancelled),
                    -cancelled,
                    rest(random, way),
                    shifted(way / share, steps));
        }

        private Side(double sideRest, double side, double positionRest, double position, double moveRest, double move) {
            this(sideRest - 1, sideRest, side, side + 1, positionRest, position, move, moveRest);
        }

        /** A and B touch, and A moves. */
        static Side touching(Random random, double way, int steps) {
            return new Side(0, 0, 5, 5, rest(random, way), shifted(way, steps));
        }

        /** Both are where they are, and nothing moves. */
        static Side wide() {
            return new Side(0, 8, 1, 5, 0, 0, 0, 0);
        }

        Side mirrored() {
            return new Side(-maxA, -minA, -maxB, -minB, -positionA, -positionB, -moveA, -moveB);
        }

        /** What is lost when it is taken from such a number: not quite half a last bit, either way, or nothing. */
        private static double rest(Random random, double number) {
            return random.nextInt(-1, 2) * 0.49 * Math.ulp(number);
        }

        private static double shifted(double value, int steps) {
            return value + steps * Math.ulp(value);
        }
    }
}
