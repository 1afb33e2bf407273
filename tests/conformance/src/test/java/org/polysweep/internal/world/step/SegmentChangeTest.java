package org.polysweep.internal.world.step;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.body.SomeBodies.Numbers;
import org.polysweep.internal.world.response.SomeMotions;
import org.polysweep.internal.world.response.StepPairMotion;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.Outward;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.trials.Trials;

/**
 * The new segments of two bodies that have met begin near the contact, keep the motions, and do not lead into each
 * other.
 */
class SegmentChangeTest {

    private final Random random = Trials.random(1);
    private final Trajectories trajectories = new Trajectories();
    private final Encounter encounter = new Encounter(trajectories);
    private final StepPairMotion motion = SomeMotions.ofTwo();

    /** Where A or B has been placed: x or y. */
    private double placed(boolean isA, boolean isX) {
        int count = trajectories.count;
        int segment = isA ? encounter.a().addPlaced() : encounter.b().addPlaced();
        double coordinate = isX ? trajectories.x(segment) : trajectories.y(segment);
        trajectories.count = count;
        return coordinate;
    }

    /** A speed that takes both apart, or along the surface, with what they had across the normal. */
    private void slide(StepContact contact, int segmentA, int segmentB) {
        SomeMotions.set(
                motion,
                trajectories.dx(segmentA),
                trajectories.dy(segmentA),
                mass(),
                trajectories.dx(segmentB),
                trajectories.dy(segmentB),
                mass());
        if (motion.a().canChange() || motion.b().canChange()) {
            motion.meet(contact, contact.enter());
            if (random.nextBoolean()) {
                motion.slide();
            } else {
                motion.bounce(random.nextInt(3) / 2.0, 0);
            }
        }
    }

    private double mass() {
        return random.nextInt(4) == 0 ? Double.POSITIVE_INFINITY : 1;
    }

    /** Gives each of two bodies a segment to where the other one is, or somewhere beside that. */
    private void leadToEachOther(Bodies bodies, DoubleSupplier beside) {
        trajectories.clear();
        for (int rank = 0; rank < 2; rank++) {
            int i = bodies.byRank(rank);
            int other = bodies.byRank(1 - rank);
            trajectories.add(
                    rank,
                    bodies.x[i],
                    bodies.y[i],
                    bodies.x[other] - bodies.x[i] + beside.getAsDouble(),
                    bodies.y[other] - bodies.y[i] + beside.getAsDouble(),
                    0);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"GRID", "EVEN", "FAR"})
    void theyDoNotLeadIntoEachOther(Numbers numbers) {
        int hits = 0;
        int pushed = 0;
        for (int trial = 0; trial < Trials.times(1_000); trial++) {
            Bodies bodies = SomeBodies.of(random, numbers, 2);
            if (!bodies.ranked.isConvex(0) || !bodies.ranked.isConvex(1)) {
                continue;
            }
            leadToEachOther(bodies, () -> numbers.move(random));
            PairSweep sweep = new PairSweep(bodies, trajectories);
            if (sweep.sweep(0, 1) != Verdict.HIT) {
                continue;
            }
            double time = sweep.enter();
            StepContact contact = new StepContact(bodies, trajectories);
            contact.set(0, 1, Verdict.HIT, time, 0);
            SegmentChange change = new SegmentChange(trajectories, new PairSweep(bodies, trajectories), encounter);
            encounter.at(0, 1, time, contact.result());
            slide(contact, 0, 1);
            if (!motion.a().canChange() && !motion.b().canChange()) {
                continue;
            }
            change.find(contact, motion, Outward.NONE, false, 0);
            hits++;
            int newA = change.segmentA();
            int newB = change.segmentB();
            Verdict verdict = sweep.sweepParts(newA, 0, newB, 0, time);
            assertThat(verdict == Verdict.OVERLAP || (verdict == Verdict.HIT && sweep.enter() <= time))
                    .isFalse();
            pushed += requireNear(
                    0,
                    newA,
                    placed(true, true),
                    placed(true, false),
                    motion.a().dx(),
                    motion.a().dy(),
                    time);
            pushed += requireNear(
                    1,
                    newB,
                    placed(false, true),
                    placed(false, false),
                    motion.b().dx(),
                    motion.b().dy(),
                    time);
        }
        assertThat(hits).isGreaterThan(Trials.times(1_000) / 10);
        assertThat(pushed).isPositive();
    }

