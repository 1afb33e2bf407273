package org.polysweep.internal.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.polysweep.internal.rotation.SomeBodies.CRATE;
import static org.polysweep.internal.rotation.SomeBodies.FLOOR;
import static org.polysweep.internal.rotation.SomeBodies.at;
import static org.polysweep.internal.rotation.SomeBodies.moving;
import static org.polysweep.internal.rotation.SomeBodies.rotating;
import static org.polysweep.internal.rotation.SomeBodies.still;
import static org.polysweep.internal.rotation.SomeBodies.with;

import org.junit.jupiter.api.Test;
import org.polysweep.internal.rotation.exact.ContactEvent;
import org.polysweep.internal.rotation.exact.RotatingContact;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;

/** When a contact is, exactly, and on which side of a segment, where one can see it. */
class RotatingContactTest {

    private static final ConvexPolygon RIGHT = ConvexPolygon.of(-4, 0, 4, 0);
    private static final ConvexPolygon LEFT = ConvexPolygon.of(4, 0, -4, 0);

    /** The corner of a box comes to a wall half-way, at any scale. */
    @Test
    void theTime() {
        for (double unit : new double[] {1, 0x1p-300, 0x1p300}) {
            MovingShape box = rotating(ConvexPolygon.box(-3 * unit, -4 * unit, 3 * unit, 4 * unit), 0, 0, 0, 0, 1);
            MovingShape wall = still(ConvexPolygon.box(0, -10 * unit, unit, 10 * unit), 5 * unit, 0);
            assertThat(RotatingEvents.contact(box, wall, 0, 1).time().compareTo(at(0.5)))
                    .isZero();
            assertThat(RotatingEvents.contact(box, wall, 0.25, 1).time().compareTo(at(0.5)))
                    .isZero();
        }
    }

    /** A box that turns by nearly half a turn within an instant, which no bound of doubles holds for. */
    @Test
    void aFlip() {
        ConvexPolygon box = ConvexPolygon.box(-2, -1, 2, 1);
        MovingShape flipping = with(moving(box, 0, 3, 0, -4), 1, 0, -1, 0x1p-60);
        ContactEvent event = RotatingEvents.contact(flipping, still(FLOOR, 0, 0), 0, 1);
        // At 2^-31 before t = 1/2 it has turned so far that it reaches as much farther down as it is still too high.
        assertThat(event.time().compareTo(at(0.5 - 0x1p-30))).isPositive();
        assertThat(event.time().compareTo(at(0.5))).isNegative();
    }

    @Test
    void thereMustBeOne() {
        MovingShape crate = rotating(CRATE, 0, 9, 0, 1, 1);
        MovingShape floor = still(FLOOR, 0, 0);
        assertThatThrownBy(() -> RotatingEvents.contact(crate, floor, 0, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("must hit or touch after t = 0.0, but the verdict was MISS");
    }

    private static RotatingContact contact(MovingShape a, MovingShape b) {
        return RotatingEvents.contact(a, b, 0, 1).contact();
    }

    /** A tip comes down on a segment, or up to it. Seen along the segment from vertex 0, it is on the left or right. */
    @Test
    void whichSideOfASegmentATipIsOn() {
        MovingShape above = rotating(SomeBodies.TIP, 0, 2, 0, -4, 0.125);
        MovingShape below = rotating(ConvexPolygon.of(0, 0, -1, -2, 1, -2), 0, -2, 0, 4, 0.125);
        assertThat(contact(above, still(RIGHT, 0, 0)).isLeftOfB()).isTrue();
        assertThat(contact(above, still(LEFT, 0, 0)).isLeftOfB()).isFalse();
        assertThat(contact(below, still(RIGHT, 0, 0)).isLeftOfB()).isFalse();
        assertThat(contact(below, still(LEFT, 0, 0)).isLeftOfB()).isTrue();
        assertThat(contact(still(RIGHT, 0, 0), above).isLeftOfA()).isTrue();
        assertThat(contact(still(LEFT, 0, 0), above).isLeftOfA()).isFalse();
        assertThat(contact(still(RIGHT, 0, 0), below).isLeftOfA()).isFalse();
        assertThat(contact(still(LEFT, 0, 0), below).isLeftOfA()).isTrue();
    }

    /** A wall that comes to the end of a segment, along it: the normal has no part to either side. */
    @Test
    void alongTheSegment() {
        MovingShape wall = moving(ConvexPolygon.box(0, -9, 1, 9), 8, 0, -8, 0);
        for (ConvexPolygon segment : new ConvexPolygon[] {RIGHT, LEFT}) {
            assertThat(contact(wall, still(segment, 0, 0)).isLeftOfB()).isFalse();
            assertThat(contact(still(segment, 0, 0), wall).isLeftOfA()).isFalse();
        }
    }

    /** A ball beside the end of a segment, whose center is above its line or below; and just in line with it. */
    @Test
    void whichSideOfTheEndOfASegmentABallIsOn() {
        for (int side : new int[] {1, 0, -1}) {
            MovingShape ball = with(moving(RoundedPolygon.circle(0, 0, 5), 12, 4 * side, -8, 0), 1, 0, 1, 1);
            assertThat(contact(ball, still(RIGHT, 0, 0)).isLeftOfB()).isEqualTo(side > 0);
            assertThat(contact(ball, still(LEFT, 0, 0)).isLeftOfB()).isEqualTo(side < 0);
            assertThat(contact(still(RIGHT, 0, 0), ball).isLeftOfA()).isEqualTo(side > 0);
            assertThat(contact(still(LEFT, 0, 0), ball).isLeftOfA()).isEqualTo(side < 0);
        }
        // On the segment itself.
        MovingShape falling = moving(RoundedPolygon.circle(0, 0, 5), 0, 7, 0, -4);
        assertThat(contact(falling, still(RIGHT, 0, 0)).isLeftOfB()).isTrue();
        assertThat(contact(falling, still(LEFT, 0, 0)).isLeftOfB()).isFalse();
    }

    /**
     * A capsule that comes to an end of a segment with its upper end, from above; its other end is far below. In
     * lengths that doubles are not asked about, so all corners are looked at.
     */
    @Test
    void theEndOfACapsuleThatMeetsIt() {
        double unit = 0x1p-300;
        for (int side : new int[] {1, -1}) {
            ConvexShape capsule =
                    RoundedPolygon.capsule(27 * side, -6, 7 * side, 4, 5).scaled(unit);
            MovingShape coming = moving(capsule, 4 * side * unit, 0, -8 * side * unit, 0);
            MovingShape segment = still(RIGHT.scaled(unit), 0, 0);
            assertThat(RotatingEvents.contact(coming, segment, 0, 1).time().compareTo(at(0.5)))
                    .isZero();
            assertThat(contact(coming, segment).isLeftOfB()).isTrue();
            assertThat(contact(segment, coming).isLeftOfA()).isTrue();
        }
    }

    /** Two points that meet have no normal, so neither is on a side of the other. */
    @Test
    void pointsHaveNoSides() {
        MovingShape turning = rotating(ConvexPolygon.of(5, 0), 0, 0, 0, 0, 1);
        MovingShape standing = still(ConvexPolygon.of(0, 0), 3, 4);
        assertThat(RotatingEvents.contact(turning, standing, 0, 1).time().compareTo(at(0.5)))
                .isZero();
        RotatingContact contact = contact(turning, standing);
        assertThat(contact.isLeftOfA()).isFalse();
        assertThat(contact.isLeftOfB()).isFalse();
    }
}
