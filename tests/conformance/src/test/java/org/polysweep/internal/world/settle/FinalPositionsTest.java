package org.polysweep.internal.world.settle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepLog;
import org.polysweep.internal.world.state.StepPairs;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;
import org.polysweep.world.body.BodyId;

/**
 * After a step nothing overlaps where it stands: ends that do by rounding are moved apart, and other bodies go back.
 */
class FinalPositionsTest {

    private final Random random = Trials.random(1);
    private final Bodies bodies = new Bodies();
    private final StepState state = new StepState();
    private final SweptBoxes boxes = new SweptBoxes(bodies);
    private final StepPairs pairs = new StepPairs(bodies, state.trajectories);
    private final StepLog report = new StepLog();
    private final FinalPositions positions =
            new FinalPositions(bodies, state, boxes, new BroadPhase(bodies, state.trajectories, boxes), pairs);

    private BodyId box(double x, double y, boolean isKinematic) {
        return bodies.add(SomeBodies.box(0, 0, 1, 1), x, y, isKinematic);
    }

    private void begin() {
        bodies.rank();
        state.place(bodies);
        state.begin();
        boxes.build(state.trajectories);
        SomeBodies.noteNear(boxes);
        report.clear();
    }

    private void move(BodyId body, double dx, double dy) {
        bodies.dx[bodies.index(body)] = dx;
        bodies.dy[bodies.index(body)] = dy;
    }

    /** Another segment for a body, through the whole step. */
    private void turn(BodyId body, double x, double y, double dx, double dy) {
        int rank = bodies.rank(bodies.index(body));
        int segment = state.trajectories.add(rank, x, y, dx, dy, 0.5);
        state.turn(rank, segment);
        boxes.lead(state.trajectories, segment);
    }

    private double x(BodyId body) {
        return bodies.x[bodies.index(body)];
    }

    private double y(BodyId body) {
        return bodies.y[bodies.index(body)];
    }

    private boolean overlap(int a, int b) {
        Trajectories standing = new Trajectories();
        for (int rank : new int[] {a, b}) {
            standing.add(rank, bodies.x[bodies.byRank(rank)], bodies.y[bodies.byRank(rank)], 0, 0, 0);
        }
        return new PairSweep(bodies, standing).sweep(0, 1) == Verdict.OVERLAP;
    }

    @Test
    void endsThatDoublesHoldAreTakenAsTheyAre() {
        BodyId one = box(0, 0, false);
        BodyId other = box(5, 0, true);
        move(one, 4, 8);
        move(other, 0.25, 0);
        begin();
        positions.settle();
        positions.store(report);
        assertThat(x(one)).isEqualTo(4);
        assertThat(y(one)).isEqualTo(8);
        assertThat(x(other)).isEqualTo(5.25);
        assertThat(bodies.endDx[bodies.index(one)]).isEqualTo(4);
        assertThat(bodies.endDy[bodies.index(one)]).isEqualTo(8);
        assertThat(bodies.kept.isKept(bodies.index(one))).isTrue();
        assertThat(report.rolledBack()).isEmpty();
    }

    /** A rounded end goes to the side on which the body was after its last contact, by one double. */
    @Test
    void aRoundedEndLeansAwayFromWhatWasMet() {
        for (int trial = 0; trial < Trials.times(300); trial++) {
            double x = random.nextDouble();
            double dx = random.nextGaussian();
            BodyId body = box(x, x, false);
            move(body, dx, dx);
            begin();
            int lean = random.nextInt(3) - 1;
            state.lean(0, StepState.NONE, lean, -lean);
            positions.settle();
            positions.store(report);
            double sum = x + dx;
            boolean isExact = sum - x == dx && sum - dx == x;
            double up = isExact ? sum : Math.nextUp(sum);
            double down = isExact ? sum : Math.nextDown(sum);
            assertThat(x(body)).isEqualTo(lean > 0 ? up : lean < 0 ? down : sum);
            assertThat(y(body)).isEqualTo(lean < 0 ? up : lean > 0 ? down : sum);
            bodies.remove(bodies.index(body));
        }
    }

