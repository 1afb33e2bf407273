package org.polysweep.conformance.turning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.internal.rotation.SomeBodies.moving;
import static org.polysweep.internal.rotation.SomeBodies.still;
import static org.polysweep.internal.rotation.SomeBodies.with;

import net.jqwik.api.Example;
import org.polysweep.contact.Feature;
import org.polysweep.contact.TimedContact;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.pose.Rotor;
import org.polysweep.query.Intersection;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweep;
import org.polysweep.sweep.Sweeper;

/** The worked example of the contract: a box turns by a quarter beside a wall. */
class WorkedTurnsTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(-3, -4, 3, 4);
    private static final ConvexPolygon WALL = ConvexPolygon.box(0, -10, 1, 10);

    private final SweepResult result = SweepResult.create();

    private void sweep(double wall, double c0, double s0, double c1, double s1) {
        MovingShape box = with(still(BOX, 0, 0), c0, s0, c1, s1);
        RotatingReference.write(box, still(WALL, wall, 0), result);
    }

    @Example
    void theCornerComesToTheWallExactly() {
        sweep(5, 1, 0, 1, 1);
        assertThat(result.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(result.enter()).isEqualTo(0.5);
        assertThat(result.exit()).isNaN();
        assertThat(result.normalX()).isEqualTo(-1);
        assertThat(result.normalY()).isZero();
        assertThat(result.featureIndexA()).isEqualTo(1);
        assertThat(result.featureKindB()).isEqualTo(Feature.Kind.EDGE);
        assertThat(result.featureIndexB()).isEqualTo(3);
        assertThat(result.contactCount()).isEqualTo(1);
        assertThat(result.contactX(0)).isEqualTo(5);
        assertThat(result.contactY(0)).isZero();
        assertThat(result.safeHalfCosA()).isEqualTo(1);
        assertThat(result.safeHalfSinA()).isEqualTo(0.5);
        assertThat(result.safeHalfCosB()).isEqualTo(1);
        assertThat(result.safeBX()).isEqualTo(5);
    }

    @Example
    void theImmutableAnswerHasTheRotorsToRestWith() {
        for (double wall : new double[] {5, 4.5}) {
            MovingShape box = BOX.at(0, 0).moving(0, 0).rotatingTo(Rotor.ofHalfAngle(1, 1));
            MovingShape turned =
                    WALL.at(wall, 0).withRotor(Rotor.ofHalfAngle(3, 0)).moving(0, 0);
            TimedContact meeting = (TimedContact) Sweep.outcome(box, turned);
            Sweeper.AUTO.sweep(box, turned, result);
            assertThat(meeting.verdict()).isEqualTo(wall == 5 ? Verdict.TOUCH : Verdict.HIT);
            Rotor rotorA = meeting.safePoseA().rotor();
            assertThat(rotorA).isEqualTo(Rotor.ofHalfAngle(result.safeHalfCosA(), result.safeHalfSinA()));
            assertThat(rotorA.halfCos()).isEqualTo(1);
            assertThat(rotorA.halfSin()).isBetween(0.1, 0.5);
            assertThat(wall == 4.5 || rotorA.halfSin() == 0.5).isTrue();
            assertThat(meeting.safePoseB().rotor())
                    .isEqualTo(Rotor.ofHalfAngle(result.safeHalfCosB(), result.safeHalfSinB()))
                    .isEqualTo(Rotor.ofHalfAngle(3, 0));
            PlacedShape atRest = BOX.at(meeting.safePoseA());
            assertThat(Intersection.verdict(atRest, WALL.at(wall, 0))).isNotEqualTo(Verdict.OVERLAP);
        }
    }

    @Example
    void theWallIsAHairNearer() {
        sweep(5 - 0x1p-50, 1, 0, 1, 1);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.enter()).isEqualTo(0.49999998821959774);
        assertThat(result.exit()).isEqualTo(0.5000000117804024);
    }

    @Example
    void theWallIsAHairFartherAway() {
        sweep(5 + 0x1p-50, 1, 0, 1, 1);
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
    }

    @Example
    void itTouchesFromWithinForAMoment() {
        sweep(3, 4, -1, 4, 1);
        assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(result.enter()).isNaN();
        assertThat(result.exit()).isEqualTo(0.5);
    }

    /** A bar that has turned up to a wall lies on it with its edge, from the corner at which it stands on. */
    @Example
    void anEdgeComesToLieOnAnEdge() {
        ConvexPolygon bar = ConvexPolygon.box(0, 0, 8, 1);
        MovingShape turning = with(still(bar, 1, 2), 1, 0, 0, 1);
        ConvexPolygon wall = ConvexPolygon.box(-5, 4, 1, 7);
        RotatingReference.write(turning, still(wall, -1, 0), result);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        // Half of the half turn, where c = s.
        assertThat(result.enter()).isEqualTo(0.5);
        assertThat(result.normalX()).isEqualTo(1);
        assertThat(result.normalY()).isZero();
        assertThat(result.featureKindA()).isEqualTo(Feature.Kind.EDGE);
        assertThat(result.featureIndexA()).isEqualTo(2);
        assertThat(result.featureKindB()).isEqualTo(Feature.Kind.EDGE);
        assertThat(result.featureIndexB()).isEqualTo(1);
        assertThat(result.contactCount()).isEqualTo(2);
        assertThat(result.contactX(0)).isZero();
        assertThat(result.contactY(0)).isEqualTo(4);
        assertThat(result.contactX(1)).isZero();
        assertThat(result.contactY(1)).isEqualTo(7);
        assertThat(result.safeHalfCosA()).isEqualTo(1);
        assertThat(result.safeHalfSinA()).isEqualTo(1);
    }

    /** A clock's hand comes to a ball. */
    @Example
    void aSegmentMeetsACircleSideways() {
        ConvexPolygon hand = ConvexPolygon.of(0, 0, 10, 0);
        MovingShape turning = with(still(hand, 0, 0), 1, 0, 1, 1);
        RoundedPolygon ball = RoundedPolygon.circle(0, 5, 3);
        RotatingReference.write(turning, still(ball, 0, 0), result);
        // The distance of the center from the hand is 5 cos φ; it is 3 where (1 - t²) / (1 + t²) = 3/5.
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.enter()).isEqualTo(0.5);
        assertThat(result.exit()).isNaN();
        assertThat(result.normalX()).isEqualTo(0.8);
        assertThat(result.normalY()).isEqualTo(-0.6);
        assertThat(result.featureKindA()).isEqualTo(Feature.Kind.EDGE);
        assertThat(result.featureKindB()).isEqualTo(Feature.Kind.VERTEX);
        assertThat(result.contactX(0)).isEqualTo(2.4);
        assertThat(result.contactY(0)).isEqualTo(3.2);
    }

    /** A circle that rolls about another one touches it all the time; a gap is zero at all times. */
    @Example
    void aCircleThatRollsTouchesAllTheTime() {
        RoundedPolygon planet = RoundedPolygon.circle(3, 4, 2);
        RoundedPolygon sun = RoundedPolygon.circle(0, 0, 3);
        MovingShape turning = with(still(planet, 0, 0), 1, 0, 1, 1);
        RotatingReference.write(turning, still(sun, 0, 0), result);
        assertThat(result.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(result.enter()).isZero();
        assertThat(result.normalX()).isEqualTo(0.6);
        assertThat(result.normalY()).isEqualTo(0.8);
        assertThat(result.contactX(0)).isEqualTo(1.8);
        assertThat(result.contactY(0)).isEqualTo(2.4);
    }

    /** A point that turns about itself does not go anywhere: a segment slides over it along its own line. */
    @Example
    void aSegmentSlidesAlongItsOwnLine() {
        ConvexPolygon segment = ConvexPolygon.of(1, 0, 0, 0);
        MovingShape sliding = moving(segment, 0, 0, 4, 0);
        MovingShape point = with(still(ConvexPolygon.of(0, 0), 3, 0), 1, 0, 1, 1);
        RotatingReference.write(sliding, point, result);
        assertThat(result.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(result.enter()).isEqualTo(0.5);
        // Neither shape rotates, so of the two normals of the segment the first one counter-clockwise from d is taken.
        assertThat(result.normalX()).isZero();
        assertThat(result.normalY()).isEqualTo(1);
        assertThat(result.featureKindA()).isEqualTo(Feature.Kind.VERTEX);
        assertThat(result.featureIndexA()).isZero();
        assertThat(result.featureKindB()).isEqualTo(Feature.Kind.VERTEX);
        assertThat(result.contactX(0)).isEqualTo(3);
    }

    /** Two points meet, one of which turns about the other's way. */
    @Example
    void twoPointsMeetWithoutANormal() {
        MovingShape turning = with(still(ConvexPolygon.of(5, 0), 0, 0), 1, 0, 1, 1);
        MovingShape standing = still(ConvexPolygon.of(0, 0), 3, 4);
        RotatingReference.write(turning, standing, result);
        assertThat(result.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(result.enter()).isEqualTo(0.5);
        assertThat(result.normalX()).isNaN();
        assertThat(result.normalY()).isNaN();
        assertThat(result.contactX(0)).isEqualTo(3);
        assertThat(result.contactY(0)).isEqualTo(4);
        assertThat(result.contactCount()).isEqualTo(1);
    }

    /** Where turning ends with a quarter turn that fits exactly, the overlap ceases exactly at 1. */
    @Example
    void anOverlapCeasesExactlyAtTheEnd() {
        ConvexPolygon bar = ConvexPolygon.box(-2, -1, 2, 1);
        MovingShape turning = with(still(bar, 0, 0), 1, 0, 1, 1);
        ConvexPolygon wall = ConvexPolygon.box(1, -4, 3, 4);
        RotatingReference.write(turning, still(wall, 0, 0), result);
        assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(result.exit()).isEqualTo(1);
        assertThat(result.safeAX()).isNaN();
        assertThat(result.safeHalfCosA()).isNaN();
    }

    @Example
    void whatLiesBeyondTheDoublesIsInfinite() {
        ConvexPolygon dot = ConvexPolygon.of(0, 0);
        MovingShape turning = with(moving(dot, Double.MAX_VALUE, 0, Double.MAX_VALUE, 0), 1, 0, 1, 1);
        ConvexPolygon wall = ConvexPolygon.of(0, 0, 0, 2);
        MovingShape other = moving(wall, Double.MAX_VALUE, -1, Double.MAX_VALUE, 0);
        RotatingReference.write(turning, other, result);
        assertThat(result.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(result.enter()).isZero();
        assertThat(result.safeAX()).isEqualTo(Double.MAX_VALUE);
        MovingShape late = with(moving(dot, Double.MAX_VALUE, -2, Double.MAX_VALUE, 2), 1, 0, 1, 1);
        RotatingReference.write(late, other, result);
        assertThat(result.verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(result.enter()).isEqualTo(0.5);
        assertThat(result.safeAX()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(result.contactX(0)).isEqualTo(Double.POSITIVE_INFINITY);
    }
}
