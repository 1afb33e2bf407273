package org.polysweep.internal.world.segment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.body.SomeBodies.Numbers;
import org.polysweep.internal.world.broadphase.MotionsInOrder;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/** A sweep of two bodies on segments; boxes on a grid have answers in integers. */
class PairSweepTest {

    private final Random random = Trials.random(1);

    /** Two boxes of width 4 whose lower left corners are apart by some eighths at t = 0, along x. */
    private static PairSweep boxes(double gap, double dx) {
        Bodies bodies = new Bodies();
        Trajectories trajectories = new Trajectories();
        for (int body = 0; body < 2; body++) {
            bodies.add(SomeBodies.box(0, 0, 4, 1), 0, 0, false);
            trajectories.add(body, body == 0 ? 0 : 4 + gap, 0, body == 0 ? dx : 0, 0, 0);
        }
        bodies.rank();
        return new PairSweep(bodies, trajectories);
    }

    /** They overlap while t·dx is in (gap, gap + 8): a move through each other takes less than the step, or more. */
    @Test
    void whatCountsIsTheTimeFromTheStartOn() {
        for (int trial = 0; trial < Trials.times(2_000); trial++) {
            int dx = 16;
            int gap = random.nextInt(40) - 16;
            double start = random.nextInt(9) / 8.0;
            PairSweep sweep = boxes(gap, dx);
            double way = start * dx;
            Verdict expected;
            if (gap < way && way < gap + 8) {
                expected = Verdict.OVERLAP;
            } else if (gap + 8 <= way) {
                // Two that have overlapped and just part do not touch; at the beginning of a step nothing was before.
                expected = gap + 8 == way && start == 0 ? Verdict.TOUCH : Verdict.MISS;
            } else {
                expected = gap < dx ? Verdict.HIT : gap == dx ? Verdict.TOUCH : Verdict.MISS;
            }
            assertThat(sweep.sweepParts(0, 0, 1, 0, start))
                    .as("gap %s from %s", gap, start)
                    .isEqualTo(expected);
            if (expected == Verdict.HIT) {
                assertThat(sweep.enter()).isEqualTo(gap / 16.0);
            }
            assertThat(sweep.isWithin(0, 0, 1, 0, start)).isEqualTo(expected == Verdict.OVERLAP);
            assertThat(sweep.sweepRest(0, 1, start)).isEqualTo(expected == Verdict.OVERLAP ? Verdict.MISS : expected);
            assertThat(sweep.within().count()).isEqualTo(expected == Verdict.OVERLAP ? 1 : 0);
        }
    }

    /** What overlaps is left out and listed; the other parts are swept. */
    @Test
    void partsThatOverlapAreListed() {
        Bodies bodies = new Bodies();
        bodies.add(SomeBodies.box(0, 0, 2, 2), 0, 0, false);
        bodies.add(
                CompoundShape.of(
                        ConvexPolygon.box(20, 0, 21, 1),
                        ConvexPolygon.box(1, 0, 3, 1),
                        ConvexPolygon.box(10, 0, 11, 1)),
                0,
                0,
                true);
        bodies.rank();
        Trajectories trajectories = new Trajectories();
        trajectories.add(0, 0, 0, 32, 0, 0);
        trajectories.add(1, 0, 0, 0, 0, 0);
        PairSweep sweep = new PairSweep(bodies, trajectories);
        assertThat(sweep.sweep(0, 1)).isEqualTo(Verdict.OVERLAP);
        assertThat(sweep.sweepRest(0, 1, 0)).isEqualTo(Verdict.HIT);
        assertThat(sweep.enter()).isEqualTo(0.25);
        assertThat(sweep.partA()).isZero();
        assertThat(sweep.partB()).isEqualTo(2);
        assertThat(sweep.within().count()).isEqualTo(1);
        assertThat(sweep.within().partA(0)).isZero();
        assertThat(sweep.within().partB(0)).isEqualTo(1);
        assertThat(sweep.sweepRest(0, 1, 0.375)).isEqualTo(Verdict.HIT);
        assertThat(sweep.partB()).isZero();
        assertThat(sweep.within().count()).isZero();
    }

    /**
     * A slanted segment has no width across, so what lies on it is as wide as itself; along, it is as long as it is.
     */
    @Test
    void aSlantedSegmentHasNoWidthAcross() {
        for (int trial = 0; trial < Trials.times(200); trial++) {
            double x = random.nextGaussian();
            double y = random.nextGaussian();
            ConvexPolygon segment = ConvexPolygon.of(x, y, x + 3 + random.nextDouble(), y + random.nextDouble());
            Bodies bodies = new Bodies();
            bodies.add(SomeBodies.box(0, 0, 4, 4), 0, 0, false);
            bodies.add(segment, 0, 0, true);
            bodies.add(RoundedPolygon.of(segment, 0.25), 0, 0, true);
            bodies.rank();
            Trajectories trajectories = new Trajectories();
            for (int body = 0; body < 3; body++) {
                trajectories.add(body, 0, 0, 0, 0, 0);
            }
            PairSweep sweep = new PairSweep(bodies, trajectories);
            double normalX = segment.normalX(0);
            double normalY = segment.normalY(0);
            assertThat(sweep.narrowest(0, 0, 1, 0, normalX, normalY)).isGreaterThan(3.9);
            assertThat(sweep.narrowest(1, 0, 0, 0, -normalX, -normalY)).isGreaterThan(3.9);
            assertThat(sweep.narrowest(0, 0, 2, 0, normalX, normalY)).isEqualTo(0.5);
            assertThat(sweep.narrowest(0, 0, 1, 0, normalY, -normalX)).isBetween(2.9, 4.2);
        }
    }

