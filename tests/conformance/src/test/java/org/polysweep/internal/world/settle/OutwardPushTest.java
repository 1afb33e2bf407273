package org.polysweep.internal.world.settle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.collection.PairList;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepPairs;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.shape.Shape;
import org.polysweep.trials.Trials;

/** Who is moved out of whom, by how much, and how often, where bodies end in each other by a few units. */
class OutwardPushTest {

    /** A unit in the last place of numbers from 64 to 128. */
    private static final double ULP = 0x1p-46;

    /** What looks at bodies that stand somewhere, and moves them. */
    private static final class Pile {

        final Bodies bodies = new Bodies();
        final StepState state = new StepState();
        private final SweptBoxes boxes = new SweptBoxes(bodies);
        private final BroadPhase broadPhase = new BroadPhase(bodies, state.trajectories, boxes);
        private final EndPlaces places = new EndPlaces(bodies, state);
        private final EndOverlaps overlaps =
                new EndOverlaps(bodies, state, boxes, broadPhase, new StepPairs(bodies, state.trajectories));
        private final OutwardPush push = new OutwardPush(bodies, state, boxes, places, overlaps);
        final Trajectories ends = overlaps.ends;
        final PairList faults = new PairList();

        /** How often it was asked whether two bodies may overlap. */
        int questions;

        Pile() {
            broadPhase.setFilter((a, b) -> {
                questions++;
                return true;
            });
        }

        void add(Shape shape, double x, double y, boolean isKinematic) {
            bodies.add(shape, x, y, isKinematic);
        }

        /** All bodies stand where they end; all but the kinematic ones have met somebody. */
        void begin() {
            bodies.rank();
            state.place(bodies);
            state.begin();
            boxes.build(state.trajectories);
            ends.clear();
            for (int rank = 0; rank < bodies.count(); rank++) {
                ends.add(rank, places.endX(rank), places.endY(rank), 0, 0, 0);
                if (!bodies.ranked.isKinematic(rank)) {
                    state.lean(rank, StepState.NONE, 0, 1);
                }
            }
        }

        /** Makes one island that leans on something with a normal. */
        void lean(double normalX, double normalY) {
            int first = -1;
            for (int rank = 0; rank < bodies.count(); rank++) {
                if (!bodies.ranked.isKinematic(rank)) {
                    if (first >= 0) {
                        state.islands.join(first, rank);
                    }
                    first = rank;
                }
            }
            state.islands.lean(first, normalX, normalY);
        }

        void run() {
            faults.clear();
            for (int a = 0; a < bodies.count(); a++) {
                for (int b = a + 1; b < bodies.count(); b++) {
                    if (overlaps.isFault(a, b)) {
                        faults.add(a, b);
                    }
                }
            }
            questions = 0;
            push.run(faults);
        }

        /** Whether two bodies overlap where they have been put. */
        boolean overlap(int a, int b) {
            return new PairSweep(bodies, ends).sweep(a, b) == Verdict.OVERLAP;
        }

        void requireFree() {
            assertThat(faults.count()).isZero();
            for (int a = 0; a < bodies.count(); a++) {
                for (int b = a + 1; b < bodies.count(); b++) {
                    assertThat(overlap(a, b)).as("%s %s", a, b).isFalse();
                }
            }
        }
    }

    /** One of the four directions of the axes, as a turn of "up". */
    private record Way(int x, int y) {

        static final List<Way> ALL = List.of(new Way(0, 1), new Way(0, -1), new Way(1, 0), new Way(-1, 0));

        Shape box(double min, double max) {
            double low = Math.min(min * (x + y), max * (x + y));
            double high = Math.max(min * (x + y), max * (x + y));
            return x == 0 ? SomeBodies.box(0, low, 1, high) : SomeBodies.box(low, 0, high, 1);
        }

        void add(Pile pile, Shape shape, double height, boolean isKinematic) {
            pile.add(shape, x == 0 ? 10 : height * x, x == 0 ? height * y : 10, isKinematic);
        }

        double height(Pile pile, int rank) {
            return x == 0 ? y * pile.ends.y(rank) : x * pile.ends.x(rank);
        }

        double aside(Pile pile, int rank) {
            return x == 0 ? pile.ends.x(rank) : pile.ends.y(rank);
        }
    }

