package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.oracle.Shapes.box;
import static org.polysweep.oracle.Shapes.moving;
import static org.polysweep.oracle.Shapes.points;

import org.junit.jupiter.api.Test;

/** What published implementations get wrong. */
class TrapsTest {
    private static final double MAX = Double.MAX_VALUE;
    private static final double MIN = Double.MIN_VALUE;
    private static final double[] DIAMOND = {1, 0, 0, 1, -1, 0, 0, -1};

    @Test
    void standingStill() {
        OracleAnswer inside = Oracle.answer(moving(box(0, 0, 2, 2), box(1, 0, 4, 2), 0, 0));
        assertThat(inside.verdict()).isEqualTo(ExactVerdict.OVERLAP);
        assertThat(inside.enterDouble()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(inside.exitDouble()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(inside.normal()).contains(IntVector.of(-1, 0));
        // in the corner of a box both edges tie; counter-clockwise from (1, 0) the upper one comes first
        OracleAnswer corner = Oracle.answer(moving(box(0, 0, 1, 1), box(-1, -1, 1, 1), 0, 0));
        assertThat(corner.verdict()).isEqualTo(ExactVerdict.TOUCH);
        assertThat(corner.normal()).contains(IntVector.of(1, 0));
        OracleAnswer other = Oracle.answer(moving(box(0, 0, 1, 1), box(1, -1, 1, 1), 0, 0));
        assertThat(other.normal()).contains(IntVector.of(0, 1));
        assertThat(other.exitDouble()).isEqualTo(Double.POSITIVE_INFINITY);
    }

    @Test
    void movingTogetherIsStandingStill() {
        Query query = new Query(points(0, 0), points(0, 0), 1, 2, 1, 2, 5, 7, 5, 7);
        OracleAnswer answer = Oracle.answer(query);
        assertThat(answer.verdict()).isEqualTo(ExactVerdict.TOUCH);
        assertThat(answer.normal()).isEmpty();
        assertThat(answer.restA()).contains(new ExactPoint(Rational.of(1, 1), Rational.of(2, 1)));
    }

    @Test
    void pointOntoPoint() {
        OracleAnswer answer = Oracle.answer(moving(points(0, 0), points(3, 4), 6, 8));
        assertThat(answer.verdict()).isEqualTo(ExactVerdict.TOUCH);
        assertThat(answer.enterDouble()).isEqualTo(0.5);
        assertThat(answer.exitDouble()).isEqualTo(0.5);
        assertThat(answer.normal()).contains(IntVector.of(-3, -4));
        assertThat(answer.contact()).hasSize(1);
    }

    @Test
    void segmentAlongItself() {
        OracleAnswer answer = Oracle.answer(moving(points(0, 0, 1, 0), points(3, 0, 5, 0), 4, 0));
        assertThat(answer.verdict()).isEqualTo(ExactVerdict.TOUCH);
        assertThat(answer.enterDouble()).isEqualTo(0.5);
        assertThat(answer.exitDouble()).isEqualTo(1.25);
        assertThat(answer.normal()).contains(IntVector.of(0, 1));
        assertThat(answer.featureA()).contains(ExactFeature.vertex(1));
        assertThat(answer.featureB()).contains(ExactFeature.vertex(0));
        OracleAnswer within = Oracle.answer(moving(points(3, 0, 4, 0), points(2, 0, 5, 0), 4, 0));
        assertThat(within.featureA()).contains(ExactFeature.edge(0));
        assertThat(within.contact()).extracting(ExactContact::vertex).containsExactly(1, 0);
    }

    @Test
    void crossedSegmentsAreInEachOther() {
        Query query = moving(points(-1, 0, 1, 0), points(0, -1, 0, 1), 0, 0);
        assertThat(Oracle.answer(query).verdict()).isEqualTo(ExactVerdict.OVERLAP);
    }

    @Test
    void aPointInsideIsInsideAndOnTheRimTouches() {
        assertThat(Oracle.answer(moving(points(0, 0), DIAMOND, 0, 0)).verdict()).isEqualTo(ExactVerdict.OVERLAP);
        assertThat(Oracle.answer(moving(points(0.5, 0.5), DIAMOND, 0, 0)).verdict())
                .isEqualTo(ExactVerdict.TOUCH);
    }

    @Test
    void cornerIntoCornerTakesTheEdgeThatOpposesMost() {
        OracleAnswer steep = Oracle.answer(moving(points(-3, -1), DIAMOND, 4, 2));
        assertThat(steep.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(steep.normal()).contains(IntVector.of(-1, -1));
        OracleAnswer tie = Oracle.answer(moving(points(-3, 0), DIAMOND, 4, 0));
        // both oppose equally; counter-clockwise from d the upper left comes before the lower left
        assertThat(tie.normal()).contains(IntVector.of(-1, 1));
    }

    @Test
    void separationTiesGoToTheEdgeThatOpposesMostAndNotToTheOneAlongTheMotion() {
        OracleAnswer answer = Oracle.answer(moving(points(0, 0), box(-1, -1, 2, 2), 0, -1));
        assertThat(answer.separation()).contains(new ExactSeparation(IntVector.of(0, 1), Surd.ONE));
        OracleAnswer still = Oracle.answer(moving(points(0, 0), box(-1, -1, 2, 2), 0, 0));
        assertThat(still.normal()).contains(IntVector.of(1, 0));
        OracleAnswer slanted = Oracle.answer(moving(points(0, 0), DIAMOND, 0, 0));
        assertThat(slanted.separation())
                .contains(new ExactSeparation(IntVector.of(1, 1), Surd.root(Rational.of(1, 2))));
    }

    @Test
    void oneUlpDecides() {
        double[] wall = box(1, 0, 1, 1);
        double[] mover = box(0, 0, 1 - 0x1p-53, 1);
        assertThat(Oracle.answer(moving(mover, wall, 0x1p-53, 0)).verdict()).isEqualTo(ExactVerdict.TOUCH);
        assertThat(Oracle.answer(moving(mover, wall, Math.nextUp(0x1p-53), 0)).verdict())
                .isEqualTo(ExactVerdict.HIT);
        assertThat(Oracle.answer(moving(mover, wall, Math.nextDown(0x1p-53), 0)).verdict())
                .isEqualTo(ExactVerdict.MISS);
    }

    @Test
    void sumsAreNeverRounded() {
        // the counterexample of the design notes: the rounded boxes are apart
        double u = 0x1p-53;
        Query query = new Query(box(0, 0, 1, 1), box(1, 0, 1, 1), u, 0, u * (1 + 0x1p-52), 0, u, 0, -u / 2, 0);
        assertThat(Oracle.answer(query).verdict()).isEqualTo(ExactVerdict.HIT);
    }

    @Test
    void enterIsNeverRoundedUpToTheEnd() {
        // exactly 1 - 2^-60 / (1 + 2^-60), or so: it rounds to 1, but it is a hit before the end
        Query query = new Query(box(0, 0, 1, 1), box(2, 0, 1, 1), 0, 0, 0, 0, 1, 0, -0x1p-60, 0);
        OracleAnswer answer = Oracle.answer(query);
        assertThat(answer.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(answer.enterDouble()).isEqualTo(Math.nextDown(1.0));
    }

    @Test
    void theEndsOfTheDoubles() {
        Query wide = moving(box(-MAX, 0, 1, MIN), points(MAX, 0), MAX, 0);
        assertThat(Oracle.answer(wide).verdict()).isEqualTo(ExactVerdict.MISS);
        Query query = new Query(points(-MAX, 0), points(MAX, -MIN, MAX, MIN), -MAX, 0, 0, 0, MAX, 0, -MAX, 0);
        assertThat(Oracle.answer(query).verdict()).isEqualTo(ExactVerdict.MISS);
        Query meets = new Query(points(-MAX, 0), points(MAX, -MIN, MAX, MIN), 0, 0, 0, 0, MAX, 0, -MAX, 0);
        assertThat(Oracle.answer(meets).enterDouble()).isEqualTo(1.0);
        Query slow = moving(points(-MAX, 0), box(-MAX, -1, MAX, 2), MIN, 0);
        OracleAnswer answer = Oracle.answer(slow);
        assertThat(answer.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(answer.exitDouble()).isEqualTo(Double.POSITIVE_INFINITY);
        OracleAnswer inside = Oracle.answer(moving(points(0, 0), box(-MAX / 2, -1, MAX, 2), MIN, 0));
        assertThat(inside.verdict()).isEqualTo(ExactVerdict.OVERLAP);
        assertThat(inside.enterDouble()).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    @Test
    void timesBelowTheDoubles() {
        OracleAnswer answer = Oracle.answer(moving(points(0, 0), points(MIN, -1, MIN, 1), MAX, 0));
        assertThat(answer.verdict()).isEqualTo(ExactVerdict.TOUCH);
        assertThat(Double.doubleToRawLongBits(answer.enterDouble())).isZero();
        assertThat(answer.exitDouble()).isEqualTo(MIN);
        assertThat(answer.timing().enter().orElseThrow().sign()).isPositive();
    }

    @Test
    void tenThousandVertices() {
        double[] wheel = Shapes.regular(10_000, 1);
        Query query = new Query(wheel, Shapes.reversed(wheel), -2, 0.25, 2, 0, 3, 0.5, -1, 0);
        OracleAnswer answer = Oracle.answer(query);
        assertThat(answer.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(answer.enterDouble()).isBetween(0.5, 0.6);
    }
}
