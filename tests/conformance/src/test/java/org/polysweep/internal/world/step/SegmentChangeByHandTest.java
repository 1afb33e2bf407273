package org.polysweep.internal.world.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.response.SomeMotions;
import org.polysweep.internal.world.response.StepPairMotion;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.Outward;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.Shape;

/** Where new segments begin and lead, for two bodies of which one can see it. */
class SegmentChangeByHandTest {

    /** A unit in the last place of numbers from 64 to 128. */
    private static final double ULP = 0x1p-46;

    private static final double HALF = Math.sqrt(0.5);
    private static final Shape CRATE = SomeBodies.box(0, 0, 1, 1);

    /** Its upper side is at y = 100. */
    private static final Shape FLOOR = SomeBodies.box(-0x1p22, 90, 0x1p22, 100);

    /** A slope from the upper left to the lower right, through its origin. */
    private static final Shape SLOPE = CompoundShape.of(ConvexPolygon.of(-8, -8, 8, -8, -8, 8));

    private final Bodies bodies = new Bodies();
    private final Trajectories trajectories = new Trajectories();
    private final Encounter encounter = new Encounter(trajectories);
    private final StepPairMotion motion = SomeMotions.ofTwo();
    private final PairSweep sweep = new PairSweep(bodies, trajectories);
    private final SegmentChange change =
            new SegmentChange(trajectories, new PairSweep(bodies, trajectories), encounter);
    private StepContact contact = new StepContact(bodies, trajectories);
    private Outward wayOut = Outward.NONE;

    /** Where A or B has been placed: x or y. */
    private double placed(boolean isA, boolean isX) {
        int count = trajectories.count;
        int segment = isA ? encounter.a().addPlaced() : encounter.b().addPlaced();
        double coordinate = isX ? trajectories.x(segment) : trajectories.y(segment);
        trajectories.count = count;
        return coordinate;
    }

    /** The two bodies, in place of those before. */
    private void add(Shape a, Shape b) {
        if (bodies.count() > 0) {
            bodies.remove(0);
            bodies.remove(1);
        }
        bodies.add(a, 0, 0, false);
        bodies.add(b, 0, 0, false);
        bodies.rank();
    }

    /** How two segments meet at a time, with some normal from B to A. */
    private void meet(double time, double normalX, double normalY) {
        contact = new StepContact(bodies, trajectories);
        contact.set(0, 1, Verdict.HIT, time, 0);
        contact.turnNormal(normalX, normalY);
        encounter.onSegments(0, 1, time);
    }

    private static Outward wayOut(boolean isAlongX, int sign) {
        if (sign == 0) {
            return Outward.NONE;
        }
        return isAlongX ? sign > 0 ? Outward.RIGHT : Outward.LEFT : sign > 0 ? Outward.UP : Outward.DOWN;
    }

    private void goOn(double aDx, double aDy, double massB, double bDx, double bDy) {
        SomeMotions.set(
                motion, trajectories.dx(0), trajectories.dy(0), 1, trajectories.dx(1), trajectories.dy(1), massB);
        motion.a().set(aDx, aDy);
        motion.b().set(bDx, bDy);
        change.find(contact, motion, wayOut, false, 0);
    }

    private void isOn(int segment, double x, double y, double dx, double dy) {
        assertThat(trajectories.x(segment)).isEqualTo(x);
        assertThat(trajectories.y(segment)).isEqualTo(y);
        assertThat(trajectories.dx(segment)).isEqualTo(dx);
        assertThat(trajectories.dy(segment)).isEqualTo(dy);
    }

