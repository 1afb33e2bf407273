package org.polysweep.internal.obstacle;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/** Parts of an answer in integers, worked out by hand. */
class ExactAnswerTest {

    /** Its corners are numbered from (0, 0) on, and its edges from the lower one on. */
    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 4, 2);

    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);

    private static ExactAnswer answer(ConvexPolygon a, double x, double y, double dx, double dy, ConvexPolygon b) {
        ExactQuery query = ExactQuery.of(new ConvexMotion(a, x, y, dx, dy), ConvexMotion.at(b, 0, 0));
        return new ExactAnswer(query, FrontWalk.passage(query).orElseThrow());
    }

    /** A corner that meets a corner is one, whether the side that answers begins or ends there. */
    @ParameterizedTest
    @CsvSource({
        "-1, -2, 2, 4, 0",
        "-2, -1, 4, 2, 0",
        "6, -1, -4, 2, 1",
        "5, -2, -2, 4, 1",
        "5, 4, -2, -4, 2",
        "6, 3, -4, -2, 2"
    })
    void aCornerMeetsACorner(double x, double y, double dx, double dy, int corner) {
        requireCorners(answer(POINT, x, y, dx, dy, BOX), 0, corner);
        requireCorners(answer(BOX, -x, -y, -dx, -dy, POINT), corner, 0);
    }

    private static void requireCorners(ExactAnswer answer, int onA, int onB) {
        SweepResult result = SweepResult.create();
        answer.writeTo(result);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(List.of(result.featureKindA(), result.featureKindB()))
                .containsExactly(Feature.Kind.VERTEX, Feature.Kind.VERTEX);
        assertThat(result.featureIndexA()).isEqualTo(onA);
        assertThat(result.featureIndexB()).isEqualTo(onB);
        assertThat(result.contactCount()).isEqualTo(1);
    }

    /** It slides along the upper side, from the left, and has touched the left side before. */
    @Test
    void whatSlidesIsHeldByTheSideAlongTheLine() {
        ExactAnswer sliding = answer(POINT, 1, 2, 8, 0, BOX);
        assertThat(sliding.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(sliding.normal().roundX()).isZero();
        assertThat(sliding.normal().roundY()).isEqualTo(1);
        // Where the line comes in there are two sides, and one of them holds the point after that.
        assertThat(sliding.passage().edgesAt(sliding.passage().entering().time(), sliding.query()))
                .hasSize(2);
        assertThat(sliding.passage().edgesAt(sliding.contactTime(), sliding.query()))
                .hasSize(1);
        // Inside there is none.
        ExactAnswer within = answer(POINT, 1, 1, 8, 0, BOX);
        assertThat(within.passage().edgesAt(within.contactTime(), within.query()))
                .isEmpty();
    }

    @Test
    void anEdgeThatHasBeenChosenAnswers() {
        ExactAnswer corner = answer(POINT, -2, -1, 4, 2, BOX);
        ExactContactEdge other = corner.passage().edgesAt(corner.contactTime(), corner.query()).stream()
                .filter(edge -> !edge.equals(corner.edge()))
                .findFirst()
                .orElseThrow();
        // The left side opposes (4, 2) more than the lower one.
        assertThat(corner.normal().roundX()).isEqualTo(-1);
        assertThat(corner.choosing(other).edge()).isEqualTo(other);
        assertThat(corner.choosing(other).normal().roundY()).isEqualTo(-1);
    }

    @Test
    void aStepWithoutAnEndArrives() {
        LineInterval far = answer(POINT, -9, 1, 1, 0, BOX).passage();
        assertThat(far.whileMoving()).isEqualTo(Verdict.MISS);
        assertThat(far.whileMovingOn()).isEqualTo(Verdict.HIT);
        assertThat(answer(POINT, 9, 1, 1, 0, BOX).passage().whileMovingOn()).isEqualTo(Verdict.MISS);
    }

    @Test
    void whichWayANormalPoints() {
        UnitNormal normal = UnitNormal.of(vector(3, -4));
        assertThat(normal.signAlong(vector(1, 0))).isEqualTo(1);
        assertThat(normal.signAlong(vector(0, 1))).isEqualTo(-1);
        assertThat(normal.signAlong(vector(4, 3))).isZero();
    }

    @Test
    void aTurnedShapeHasTheCornersThatItIsGiven() {
        ExactShape turned =
                new ExactShape(ConvexPolygon.of(0, 0, 4, 0), BigInteger.ZERO, List.of(vector(0, 0), vector(0, 4)));
        assertThat(turned.edge(0)).isEqualTo(vector(0, 4));
        assertThat(turned.farthest(vector(1, 2))).isEqualTo(1);
    }

    private static ExactVector vector(long x, long y) {
        return new ExactVector(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }
}
