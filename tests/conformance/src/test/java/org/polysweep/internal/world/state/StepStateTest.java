package org.polysweep.internal.world.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.body.SomeBodies.Numbers;
import org.polysweep.trials.Trials;

/** What is known of a body in a step is what a list of all that has happened to it says. */
class StepStateTest {

    /** With whom a body has met. */
    private record Met(int other, int part) {}

    private final Random random = Trials.random(1);

    private StepState begun(Bodies bodies) {
        StepState state = new StepState();
        state.place(bodies);
        state.begin();
        return state;
    }

    @Test
    void eachBodyBeginsOnTheSegmentOfItsRank() {
        for (int trial = 0; trial < Trials.times(50); trial++) {
            Bodies bodies = SomeBodies.of(random, Numbers.EVEN, random.nextInt(60));
            StepState state = begun(bodies);
            assertThat(state.trajectories.count).isEqualTo(bodies.count());
            for (int rank = 0; rank < bodies.count(); rank++) {
                int i = bodies.byRank(rank);
                assertThat(state.segment[rank]).isEqualTo(rank);
                assertThat(state.trajectories.rank[rank]).isEqualTo(rank);
                assertThat(state.trajectories.x(rank)).isEqualTo(bodies.x[i]);
                assertThat(state.trajectories.y(rank)).isEqualTo(bodies.y[i]);
                assertThat(state.trajectories.dx(rank)).isEqualTo(bodies.dx[i]);
                assertThat(state.trajectories.dy(rank)).isEqualTo(bodies.dy[i]);
                assertThat(state.trajectories.from[rank]).isZero();
                assertThat(state.hasTurned(rank)).isFalse();
                assertThat(state.hasMet(rank)).isFalse();
                assertThat(state.isCurrent(rank)).isTrue();
            }
        }
    }

    /** Turns at the same time are frequent, and those at 0. */
    @Test
    void theSegmentBeforeATimeIsTheLastOneThatBeganBeforeIt() {
        for (int trial = 0; trial < Trials.times(400); trial++) {
            StepState state = begun(SomeBodies.of(random, Numbers.GRID, 3));
            List<List<Integer>> ways =
                    List.of(new ArrayList<>(List.of(0)), new ArrayList<>(List.of(1)), new ArrayList<>(List.of(2)));
            double time = 0;
            for (int turn = random.nextInt(12); turn >= 0; turn--) {
                time = random.nextInt(3) == 0 ? time + (1 - time) / 4 : time;
                int body = random.nextInt(3);
                int segment = state.trajectories.add(body, 0, 0, 1, 1, time);
                state.turn(body, segment);
                ways.get(body).add(segment);
                for (int asked = 0; asked < 3; asked++) {
                    requireWay(state, asked, ways.get(asked), time);
                    requireWay(state, asked, ways.get(asked), (1 + time) / 2);
                }
            }
        }
    }

    private static void requireWay(StepState state, int body, List<Integer> way, double time) {
        int before = way.get(0);
        for (int segment : way) {
            before = state.trajectories.from[segment] < time ? segment : before;
            assertThat(state.isCurrent(segment)).isEqualTo(segment == way.get(way.size() - 1));
        }
        assertThat(state.segmentBefore(body, time)).isEqualTo(before);
        assertThat(state.hasTurned(body)).isEqualTo(way.size() > 1);
    }

    @Test
    void aCornerIsWhatIsMetAtTheSameTimeOrToAndFro() {
        for (int trial = 0; trial < Trials.times(400); trial++) {
            StepState state = begun(SomeBodies.of(random, Numbers.GRID, 5));
            List<Met> met = new ArrayList<>();
            double last = Double.NaN;
            double time = 0;
            for (int contact = random.nextInt(12); contact >= 0; contact--) {
                time = random.nextBoolean() ? time + (1 - time) / 8 : time;
                for (int other = 1; other < 5; other++) {
                    for (int part = 0; part < 2; part++) {
                        assertThat(state.isInCorner(0, other, part, time))
                                .isEqualTo(isInCorner(met, new Met(other, part), last == time));
                        assertThat(state.isInCorner(1, other, part, time)).isFalse();
                    }
                }
                Met next = new Met(1 + random.nextInt(4), random.nextInt(2));
                state.noteContact(0, next.other, next.part, time, 0.6, -0.8, time);
                met.add(next);
                last = time;
                assertThat(state.isAt(0, next.other, next.part)).isTrue();
                assertThat(state.isAt(0, 5, next.part)).isFalse();
                assertThat(state.isAt(1, next.other, next.part)).isFalse();
                assertThat(state.lastOther[0]).isEqualTo(next.other);
                assertThat(state.lastTime[0]).isEqualTo(time);
                assertThat(state.lastX[0]).isEqualTo(0.6);
                assertThat(state.lastY[0]).isEqualTo(-0.8);
                assertThat(state.lastSpeed[0]).isEqualTo(time);
            }
        }
    }