    /**
     * Ten crates above each other, each some units in the one before: each is moved away from the ground as far as it
     * takes, once, and not to either side. The order in which they were made does not matter, nor where in a body its
     * origin is.
     */
    @Test
    void aColumn() {
        Random random = Trials.random(1);
        int crates = 10;
        for (Way way : Way.ALL) {
            for (int trial = 0; trial < 8; trial++) {
                List<Integer> order = new ArrayList<>();
                for (int i = 0; i < crates; i++) {
                    order.add(i);
                }
                if (trial > 0) {
                    Collections.shuffle(order, random);
                }
                Pile pile = new Pile();
                // Two that touch, and have nothing to do with the others.
                way.add(pile, way.box(0, 1), -20, false);
                way.add(pile, way.box(0, 1), -19, false);
                int[] rank = new int[crates];
                double[] origin = new double[crates];
                int depth = trial < 4 ? 3 : 400;
                for (int place = 0; place < crates; place++) {
                    int i = order.get(place);
                    rank[i] = 2 + place;
                    origin[i] = trial % 2 == 0 ? 0 : random.nextInt(15);
                    way.add(
                            pile,
                            way.box(origin[i], origin[i] + 1),
                            100 + i - origin[i] - (i + 1) * depth * ULP,
                            false);
                }
                way.add(pile, way.box(-1, 0), 100, true);
                pile.begin();
                pile.lean(way.x, way.y);
                pile.run();
                pile.requireFree();
                // A look around from where it was, one from where it is then, and one for whom it has come to.
                assertThat(pile.questions).isEqualTo(3 * (2 * crates - 1));
                for (int i = 0; i < crates; i++) {
                    double above = way.height(pile, rank[i]) + origin[i] - (100 + i);
                    assertThat(above).isBetween(ULP / 64, (i + 1) * ULP);
                    assertThat(way.aside(pile, rank[i])).isEqualTo(10);
                }
            }
        }
    }

    /** Each rises by a unit more than the one below; doubles hold all of that exactly. */
    @Test
    void byOneUnitMoreThanItTakes() {
        Pile pile = new Pile();
        Way up = Way.ALL.get(0);
        for (int i = 0; i < 3; i++) {
            up.add(pile, up.box(0, 1), 100 + i - (i + 1) * 3 * ULP, false);
        }
        up.add(pile, up.box(-1, 0), 100, true);
        pile.begin();
        pile.lean(0, 1);
        pile.run();
        for (int i = 0; i < 3; i++) {
            assertThat(pile.ends.y(i)).isEqualTo(100 + i + (i + 1) * ULP);
        }
    }

    /** The third is beside nobody at first, but the second comes to it from farther than rounding of its box. */
    @Test
    void whoIsComeToIsMovedToo() {
        for (Way way : Way.ALL) {
            Pile pile = new Pile();
            way.add(pile, way.box(0, 1), 100 - 400 * ULP, false);
            way.add(pile, way.box(0, 1), 101 - 800 * ULP, false);
            way.add(pile, way.box(0, 1), 102 - 300 * ULP, false);
            way.add(pile, way.box(-1, 0), 100, true);
            pile.begin();
            pile.lean(way.x, way.y);
            pile.run();
            pile.requireFree();
            assertThat(way.height(pile, 2)).isEqualTo(102 + 3 * ULP);
        }
    }

    private static final double FIXED = Double.NaN;

    /** Two crates, the second some units in the first; y of the second afterwards, or FIXED if nothing helped. */
    private static double secondAfter(Shape shape, double originY, double depth) {
        Pile pile = new Pile();
        pile.add(shape, 0, originY - depth, false);
        pile.add(SomeBodies.box(-9, -9, 9, 0), 0, 100, true);
        pile.begin();
        pile.lean(0, 1);
        pile.run();
        if (pile.faults.count() > 0) {
            assertThat(pile.faults.count()).isEqualTo(1);
            assertThat(pile.faults.first(0)).isZero();
            assertThat(pile.faults.second(0)).isEqualTo(1);
            assertThat(pile.ends.y(0)).isEqualTo(originY - depth);
            // One look that does not help, and one for who is left.
            assertThat(pile.questions).isEqualTo(2);
            return FIXED;
        }
        pile.requireFree();
        return pile.ends.y(0);
    }

