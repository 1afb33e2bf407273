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
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;

/**
 * The explanations of shapes with rotors: the deciding step, the stage, the contact. The box of the contract rotates.
 */
class TurningExplanationTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(-3, -4, 3, 4);
    private static final Rotor QUARTER = Rotor.ofHalfAngle(1, 1);

    private static String explain(SweepAlgorithm path, Shape shape, Rotor from, Rotor to, double wall) {
        return explain(path, new MovingShape(shape, 0, 0, 0, 0, from, to), wall);
    }

    private static String explain(SweepAlgorithm path, MovingShape turning, double wall) {
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
    void aVertexThatCrossesAnEdgeIsCertainInDoubles() {
        assertThat(explain(SweepAlgorithm.AUTO, BOX, Rotor.IDENTITY, QUARTER, 4.5))
                .startsWith("conservative advancement: ")
                .containsPattern(
                        "vertex impact: vertex 1 crosses edge 3 of B, alone, after t = 0[.0-9]*: HIT by filter")
                .contains(
                        "contact: vertex 1 of A meets edge 3 of B; from then on they overlap",
                        "by expansion, 0 by integers");
    }

    @Test
    void aGrazeIsDecidedInIntegers() {
        assertThat(explain(SweepAlgorithm.AUTO, BOX, Rotor.IDENTITY, QUARTER, 5))
                .contains(
                        "exact events: proximity at and between the roots",
                        ": TOUCH by integers",
                        "contact: vertex 1 of A meets edge 3 of B; they touch for the first time, and never overlap")
                .doesNotContain("vertex impact");
    }

    @Test
    void shapesThatAreFarApartOrOverlapHaveNoContact() {
        assertThat(explain(SweepAlgorithm.AUTO, BOX, Rotor.IDENTITY, QUARTER, 12))
                .contains("bounding disks: disks around the shapes in all orientations stay apart: MISS by filter")
                .doesNotContain("contact: ");
        assertThat(explain(SweepAlgorithm.AUTO, BOX, Rotor.IDENTITY, Rotor.ofHalfAngle(1, 0.125), 4.5))
                .contains("separating axis: the normal of edge 3 of B separates the shapes to the end: MISS by filter")
                .doesNotContain("contact: ");
        assertThat(explain(SweepAlgorithm.AUTO, BOX, Rotor.IDENTITY, QUARTER, 2))
                .contains("inscribed disks: disks inside the shapes overlap at the start: OVERLAP by filter")
                .doesNotContain("contact: ");
        assertThat(explain(SweepAlgorithm.AUTO, BOX, Rotor.IDENTITY, QUARTER, -9))
                .contains("inscribed disks: disks inside the shapes overlap at the start: OVERLAP by filter");
        assertThat(explain(SweepAlgorithm.AUTO, ConvexPolygon.box(0, 0, 1e300, 1), Rotor.IDENTITY, QUARTER, 2))
                .startsWith("all exact events: doubles are not in range, or left out")
                .contains(" by integers");
    }

    @Test
    void aVertexAtAnEdgeAtTheStart() {
        ConvexPolygon tip = ConvexPolygon.of(4, 0, -3, 4, -3, -4);
        assertThat(explain(SweepAlgorithm.AUTO, tip.at(0, 0).moving(1, 0).rotatingTo(QUARTER), 4))
                .contains("initial contact: vertex 0 crosses edge 3 of B, alone, at the start or near to it: HIT by"
                        + " expansion");
        assertThat(explain(SweepAlgorithm.AUTO, tip.at(0, 0).moving(-1, 0).rotatingTo(QUARTER), 4))
                .contains("initial contact: vertex 0 crosses edge 3 of B, alone, at the start or near to it: TOUCH by"
                        + " expansion");
    }

    @Test
    void theReferenceCountsTheTimes() {
        assertThat(explain(SweepAlgorithm.REFERENCE, BOX, Rotor.IDENTITY, QUARTER, 4.5))
                .containsPattern("all events: the proximity at each of [0-9]+ times")
                .contains("contact: vertex 1 of A meets edge 3 of B; from then on they overlap")
                .doesNotContain("steps", "stages");
    }

    @Test
    void rotatedShapesThatDoNotRotate() {
        for (SweepAlgorithm path : new SweepAlgorithm[] {SweepAlgorithm.POLYGON, SweepAlgorithm.REFERENCE}) {
            assertThat(explain(path, BOX, QUARTER, QUARTER, 4))
                    .startsWith("rotated shapes: neither shape rotates")
                    .contains("signs: all decided by integers");
        }
        assertThat(explain(SweepAlgorithm.AUTO, BOX, QUARTER, QUARTER, 4))
                .startsWith("conservative advancement: 0 steps")
                .contains(
                        "rotated shapes: neither shape rotates: exact sweep of the rotated shapes: TOUCH by integers");
        assertThat(explain(SweepAlgorithm.AUTO, BOX, QUARTER, QUARTER, 5))
                .contains("separates the shapes to the end: MISS by filter")
                .doesNotContain("rotated shapes");
        assertThatThrownBy(() -> explain(SweepAlgorithm.POLYGON, BOX, Rotor.IDENTITY, QUARTER, 5))
                .hasMessageContaining("a must not rotate for SweepAlgorithm.POLYGON");
    }

    @Test
    void ofPartsTheOnesThatAnswerAreExplained() {
        CompoundShape parts = CompoundShape.of(ConvexPolygon.box(-1, -1, 1, 1), BOX);
        assertThat(explain(SweepAlgorithm.AUTO, parts, Rotor.IDENTITY, QUARTER, 4.5))
                .isEqualTo(explain(SweepAlgorithm.AUTO, BOX, Rotor.IDENTITY, QUARTER, 4.5));
        assertThat(explain(SweepAlgorithm.AUTO, parts, Rotor.IDENTITY, QUARTER, 6))
                .isEqualTo("parts: no pair touches or overlaps\n");
    }
}