    /** Contacts with the same thing one after the other are one. */
    private static boolean isInCorner(List<Met> met, Met next, boolean isAtTheSameTime) {
        List<Met> changes = new ArrayList<>();
        for (Met one : met) {
            if (changes.isEmpty() || !changes.get(changes.size() - 1).equals(one)) {
                changes.add(one);
            }
        }
        int count = changes.size();
        return (count == 0 || !changes.get(count - 1).equals(next))
                && (isAtTheSameTime || (count > 1 && changes.get(count - 2).equals(next)));
    }

    @Test
    void aBodyLeansAwayFromWhatItHasMetLast() {
        StepState state = begun(SomeBodies.of(random, Numbers.GRID, 2));
        state.lean(1, StepState.NONE, 0.6, -0.8);
        assertThat(state.leanX[1]).isEqualTo(1);
        assertThat(state.leanY[1]).isEqualTo(-1);
        assertThat(state.hasMet(1)).isTrue();
        assertThat(state.hasMet(0)).isFalse();
        state.lean(1, StepState.NONE, 0, 1);
        assertThat(state.leanX[1]).isZero();
        assertThat(state.leanY[1]).isEqualTo(1);
        assertThat(state.hasMet(1)).isTrue();
    }

    /** A box on a box on the ground: the way down is closed to both, as long as nothing has moved since they met. */
    @Test
    void whatRestsOnTheGroundIsHeld() {
        Bodies bodies = new Bodies();
        for (int body = 0; body < 3; body++) {
            bodies.add(SomeBodies.box(0, 0, 1, 1), 0, body, body == 0);
        }
        bodies.rank();
        StepState state = begun(bodies);
        assertThat(state.isHeld(bodies, 1, 0, -1)).as("what has met nothing").isFalse();
        state.noteContact(2, 1, 0, 0.25, 0, 1, 0);
        assertThat(state.isHeld(bodies, 2, 0, -1)).as("what rests on that").isFalse();
        state.noteContact(1, 0, 0, 0.5, 0, 1, 0);
        assertThat(state.isHeld(bodies, 1, 0, -1)).isTrue();
        assertThat(state.isHeld(bodies, 2, 0, -1)).isTrue();
        assertThat(state.isHeld(bodies, 2, 0, 1)).as("the way up").isFalse();
        assertThat(state.isHeld(bodies, 2, -0.6, -0.8)).as("a push aside").isFalse();
        move(state, 1, 1, 0.75);
        assertThat(state.isHeld(bodies, 2, 0, -1)).as("on what goes away").isFalse();
        assertThat(state.isHeld(bodies, 1, 0, -1)).as("what goes away").isFalse();
        move(state, 1, 0, 0.875);
        assertThat(state.isHeld(bodies, 1, 0, -1))
                .as("back on the ground, as far as is known")
                .isTrue();
        assertThat(state.isHeld(bodies, 2, 0, -1))
                .as("on what has gone away and stands")
                .isFalse();
    }

    /** What has stalled holds others, too. */
    @Test
    void whatHasStalledHoldsOthers() {
        Bodies bodies = new Bodies();
        for (int body = 0; body < 2; body++) {
            bodies.add(SomeBodies.box(0, 0, 1, 1), 0, body, false);
        }
        bodies.rank();
        StepState state = begun(bodies);
        state.noteContact(1, 0, 0, 0.5, 0, 1, 0);
        assertThat(state.isHeld(bodies, 1, 0, -1)).isFalse();
        state.noteContact(0, 1, 0, 0.5, 0, -1, 0);
        assertThat(state.isHeld(bodies, 1, 0, -1)).as("on each other").isFalse();
        state.stall(0);
        assertThat(state.isHeld(bodies, 1, 0, -1))
                .as("on what has stalled alone")
                .isFalse();
        state.islands.lean(0, 0, 1);
        assertThat(state.isHeld(bodies, 1, 0, -1)).isTrue();
    }

