package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.oracle.Shapes.box;
import static org.polysweep.oracle.Shapes.moving;
import static org.polysweep.oracle.Shapes.points;

import org.junit.jupiter.api.Test;

/** The table at the end of the contract. */
class WorkedExamplesTest {
    @Test
    void twoMovingBoxes() {
        Query query = new Query(box(80, 400, 220, 150), box(650, 380, 50, 80), 0, 0, 0, 0, 320, -240, -105, -160);
        OracleAnswer answer = Oracle.answer(query);
        assertThat(answer.verdict()).isEqualTo(ExactVerdict.HIT);
        assertThat(answer.timing().enter()).contains(ExactTime.of(Rational.of(14, 17)));
        assertThat(answer.normal()).contains(IntVector.of(-1, 0));
    }

    @Test
    void drawingAway() {
        Query query = new Query(box(0, 0, 100, 100), box(100, 0, 100, 100), 0, 0, 0, 0, 30, 0, 40, 0);
        check(query, ExactVerdict.TOUCH, 0, 0);
        assertThat(Oracle.answer(query).normal()).contains(IntVector.of(-1, 0));
    }

    @Test
    void arrivingExactlyAtTheEnd() {
        check(moving(box(0, 0, 1, 1), box(2, 0, 1, 1), 1, 0), ExactVerdict.TOUCH, 1, 3);
    }

    @Test
    void sliding() {
        Query query = moving(box(0, 0, 1, 1), box(1, 0, 1, 1), 0, 5);
        check(query, ExactVerdict.TOUCH, 0, 0.2);
        assertThat(Oracle.answer(query).timing().exit()).contains(ExactTime.of(Rational.of(1, 5)));
    }

    @Test
    void ontoTheNextTile() {
        Query query = moving(box(0, 0, 1, 1), box(1, -1, 1, 1), 1, 0);
        check(query, ExactVerdict.TOUCH, 0, 2);
        OracleAnswer answer = Oracle.answer(query);
        assertThat(answer.normal()).contains(IntVector.of(0, 1));
        assertThat(answer.featureA()).contains(ExactFeature.vertex(1));
        assertThat(answer.featureB()).contains(ExactFeature.vertex(3));
    }

    @Test
    void intoTheWall() {
        Query query = moving(box(0, 0, 1, 1), box(1, 0, 1, 1), 1, 5);
        check(query, ExactVerdict.HIT, 0, 0.2);
        assertThat(Oracle.answer(query).normal()).contains(IntVector.of(-1, 0));
    }

    @Test
    void inEachOther() {
        Query query = moving(box(0, 0, 2, 2), box(1, 1, 2, 2), 1, 0);
        check(query, ExactVerdict.OVERLAP, -1, 3);
        OracleAnswer answer = Oracle.answer(query);
        assertThat(answer.normal()).contains(IntVector.of(-1, 0));
        assertThat(answer.separation()).contains(new ExactSeparation(IntVector.of(-1, 0), Surd.ONE));
        assertThat(answer.restA()).isEmpty();
    }

    @Test
    void aPointOntoASegment() {
        Query query = moving(points(0, 0), points(3, -1, 3, 1), 6, 0);
        check(query, ExactVerdict.TOUCH, 0.5, 0.5);
        assertThat(Oracle.answer(query).normal()).contains(IntVector.of(-1, 0));
    }

    private static void check(Query query, ExactVerdict verdict, double enter, double exit) {
        OracleAnswer answer = Oracle.answer(query);
        assertThat(answer.verdict()).isEqualTo(verdict);
        assertThat(answer.enterDouble()).isEqualTo(enter);
        // 1/5 rounded up is the double that is written 0.2
        assertThat(answer.exitDouble()).isEqualTo(exit);
    }
}