    /**
     * Two that end in each other by a few units in the last place: the one that can move does, by some more of them.
     */
    @Test
    void whatRoundingHasCostIsMadeGood() {
        for (int trial = 0; trial < Trials.times(200); trial++) {
            double place = 1000 + random.nextInt(100);
            double unit = Math.ulp(place);
            int depth = 1 + random.nextInt(4);
            BodyId wall = box(place, 0, true);
            BodyId body = box(place - 3, 0, false);
            begin();
            turn(body, place - 1 + depth * unit, 0, 0, 0);
            assertThat(place + unit).isGreaterThan(place);
            positions.settle();
            positions.store(report);
            assertThat(overlap(0, 1)).isFalse();
            assertThat(x(wall)).isEqualTo(place);
            assertThat(x(body)).isBetween(place - 1 - 40 * unit, place - 1);
            assertThat(report.rolledBack()).isEmpty();
            bodies.remove(bodies.index(wall));
            bodies.remove(bodies.index(body));
        }
    }

    /** Of two that can move, it is the one that has met another body that makes room, whichever comes first. */
    @Test
    void theOneThatHasMetAnotherIsMoved() {
        double unit = Math.ulp(1000.0);
        for (int met = 0; met < 2; met++) {
            BodyId one = box(990, 0, false);
            BodyId other = box(1010, 0, false);
            begin();
            turn(one, 999 + 2 * unit, 0, 0, 0);
            turn(other, 1000, 0, 0, 0);
            // Along y only, so that x is not rounded away from the other one.
            state.lean(met, StepState.NONE, 0, 1);
            positions.settle();
            positions.store(report);
            assertThat(overlap(0, 1)).isFalse();
            assertThat(x(one) < 999 + 2 * unit).isEqualTo(met == 0);
            assertThat(x(other) > 1000).isEqualTo(met == 1);
            assertThat(report.rolledBack()).isEmpty();
            bodies.remove(bodies.index(one));
            bodies.remove(bodies.index(other));
        }
    }

    /** Where neither has, it is the one that doubles do not hold exactly where it was told to be. */
    @Test
    void theOneWhoseEndIsRoundedIsMoved() {
        double unit = Math.ulp(1000.0);
        for (int rounded = 0; rounded < 2; rounded++) {
            BodyId one = box(990, 0, false);
            BodyId other = box(1010, 0, false);
            begin();
            double[] ends = {999 + 2 * unit, 1000};
            BodyId[] ids = {one, other};
            for (int body = 0; body < 2; body++) {
                double origin = body == rounded ? 0.1 : ends[body];
                turn(ids[body], origin, 0, ends[body] - origin, 0);
            }
            positions.settle();
            positions.store(report);
            assertThat(overlap(0, 1)).isFalse();
            assertThat(x(one) < ends[0]).isEqualTo(rounded == 0);
            assertThat(x(other) > ends[1]).isEqualTo(rounded == 1);
            bodies.remove(bodies.index(one));
            bodies.remove(bodies.index(other));
        }
    }

    /** A body that passes from behind may stand across a one-sided chain; one that rounding has put there may not. */
    @Test
    void aOneSidedChainIsSolidFromItsFrontOnly() {
        double unit = Math.ulp(100.0);
        bodies.add(CompoundShape.oneSidedChain(-5, 0, 15, 0), 0, 100, true);
        BodyId above = box(0, 103, false);
        BodyId below = box(5, 90, false);
        move(below, 0, 9.5);
        begin();
        turn(above, 0, 100 - 2 * unit, 0, 0);
        positions.settle();
        positions.store(report);
        assertThat(y(above)).isBetween(100.0, 100 + 40 * unit);
        assertThat(y(below)).isEqualTo(99.5);
        assertThat(report.rolledBack()).isEmpty();
    }

    /** More than rounding explains: both stand where they stood, and so does who has come through there. */
    @Test
    void whoCannotBeMovedApartGoesBackWithAllWhoFollow() {
        BodyId one = box(0, 0, false);
        BodyId other = box(10, 0, false);
        BodyId follower = box(0, -20, false);
        BodyId bystander = box(3, 30, false);
        move(follower, 0, 40);
        move(bystander, 0, 1);
        begin();
        turn(one, 4.5, 0, 0.5, 0);
        turn(other, 5.5, 0, 0, 0);
        positions.settle();
        positions.store(report);
        assertThat(x(one)).isZero();
        assertThat(bodies.endDx[bodies.index(one)]).isZero();
        assertThat(x(other)).isEqualTo(10);
        assertThat(y(follower)).isEqualTo(-20);
        assertThat(y(bystander)).isEqualTo(31);
        assertThat(report.rolledBack()).containsExactly(one, other, follower);
        assertThat(bodies.kept.isKept(bodies.index(one))).isFalse();
        assertThat(bodies.endDy[bodies.index(follower)]).isZero();
        assertThat(bodies.endDy[bodies.index(bystander)]).isEqualTo(1);
    }

