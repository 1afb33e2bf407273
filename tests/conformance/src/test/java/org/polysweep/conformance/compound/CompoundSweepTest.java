package org.polysweep.conformance.compound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweep;
import org.polysweep.trials.Trials;

class CompoundSweepTest {

    /** What is read, so that reading is not for nothing. */
    private double sum;

    private static MovingShape alone(ConvexShape shape, double x, double y, double dx, double dy) {
        return CompoundShape.of(shape).at(x, y).moving(dx, dy);
    }

    @ParameterizedTest
    @EnumSource
    void aCompoundOfOnePartIsThatPart(QueryClass kind) {
        CompoundSweep sweep = new CompoundSweep();
        for (int i = 0; i < 50; i++) {
            Query query = kind.query(7, i);
            var a = Answers.a(query);
            var b = Answers.b(query);
            SweepResult answer = sweep.sweep(
                    alone(a.shape().part(0), a.x(), a.y(), a.dx(), a.dy()),
                    alone(b.shape().part(0), b.x(), b.y(), b.dx(), b.dy()));
            assertThat(answer.toOutcome()).as("%s", query).isEqualTo(Sweep.outcome(a, b));
            int part = answer.verdict() == Verdict.MISS ? CompoundSweep.NO_PART : 0;
            assertThat(List.of(sweep.partA(), sweep.partB())).containsOnly(part);
        }
    }

