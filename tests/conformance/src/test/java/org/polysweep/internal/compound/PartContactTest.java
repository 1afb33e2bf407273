package org.polysweep.internal.compound;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.StepPart;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.obstacle.ExactContactEdge;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;

/** A unit box, or a ball, goes to the right by 4, and comes to a box that begins at 2. */
class PartContactTest {

    private static final ConvexPolygon UNIT = ConvexPolygon.box(0, 0, 1, 1);
    private static final ExactVector UP = new ExactVector(BigInteger.ZERO, BigInteger.ONE);
    private static final ExactVector DOWN = UP.negated();
    private static final ExactVector RIGHT = ExactVector.EAST;
    private static final ExactVector LEFT = RIGHT.negated();

    private static PartContact meet(Shape a, double x, double y, Shape b, Verdict verdict) {
        MovingShape moving = a.at(x, y).moving(4, 0);
        return PartContact.of(moving, 0, b.at(2, 0).moving(0, 0), 0, verdict, StepPart.WHOLE);
    }

    private static QuadraticSurd at(double time) {
        return QuadraticSurd.of(time);
    }

    /** The obstacle is a box of 2 by 2, met a quarter of the step later. */
    @Test
    void fromTheMiddleOfASideTheObstacleGoesOnEitherWay() {
        PartContact contact = meet(UNIT, 0, 0, UNIT, Verdict.HIT);
        assertThat(contact.time()).isEqualByComparingTo(at(0.25));
        assertThat(contact.isRound()).isFalse();
        assertThat(contact.goesOn(at(0.25), UP)).isTrue();
        assertThat(contact.goesOn(at(0.25), DOWN)).isTrue();
        assertThat(contact.goesOn(at(0.25), RIGHT)).isTrue();
        assertThat(contact.goesOn(at(0.25), LEFT)).isFalse();
        assertThat(contact.goesOn(at(0.5), LEFT)).isTrue();
        assertThat(contact.goesOn(at(0.75), RIGHT)).isFalse();
    }

    @Test
    void fromACornerItGoesOnOneWay() {
        PartContact low = meet(UNIT, 0, -1, UNIT, Verdict.TOUCH);
        assertThat(low.goesOn(at(0.25), UP)).isTrue();
        assertThat(low.goesOn(at(0.25), DOWN)).isFalse();
        PartContact high = meet(UNIT, 0, 1, UNIT, Verdict.TOUCH);
        assertThat(high.goesOn(at(0.25), UP)).isFalse();
        assertThat(high.goesOn(at(0.25), DOWN)).isTrue();
    }

    /** Along a side it has those points beside it that are on the inner side. */
    @Test
    void besideASideItBeginsInward() {
        PartContact contact = meet(UNIT, 0, 0, UNIT, Verdict.HIT);
        assertThat(contact.beginsBeside(at(0.25), RIGHT, UP)).isTrue();
        assertThat(contact.beginsBeside(at(0.25), LEFT, UP)).isFalse();
        assertThat(contact.beginsBeside(at(0.25), UP, RIGHT)).isTrue();
        assertThat(contact.beginsBeside(at(0.25), UP, LEFT)).isFalse();
        // There is no edge at the place at which the motion begins, or ends.
        assertThat(contact.beginsBeside(at(0), RIGHT, UP)).isFalse();
        assertThat(contact.beginsBeside(at(1), LEFT, UP)).isFalse();
    }

    /** In the upper left corner of the obstacle. */
    @Test
    void inACornerBothEdgesCount() {
        PartContact contact = meet(UNIT, 0, 1, UNIT, Verdict.TOUCH);
        assertThat(contact.edgesAt(at(0.25)))
                .extracting(ExactContactEdge::normal)
                .containsOnly(LEFT, UP);
        assertThat(contact.facesAt(at(0.25))).isEqualTo(contact.edgesAt(at(0.25)));
        assertThat(contact.beginsBeside(at(0.25), DOWN, RIGHT)).isTrue();
        assertThat(contact.beginsBeside(at(0.25), DOWN, LEFT)).isFalse();
        assertThat(contact.beginsBeside(at(0.25), RIGHT, DOWN)).isTrue();
        assertThat(contact.beginsBeside(at(0.25), RIGHT, UP)).isFalse();
        assertThat(contact.beginsBeside(at(0.25), UP, RIGHT)).isFalse();
    }

    /** A ball of radius 1 comes to the box after half a unit, and leaves it 3 units later. */
    @Test
    void withARadiusItBeginsWhereItsNormalPointsAgainst() {
        RoundedPolygon ball = RoundedPolygon.circle(0, 0, 1);
        PartContact contact = meet(ball, 0.5, 0.5, UNIT, Verdict.HIT);
        assertThat(contact.isRound()).isTrue();
        assertThat(contact.edgesAt(at(0.125))).isEmpty();
        assertThat(contact.facesAt(at(0.125))).isEmpty();
        for (double time : new double[] {0.125, 0.5, 0.875}) {
            assertThat(contact.beginsBeside(at(time), RIGHT, UP)).isTrue();
            assertThat(contact.beginsBeside(at(time), LEFT, UP)).isFalse();
            assertThat(contact.beginsBeside(at(time), UP, RIGHT)).isFalse();
        }
        assertThat(contact.beginsBeside(at(0.0625), RIGHT, UP)).isFalse();
        assertThat(contact.beginsBeside(at(1), RIGHT, UP)).isFalse();
        assertThat(meet(UNIT, 0, 0, ball, Verdict.HIT).isRound()).isTrue();
    }

    /** A segment counts from its left, as it is given, and neither from its right nor from its end. */
    @Test
    void aOneSidedSegmentCountsFromItsLeft() {
        CompoundShape falling = CompoundShape.oneSidedChain(0, 3, 0, -3);
        CompoundShape rising = CompoundShape.oneSidedChain(0, -3, 0, 3);
        CompoundShape across = CompoundShape.oneSidedChain(0, 0.5, 4, 0.5);
        RoundedPolygon ball = RoundedPolygon.circle(0.5, 0.5, 0.5);
        for (Shape body : new Shape[] {UNIT, ball}) {
            assertThat(meet(body, 0, 0, falling, Verdict.HIT).counts()).isFalse();
            assertThat(meet(body, 0, 0, rising, Verdict.HIT).counts()).isTrue();
            assertThat(meet(body, 0, 0, rising, Verdict.OVERLAP).counts()).isFalse();
            assertThat(meet(body, 0, 0, across, Verdict.HIT).counts()).isFalse();
            assertThat(meet(body, 0, 0, UNIT, Verdict.OVERLAP).counts()).isTrue();
            // A itself is one-sided, so its front has to be the one that meets B.
            assertThat(meet(falling, 0, 0, body, Verdict.HIT).counts()).isTrue();
            assertThat(meet(rising, 0, 0, body, Verdict.HIT).counts()).isFalse();
        }
        assertThat(meet(falling, 0, 0, rising, Verdict.TOUCH).counts()).isTrue();
        assertThat(meet(falling, 0, 0, falling, Verdict.TOUCH).counts()).isFalse();
        assertThat(meet(rising, 0, 0, rising, Verdict.TOUCH).counts()).isFalse();
    }
}
