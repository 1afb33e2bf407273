package org.polysweep.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.polysweep.oracle.Shapes.box;
import static org.polysweep.oracle.Shapes.moving;

import org.junit.jupiter.api.Test;

/** Answers about a part of a step that were worked out by hand. */
class PartOfStepTest {
    /** It comes to the other box at 1/4, and leaves it at 3/4. */
    private static final Query THROUGH = moving(box(0, 0, 1, 1), box(2, 0, 1, 1), 4, 0);

    private static OracleAnswer answer(Query query, double start, double end) {
        return Oracle.answer(query, Rotor.UPRIGHT, Rotor.UPRIGHT, new PartOfStep(start, end));
    }

    private static void check(double start, double end, ExactVerdict verdict, double enter, double exit) {
        OracleAnswer answer = answer(THROUGH, start, end);
        assertThat(answer.verdict()).isEqualTo(verdict);
        assertThat((Object) answer.enterDouble()).isEqualTo(enter);
        assertThat((Object) answer.exitDouble()).isEqualTo(exit);
    }

    @Test
    void throughABox() {
        check(0, Math.nextDown(0.25), ExactVerdict.MISS, Double.NaN, Double.NaN);
        check(0, 0.25, ExactVerdict.TOUCH, 0.25, 0.75);
        check(0.125, 0.375, ExactVerdict.HIT, 0.25, 0.75);
        check(0.25, 0.5, ExactVerdict.HIT, 0.25, 0.75);
        check(Math.nextUp(0.25), 1, ExactVerdict.OVERLAP, 0.25, 0.75);
        check(0.75, 1, ExactVerdict.TOUCH, 0.75, 0.75);
        check(Math.nextUp(0.75), 1, ExactVerdict.MISS, Double.NaN, Double.NaN);
    }

    /** The place to stop belongs to the time in the whole step. */
    @Test
    void placesBelongToTheWholeStep() {
        OracleAnswer parting = answer(THROUGH, 0.75, 1);
        assertThat(parting.normal()).contains(IntVector.of(1, 0));
        assertThat(parting.restA())
                .contains(Oracle.answer(THROUGH.standingAt(3, 0, 0, 0)).restA().orElseThrow());
    }

    @Test
    void withoutMotionTheTimeIsTheBeginning() {
        OracleAnswer standing = answer(moving(box(0, 0, 1, 1), box(1, 0, 1, 1), 0, 0), 0.375, 1);
        assertThat(standing.verdict()).isEqualTo(ExactVerdict.TOUCH);
        assertThat(standing.enterDouble()).isEqualTo(0.375);
        assertThat(standing.exitDouble()).isInfinite();
    }

    @Test
    void badPartsAreRefused() {
        for (double[] part : new double[][] {{-0.5, 1}, {0, 1.5}, {0.5, 0.5}, {0.75, 0.5}, {Double.NaN, 1}}) {
            assertThatThrownBy(() -> new PartOfStep(part[0], part[1])).hasMessageContaining("a part from");
        }
    }
}