    /** A crate with its lower left corner at (100, 100) on a slope, half-way; both go on into each other. */
    private void meetOnSlope(double normalX, double normalY, boolean isOutAlongX, int outward, double massB) {
        add(CRATE, SLOPE);
        trajectories.clear();
        trajectories.add(0, 101, 101, -2, -2, 0);
        trajectories.add(1, 100, 100, 0, 0, 0);
        meet(0.5, normalX, normalY);
        wayOut = wayOut(isOutAlongX, outward);
        goOn(-1, -1, massB, 0.5, 0.5);
        assertThat(change.staysApart()).isFalse();
        assertThat(sweep.sweepParts(change.segmentA(), 0, change.segmentB(), 0, 0.5))
                .isEqualTo(Verdict.HIT);
        assertThat(sweep.enter()).isGreaterThan(0.5);
    }

    /** By one unit the one farther out is moved outward, and the other one is left alone. */
    @Test
    void theOneFartherOutIsMovedOutward() {
        meetOnSlope(HALF, HALF, false, 1, 1);
        isOn(change.segmentA(), 100.5, 100.5 + ULP, -1, -1);
        isOn(change.segmentB(), 99.75, 99.75, 0.5, 0.5);
        meetOnSlope(HALF, HALF, false, -1, 1);
        isOn(change.segmentA(), 100.5, 100.5, -1, -1);
        isOn(change.segmentB(), 99.75, 99.75 - ULP, 0.5, 0.5);
        meetOnSlope(HALF, HALF, true, 1, 1);
        isOn(change.segmentA(), 100.5 + ULP, 100.5, -1, -1);
        isOn(change.segmentB(), 99.75, 99.75, 0.5, 0.5);
        meetOnSlope(HALF, HALF, true, -1, 1);
        isOn(change.segmentA(), 100.5, 100.5, -1, -1);
        isOn(change.segmentB(), 99.75 - ULP, 99.75, 0.5, 0.5);
        assertThat(trajectories.count).isEqualTo(4);
    }

    /** By a unit of the greatest coordinate of the two, which may be that of the other one. */
    @Test
    void aUnitIsThatOfTheFarthest() {
        for (boolean isOutAlongX : new boolean[] {true, false}) {
            add(CRATE, CompoundShape.of(ConvexPolygon.of(-932, -932, -916, -932, -932, -916)));
            trajectories.clear();
            trajectories.add(0, 101, 101, -2, -2, 0);
            trajectories.add(1, 1024, 1024, 0, 0, 0);
            meet(0.5, HALF, HALF);
            wayOut = wayOut(isOutAlongX, 1);
            goOn(-1, -1, Double.POSITIVE_INFINITY, 0, 0);
            double unit = Math.ulp(1024.0);
            isOn(change.segmentA(), 100.5 + (isOutAlongX ? unit : 0), 100.5 + (isOutAlongX ? 0 : unit), -1, -1);
        }
    }

    /** Without a way out, both are moved along the normal. */
    @Test
    void withoutAWayOutBothMoveAlongTheNormal() {
        meetOnSlope(HALF, HALF, false, 0, 1);
        isOn(change.segmentA(), 100.5 + ULP, 100.5 + ULP, -1, -1);
        isOn(change.segmentB(), 99.75 - ULP, 99.75 - ULP, 0.5, 0.5);
    }

    /** The other one is not to change: if it is the one farther out, the first is moved along the normal. */
    @Test
    void onlyOneOfTheTwoChanges() {
        double fixed = Double.POSITIVE_INFINITY;
        meetOnSlope(HALF, HALF, false, 1, fixed);
        isOn(change.segmentA(), 100.5, 100.5 + ULP, -1, -1);
        assertThat(change.segmentB()).isEqualTo(1);
        meetOnSlope(HALF, HALF, false, -1, fixed);
        isOn(change.segmentA(), 100.5 + ULP, 100.5 + ULP, -1, -1);
        assertThat(change.segmentB()).isEqualTo(1);
        assertThat(trajectories.count).isEqualTo(3);
    }