    /** A push between the normals of two walls is held by both, and one that leads out is not. */
    @Test
    void aWedgeHoldsAPush() {
        Bodies bodies = new Bodies();
        for (int body = 0; body < 4; body++) {
            bodies.add(SomeBodies.box(0, 0, 1, 1), 0, body, body >= 2);
        }
        bodies.rank();
        StepState state = begun(bodies);
        state.noteContact(0, 2, 0, 0.5, 0.6, 0.8, 0);
        assertThat(state.isHeld(bodies, 0, 0, -1)).isFalse();
        state.noteContact(0, 3, 0, 0.5, -0.6, 0.8, 0);
        assertThat(state.isHeld(bodies, 0, 0, -1)).isTrue();
        assertThat(state.isHeld(bodies, 0, 0.5, -0.75)).isTrue();
        assertThat(state.isHeld(bodies, 0, 0.7, -0.75)).isFalse();
        assertThat(state.isHeld(bodies, 0, 0, 1)).isFalse();
        // A body on top of it is held through it.
        state.noteContact(1, 0, 0, 0.5, 0, 1, 0);
        assertThat(state.isHeld(bodies, 1, 0, -1)).isTrue();
        state.turn(3, state.trajectories.add(3, 0, 0, 1, 0, 0.75));
        assertThat(state.isHeld(bodies, 1, 0, -1)).as("a wall goes away").isFalse();
    }

    private static void move(StepState state, int body, double dx, double from) {
        state.turn(body, state.trajectories.add(body, 0, body, dx, 0, from));
    }

    @Test
    void aNewStepKnowsNothingOfTheLast() {
        Bodies bodies = SomeBodies.of(random, Numbers.GRID, 3);
        StepState state = begun(bodies);
        state.noteContact(0, 1, 0, 0.5, 1, 0, 1);
        state.noteContact(0, 2, 0, 0.5, 1, 0, 1);
        state.lean(0, StepState.NONE, 1, 1);
        state.turn(0, state.trajectories.add(0, 0, 0, 0, 0, 0.5));
        state.changes[0] = 3;
        state.stalled[0] = true;
        state.place(bodies);
        state.begin();
        assertThat(state.isInCorner(0, 1, 0, 0.5)).isFalse();
        assertThat(state.hasMet(0)).isFalse();
        assertThat(state.hasTurned(0)).isFalse();
        assertThat(state.changes[0]).isZero();
        assertThat(state.stalled[0]).isFalse();
        assertThat(state.segmentBefore(0, 0.75)).isZero();
    }

    /** Whatever has happened in a step, at the beginning of the next nothing has. */
    @Test
    void aStepForgetsTheOneBefore() {
        Bodies bodies = SomeBodies.of(random, Numbers.EVEN, 5);
        StepState state = begun(bodies);
        for (int rank = 0; rank < 5; rank++) {
            state.changes[rank] = 3;
            state.stalled[rank] = true;
            state.slides[rank] = true;
            state.lean(rank, StepState.NONE, 1, -1);
            state.noteContact(rank, (rank + 1) % 5, 2, 0.5, 1, 0, 7);
            state.noteContact(rank, (rank + 2) % 5, 1, 0.5, 1, 0, 7);
        }
        state.place(bodies);
        state.begin();
        for (int rank = 0; rank < 5; rank++) {
            assertThat(state.changes[rank]).isZero();
            assertThat(state.stalled[rank]).isFalse();
            assertThat(state.slides[rank]).isFalse();
            assertThat(state.hasMet(rank)).isFalse();
            assertThat(state.lastOther[rank]).isEqualTo(-1);
            assertThat(state.lastTime[rank]).isNaN();
            for (int other = 0; other < 5; other++) {
                assertThat(state.isInCorner(rank, other, 2, 0.5)).isFalse();
            }
        }
    }
}