    /**
     * Of two that get new segments, the one farther in begins where rounding puts it, and the other one is moved
     * outward.
     */
    @Test
    void whoIsFartherOutIsPushedOutward() {
        int pushed = 0;
        for (int trial = 0; trial < Trials.times(2_000); trial++) {
            Bodies bodies = SomeBodies.of(random, Numbers.EVEN, 2);
            leadToEachOther(bodies, () -> 0);
            PairSweep sweep = new PairSweep(bodies, trajectories);
            if (!bodies.ranked.isConvex(0) || !bodies.ranked.isConvex(1) || sweep.sweep(0, 1) != Verdict.HIT) {
                continue;
            }
            StepContact contact = new StepContact(bodies, trajectories);
            contact.set(0, 1, Verdict.HIT, sweep.enter(), 0);
            SegmentChange change = new SegmentChange(trajectories, new PairSweep(bodies, trajectories), encounter);
            encounter.onSegments(0, 1, sweep.enter());
            boolean isAlongX = random.nextBoolean();
            int outward = random.nextBoolean() ? 1 : -1;
            Outward wayOut =
                    isAlongX ? outward > 0 ? Outward.RIGHT : Outward.LEFT : outward > 0 ? Outward.UP : Outward.DOWN;
            double rise = wayOut.rise(contact.normalX(), contact.normalY());
            SomeMotions.set(
                    motion, trajectories.dx(0), trajectories.dy(0), 1, trajectories.dx(1), trajectories.dy(1), 1);
            motion.a().set(trajectories.dx(1) / 3, trajectories.dy(1) / 3);
            motion.b().set(trajectories.dx(0) / 3, trajectories.dy(0) / 3);
            change.find(contact, motion, wayOut, false, 0);
            boolean areNew = change.segmentA() != 0 && change.segmentB() != 1;
            if (areNew && contact.normalX() != 0 && contact.normalY() != 0 && Math.abs(rise) >= 0.25) {
                double aX = pushX(change.segmentA(), placed(true, true), sweep.enter());
                double aY = pushY(change.segmentA(), placed(true, false), sweep.enter());
                double bX = pushX(change.segmentB(), placed(false, true), sweep.enter());
                double bY = pushY(change.segmentB(), placed(false, false), sweep.enter());
                assertThat(rise > 0 ? bX : aX).isZero();
                assertThat(rise > 0 ? bY : aY).isZero();
                assertThat(isAlongX ? aY : aX).isZero();
                assertThat(isAlongX ? bY : bX).isZero();
                double far = outward * (isAlongX ? aX + bX : aY + bY) + 0.0;
                assertThat(far).isNotNegative();
                pushed += far > 0 ? 1 : 0;
            }
        }
        assertThat(pushed).isGreaterThan(Trials.times(2_000) / 100);
    }

    /** How far a segment begins from where rounding puts it. */
    private double pushX(int segment, double rest, double time) {
        double move = trajectories.dx(segment);
        int before = trajectories.rank[segment];
        return trajectories.x(segment)
                - (move == trajectories.dx(before) ? trajectories.x(before) : rest - time * move);
    }

    private double pushY(int segment, double rest, double time) {
        double move = trajectories.dy(segment);
        int before = trajectories.rank[segment];
        return trajectories.y(segment)
                - (move == trajectories.dy(before) ? trajectories.y(before) : rest - time * move);
    }

    /** Whether a segment that has changed does not begin where rounding would put it. */
    private int requireNear(int body, int segment, double restX, double restY, double dx, double dy, double time) {
        assertThat(trajectories.rank[segment]).isEqualTo(body);
        if (segment == body) {
            assertThat(trajectories.dx(segment)).isEqualTo(dx);
            assertThat(trajectories.dy(segment)).isEqualTo(dy);
            return 0;
        }
        assertThat(trajectories.from[segment]).isEqualTo(time);
        requireClose(trajectories.dx(segment), dx, Math.abs(dx) + Math.abs(dy), 130);
        requireClose(trajectories.dy(segment), dy, Math.abs(dx) + Math.abs(dy), 130);
        requireClose(trajectories.x(segment) + time * dx, restX, Math.abs(restX) + Math.abs(dx), 600);
        requireClose(trajectories.y(segment) + time * dy, restY, Math.abs(restY) + Math.abs(dy), 600);
        return trajectories.x(segment) != restX - time * dx || trajectories.y(segment) != restY - time * dy ? 1 : 0;
    }