    /** A push by an eighth of a body would be short enough, but it is no matter of rounding. */
    @Test
    void aBodyThatStoodIsNotReportedAsHeldBack() {
        BodyId one = box(0, 0, false);
        BodyId other = box(5, 0, false);
        begin();
        turn(one, 4.125, 0, 0, 0);
        positions.settle();
        positions.store(report);
        assertThat(x(one)).isZero();
        assertThat(x(other)).isEqualTo(5);
        assertThat(report.rolledBack()).containsExactly(one);
    }

    @Test
    void whatMayOverlapIsLeftAlone() {
        for (int reason = 0; reason < 2; reason++) {
            BodyId one = box(0, 0, false);
            BodyId other = box(10, 0, false);
            begin();
            turn(one, 5, 0, 0, 0);
            turn(other, 5.5, 0, 0, 0);
            (reason == 0 ? pairs.overlapping : pairs.passing).add(0, 1);
            positions.settle();
            positions.store(report);
            assertThat(x(one)).isEqualTo(5);
            assertThat(x(other)).isEqualTo(5.5);
            assertThat(report.rolledBack()).isEmpty();
            pairs.clear();
            bodies.remove(bodies.index(one));
            bodies.remove(bodies.index(other));
        }
    }

    /** Bodies that touched each other before the step, on ends by some units in the last place or by much wrong. */
    @Test
    void nothingOverlapsInTheEnd() {
        int back = 0;
        for (int trial = 0; trial < Trials.times(150); trial++) {
            int count = 2 + random.nextInt(12);
            BodyId[] ids = new BodyId[count];
            for (int i = 0; i < count; i++) {
                ids[i] = box(100 + i % 4, 100 + i / 4, random.nextInt(5) == 0);
            }
            begin();
            double unit = Math.ulp(100.0);
            for (BodyId body : ids) {
                if (!bodies.kinematic[bodies.index(body)]) {
                    double far = random.nextInt(4) == 0 ? 0.25 : 4 * unit;
                    turn(body, x(body) + far * random.nextGaussian(), y(body) + far * random.nextGaussian(), 0, 0);
                }
            }
            for (int rank = 0; rank < count; rank++) {
                state.lean(rank, StepState.NONE, 1, 1);
            }
            positions.settle();
            positions.store(report);
            for (int a = 0; a < count; a++) {
                for (int b = a + 1; b < count; b++) {
                    assertThat(overlap(a, b)).isFalse();
                }
            }
            back += report.rolledBack().size();
            for (BodyId body : ids) {
                bodies.remove(bodies.index(body));
            }
        }
        assertThat(back).isPositive();
    }

    @Test
    void withoutAResponseAllGoToTheirEnds() {
        BodyId one = box(0, 0, false);
        BodyId other = box(0.5, 0, true);
        move(one, 0.5, 0);
        move(other, 0, -0.25);
        begin();
        positions.letPass();
        assertThat(x(one)).isEqualTo(0.5);
        assertThat(y(other)).isEqualTo(-0.25);
        assertThat(bodies.endDx[bodies.index(one)]).isEqualTo(0.5);
        assertThat(bodies.kept.isKept(bodies.index(other))).isTrue();
    }

    /** A shape far from its own origin has coordinates as long as one at a far place. The other coordinate stays. */
    @Test
    void roundingOfAShapeIsMadeGoodToo() {
        double unit = Math.ulp(1000.0);
        for (int side = 0; side < 4; side++) {
            boolean alongX = side < 2;
            double sign = side % 2 == 0 ? 1 : -1;
            BodyId wall = bodies.add(
                    alongX ? SomeBodies.box(1000, 0, 1001, 9) : SomeBodies.box(0, 1000, 9, 1001), 0, 0, true);
            double far = sign > 0 ? 999 : 1001;
            BodyId body = bodies.add(
                    alongX ? SomeBodies.box(far, 0, far + 1, 1) : SomeBodies.box(0, far, 1, far + 1),
                    alongX ? -3 * sign : 0.5,
                    alongX ? 0.5 : -3 * sign,
                    false);
            begin();
            double deep = sign * 2 * unit;
            turn(body, alongX ? deep : 0.5, alongX ? 0.5 : deep, 0, 0);
            positions.settle();
            positions.store(report);
            assertThat(overlap(0, 1)).isFalse();
            assertThat(report.rolledBack()).isEmpty();
            assertThat(sign * (alongX ? x(body) : y(body))).isBetween(-40 * unit, 0.0);
            assertThat(alongX ? y(body) : x(body)).isEqualTo(0.5);
            bodies.remove(bodies.index(wall));
            bodies.remove(bodies.index(body));
        }
    }

