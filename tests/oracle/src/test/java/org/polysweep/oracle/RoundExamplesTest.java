package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.oracle.Shapes.box;
import static org.polysweep.oracle.Shapes.moving;
import static org.polysweep.oracle.Shapes.points;

import org.junit.jupiter.api.Test;
import org.polysweep.oracle.ExactContact.PointSource;

/** Round shapes, worked out by hand: right triangles 3-4-5 where an arc is met. */
class RoundExamplesTest {
    private static final double[] ORIGIN = {0, 0};

    /** At height 3 a circle of radius 5 is 8 wide. */
    @Test
    void circleOntoCircle() {
        OracleAnswer answer = Oracle.answer(moving(ORIGIN, points(10, 3), 12, 0).withRadii(2, 3));
        check(answer, ExactVerdict.HIT, Rational.of(1, 2), Rational.of(7, 6));
        checkNormal(answer, Rational.of(-4, 5), Rational.of(-3, 5));
        assertThat(answer.featureA()).contains(ExactFeature.vertex(0));
        assertThat(answer.featureB()).contains(ExactFeature.vertex(0));
        assertThat(answer.contact())
                .containsExactly(
                        new ExactContact(new ExactPoint(Rational.of(38, 5), Rational.of(6, 5)), PointSource.A, 0));
        assertThat(answer.restA()).contains(point(6, 0));
        assertThat(answer.restB()).contains(point(0, 0));
    }

