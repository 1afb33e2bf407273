package org.polysweep.internal.world.queue;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;

/** Times that round to the same double are put in order, and without garbage unless integers have to do so. */
class ContactTimesTest {

    private static final int BOX = 0;
    private static final int OTHER_BOX = 1;
    private static final int TIP = 2;
    private static final int SLOPE = 3;
    private static final int DISK = 4;

    /** Rounded down, which is to the nearest. */
    private static final double THIRD = 1 / 3.0;

    private final Bodies bodies = new Bodies();
    private final Trajectories trajectories = new Trajectories();
    private final PairSweep sweep = new PairSweep(bodies, trajectories);
    private final ContactQueue queue = new ContactQueue(trajectories, sweep);
    private final ContactTimes times = new ContactTimes(queue.contacts(), trajectories, sweep);

    ContactTimesTest() {
        bodies.add(SomeBodies.box(-1, 0, 0, 1), 0, 0, false);
        bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, false);
        bodies.add(CompoundShape.of(ConvexPolygon.of(0, 0, -2, 1, -2, -1)), 0, 0, false);
        bodies.add(CompoundShape.of(ConvexPolygon.of(-1, -1, 3, -3, 1, 1)), 0, 0, false);
        bodies.add(CompoundShape.of(RoundedPolygon.circle(-1, 0.5, 1)), 0, 0, false);
        bodies.rank();
    }

    /** A runner comes from the left to what stands ahead of it by a gap. */
    private int add(int runner, int standing, double x, double y, double gap, double speed) {
        return add(trajectories.add(runner, x, y, speed, 0, 0), trajectories.add(standing, x + gap, y, 0, 0, 0));
    }

    private int add(int segmentA, int segmentB) {
        Verdict verdict = sweep.sweep(segmentA, segmentB);
        assertThat(verdict).isNotEqualTo(Verdict.MISS);
        return note(queue.add(segmentA, 0, segmentB, 0, verdict, Math.max(0, sweep.enter()), false));
    }

    private int note(int contact) {
        times.add(contact, queue.contacts().capacity());
        return contact;
    }

    private int compare(int one, int other) {
        assertThat(times.compare(other, one)).isEqualTo(-times.compare(one, other));
        return times.compare(one, other);
    }

    /** How many bytes it takes to compare two times of which nothing is known yet. */
    private long garbage(int one, int other) {
        return Allocation.ofSteadyState(() -> {
            times.clear(8);
            note(one);
            note(other);
            times.compare(one, other);
        });
    }

    @Test
    void boxesAreComparedAsQuotients() {
        int third = add(BOX, OTHER_BOX, 0, 0, 1, 3);
        int twoSixths = add(BOX, OTHER_BOX, 0, 0, 2, 6);
        assertThat(compare(third, twoSixths)).isZero();
        assertThat(garbage(third, twoSixths)).isZero();
        int later = add(BOX, OTHER_BOX, 0, 0, 0x1p52 + 1, 3 * 0x1p52 + 2);
        assertThat(queue.contacts().enter(third))
                .isEqualTo(THIRD)
                .isEqualTo(queue.contacts().enter(later));
        assertThat(compare(third, later)).isNegative();
        assertThat(garbage(third, later)).isZero();
    }

    /** A third, and a little more: n / (3n - 1). */
    @Test
    void othersAreComparedAsQuotientsOfExpansions() {
        int third = add(TIP, SLOPE, 0, 0, 1, 3);
        int later = add(TIP, SLOPE, 0, 0, 0x1p52 + 1, 3 * 0x1p52 + 2);
        int twoSixths = add(TIP, SLOPE, 0, 0, 2, 6);
        assertThat(queue.contacts().enter(third))
                .isEqualTo(THIRD)
                .isEqualTo(queue.contacts().enter(later));
        assertThat(compare(third, later)).isNegative();
        assertThat(garbage(third, later)).isZero();
        assertThat(compare(third, twoSixths)).isZero();
        assertThat(garbage(third, twoSixths)).isZero();
    }

    /** What is round meets after a time that doubles do not find: here, after a third, too. */
    @Test
    void whatIsRoundIsComparedByIntegers() {
        int ofDisk = add(DISK, OTHER_BOX, 0, 0, 1, 3);
        assertThat(compare(ofDisk, add(BOX, OTHER_BOX, 0, 0, 2, 6))).isZero();
        assertThat(compare(ofDisk, add(BOX, OTHER_BOX, 0, 0, 0x1p52 + 1, 3 * 0x1p52 + 2)))
                .isNegative();
    }

    @Test
    void aTimeThatIsADoubleIsKnownAtOnce() {
        int third = add(TIP, SLOPE, 0, 0, 1, 3);
        int segmentA = trajectories.add(TIP, 0, 0, 3, 0, 0);
        int segmentB = trajectories.add(SLOPE, 1, 0, 0, 0, 0);
        int clipped = note(queue.add(segmentA, 0, segmentB, 0, Verdict.HIT, THIRD, true));
        assertThat(compare(clipped, third)).isNegative();
        assertThat(garbage(clipped, third)).isZero();
    }

    /** The same two bodies, a few units away. */
    @Test
    void theSameMotionTakesTheSameTime() {
        int one = add(TIP, SLOPE, 0, 0, 1, 3);
        int moved = add(TIP, SLOPE, 5, 7, 1, 3);
        assertThat(compare(one, moved)).isZero();
        assertThat(garbage(one, moved)).isZero();
    }

    /** By as much as from 1.5 to 2^53, and from 2 to 2^53: as doubles, that is the same. */
    @Test
    void aShiftThatIsRoundedIsNotTheSame() {
        double far = 0x1p53;
        assertThat(1.5 - far).isEqualTo(2 - far);
        int later = add(trajectories.add(TIP, 1.5, 0, 3, 0, 0), trajectories.add(SLOPE, 2, 0, 0, 0, 0));
        int atOnce = add(trajectories.add(TIP, far, 0, 3, 0, 0), trajectories.add(SLOPE, far, 0, 0, 0, 0));
        assertThat(compare(later, atOnce)).isPositive();
    }

    /** What overlaps as the step begins comes before what meets a little later, by less than doubles tell. */
    @Test
    void whatOverlapsIsThereAtTheBeginning() {
        int within = add(TIP, SLOPE, 0, 0, -0.5, 1);
        int soon = add(TIP, SLOPE, 0, 0, Double.MIN_VALUE, 4);
        assertThat(queue.contacts().enter(within)).isZero();
        assertThat(queue.contacts().enter(soon)).isZero();
        assertThat(compare(within, soon)).isNegative();
    }
}