    /** Half of 1024 units are what rounding may cost; more is left to others. */
    @Test
    void noMoreThanRoundingExplains() {
        Shape crate = SomeBodies.box(0, 0, 1, 1);
        assertThat(secondAfter(crate, 100, 3 * ULP)).isEqualTo(100 + ULP);
        assertThat(secondAfter(crate, 100, 511 * ULP)).isEqualTo(100 + ULP);
        assertThat(secondAfter(crate, 100, 513 * ULP)).isNaN();
        assertThat(secondAfter(crate, 100, 0.25)).isNaN();
        // A shape that reaches as far as 128, near its origin.
        Shape far = SomeBodies.box(0, 100, 1, 128);
        assertThat(secondAfter(far, 0, 1023 * ULP)).isBetween(0.0, ULP);
        assertThat(secondAfter(far, 0, 1025 * ULP)).isNaN();
    }

    /** No farther than a quarter of what the narrower of the two is wide. */
    @Test
    void noFartherThanAPartOfTheWidth() {
        Shape thin = SomeBodies.box(0, 0, 1, 64 * ULP);
        assertThat(secondAfter(thin, 100, 15 * ULP)).isEqualTo(100 + ULP);
        assertThat(secondAfter(thin, 100, 16 * ULP)).isNaN();
    }

    /** Coordinates are never -0.0. */
    @Test
    void zeroIsPositive() {
        Pile pile = new Pile();
        pile.add(SomeBodies.box(0, 0, 1, 1), 0, -2 * Double.MIN_VALUE, false);
        pile.add(SomeBodies.box(-9, -9, 9, 0), 0, -Double.MIN_VALUE, true);
        pile.begin();
        pile.lean(0, 1);
        pile.run();
        pile.requireFree();
        assertThat(1 / pile.ends.y(0)).isEqualTo(Double.POSITIVE_INFINITY);
    }

    /** Side by side, neither is farther out, so the one moves that has had fewer turns, which is the second. */
    @Test
    void sideBySide() {
        for (int outward : new int[] {1, -1}) {
            Pile pile = new Pile();
            pile.add(SomeBodies.box(0, 0, 1, 1), 100, 0, false);
            pile.add(SomeBodies.box(0, 0, 1, 1), 101 - 3 * ULP, 0, false);
            pile.begin();
            pile.lean(0, outward);
            pile.run();
            pile.requireFree();
            assertThat(pile.ends.y(0)).isZero();
            assertThat(pile.ends.y(1)).isZero();
            assertThat(pile.ends.x(0)).isEqualTo(100);
            assertThat(pile.ends.x(1)).isEqualTo(101 + ULP);
        }
    }

    /**
     * Nor does it matter which of the two is asked first: neither counts the turn in hand, or they would send each
     * other back and forth until both have had all their turns.
     */
    @Test
    void sideBySideAndOneLower() {
        for (double height : new double[] {0.25, -0.25}) {
            Pile pile = new Pile();
            pile.add(SomeBodies.box(0, 0, 1, 1), 100, height, false);
            pile.add(SomeBodies.box(0, 0, 1, 1), 101 - 3 * ULP, 0, false);
            pile.begin();
            pile.lean(0, 1);
            pile.run();
            pile.requireFree();
            assertThat(pile.questions).isLessThanOrEqualTo(5);
            assertThat(pile.ends.y(0)).isEqualTo(height);
            assertThat(pile.ends.y(1)).isZero();
            assertThat(pile.ends.x(0)).isEqualTo(100);
            assertThat(pile.ends.x(1)).isEqualTo(101 + ULP);
        }
    }

    /** The upper one of two is moved, whichever of them comes first: of two balls, and of two bodies of two parts. */
    @Test
    void theUpperOneOfTwo() {
        Shape ball = CompoundShape.of(RoundedPolygon.circle(0, 1, 1));
        Shape table = CompoundShape.of(ConvexPolygon.box(-3, 0, -2, 2), ConvexPolygon.box(2, 0, 3, 2));
        for (Shape shape : new Shape[] {ball, table}) {
            for (int upper = 0; upper < 2; upper++) {
                Pile pile = new Pile();
                for (int rank = 0; rank < 2; rank++) {
                    pile.add(shape, 100, rank == upper ? 102 - 3 * ULP : 100, false);
                }
                pile.begin();
                pile.lean(0, 1);
                pile.run();
                pile.requireFree();
                assertThat(pile.ends.y(1 - upper)).isEqualTo(100);
                assertThat(pile.ends.y(upper)).isEqualTo(102 + ULP);
            }
        }
    }