    private static void requireClose(double number, double expected, double magnitude, int ulps) {
        assertThat(Math.abs(number - expected)).isLessThanOrEqualTo(ulps * Math.ulp(magnitude));
    }

    private static Bodies twoBoxes(double side) {
        Bodies bodies = new Bodies();
        bodies.add(SomeBodies.box(0, 0, side, side), 0, 0, false);
        bodies.add(SomeBodies.box(0, 0, side, side), 0, 0, false);
        bodies.rank();
        return bodies;
    }

    /** Numbers that are not rounded need no push: a box that runs into another at t = 1/4 stops there. */
    @Test
    void anExactSegmentIsTakenAsItIs() {
        Bodies bodies = twoBoxes(1);
        trajectories.add(0, 0, 0, 8, 0, 0);
        trajectories.add(1, 3.5, -1, -2, 4, 0);
        StepContact contact = new StepContact(bodies, trajectories);
        contact.set(0, 1, Verdict.HIT, 0.25, 0);
        SegmentChange change = new SegmentChange(trajectories, new PairSweep(bodies, trajectories), encounter);
        encounter.onSegments(0, 1, 0.25);
        assertThat(placed(false, true)).isEqualTo(3);
        assertThat(placed(false, false)).isZero();
        assertThat(placed(true, false)).isZero();
        assertThat(placed(true, true)).isEqualTo(2);
        assertThat(placed(true, false)).isZero();
        assertThat(placed(false, true)).isEqualTo(3);
        assertThat(placed(false, false)).isZero();
        SomeMotions.set(motion, 8, 0, 1, -2, 4, 1);
        motion.a().set(-2, 4);
        change.find(contact, motion, Outward.NONE, false, 0);
        assertThat(change.segmentB()).isEqualTo(1);
        int segment = change.segmentA();
        assertThat(trajectories.x(segment)).isEqualTo(2.5);
        assertThat(trajectories.y(segment)).isEqualTo(-1);
        assertThat(trajectories.dx(segment)).isEqualTo(-2);
        assertThat(trajectories.dy(segment)).isEqualTo(4);
        assertThat(trajectories.from[segment]).isEqualTo(0.25);
        assertThat(trajectories.count).isEqualTo(3);
    }

    /** On a flat floor the coordinate along it is not rounded again at each contact. */
    @Test
    void aMotionThatStaysKeepsItsSegment() {
        for (int trial = 0; trial < Trials.times(100); trial++) {
            Bodies bodies = twoBoxes(1);
            trajectories.clear();
            trajectories.add(0, random.nextDouble() / 2, 3, random.nextDouble() / 4, -8, 0);
            trajectories.add(1, 0, 0, 0, 0, 0);
            StepContact contact = new StepContact(bodies, trajectories);
            SegmentChange change = change(bodies, contact);
            SomeMotions.set(motion, trajectories.dx(0), -8, 1, 0, 0, Double.POSITIVE_INFINITY);
            motion.a().set(trajectories.dx(0), 0);
            change.find(contact, motion, Outward.NONE, false, 0);
            assertThat(trajectories.x(change.segmentA())).isEqualTo(trajectories.x(0));
            assertThat(trajectories.dx(change.segmentA())).isEqualTo(trajectories.dx(0));
            assertThat(trajectories.y(change.segmentA())).isEqualTo(1);
            assertThat(change.segmentB()).isEqualTo(1);
        }
    }

    /** The change of two segments at their first contact. */
    private SegmentChange change(Bodies bodies, StepContact contact) {
        PairSweep sweep = new PairSweep(bodies, trajectories);
        assertThat(sweep.sweep(0, 1)).isEqualTo(Verdict.HIT);
        contact.set(0, 1, Verdict.HIT, sweep.enter(), 0);
        SegmentChange change = new SegmentChange(trajectories, sweep, encounter);
        encounter.at(0, 1, contact.enter(), contact.result());
        return change;
    }