    /** The second one is the one that changes. */
    @Test
    void onlyTheSecondOneChanges() {
        add(SLOPE, CRATE);
        bodies.rank();
        for (int outward : new int[] {1, -1, 0}) {
            trajectories.clear();
            trajectories.add(0, 100, 100, 0, 0, 0);
            trajectories.add(1, 101, 101, -2, -2, 0);
            meet(0.5, -HALF, -HALF);
            wayOut = wayOut(false, outward);
            SomeMotions.set(motion, 0, 0, Double.POSITIVE_INFINITY, -2, -2, 1);
            motion.b().set(-1, -1);
            change.find(contact, motion, wayOut, false, 0);
            assertThat(change.segmentA()).isZero();
            isOn(change.segmentB(), outward == 1 ? 100.5 : 100.5 + ULP, 100.5 + ULP, -1, -1);
        }
    }

    /** A quarter of the normal outward is enough; with less, it is moved along the normal. */
    @Test
    void howSteepTheWayOutMayBe() {
        meetOnSlope(Math.sqrt(15) / 4, 0.25, false, 1, 1);
        isOn(change.segmentA(), 100.5, 100.5 + ULP, -1, -1);
        isOn(change.segmentB(), 99.75, 99.75, 0.5, 0.5);
        meetOnSlope(Math.sqrt(15) / 4, 0.249, false, 1, 1);
        isOn(change.segmentA(), 100.5 + ULP, 100.5 + ULP, -1, -1);
        isOn(change.segmentB(), 99.75 - ULP, 99.75 - ULP, 0.5, 0.5);
        // A normal along an axis leaves the other coordinate as it is.
        meetOnSlope(0, 1, false, 1, 1);
        isOn(change.segmentA(), 100.5, 100.5 + ULP, -1, -1);
        isOn(change.segmentB(), 99.75, 99.75 - ULP, 0.5, 0.5);
        meetOnSlope(1, 0, true, 1, 1);
        isOn(change.segmentA(), 100.5 + ULP, 100.5, -1, -1);
        isOn(change.segmentB(), 99.75 - ULP, 99.75, 0.5, 0.5);
    }

    /** A body of some height that is in the floor by some units at the time, and moves along it from then on. */
    private double heightAfterSomeUnitsInside(int units, double height) {
        add(SomeBodies.box(0, 0, 1, height), FLOOR);
        trajectories.clear();
        trajectories.add(0, 0, 102, 1, -4, 0);
        trajectories.add(1, 0, 0, 0, 0, 0);
        meet(0.5 + units * ULP / 4, 0, 1);
        assertThat(placed(true, false)).isEqualTo(100 - units * ULP);
        goOn(2, 0, Double.POSITIVE_INFINITY, 0, 0);
        assertThat(trajectories.count).isEqualTo(3);
        assertThat(change.segmentA()).isEqualTo(2);
        return trajectories.y(2);
    }

    /**
     * It is moved out by two units if it is 32 times as high, or higher; else it stays where rounding puts it. A single
     * unit is no matter of height.
     */
    @Test
    void howFarABodyMayBeMoved() {
        assertThat(heightAfterSomeUnitsInside(2, 1)).isEqualTo(100);
        assertThat(heightAfterSomeUnitsInside(2, 64 * ULP)).isEqualTo(100);
        assertThat(heightAfterSomeUnitsInside(2, 63 * ULP)).isEqualTo(100 - 2 * ULP);
        assertThat(heightAfterSomeUnitsInside(2, 17 * ULP)).isEqualTo(100 - 2 * ULP);
        assertThat(heightAfterSomeUnitsInside(1, 17 * ULP)).isEqualTo(100);
    }

    /** What is deeper in the floor than 64 units stays there, since that is not what rounding costs. */
    @Test
    void noMoreThanSixtyFourUnits() {
        for (int units : new int[] {64, 65}) {
            add(CRATE, FLOOR);
            trajectories.clear();
            trajectories.add(0, 0, 102, 1, -4, 0);
            trajectories.add(1, 0, 0, 0, 0, 0);
            meet(0.5 + units * ULP / 4, 0, 1);
            goOn(2, 0, Double.POSITIVE_INFINITY, 0, 0);
            assertThat(trajectories.y(change.segmentA())).isEqualTo(units == 64 ? 100 : 100 - units * ULP);
        }
    }