    /** Bodies that move in the order of the tree hit the same bodies as on their segments. */
    @ParameterizedTest
    @EnumSource
    void motionsInTheOrderOfTheTreeAreThoseOfTheSegments(Numbers numbers) {
        for (int trial = 0; trial < Trials.times(20); trial++) {
            Bodies bodies = SomeBodies.of(random, numbers, 30);
            StepState state = new StepState();
            state.place(bodies);
            SweptBoxes boxes = new SweptBoxes(bodies);
            boxes.build(state.trajectories);
            MotionsInOrder motions = new MotionsInOrder();
            motions.copy(boxes, bodies, state.trajectories);
            PairSweep one = new PairSweep(bodies, state.trajectories);
            SweepResult other = SweepResult.create();
            boxes
                    .new Pairs(
                            (place, later) -> {
                                int a = boxes.rank(place);
                                int b = boxes.rank(later);
                                assertThat(motions.rank(place)).isEqualTo(a);
                                assertThat(motions.rank(later)).isEqualTo(b);
                                assertThat(motions.isPlain(place)).isEqualTo(bodies.ranked.isConvex(a));
                                if (bodies.ranked.isConvex(a) && bodies.ranked.isConvex(b)) {
                                    Verdict verdict = one.sweep(a, b);
                                    motions.sweep(bodies, place, later, other);
                                    assertThat(other.verdict()).isEqualTo(verdict);
                                    if (verdict != Verdict.MISS) {
                                        assertThat(other.enter()).isEqualTo(one.enter());
                                    }
                                }
                            },
                            (free, fixed) -> {})
                    .visit(0, 1);
        }
    }

    @Test
    void theNarrowestWidthIsThatAlongTheNormal() {
        Bodies bodies = new Bodies();
        bodies.add(SomeBodies.box(1, 1, 5, 2), 0, 0, false);
        bodies.add(CompoundShape.of(RoundedPolygon.circle(7, 7, 1.5)), 0, 0, false);
        bodies.add(CompoundShape.chain(0, 0, 9, 0), 0, 0, true);
        bodies.rank();
        Trajectories trajectories = new Trajectories();
        for (int body = 0; body < 3; body++) {
            trajectories.add(body, 0, 0, 0, 0, 0);
        }
        PairSweep sweep = new PairSweep(bodies, trajectories);
        assertThat(sweep.narrowest(0, 0, 1, 0, 1, 0)).isEqualTo(3);
        assertThat(sweep.narrowest(0, 0, 1, 0, 0, -1)).isEqualTo(1);
        assertThat(sweep.narrowest(1, 0, 0, 0, 0, 1)).isEqualTo(1);
        // A segment has no width across: then it is that of the other.
        assertThat(sweep.narrowest(1, 0, 2, 0, 0, 1)).isEqualTo(3);
        assertThat(sweep.narrowest(2, 0, 1, 0, 0, 1)).isEqualTo(3);
        assertThat(sweep.narrowest(2, 0, 2, 0, 0, 1)).isZero();
    }

    /** Along (3, 4)/5, the corners of the triangle lie at 0, 6/5 and 2, and a circle is as wide as everywhere. */
    @Test
    void theNarrowerOfTwoPartsIsMeasuredAlongTheNormal() {
        Bodies some = new Bodies();
        some.add(CompoundShape.of(ConvexPolygon.of(0, 0, 2, 0, 2, 1)), 0, 0, false);
        some.add(CompoundShape.of(RoundedPolygon.circle(7, 7, 1.5)), 0, 0, false);
        some.rank();
        Trajectories standing = new Trajectories();
        for (int rank = 0; rank < 2; rank++) {
            standing.add(rank, 0, 0, 0, 0, 0);
        }
        PairSweep narrow = new PairSweep(some, standing);
        assertThat(narrow.narrowest(0, 0, 1, 0, 0.6, 0.8)).isCloseTo(2, within(1e-12));
        assertThat(narrow.narrowest(1, 0, 0, 0, 0.6, 0.8)).isCloseTo(2, within(1e-12));
        assertThat(narrow.narrowest(0, 0, 1, 0, 0.8, -0.6)).isCloseTo(1.6, within(1e-12));
    }
}