    /**
     * Of two that lean on each other at half a right angle, the one farther out is moved, straight outward, by as much
     * as takes it out at once.
     */
    @Test
    void leaningOnEachOther() {
        for (Way way : Way.ALL) {
            for (boolean isSwapped : new boolean[] {false, true}) {
                // Its tip is 400 units below the slope, or 400 to the left of it.
                Shape above = CompoundShape.of(ConvexPolygon.of(0, 0, 8, 8, -8, 8));
                Shape beside = CompoundShape.of(ConvexPolygon.of(0, 0, 8, 8, 8, -8));
                int one = isSwapped ? 1 : 0;
                Pile pile = new Pile();
                for (int rank = 0; rank < 2; rank++) {
                    pile.add(rank == one ? above : beside, 100, rank == one ? 100 - 400 * ULP : 100, false);
                }
                pile.begin();
                pile.lean(way.x, way.y);
                pile.run();
                pile.requireFree();
                // One of them goes up or to the left, the other one down or to the right.
                int moved = way.y - way.x > 0 ? one : 1 - one;
                double x = 100;
                double y = moved == one ? 100 - 400 * ULP : 100;
                assertThat(way.x * (pile.ends.x(moved) - x) + way.y * (pile.ends.y(moved) - y))
                        .isBetween(400 * ULP, 402 * ULP);
                assertThat(way.x == 0 ? pile.ends.x(moved) - x : pile.ends.y(moved) - y)
                        .isZero();
                assertThat(pile.ends.x(1 - moved)).isEqualTo(100);
                assertThat(pile.ends.y(1 - moved)).isEqualTo(moved == one ? 100 : 100 - 400 * ULP);
                // The other one may have had its turn before, of two looks.
                assertThat(pile.questions).isLessThanOrEqualTo(3 + 2);
            }
        }
    }

    /** Out of what does not move, a body is moved along the normal: by as much to the side as up. */
    @Test
    void leaningOnWhatStandsStill() {
        Pile pile = new Pile();
        pile.add(CompoundShape.of(ConvexPolygon.of(0, 0, 8, 8, -8, 8)), 100, 100 - 2 * ULP, false);
        pile.add(CompoundShape.of(ConvexPolygon.of(0, 0, 8, 8, 8, -8)), 100, 100, true);
        pile.begin();
        pile.lean(-1, 1);
        pile.run();
        pile.requireFree();
        assertThat(pile.ends.x(0)).isBetween(100 - 3 * ULP, 100 - ULP);
        assertThat(pile.ends.y(0)).isBetween(100 - ULP, 100 + ULP);
    }

    /**
     * In a narrow notch the way out of each side leads into the other one. From the third move on it goes between the
     * two, so it is out after a few looks.
     */
    @Test
    void inANotch() {
        for (int steep : new int[] {2, 8, 16, 32}) {
            Pile pile = new Pile();
            Shape plumb = CompoundShape.of(ConvexPolygon.of(0, 0, 1, steep, -1, steep));
            pile.add(plumb, 100, 100 - 400 * ULP, false);
            pile.add(CompoundShape.of(ConvexPolygon.of(0, 0, 1, steep, 9, 0)), 100, 100, true);
            pile.add(CompoundShape.of(ConvexPolygon.of(0, 0, -9, 0, -1, steep)), 100, 100, true);
            pile.begin();
            pile.lean(0, 1);
            pile.run();
            pile.requireFree();
            // Up by no more than two and a half times as much as it was below, and hardly to one side.
            assertThat(pile.questions).isLessThanOrEqualTo(10);
            assertThat(pile.ends.x(0)).isBetween(100 - 64 * ULP, 100 + 64 * ULP);
            assertThat(pile.ends.y(0)).isBetween(100.0, 100 + 600 * ULP);
        }
    }

    /** Between two walls that are too near to each other nothing helps. It is in one of them then, which is left. */
    @Test
    void betweenTwoWalls() {
        Pile pile = new Pile();
        pile.add(SomeBodies.box(0, 0, 1, 1), 100 - ULP, 0, false);
        pile.add(SomeBodies.box(-9, -9, 0, 9), 100, 0, true);
        pile.add(SomeBodies.box(0, -9, 9, 9), 101 - 4 * ULP, 0, true);
        pile.begin();
        pile.lean(0, 1);
        pile.run();
        assertThat(pile.faults.count()).isEqualTo(1);
        assertThat(pile.faults.first(0)).isZero();
        assertThat(pile.overlap(0, pile.faults.second(0))).isTrue();
        // With room, nobody remembers what was before.
        pile.ends.place(0, 100 - ULP, 0);
        pile.ends.place(2, 102, 0);
        pile.run();
        pile.requireFree();
        assertThat(pile.ends.x(0)).isEqualTo(100 + ULP);
    }
}
