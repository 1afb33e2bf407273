package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.polysweep.oracle.Shapes.box;
import static org.polysweep.oracle.Shapes.moving;
import static org.polysweep.oracle.Shapes.points;

import org.junit.jupiter.api.Test;
import org.polysweep.oracle.quick.QuickJudge;

/** What is easily got wrong about round shapes. */
class RoundTrapsTest {
    private static final double MAX = Double.MAX_VALUE;
    private static final double MIN = Double.MIN_VALUE;
    private static final double[] ORIGIN = {0, 0};

    @Test
    void oneUlpBesideATangent() {
        assertThat(verdict(points(10, Math.nextUp(5.0)), 20, 0, 5)).isEqualTo(ExactVerdict.MISS);
        assertThat(verdict(points(10, 5), 20, 0, 5)).isEqualTo(ExactVerdict.TOUCH);
        assertThat(verdict(points(10, 5), 20, 0, Math.nextDown(5.0))).isEqualTo(ExactVerdict.MISS);
        OracleAnswer within = Oracle.answer(
                moving(ORIGIN, points(10, Math.nextDown(5.0)), 20, 0).withRadii(5, 0));
        assertThat(within.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(within.enterDouble()).isBetween(0.4999999, Math.nextDown(0.5));
        assertThat(within.exitDouble()).isBetween(Math.nextUp(0.5), 0.5000001);
        assertThat(verdict(points(7, 1), 6, 8, 5)).isEqualTo(ExactVerdict.TOUCH);
        assertThat(verdict(points(7, 1), 6, 8, Math.nextUp(5.0))).isEqualTo(ExactVerdict.HIT);
        assertThat(verdict(points(7, Math.nextDown(1.0)), 6, 8, 5)).isEqualTo(ExactVerdict.MISS);
        assertThat(verdict(box(7, -7, 4, 8), 6, 8, 5)).isEqualTo(ExactVerdict.TOUCH);
    }

    @Test
    void oneUlpAboveAFloor() {
        double[] floor = box(-10, -1, 20, 1);
        double up = 0x1p-1000;
        assertThat(standing(points(0, 1), floor, 1, 0).verdict()).isEqualTo(ExactVerdict.TOUCH);
        assertThat(standing(points(0, 1), floor, Math.nextDown(1.0), up).verdict())
                .isEqualTo(ExactVerdict.MISS);
        assertThat(standing(points(0, 1), floor, 1, up).verdict()).isEqualTo(ExactVerdict.OVERLAP);
    }

    @Test
    void theSumOfTheRadiiIsNeverRounded() {
        double tiny = 0x1p-1000;
        assertThat(Oracle.answer(moving(ORIGIN, points(2, 1), 4, 0).withRadii(1, tiny))
                        .verdict())
                .isEqualTo(ExactVerdict.HIT);
        OracleAnswer hit = Oracle.answer(moving(ORIGIN, points(2, 0), 1, 0).withRadii(1, tiny));
        assertThat(hit.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(hit.enterDouble()).isEqualTo(Math.nextDown(1.0));
        // aside by so little that √((1 + 2^-1000)² - 2^-1040) is still more than 1
        OracleAnswer aside =
                Oracle.answer(moving(ORIGIN, points(2, 0x1p-520), 1, 0).withRadii(1, tiny));
        assertThat(aside.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(aside.enterDouble()).isEqualTo(Math.nextDown(1.0));
        OracleAnswer further =
                Oracle.answer(moving(ORIGIN, points(2, 0x1p-400), 1, 0).withRadii(1, tiny));
        assertThat(further.verdict()).isEqualTo(ExactVerdict.MISS);
    }

    @Test
    void twoPointsWithARadiusHaveAnInterior() {
        OracleAnswer hit = Oracle.answer(moving(ORIGIN, points(3, 4), 6, 8).withRadii(0, 2.5));
        assertThat(hit.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(hit.enterDouble()).isEqualTo(0.25);
        assertThat(hit.normal()).contains(IntVector.of(-3, -4));
        OracleAnswer parallel = Oracle.answer(
                moving(points(0, 0, 4, 0), points(1, 3, 9, 3), 0, 4).withRadii(0.5, 0.5));
        assertThat(parallel.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(parallel.enterDouble()).isEqualTo(0.5);
        assertThat(parallel.featureA()).contains(ExactFeature.edge(0));
        assertThat(parallel.contact()).extracting(ExactContact::vertex).containsExactly(0, 1);
        assertThat(parallel.contact())
                .extracting(ExactContact::point)
                .containsExactly(
                        new ExactPoint(Rational.ONE, Rational.of(5, 2)),
                        new ExactPoint(Rational.of(4, 1), Rational.of(5, 2)));
    }

    /**
     * Around the corner (2, 2) the arc is tangent to x + y = 4 - √2, which is 2.586; the box around it is met from x +
     * y = 2 on.
     */
    @Test
    void pastARoundedCorner() {
        double[] wall = box(2, 2, 4, 4);
        Query past = moving(points(0, 2.5), wall, 2.5, -2.5).withRadii(1, 0);
        assertThat(Oracle.answer(past).verdict()).isEqualTo(ExactVerdict.MISS);
        OracleAnswer through =
                Oracle.answer(moving(points(0, 2.625), wall, 2.5, -2.5).withRadii(1, 0));
        assertThat(through.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(through.featureB()).contains(ExactFeature.vertex(0));
        OracleAnswer below = Oracle.answer(moving(points(-6, 1.5), wall, 8, 0).withRadii(1, 0));
        assertThat(below.timing().enter()).contains(ExactTime.of(Surd.ONE.minus(Surd.root(Rational.of(3, 256)))));
        OracleAnswer above = Oracle.answer(moving(points(-6, 7), wall, 8, 0).withRadii(1, 0));
        assertThat(above.verdict()).isEqualTo(ExactVerdict.TOUCH);
        assertThat(above.enterDouble()).isEqualTo(1);
        assertThat(above.exitDouble()).isEqualTo(1.5);
    }

    @Test
    void theEndsOfTheDoubles() {
        OracleAnswer tiny = Oracle.answer(moving(ORIGIN, points(0.5, 0), 1, 0).withRadii(MIN, 0));
        assertThat(tiny.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(tiny.enterDouble()).isEqualTo(Math.nextDown(0.5));
        assertThat(tiny.exitDouble()).isEqualTo(Math.nextUp(0.5));
        OracleAnswer huge = Oracle.answer(moving(ORIGIN, points(MAX, MAX), 0, 0).withRadii(MAX, MAX));
        assertThat(huge.verdict()).isEqualTo(ExactVerdict.OVERLAP);
        assertThat(huge.separation().map(ExactSeparation::direction)).contains(IntVector.of(-1, -1));
        OracleAnswer slow =
                Oracle.answer(moving(ORIGIN, points(MAX, MIN), MIN, 0).withRadii(MAX, MIN));
        assertThat(slow.verdict()).isEqualTo(ExactVerdict.OVERLAP);
        assertThat(slow.exitDouble()).isEqualTo(Double.POSITIVE_INFINITY);
        Query far = moving(ORIGIN, points(MAX, MAX), MAX, MAX).withRadii(MAX / 2, MAX / 2);
        assertThat(Oracle.answer(far).verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(Judge.faults(far, Claims.right(far))).isEmpty();
    }

    @Test
    void illegalRadiiAreRefusedByName() {
        Query query = moving(ORIGIN, points(3, 4), 6, 8);
        OracleClaim claim = Claims.right(query);
        for (double illegal : new double[] {Double.NaN, -1, Double.POSITIVE_INFINITY, -MIN}) {
            assertThatThrownBy(() -> Oracle.answer(query.withRadii(illegal, 0)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("radiusA is " + illegal);
            assertThatThrownBy(() -> QuickJudge.faultsOfSweep(query.withRadii(1, illegal), claim))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("radiusB is " + illegal);
        }
    }

    @Test
    void aQueryKeepsItsRadii() {
        Query query = moving(ORIGIN, points(3, 4), 6, 8).withRadii(1, 0.5);
        assertThat(query.standingAt(1, 2, 3, 4).withRadii(0, 0))
                .isEqualTo(query.withRadii(0, 0).standingAt(1, 2, 3, 4));
        assertThat(query.standingAt(1, 2, 3, 4).radiusB()).isEqualTo(0.5);
        assertThat(query).isNotEqualTo(query.withRadii(0.5, 1)).isEqualTo(query.withRadii(1, 0.5));
        assertThat(query).hasSameHashCodeAs(query.withRadii(1, 0.5));
        assertThat(query)
                .hasToString("{\"a\":{\"vertices\":[[0.0,0.0]],\"radius\":1.0},"
                        + "\"b\":{\"vertices\":[[3.0,4.0]],\"radius\":0.5},\"positionA\":[0.0,0.0],"
                        + "\"positionB\":[0.0,0.0],\"moveA\":[6.0,8.0],\"moveB\":[0.0,0.0]}");
        assertThat(query.withRadii(0, 0).toString()).doesNotContain("radius");
        assertThat(TimeError.magnitude(CompoundQuery.of(query.withRadii(1, 9)))).isEqualTo(9);
    }

    @Test
    void aThousandVertices() {
        double[] wheel = Shapes.regular(1_000, 1);
        Query query = new Query(wheel, Shapes.reversed(wheel), -2, 0.25, 2, 0, 3, 0.5, -1, 0, 0.25, 0.25);
        OracleAnswer answer = Oracle.answer(query);
        assertThat(answer.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(answer.enterDouble()).isBetween(0.35, 0.45);
        assertThat(Judge.faults(query, Claims.right(query))).isEmpty();
    }

    private static ExactVerdict verdict(double[] b, double dx, double dy, double radius) {
        return Oracle.answer(moving(ORIGIN, b, dx, dy).withRadii(radius, 0)).verdict();
    }

    private static OracleAnswer standing(double[] a, double[] b, double radiusA, double radiusB) {
        return Oracle.answer(moving(a, b, 0, 0).withRadii(radiusA, radiusB));
    }
}
