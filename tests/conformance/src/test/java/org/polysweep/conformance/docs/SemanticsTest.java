package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Hit;
import org.polysweep.contact.Point;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweep;

/**
 * The examples in the text of docs/semantics.md, and what it says under
 * docs/semantics.md#where-code-and-contract-meet-half-way: if one of these changes, so does the page.
 */
class SemanticsTest {

    private static final CompoundShape TILES =
            CompoundShape.of(ConvexPolygon.box(0, 0, 1, 1), ConvexPolygon.box(1, 0, 2, 1));

    private final CompoundSweep sweep = new CompoundSweep();

    @Test
    void theObstacleOfABoxAndATriangle() {
        SweepOutcome contact = Sweep.outcome(
                ConvexPolygon.box(0, 0, 2, 1).at(0, 5).moving(8, -8),
                ConvexPolygon.of(0, 0, 6, 0, 6, 3).at(4, 0));
        assertThat(contact).isInstanceOf(Hit.class);
        assertThat(contact.enter()).isEqualTo(0.5);
        assertThat(contact.exit()).isEqualTo(0.75);
        assertThat(contact.normalX()).isEqualTo(-1 / Math.sqrt(5));
        assertThat(((Hit) contact).featureA()).isEqualTo(new Feature(Feature.Kind.VERTEX, 1));
        assertThat(((Hit) contact).featureB()).isEqualTo(new Feature(Feature.Kind.EDGE, 2));
    }

    @Test
    void aCircleMeetsACorner() {
        SweepOutcome contact = Sweep.outcome(
                RoundedPolygon.circle(0, 0, 5).at(0, 0).moving(8, 0),
                ConvexPolygon.box(7, 4, 9, 9).at(0, 0));
        assertThat(contact).isInstanceOf(Hit.class);
        assertThat(contact.enter()).isEqualTo(0.5);
        assertThat(contact.normalX()).isEqualTo(-0.6);
        assertThat(contact.normalY()).isEqualTo(-0.8);
        assertThat(((Hit) contact).contactPoints()).containsExactly(new Point(7, 4));
    }

    @Test
    void aBoxThatIsPressedOverAJointIsToldAboutTheFloor() {
        MovingShape box = box(0, 1, 1, 2).moving(1, -0.25);
        assertThat(Sweep.outcome(box, TILES.part(1).at(0, 0)).normalX()).isEqualTo(-1);
        SweepResult answer = sweep.sweep(box, TILES.at(0, 0).moving(0, 0));
        assertThat(answer.verdict()).isEqualTo(Verdict.HIT);
        assertThat(answer.enter()).isZero();
        assertThat(answer.normalY()).isEqualTo(1);
        assertThat(sweep.partB()).isZero();
    }

    @Test
    void aTimeBelowTheLeastDoubleIsZero() {
        ConvexPolygon small = ConvexPolygon.box(0, 0, Double.MIN_VALUE, 1);
        SweepOutcome contact = Sweep.outcome(small.at(0, 0).moving(1e300, 0), small.at(2 * Double.MIN_VALUE, 0));
        assertThat(contact.verdict()).isEqualTo(Verdict.HIT);
        assertThat(contact.enter()).isZero();
        assertThat(Intersection.verdict(small.at(0, 0), small.at(2 * Double.MIN_VALUE, 0)))
                .isEqualTo(Verdict.MISS);
    }

    @Test
    void aPointThatFallsAlongASeamTouches() {
        MovingShape point = CompoundShape.of(ConvexPolygon.of(1, 5)).at(0, 0).moving(0, -9);
        assertThat(sweep.verdict(point, TILES.at(0, 0).moving(0, 0))).isEqualTo(Verdict.TOUCH);
    }

    @Test
    void theExitIsThatOfTheTileThatAnswers() {
        SweepResult answer =
                sweep.sweep(box(0, 1, 1, 2).moving(1, 0), TILES.at(0, 0).moving(0, 0));
        assertThat(answer.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(answer.exit()).isEqualTo(1);
        assertThat(Sweep.outcome(box(0, 1, 1, 2).moving(1, 0), TILES.part(1).at(0, 0))
                        .exit())
                .isEqualTo(2);
    }

    @Test
    void thePlaceToRestIsFreeOfThePartThatAnswers() {
        // The upper left corner of the box slides down along a slope, until the box meets the floor.
        CompoundShape level =
                CompoundShape.of(ConvexPolygon.box(-100, -100, 100, 3), ConvexPolygon.of(0, 0, 32, 48, 0, 48));
        MovingShape box = box(0, 0, 1, 1).shape().at(16, 23).moving(-42, -63);
        SweepResult answer = sweep.sweep(box, level.at(0, 0).moving(0, 0));
        assertThat(answer.verdict()).isEqualTo(Verdict.HIT);
        assertThat(sweep.partB()).isZero();
        MovingShape rest = box.shape().at(answer.safeAX(), answer.safeAY()).moving(0, 0);
        assertThat(Intersection.verdict(rest.placed(), level.part(0).at(0, 0))).isEqualTo(Verdict.TOUCH);
        assertThat(Intersection.verdict(rest.placed(), level.part(1).at(0, 0))).isEqualTo(Verdict.OVERLAP);
    }

    @Test
    void ofTwoCirclesTheLowerPartAnswers() {
        CompoundShape circles = CompoundShape.of(RoundedPolygon.circle(0, -1, 1), RoundedPolygon.circle(0, -2, 2));
        MovingShape ball =
                CompoundShape.of(RoundedPolygon.circle(0, 2, 1)).at(0, 0).moving(0, -4);
        assertThat(sweep.sweep(ball, circles.at(0, 0).moving(0, 0)).enter()).isEqualTo(0.25);
        assertThat(sweep.partB()).isZero();
    }

    @Test
    void theDistanceFromAOneSidedChainMayBeZeroWhereNothingIsMet() {
        MovingShape chain = CompoundShape.oneSidedChain(0, 0, 10, 0).at(0, 0).moving(0, 0);
        MovingShape below = box(4, -1, 5, 0);
        assertThat(Intersection.verdict(below.placed(), chain.placed())).isEqualTo(Verdict.MISS);
        assertThat(Distance.between(below.placed(), chain.placed())).isZero();
    }

    private static MovingShape box(double minX, double minY, double maxX, double maxY) {
        return CompoundShape.of(ConvexPolygon.box(minX, minY, maxX, maxY))
                .at(0, 0)
                .moving(0, 0);
    }
}