    /** Both approach by less than a double can tell, so the motions are those before: still they get new segments. */
    @Test
    void whatCanBeChangedGetsANewSegmentWhereNoMotionDoes() {
        double[] masses = {1, Double.POSITIVE_INFINITY};
        for (double massA : masses) {
            for (double massB : masses) {
                trajectories.clear();
                trajectories.add(0, 0, 0, 8, 0, 0);
                trajectories.add(1, 3, 0, 0, 0, 0);
                Bodies bodies = twoBoxes(1);
                StepContact contact = new StepContact(bodies, trajectories);
                SegmentChange change = change(bodies, contact);
                SomeMotions.set(motion, 8, 0, massA, 0, 0, massB);
                change.find(contact, motion, Outward.NONE, false, 0);
                assertThat(change.segmentA() != 0).isEqualTo(massA == 1);
                assertThat(change.segmentB() != 1).isEqualTo(massB == 1);
            }
        }
    }

    /** Bodies as small as rounding are not pushed to the other side of anything. */
    @Test
    void aBodyIsNotPushedFartherThanAPartOfItsWidth() {
        for (int trial = 0; trial < Trials.times(300); trial++) {
            double unit = Math.ulp(1e6);
            double side = (1 + random.nextInt(200)) * unit;
            Bodies bodies = twoBoxes(side);
            trajectories.clear();
            trajectories.add(0, 1e6, 1e6, 3 * random.nextDouble(), random.nextGaussian(), 0);
            trajectories.add(1, 1e6 + side + random.nextInt(9) * unit, 1e6, 0, 0, 0);
            PairSweep sweep = new PairSweep(bodies, trajectories);
            if (sweep.sweep(0, 1) != Verdict.HIT) {
                continue;
            }
            double time = sweep.enter();
            StepContact contact = new StepContact(bodies, trajectories);
            contact.set(0, 1, Verdict.HIT, time, 0);
            SegmentChange change = new SegmentChange(trajectories, sweep, encounter);
            encounter.at(0, 1, time, contact.result());
            SomeMotions.set(motion, trajectories.dx(0), trajectories.dy(0), 1, 0, 0, Double.POSITIVE_INFINITY);
            motion.meet(contact, time);
            motion.slide();
            change.find(contact, motion, Outward.NONE, false, 0);
            double far = Math.abs(
                    trajectories.x(change.segmentA()) + time * motion.a().dx() - placed(true, true));
            assertThat(far).isLessThanOrEqualTo(Math.max(4 * unit, side / 16));
            if (contact.normalY() == 0 && trajectories.dy(change.segmentA()) == trajectories.dy(0)) {
                assertThat(trajectories.y(change.segmentA())).isEqualTo(trajectories.y(0));
            }
        }
    }

    /** A motion along a slope may be rounded into it. Turned by some units in the last place, it leads out of it. */
    @Test
    void aSlideLeadsOutOfWhatItSlidesAlong() {
        int hits = 0;
        int again = 0;
        for (int trial = 0; trial < Trials.times(400); trial++) {
            double slope = 1 + random.nextInt(9);
            Bodies bodies = new Bodies();
            bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, false);
            bodies.add(CompoundShape.of(ConvexPolygon.of(-40, -40 / slope, 40, 40 / slope, 40, -90)), 0, 0, true);
            bodies.rank();
            trajectories.clear();
            trajectories.add(0, random.nextGaussian(), 20 + random.nextDouble(), 30 * random.nextGaussian(), -40, 0);
            trajectories.add(1, random.nextDouble(), random.nextDouble(), 0, 0, 0);
            PairSweep sweep = new PairSweep(bodies, trajectories);
            if (sweep.sweep(0, 1) != Verdict.HIT) {
                continue;
            }
            double time = sweep.enter();
            StepContact contact = new StepContact(bodies, trajectories);
            contact.set(0, 1, Verdict.HIT, time, 0);
            SegmentChange change = new SegmentChange(trajectories, new PairSweep(bodies, trajectories), encounter);
            encounter.at(0, 1, time, contact.result());
            SomeMotions.set(motion, trajectories.dx(0), trajectories.dy(0), 1, 0, 0, Double.POSITIVE_INFINITY);
            motion.meet(contact, time);
            motion.a().setSpeed(0);
            change.find(contact, motion, Outward.NONE, false, 0);
            hits++;
            again += sweep.sweepParts(change.segmentA(), 0, 1, 0, time) == Verdict.HIT ? 1 : 0;
            assertThat(trajectories.count).isEqualTo(3);
        }
        assertThat(hits).isGreaterThan(Trials.times(400) / 4);
        assertThat(again).isLessThanOrEqualTo(hits / 50);
    }
}