    /**
     * Fast along the floor, and down by some units of that speed: it is turned up by as many, in powers of two, as it
     * takes that the two do not meet again, or not at all.
     */
    @Test
    void theMotionIsTurnedByAFewUnits() {
        double unit = 0x1p-32;
        for (int units : new int[] {1, 2, 3, 33, 64, 65, 1000}) {
            add(CRATE, FLOOR);
            trajectories.clear();
            trajectories.add(0, 0, 102, 0x1p20, -4, 0);
            trajectories.add(1, 0, 0, 0, 0, 0);
            meet(0.5, 0, 1);
            goOn(0x1p20, -units * unit, Double.POSITIVE_INFINITY, 0, 0);
            int more = units > 64 ? 0 : units > 1 ? Integer.highestOneBit(units - 1) * 2 : 1;
            assertThat(trajectories.dy(change.segmentA())).isEqualTo((more - units) * unit);
            assertThat(trajectories.dx(change.segmentA())).isEqualTo(0x1p20);
            Verdict verdict = sweep.sweepParts(change.segmentA(), 0, change.segmentB(), 0, 0.5);
            assertThat(verdict == Verdict.HIT).isEqualTo(units > 64);
            assertThat(change.staysApart()).isEqualTo(verdict == Verdict.MISS);
            assertThat(trajectories.count).isEqualTo(3);
        }
    }

    /** What leaves the floor does not even touch it from then on, and what goes along it does. */
    @Test
    void whatIsKnownToStayApart() {
        add(CRATE, FLOOR);
        trajectories.add(0, 0, 102, 1, -4, 0);
        trajectories.add(1, 0, 0, 0, 0, 0);
        meet(0.5, 0, 1);
        goOn(1, 8, Double.POSITIVE_INFINITY, 0, 0);
        assertThat(change.staysApart()).isTrue();
        trajectories.count = 2;
        goOn(2, 0, Double.POSITIVE_INFINITY, 0, 0);
        assertThat(sweep.sweepParts(change.segmentA(), 0, 1, 0, 0.5)).isEqualTo(Verdict.TOUCH);
        assertThat(change.staysApart()).isFalse();
    }

    /** What is so small beside the coordinates that it moves nothing in a step is no approach. */
    @Test
    void anApproach() {
        add(CRATE, FLOOR);
        trajectories.add(0, 0, 102, 1, -4, 0);
        trajectories.add(1, 0, 0, 0, 0, 0);
        meet(0.5, 0, 1);
        assertThat(encounter.isMore(0)).isFalse();
        assertThat(encounter.isMore(ULP / 4)).isFalse();
        assertThat(encounter.isMore(-ULP)).isFalse();
        assertThat(encounter.isMore(ULP)).isTrue();
        assertThat(encounter.isMore(1)).isTrue();
    }

    /** No coordinate of a segment is -0.0. */
    @Test
    void zeroIsPositive() {
        add(CRATE, FLOOR);
        trajectories.add(0, -0.0, 102, -0.0, -4, 0);
        trajectories.add(1, 0, 0, 0, 0, 0);
        meet(0.5, 0, 1);
        goOn(-0.0, 1, Double.POSITIVE_INFINITY, 0, 0);
        assertThat(1 / trajectories.x(change.segmentA())).isEqualTo(Double.POSITIVE_INFINITY);
    }