    /** At height 1/2 a circle of radius 1 is √3 wide. */
    @Test
    void anIrrationalTime() {
        OracleAnswer answer = Oracle.answer(moving(ORIGIN, points(2, 0.5), 2, 0).withRadii(0.5, 0.5));
        Surd half = Surd.root(Rational.of(3, 16));
        assertThat(answer.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(answer.timing().enter()).contains(ExactTime.of(Surd.ONE.minus(half)));
        assertThat(answer.timing().exit()).contains(ExactTime.of(Surd.ONE.plus(half)));
        assertThat(answer.timing().enter().flatMap(ExactTime::number)).isEmpty();
        assertThat(answer.enterDouble()).isBetween(0.566987298107, 0.566987298108);
        assertThat(answer.unitNormal())
                .contains(new OracleUnitVector(Surd.root(Rational.of(3, 4)).negate(), Surd.of(Rational.of(-1, 2))));
        assertThat(answer.normal()).isEmpty();
    }

    @Test
    void theSideOfACapsuleOntoAPoint() {
        Query query = moving(points(0, 0, 0, 4), points(5, 2), 8, 0).withRadii(1, 0);
        OracleAnswer answer = Oracle.answer(query);
        check(answer, ExactVerdict.HIT, Rational.of(1, 2), Rational.of(3, 4));
        assertThat(answer.normal()).contains(IntVector.of(-1, 0));
        assertThat(answer.featureA()).contains(ExactFeature.edge(0));
        assertThat(answer.featureB()).contains(ExactFeature.vertex(0));
        assertThat(answer.contact()).containsExactly(new ExactContact(point(5, 2), PointSource.B, 0));
        OracleAnswer swapped = Oracle.answer(query.swapped());
        assertThat(swapped.contact()).containsExactly(new ExactContact(point(5, 2), PointSource.A, 0));
    }

    @Test
    void theEndOfACapsuleOntoAPoint() {
        OracleAnswer answer =
                Oracle.answer(moving(points(0, 0, 0, 20), points(25, 23), 42, 0).withRadii(5, 0));
        check(answer, ExactVerdict.HIT, Rational.of(1, 2), Rational.of(29, 42));
        checkNormal(answer, Rational.of(-4, 5), Rational.of(-3, 5));
        assertThat(answer.normal()).contains(IntVector.of(-4, -3));
        assertThat(answer.featureA()).contains(ExactFeature.vertex(1));
        assertThat(answer.contact()).containsExactly(new ExactContact(point(25, 23), PointSource.A, 1));
    }

    @Test
    void theRoundedCornerOfABox() {
        OracleAnswer answer =
                Oracle.answer(moving(box(0, 0, 2, 2), points(12, 5), 12, 0).withRadii(4, 1));
        check(answer, ExactVerdict.HIT, Rational.of(1, 2), Rational.of(4, 3));
        checkNormal(answer, Rational.of(-4, 5), Rational.of(-3, 5));
        assertThat(answer.featureA()).contains(ExactFeature.vertex(2));
        assertThat(answer.contact())
                .containsExactly(
                        new ExactContact(new ExactPoint(Rational.of(56, 5), Rational.of(22, 5)), PointSource.A, 2));
    }

    /** The edge is at 3 / √2 from the origin, and d runs along its normal. */
    @Test
    void aSlantedEdge() {
        OracleAnswer answer =
                Oracle.answer(moving(ORIGIN, points(4, -1, 4, 4, -1, 4), 3, 3).withRadii(1, 0));
        Surd reach = Surd.root(Rational.of(1, 18)); // 1 over 3√2, the length of d
        assertThat(answer.timing().enter())
                .contains(ExactTime.of(Surd.of(Rational.of(1, 2)).minus(reach)));
        assertThat(answer.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(answer.normal()).contains(IntVector.of(-1, -1));
        assertThat(answer.featureB()).contains(ExactFeature.edge(2));
        // A's surface is on the edge itself
        assertThat(answer.contact())
                .containsExactly(
                        new ExactContact(new ExactPoint(Rational.of(3, 2), Rational.of(3, 2)), PointSource.A, 0));
    }

    @Test
    void grazingAnArc() {
        OracleAnswer level = Oracle.answer(moving(ORIGIN, points(10, 5), 20, 0).withRadii(5, 0));
        check(level, ExactVerdict.TOUCH, Rational.of(1, 2), Rational.of(1, 2));
        assertThat(level.normal()).contains(IntVector.of(0, -1));
        assertThat(level.contact()).containsExactly(new ExactContact(point(10, 5), PointSource.A, 0));
        OracleAnswer slanted = Oracle.answer(moving(ORIGIN, points(7, 1), 6, 8).withRadii(2, 3));
        check(slanted, ExactVerdict.TOUCH, Rational.of(1, 2), Rational.of(1, 2));
        assertThat(slanted.normal()).contains(IntVector.of(-4, 3));
    }

    @Test
    void slidingAlongAStraightEdge() {
        Query query = new Query(box(0, 0, 2, 2), box(-10, -1, 20, 1), 0, 1, 0, 0, 4, 0, 0, 0, 0.75, 0.25);
        OracleAnswer answer = Oracle.answer(query);
        check(answer, ExactVerdict.TOUCH, Rational.ZERO, Rational.of(5, 2));
        assertThat(answer.normal()).contains(IntVector.of(0, 1));
        assertThat(answer.featureA()).contains(ExactFeature.edge(0));
        assertThat(answer.featureB()).contains(ExactFeature.edge(2));
        Rational surface = Rational.of(1, 4);
        assertThat(answer.contact())
                .containsExactly(
                        new ExactContact(new ExactPoint(Rational.of(2, 1), surface), PointSource.A, 1),
                        new ExactContact(new ExactPoint(Rational.ZERO, surface), PointSource.A, 0));
    }

    /** Where the straight edge begins, its two faces share one point only. */
    @Test
    void slidingOntoAStraightEdge() {
        Query query = new Query(box(0, 0, 2, 2), box(-10, -1, 20, 1), -20, 1, 0, 0, 16, 0, 0, 0, 1, 0);
        OracleAnswer answer = Oracle.answer(query);
        check(answer, ExactVerdict.TOUCH, Rational.of(1, 2), Rational.of(15, 8));
        assertThat(answer.normal()).contains(IntVector.of(0, 1));
        assertThat(answer.featureA()).contains(ExactFeature.vertex(1));
        assertThat(answer.featureB()).contains(ExactFeature.vertex(3));
        assertThat(answer.contact()).containsExactly(new ExactContact(point(-10, 0), PointSource.A, 1));
    }

    /** Where an arc and a straight edge of one shape join, the point belongs to the edge. */
    @Test
    void theJoinBelongsToTheEdge() {
        OracleAnswer onB = Oracle.answer(moving(ORIGIN, box(4, 0, 2, 2), 4, 0).withRadii(1, 1));
        check(onB, ExactVerdict.HIT, Rational.of(1, 2), Rational.of(2, 1));
        assertThat(onB.normal()).contains(IntVector.of(-1, 0));
        assertThat(onB.featureA()).contains(ExactFeature.vertex(0));
        assertThat(onB.featureB()).contains(ExactFeature.edge(3));
        OracleAnswer onA =
                Oracle.answer(moving(box(0, 0, 2, 2), points(6, 2), 4, 0).withRadii(1, 1));
        assertThat(onA.featureA()).contains(ExactFeature.edge(1));
        assertThat(onA.featureB()).contains(ExactFeature.vertex(0));
        assertThat(onA.contact()).containsExactly(new ExactContact(point(5, 2), PointSource.A, 2));
    }

    @Test
    void arrivingExactlyAtTheEnd() {
        OracleAnswer answer = Oracle.answer(moving(ORIGIN, points(10, 3), 6, 0).withRadii(5, 0));
        check(answer, ExactVerdict.TOUCH, Rational.ONE, Rational.of(7, 3));
        assertThat(answer.normal()).contains(IntVector.of(-4, -3));
    }

    @Test
    void restingAndThenLeavingStandingOrEntering() {
        double[] beside = points(-4, 3);
        OracleAnswer leaving = Oracle.answer(moving(ORIGIN, beside, 1, 0).withRadii(1, 4));
        check(leaving, ExactVerdict.TOUCH, Rational.ZERO, Rational.ZERO);
        assertThat(leaving.normal()).contains(IntVector.of(4, -3));
        OracleAnswer standing = Oracle.answer(moving(ORIGIN, beside, 0, 0).withRadii(1, 4));
        assertThat(standing.verdict()).isEqualTo(ExactVerdict.TOUCH);
        assertThat(standing.exitDouble()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(standing.normal()).contains(IntVector.of(4, -3));
        OracleAnswer entering = Oracle.answer(moving(ORIGIN, beside, -1, 0).withRadii(1, 4));
        check(entering, ExactVerdict.HIT, Rational.ZERO, Rational.of(8, 1));
        OracleAnswer along = Oracle.answer(moving(ORIGIN, beside, 3, 4).withRadii(1, 4));
        check(along, ExactVerdict.TOUCH, Rational.ZERO, Rational.ZERO);
        OracleAnswer onFace =
                Oracle.answer(moving(ORIGIN, box(2, -1, 2, 2), -1, 0).withRadii(1, 1));
        check(onFace, ExactVerdict.TOUCH, Rational.ZERO, Rational.ZERO);
        assertThat(onFace.featureB()).contains(ExactFeature.edge(3));
        OracleAnswer stillOnFace =
                Oracle.answer(moving(ORIGIN, box(2, -1, 2, 2), 0, 0).withRadii(1, 1));
        assertThat(stillOnFace.featureB()).contains(ExactFeature.edge(3));
        assertThat(stillOnFace.contact()).containsExactly(new ExactContact(point(1, 0), PointSource.A, 0));
    }

    @Test
    void inEachOther() {
        OracleAnswer answer = Oracle.answer(moving(ORIGIN, points(3, 3), 1, 0).withRadii(4, 1));
        check(answer, ExactVerdict.OVERLAP, Rational.of(-1, 1), Rational.of(7, 1));
        assertThat(answer.normal()).contains(IntVector.of(-4, -3));
        assertThat(answer.contact()).isEmpty();
    }

    private static void check(OracleAnswer answer, ExactVerdict verdict, Rational enter, Rational exit) {
        assertThat(answer.verdict()).isEqualTo(verdict);
        assertThat(answer.timing().enter()).contains(ExactTime.of(enter));
        assertThat(answer.timing().exit()).contains(ExactTime.of(exit));
        assertThat(answer.enterDouble()).isEqualTo(OracleRounding.down(enter));
        assertThat(answer.exitDouble()).isEqualTo(OracleRounding.up(exit));
    }

    private static void checkNormal(OracleAnswer answer, Rational x, Rational y) {
        assertThat(answer.unitNormal()).contains(new OracleUnitVector(Surd.of(x), Surd.of(y)));
    }

    private static ExactPoint point(long x, long y) {
        return new ExactPoint(Rational.of(x, 1), Rational.of(y, 1));
    }
}
