package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.polysweep.contact.Explanation;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;
import org.polysweep.sweep.SweepPath;
import org.polysweep.sweep.Sweeper;

/** What the explanations of shapes with rotors say: the stage, the event, the reason. The box of the contract turns. */
class TurningExplanationTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(-3, -4, 3, 4);
    private static final Rotor QUARTER = new Rotor(1, 1);

    private static String explain(SweepPath path, Shape shape, Rotor from, Rotor to, double wall) {
        MovingShape turning = new MovingShape(shape, 0, 0, 0, 0, from, to);
        Explanation explanation = Sweeper.of(path)
                .explain(turning, ConvexPolygon.box(wall, -9, 19, 9).at(0, 0).moving(0, 0));
        StringBuilder text = new StringBuilder();
        explanation
                .steps()
                .forEach(step -> text.append(step.test())
                        .append(": ")
                        .append(step.finding())
                        .append('\n'));
        return text.toString();
    }

    @Test
    void aCornerInTheMiddleOfAnEdgeIsCertainInDoubles() {
        assertThat(explain(SweepPath.AUTO, BOX, Rotor.NONE, QUARTER, 4.5))
                .startsWith("conservative steps: ")
                .contains(
                        "certainly apart until a corner is at an edge",
                        "corner: a corner passes through the middle of an edge alone: certain in doubles",
                        "event: vertex 1 of A meets edge 3 of B; from then on they overlap",
                        "by expansion, 0 by integers");
    }

    @Test
    void aGrazeIsDecidedInIntegers() {
        assertThat(explain(SweepPath.AUTO, BOX, Rotor.NONE, QUARTER, 5))
                .contains(
                        "integers: ",
                        "in between: TOUCH",
                        "event: vertex 1 of A meets edge 3 of B; they touch for the first time, and never overlap")
                .doesNotContain("corner: a corner");
    }

    @Test
    void whatIsFarOrOverlapsHasNoEvent() {
        assertThat(explain(SweepPath.AUTO, BOX, Rotor.NONE, QUARTER, 6))
                .contains("certainly apart to the end: rejected")
                .doesNotContain("event");
        assertThat(explain(SweepPath.AUTO, BOX, Rotor.NONE, QUARTER, 2))
                .contains("0 steps in doubles: the shapes certainly overlap at t = 0")
                .doesNotContain("event");
        assertThat(explain(SweepPath.AUTO, ConvexPolygon.box(0, 0, 1e300, 1), Rotor.NONE, QUARTER, 2))
                .contains("not asked: there are numbers beyond the bounds of doubles", "integers: ");
    }

    @Test
    void theReferenceCountsTheTimes() {
        assertThat(explain(SweepPath.REFERENCE, BOX, Rotor.NONE, QUARTER, 4.5))
                .containsPattern("the state at each of [0-9]+ times")
                .contains("event: vertex 1 of A meets edge 3 of B; from then on they overlap")
                .doesNotContain("steps", "stages");
    }

    @Test
    void whatIsTurnedAndDoesNotTurnIsExplainedAsItStands() {
        for (SweepPath path : new SweepPath[] {SweepPath.POLYGON, SweepPath.REFERENCE}) {
            assertThat(explain(path, BOX, QUARTER, QUARTER, 4))
                    .startsWith("turned shapes: neither turns")
                    .contains("signs: all decided by integers");
        }
        assertThat(explain(SweepPath.AUTO, BOX, QUARTER, QUARTER, 4))
                .startsWith("conservative steps: 0 steps in doubles")
                .contains("turned shapes: neither turns", "signs: all decided by integers");
        assertThat(explain(SweepPath.AUTO, BOX, QUARTER, QUARTER, 5))
                .contains("certainly apart to the end: rejected")
                .doesNotContain("turned shapes");
        assertThatThrownBy(() -> explain(SweepPath.POLYGON, BOX, Rotor.NONE, QUARTER, 5))
                .hasMessageContaining("a turns, so the POLYGON path cannot answer");
    }

    @Test
    void ofPartsTheOnesThatAnswerAreExplained() {
        CompoundShape parts = CompoundShape.of(ConvexPolygon.box(-1, -1, 1, 1), BOX);
        assertThat(explain(SweepPath.AUTO, parts, Rotor.NONE, QUARTER, 4.5))
                .isEqualTo(explain(SweepPath.AUTO, BOX, Rotor.NONE, QUARTER, 4.5));
        assertThat(explain(SweepPath.AUTO, parts, Rotor.NONE, QUARTER, 6)).isEqualTo("parts: no two of them meet\n");
    }
}