    /** Small whole coordinates, so that many pairs tie. */
    private static CompoundShape heap(Random random, int parts) {
        List<ConvexShape> shapes = new ArrayList<>();
        for (int i = 0; i < parts; i++) {
            double[] xy = random.ints(2L + 2L * random.nextInt(4), 0, 3)
                    .asDoubleStream()
                    .toArray();
            for (int k = 0; k < xy.length; k++) {
                xy[k] += k % 2 == 0 ? 2 * i : 0;
            }
            ConvexPolygon core = ConvexPolygon.hullOf(xy);
            shapes.add(random.nextInt(4) == 0 ? RoundedPolygon.of(core, random.nextInt(3)) : core);
        }
        return CompoundShape.of(shapes);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void itIsTheEarliestOfAllPairs(int seed) {
        Random random = Trials.random(seed);
        CompoundSweep sweep = new CompoundSweep();
        SweepResult pair = SweepResult.create();
        for (int run = 0; run < 2000; run++) {
            MovingShape a = heap(random, 1 + random.nextInt(3))
                    .at(random.nextInt(9) - 4, random.nextInt(9) - 4)
                    .moving(random.nextInt(9) - 4, random.nextInt(9) - 4);
            MovingShape b = heap(random, 1 + random.nextInt(4))
                    .at(random.nextInt(5), random.nextInt(5))
                    .moving(0, 0);
            Verdict worst = Verdict.MISS;
            double earliest = Double.NaN;
            for (int i = 0; i < a.shape().partCount(); i++) {
                for (int k = 0; k < b.shape().partCount(); k++) {
                    PairSweeper.AUTO.sweep(ConvexMotion.part(a, i), ConvexMotion.part(b, k), pair);
                    int order = pair.verdict().compareTo(worst);
                    if (order < 0 || (order == 0 && pair.enter() < earliest)) {
                        worst = pair.verdict();
                        earliest = pair.enter();
                    }
                }
            }
            SweepResult answer = sweep.sweep(a, b);
            assertThat(answer.verdict()).as("%s %s", a, b).isEqualTo(worst);
            assertThat(Double.valueOf(answer.enter())).as("%s %s", a, b).isEqualTo(Double.valueOf(earliest));
            if (worst != Verdict.MISS) {
                PairSweeper.AUTO.sweep(ConvexMotion.part(a, sweep.partA()), ConvexMotion.part(b, sweep.partB()), pair);
                assertThat(pair.verdict()).isEqualTo(worst);
                assertThat(answer.exit()).isEqualTo(pair.exit());
                assertThat(Double.valueOf(answer.safeAX())).isEqualTo(Double.valueOf(pair.safeAX()));
            }
            if (worst == Verdict.HIT) {
                assertThat(answer.normalX() * a.dx() + answer.normalY() * a.dy())
                        .isNegative();
            }
        }
    }

    @Test
    void theOrderOfThePartsDecidesNothingButTheirNumbers() {
        Random random = Trials.random(4);
        CompoundSweep sweep = new CompoundSweep();
        CompoundSweep other = new CompoundSweep();
        for (int run = 0; run < 1000; run++) {
            CompoundShape shape = heap(random, 4);
            List<ConvexShape> reversed = new ArrayList<>(shape.parts());
            java.util.Collections.reverse(reversed);
            MovingShape a = alone(
                    ConvexPolygon.box(0, 0, 1, 1),
                    random.nextInt(9) - 2,
                    random.nextInt(7) - 2,
                    random.nextInt(9) - 4,
                    random.nextInt(9) - 4);
            SweepResult first = sweep.sweep(a, shape.at(0, 0).moving(0, 0));
            SweepResult second =
                    other.sweep(a, CompoundShape.of(reversed).at(0, 0).moving(0, 0));
            assertThat(second.verdict()).isEqualTo(first.verdict());
            assertThat(Double.valueOf(second.enter())).isEqualTo(Double.valueOf(first.enter()));
        }
    }

    @Test
    void theResultIsAlwaysTheSameAndOfTheLastSweep() {
        CompoundSweep sweep = new CompoundSweep();
        ConvexPolygon box = ConvexPolygon.box(0, 0, 1, 1);
        MovingShape floor = CompoundShape.of(ConvexPolygon.box(0, -1, 2, 0), ConvexPolygon.box(2, -1, 4, 0))
                .at(0, 0)
                .moving(0, 0);
        SweepResult kept = sweep.sweep(alone(box, 0, 2, 0, -4), floor);
        assertThat(kept.enter()).isEqualTo(0.5);
        for (int i = 1; i < 4; i++) {
            assertThat(sweep.sweep(alone(box, i, 3, 0, -4), floor)).isSameAs(kept);
            assertThat(kept.enter()).isEqualTo(0.75);
        }
    }

    /**
     * Integers are used where pairs tie, and nowhere else: not for a single pair, however many vertices it has.
     */
    @Test
    void noGarbageIsMadeWherePairsDoNotTie() {
        CompoundSweep sweep = new CompoundSweep();
        MovingShape stairs = CompoundShape.of(
                        ConvexPolygon.of(0, 0, 1.1, 0, 0.3, 1.7), ConvexPolygon.of(3, -1.3, 4.7, -1.1, 3.9, 0.7))
                .at(0.1, 0)
                .moving(0, 0);
        MovingShape hits = alone(ConvexPolygon.of(0, 0, 1.3, 0.2, 0.9, 1.9, 0.1, 1.2), -0.3, 7.3, 0.7, -9.1);
        MovingShape misses = alone(ConvexPolygon.of(0, 0, 1.3, 0.2, 0.9, 1.9), 1.7, 7.3, 0.1, -2.1);
        assertThat(sweep.sweep(hits, stairs).verdict()).isEqualTo(Verdict.HIT);
        assertThat(sweep.sweep(misses, stairs).verdict()).isEqualTo(Verdict.MISS);
        assertThat(Allocation.ofSteadyState(() -> {
                    SweepResult result = sweep.sweep(hits, stairs);
                    sum += result.enter() + result.normalX() + sweep.partB();
                    sum += sweep.sweep(misses, stairs).verdict() == Verdict.MISS ? 1 : 0;
                }))
                .isZero();
        assertThat(sum).isPositive();
    }

    /** Known, and said in the documentation: what has no width touches the tiles on either side of a seam. */
    @Test
    void aPointThatFallsAlongASeamTouches() {
        MovingShape floor = CompoundShape.of(ConvexPolygon.box(0, -1, 2, 0), ConvexPolygon.box(2, -1, 4, 0))
                .at(0, 0)
                .moving(0, 0);
        SweepResult result = new CompoundSweep().sweep(alone(ConvexPolygon.of(0, 0), 2, 1, 0, -5), floor);
        assertThat(result.verdict()).isEqualTo(Verdict.TOUCH);
    }

    @Test
    void everyPathAnswersAlike() {
        Random random = Trials.random(5);
        CompoundSweep auto = new CompoundSweep();
        CompoundSweep reference = new CompoundSweep(PairSweeper.REFERENCE);
        for (int run = 0; run < 1000; run++) {
            MovingShape a = heap(random, 2)
                    .at(random.nextInt(9) - 4, random.nextInt(9) - 4)
                    .moving(random.nextInt(9) - 4, random.nextInt(9) - 4);
            MovingShape b =
                    heap(random, 3).at(random.nextInt(5), random.nextInt(5)).moving(0, 0);
            assertThat(reference.sweep(a, b).toOutcome())
                    .isEqualTo(auto.sweep(a, b).toOutcome());
            assertThat(List.of(reference.partA(), reference.partB())).isEqualTo(List.of(auto.partA(), auto.partB()));
        }
    }

    /** Or it would show only when they come near each other. */
    @Test
    void aPathThatCannotAnswerForAPartRefusesItWhereverItIs() {
        CompoundSweep boxes = new CompoundSweep(PairSweeper.AABB);
        ConvexShape box = ConvexPolygon.box(0, 0, 1, 1);
        CompoundShape mixed = CompoundShape.of(box, RoundedPolygon.circle(0, 0, 1));
        assertThatThrownBy(() ->
                        boxes.sweep(alone(box, 0, 0, 1, 0), mixed.at(1e6, 0).moving(0, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("b.part(1) must be an axis-aligned box");
        assertThat(boxes.sweep(alone(box, 0, 0, 1, 0), alone(box, 3, 0, -1, 0)).verdict())
                .isEqualTo(Verdict.TOUCH);
    }

    /** For each part of A the parts of B come from left to right, and where sides coincide in the order of B. */
    @Test
    void whatIsLeftOutOfTheRestIsListedInOrder() {
        CompoundShape a = CompoundShape.of(
                ConvexPolygon.box(20, 0, 29, 1), ConvexPolygon.box(0, 0, 9, 1), ConvexPolygon.box(50, 0, 59, 1));
        List<ConvexShape> parts = new ArrayList<>();
        int[] lefts = {24, 3, 21, 5, 3, 27, 24, 1, 100, 22, 3};
        for (int left : lefts) {
            parts.add(ConvexPolygon.box(left, 0.25, left + 0.5, 0.75));
        }
        CompoundSweep sweep = new CompoundSweep();
        for (double from : new double[] {0, 0.5}) {
            SweepResult answer = sweep.sweepRest(
                    a.at(0, 0).moving(0, 0), CompoundShape.of(parts).at(0, 0).moving(0, 0.125), from);
            assertThat(answer.verdict()).isEqualTo(Verdict.MISS);
            List<List<Integer>> within = new ArrayList<>();
            for (int pair = 0; pair < sweep.within().count(); pair++) {
                within.add(List.of(sweep.within().partA(pair), sweep.within().partB(pair)));
            }
            assertThat(within)
                    .containsExactly(
                            List.of(0, 2),
                            List.of(0, 9),
                            List.of(0, 0),
                            List.of(0, 6),
                            List.of(0, 5),
                            List.of(1, 7),
                            List.of(1, 1),
                            List.of(1, 4),
                            List.of(1, 10),
                            List.of(1, 3));
            assertThatThrownBy(() -> sweep.within().partA(10)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> sweep.within().partB(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        }
        for (double from : new double[] {-0.1, 1.1, Double.NaN}) {
            assertThatThrownBy(() ->
                            sweep.sweepRest(a.at(0, 0).moving(0, 0), a.at(0, 0).moving(0, 0), from))
                    .hasMessageStartingWith("from must be in [0, 1], but was " + from);
        }
    }

    /** Of four tiles under a box that falls straight onto the joint of all, whichever come first, the floor answers. */
    @Test
    void aJointIsNoWall() {
        ConvexPolygon box = ConvexPolygon.box(0, 0, 1, 1);
        for (int first = 0; first < 3; first++) {
            List<ConvexShape> tiles = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                int left = (i + first) % 3;
                tiles.add(ConvexPolygon.box(left, -1, left + 1, 0));
            }
            CompoundShape floor = CompoundShape.of(tiles);
            // From the left onto the first joint, and straight down onto the second.
            double[][] ways = {{-0.5, 0.5, 1, -1}, {1.5, 0.5, 0, -1}, {2, 0.5, 1, -1}, {1.5, 0.5, -1, -1}};
            for (double[] way : ways) {
                SweepResult answer = new CompoundSweep()
                        .sweep(
                                CompoundShape.of(box).at(way[0], way[1]).moving(way[2], way[3]),
                                floor.at(0, 0).moving(0, 0));
                assertThat(answer.verdict()).isEqualTo(Verdict.HIT);
                assertThat(answer.enter()).isEqualTo(0.5);
                assertThat(answer.normalX()).isZero();
                assertThat(answer.normalY()).isEqualTo(1);
                SweepResult turned = new CompoundSweep()
                        .sweep(
                                floor.at(0, 0).moving(0, 0),
                                CompoundShape.of(box).at(way[0], way[1]).moving(way[2], way[3]));
                assertThat(turned.verdict()).isEqualTo(Verdict.HIT);
                assertThat(turned.normalX()).isZero();
                assertThat(turned.normalY()).isEqualTo(-1);
            }
        }
    }
}