    /** On a slope of 3 in 4 both coordinates change, and along the slope hardly anything does. */
    @Test
    void aBodyIsMovedStraightOutOfASlope() {
        double unit = Math.ulp(1000.0);
        bodies.add(CompoundShape.of(ConvexPolygon.of(-40, -30, 40, 30, 40, -90)), 1000, 1000, true);
        BodyId body = bodies.add(CompoundShape.of(RoundedPolygon.circle(0, 0, 5)), 990, 1010, false);
        begin();
        // The circle touches the slope from (-3, 4).
        turn(body, 997 + 3 * unit, 1004 - 4 * unit, 0, 0);
        positions.settle();
        positions.store(report);
        assertThat(overlap(0, 1)).isFalse();
        assertThat(report.rolledBack()).isEmpty();
        assertThat(x(body)).isBetween(997 - 4 * unit, 997 + 2 * unit);
        assertThat(y(body)).isBetween(1004 - 2 * unit, 1004 + 4 * unit);
    }

    /** Held back, but its way would have led nowhere. */
    @Test
    void aWayThatEndsWhereItBeganIsNotReported() {
        BodyId one = box(100, 200, false);
        BodyId other = box(105, 200, false);
        begin();
        turn(one, 103, 208, -3, -8);
        turn(other, 100.5, 200, 0, 0);
        positions.settle();
        positions.store(report);
        assertThat(x(one)).isEqualTo(100);
        assertThat(y(one)).isEqualTo(200);
        assertThat(x(other)).isEqualTo(105);
        assertThat(report.rolledBack()).containsExactly(other);
    }

    /** Far from the origin, where a difference and a sum of coordinates are not the same. */
    @Test
    void whoFollowsGoesBackAnywhere() {
        BodyId one = box(300, 500, false);
        BodyId other = box(310, 500, false);
        BodyId follower = box(280, 480, false);
        BodyId bystander = box(330, 530, false);
        move(follower, 40, 40);
        move(bystander, -5, 5);
        begin();
        turn(one, 304.5, 500, 0.5, 0);
        turn(other, 305.5, 500, 0, 0);
        positions.settle();
        positions.store(report);
        assertThat(report.rolledBack()).containsExactly(one, other, follower);
        assertThat(x(follower)).isEqualTo(280);
        assertThat(y(follower)).isEqualTo(480);
        assertThat(x(bystander)).isEqualTo(325);
        assertThat(y(bystander)).isEqualTo(535);
    }

    /** What slides and ends within rounding of where it began stays there; what had a motion left does not. */
    @Test
    void aBodyThatSlidesComesToRest() {
        double unit = Math.ulp(100.0);
        double[][] ends = {
            // How far it ends from where it began, how much motion is left, both in units, and whether it slides.
            {1024, 1, 1, 0},
            {-1024, -1, 1, 0},
            {1025, 0, 1, 1025},
            {-1025, 0, 1, -1025},
            {4, 2, 1, 4},
            {4, -2, 1, 4},
            {3, 0, 0, 3}
        };
        for (double[] end : ends) {
            for (boolean alongX : new boolean[] {true, false}) {
                BodyId body = box(100, 100, false);
                begin();
                double from = 100 + (end[0] - end[1]) * unit;
                turn(
                        body,
                        alongX ? from : 100,
                        alongX ? 100 : from,
                        alongX ? end[1] * unit : 0,
                        alongX ? 0 : end[1] * unit);
                state.slides[0] = end[2] == 1;
                positions.settle();
                positions.store(report);
                assertThat(alongX ? x(body) : y(body)).isEqualTo(100 + end[3] * unit);
                assertThat(alongX ? y(body) : x(body)).isEqualTo(100);
                bodies.remove(bodies.index(body));
            }
        }
    }
}