    /** A crate that rotates stops as it is at the contact; so does one whose segment does not change otherwise. */
    @Test
    void whatGetsALineStopsTurning() {
        for (boolean isSecond : new boolean[] {false, true}) {
            add(isSecond ? FLOOR : CRATE, isSecond ? CRATE : FLOOR);
            int crate = isSecond ? 1 : 0;
            trajectories.clear(true);
            trajectories.add(0, 0, isSecond ? 0 : 104, 0, isSecond ? 0 : -6, 0);
            trajectories.add(1, 0, isSecond ? 104 : 0, 0, isSecond ? -6 : 0, 0);
            trajectories.setRotors(crate, 1, 0, 1, 0.5);
            assertThat(sweep.sweep(0, 1)).isEqualTo(Verdict.HIT);
            double time = sweep.enter();
            contact = new StepContact(bodies, trajectories);
            contact.set(0, 1, Verdict.HIT, time, 0);
            SweepResult result = contact.result();
            encounter.at(0, 1, time, result);
            double fixed = Double.POSITIVE_INFINITY;
            SomeMotions.set(
                    motion, 0, trajectories.dy(0), isSecond ? fixed : 1, 0, trajectories.dy(1), isSecond ? 1 : fixed);
            // The motion stays, but what is changed turns no more.
            change.find(contact, motion, wayOut, false, 0);
            int segment = isSecond ? change.segmentB() : change.segmentA();
            assertThat(segment).isEqualTo(2);
            assertThat(trajectories.turns(segment)).isFalse();
            assertThat(trajectories.c0(segment)).isEqualTo(isSecond ? result.safeHalfCosB() : result.safeHalfCosA());
            assertThat(trajectories.s0(segment)).isEqualTo(isSecond ? result.safeHalfSinB() : result.safeHalfSinA());
            assertThat(trajectories.s0(segment) / trajectories.c0(segment)).isCloseTo(0.5 * time, within(1e-12));
            assertThat(isSecond ? change.segmentA() : change.segmentB()).isEqualTo(isSecond ? 0 : 1);
            // Where it is on its segment, rounded, instead of the position that the sweep has stored.
            trajectories.count = 2;
            encounter.onSegments(0, 1, time);
            change.find(contact, motion, wayOut, false, 0);
            assertThat(trajectories.turns(2)).isFalse();
            assertThat(trajectories.s0(2) / trajectories.c0(2)).isCloseTo(0.5 * time, within(1e-12));
        }
    }

    /** One that is turned and does not turn keeps its rotor to the bit. */
    @Test
    void whatDoesNotTurnKeepsItsRotor() {
        add(CRATE, FLOOR);
        trajectories.clear(true);
        trajectories.add(0, 0, 104, 0, -6, 0);
        trajectories.add(1, 0, 0, 0, 0, 0);
        trajectories.setRotors(0, 3, 1, 3, 1);
        assertThat(sweep.sweep(0, 1)).isEqualTo(Verdict.HIT);
        contact = new StepContact(bodies, trajectories);
        contact.set(0, 1, Verdict.HIT, sweep.enter(), 0);
        encounter.at(0, 1, sweep.enter(), contact.result());
        SomeMotions.set(motion, 0, -6, 1, 0, 0, Double.POSITIVE_INFINITY);
        motion.a().set(0, 1);
        change.find(contact, motion, wayOut, false, 0);
        assertThat(trajectories.c0(change.segmentA())).isEqualTo(3);
        assertThat(trajectories.s1(change.segmentA())).isEqualTo(1);
    }

    /**
     * A board that turns up about its left end, under a crate whose lower right corner it meets five away from that. In
     * a straight line at the speed of the point that is met, the board catches up with the crate.
     */
    private double meetBoard(boolean isPushed, double hurry, boolean isSwapped) {
        Shape board = SomeBodies.box(0, -1, 8, 0);
        add(isSwapped ? board : CRATE, isSwapped ? CRATE : board);
        trajectories.clear(true);
        int crate = isSwapped ? 1 : 0;
        for (int segment = 0; segment < 2; segment++) {
            trajectories.add(segment, segment == crate ? 4 : 0, segment == crate ? 1 : 0, 0, 0, 0);
        }
        trajectories.setRotors(1 - crate, 1, 0, 1, 0.5);
        assertThat(sweep.sweep(0, 1)).isEqualTo(Verdict.HIT);
        double time = sweep.enter();
        contact = new StepContact(bodies, trajectories);
        contact.set(0, 1, Verdict.HIT, time, 0);
        encounter.at(0, 1, time, contact.result());
        // Half of the angle has the tangent t/2.
        double speed = Math.sqrt(26) / (1 + time * time / 4);
        double x = contact.normalX() * speed;
        double y = contact.normalY() * speed;
        double fixed = Double.POSITIVE_INFINITY;
        SomeMotions.set(motion, 0, 0, isSwapped ? fixed : 1, 0, 0, isSwapped ? 1 : fixed);
        if (isSwapped) {
            motion.b().set(-x, -y);
        } else {
            motion.a().set(x, y);
        }
        change.find(contact, motion, wayOut, isPushed, hurry);
        int segment = isSwapped ? change.segmentB() : change.segmentA();
        assertThat(isSwapped ? change.segmentA() : change.segmentB()).isEqualTo(1 - crate);
        assertThat(trajectories.count).isEqualTo(3);
        Verdict verdict = sweep.sweepParts(change.segmentA(), 0, change.segmentB(), 0, time);
        assertThat(verdict == Verdict.HIT && sweep.enter() <= time).isFalse();
        assertThat(change.staysApart()).isEqualTo(verdict == Verdict.MISS);
        // It begins where it was, but for a unit or two.
        assertThat(trajectories.x(segment) + time * trajectories.dx(segment)).isCloseTo(4, within(4 * Math.ulp(4.0)));
        assertThat(trajectories.y(segment) + time * trajectories.dy(segment)).isCloseTo(1, within(4 * Math.ulp(4.0)));
        double haste = Math.hypot(trajectories.dx(segment), trajectories.dy(segment)) - speed;
        if (verdict != Verdict.HIT) {
            assertThat(haste).isPositive();
            // With a quarter of that, they meet again.
            int slower = trajectories.add(
                    crate,
                    trajectories.x(segment) + time * 0.75 * haste * (trajectories.dx(segment) / (speed + haste)),
                    trajectories.y(segment) + time * 0.75 * haste * (trajectories.dy(segment) / (speed + haste)),
                    trajectories.dx(segment) * (1 - 0.75 * haste / (speed + haste)),
                    trajectories.dy(segment) * (1 - 0.75 * haste / (speed + haste)),
                    time);
            Verdict then =
                    isSwapped ? sweep.sweepParts(0, 0, slower, 0, time) : sweep.sweepParts(slower, 0, 1, 0, time);
            assertThat(then).isIn(Verdict.HIT, Verdict.OVERLAP);
        }
        return haste;
    }

    @Test
    void whatIsPushedKeepsAhead() {
        for (boolean isSwapped : new boolean[] {false, true}) {
            double haste = meetBoard(true, 5, isSwapped);
            assertThat(haste).isPositive();
            // Some power of four times the least share of the hurry.
            double share = haste / 5 * 0x1p14;
            double power = Math.pow(4, Math.rint(Math.log(share) / Math.log(4)));
            assertThat(share).isCloseTo(power, within(1e-6 * power));
            // In the same steps from another hurry on.
            assertThat(meetBoard(true, 20, isSwapped)).isCloseTo(haste, within(1e-9));
        }
    }

    /** If it is not pushed, if nothing is said about what turns, or if no share is enough, it goes at its own speed. */
    @Test
    void whatIsNotPushedDoesNotHurry() {
        assertThat(meetBoard(false, 5, false)).isCloseTo(0, within(1e-12));
        assertThat(meetBoard(true, 0, false)).isCloseTo(0, within(1e-12));
        assertThat(meetBoard(true, 0x1p-30, false)).isCloseTo(0, within(1e-12));
        // The greatest share is four.
        double enough = meetBoard(true, 5, false);
        assertThat(meetBoard(true, enough / 4, false)).isCloseTo(enough, within(1e-9));
        assertThat(meetBoard(true, enough / 16, false)).isCloseTo(0, within(1e-12));
    }
}
