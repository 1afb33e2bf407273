package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.query.Intersection;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweep;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;

/** What a sweeper refuses, and which stages it may leave out. */
class SweeperTest {

    private static final ConvexPolygon TRIANGLE = ConvexPolygon.of(0, 0, 4, 1, 1, 3);
    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    @Test
    void whatIsNotFiniteIsRefusedByName() {
        String[] names = {"ax", "ay", "adx", "ady", "bx", "by", "bdx", "bdy"};
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(TRIANGLE.at(0.5, 0).moving(0, 0), TRIANGLE.at(0, 0).moving(0, 0), result);
        for (int i = 0; i < names.length; i++) {
            for (double odd : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
                double[] n = new double[names.length];
                n[i] = odd;
                assertThatThrownBy(() -> Sweeper.AUTO.sweep(
                                TRIANGLE, n[0], n[1], n[2], n[3], TRIANGLE, n[4], n[5], n[6], n[7], result))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining(names[i] + " must be finite, but was " + odd);
            }
        }
        assertThatThrownBy(result::verdict).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void theLargestNumbersAreLegal() {
        double max = Double.MAX_VALUE;
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(TRIANGLE, -max, max, max, -max, TRIANGLE, 0, 0, 0, 0, result);
        assertThat(result.toOutcome())
                .isEqualTo(Sweep.outcome(TRIANGLE.at(-max, max).moving(max, -max), TRIANGLE.at(0, 0)));
        assertThat(result.verdict()).isNotEqualTo(Verdict.MISS);
    }

    @Test
    void thePathOfBoxesTakesBoxesOnly() {
        Sweeper boxes = Sweeper.of(SweepAlgorithm.AABB);
        assertThat(boxes.algorithmFor(BOX, BOX)).isEqualTo(SweepAlgorithm.AABB);
        assertThatThrownBy(() -> boxes.algorithmFor(TRIANGLE, BOX))
                .hasMessageStartingWith("a must be an axis-aligned box");
        assertThatThrownBy(() -> boxes.algorithmFor(BOX, TRIANGLE))
                .hasMessageStartingWith("b must be an axis-aligned box");
        assertThat(Sweeper.AUTO.algorithmFor(BOX, BOX)).isEqualTo(SweepAlgorithm.AABB);
        assertThat(Sweeper.AUTO.algorithmFor(BOX, TRIANGLE)).isEqualTo(SweepAlgorithm.POLYGON);
        assertThat(Sweeper.AUTO.algorithmFor(TRIANGLE, BOX)).isEqualTo(SweepAlgorithm.POLYGON);
    }

    @Test
    void integersCannotBeLeftOut() {
        assertThatThrownBy(() -> PairSweeper.AUTO.without(Stage.FILTER, Stage.INTEGERS))
                .isInstanceOf(IllegalArgumentException.class);
        MovingShape a = TRIANGLE.at(-9, 0.3).moving(20, 0.7);
        assertThat(PairSweeper.POLYGON
                        .without(Stage.FILTER)
                        .explain(
                                ConvexMotion.of(a),
                                ConvexMotion.of(TRIANGLE.at(0, 0).moving(0, 0)))
                        .toString())
                .contains("decided: 0 by filter");
    }

    @Test
    void theAnswerForBoxesIsThatOfTheSeparation() {
        assertThat(Intersection.minimumTranslation(BOX.at(0.5, 0), BOX.at(0, 0)))
                .isPresent();
        assertThat(Intersection.minimumTranslation(BOX.at(1, 0), BOX.at(0, 0))).isEmpty();
    }

    /** Whichever of the two boxes was given from another corner on, its features have the caller's numbers. */
    @Test
    void boxesFromAnyCornerKeepTheCallersIndices() {
        ConvexPolygon fromAbove = ConvexPolygon.of(1, 1, 0, 1, 0, 0, 1, 0);
        for (ConvexPolygon a : new ConvexPolygon[] {BOX, fromAbove}) {
            for (ConvexPolygon b : new ConvexPolygon[] {BOX, fromAbove}) {
                SweepResult result = SweepResult.create();
                Sweeper.AUTO.sweep(a.at(-3, 0.5).moving(5, 0), b.at(0, 0).moving(0, 0), result);
                assertThat(result.featureIndexA()).isEqualTo(a == BOX ? 1 : 3);
                assertThat(result.featureIndexB()).isEqualTo(b == BOX ? 3 : 1);
            }
        }
    }

    /**
     * Up to the last bit that is allowed: the numbers of A, or of B, are short enough for doubles to be exact, or just
     * too long.
     */
    @Test
    void doublesAreExactWithNumbersUpToALimit() {
        double finest = StrictMath.pow(2, Lattice.finestCoarse(8));
        ConvexPolygon fine = ConvexPolygon.of(0, 0, 4, finest, 1, 3);
        ConvexPolygon tooFine = ConvexPolygon.of(0, 0, 4, finest / 2, 1, 3);
        requireExactInDoubles(fine, TRIANGLE, 0, true);
        requireExactInDoubles(TRIANGLE, fine, 0, true);
        requireExactInDoubles(tooFine, TRIANGLE, 0, false);
        requireExactInDoubles(TRIANGLE, tooFine, 0, false);
        // Far away, fine numbers are long, but coarse ones are not.
        requireExactInDoubles(fine, TRIANGLE, 0x1p20, false);
        requireExactInDoubles(TRIANGLE, fine, -0x1p20, false);
        requireExactInDoubles(TRIANGLE, TRIANGLE, 0x1p20, true);
    }

    /** A vertex hits a vertex at the end of the step, so far away. */
    private static void requireExactInDoubles(ConvexPolygon a, ConvexPolygon b, double far, boolean expected) {
        Explanation explanation =
                PairSweeper.POLYGON.explain(new ConvexMotion(a, 2 + far, 8, -1, -5), ConvexMotion.at(b, far, 0));
        assertThat(explanation.steps())
                .filteredOn(step -> step.test().equals("first ray"))
                .singleElement()
                .matches(step -> step.finding().contains("exact in doubles") == expected);
    }

    /** Two circles have a short path of their own, unless another path is requested or a stage is left out. */
    @Test
    void twoCirclesTakeTheShortWay() {
        RoundedPolygon circle = RoundedPolygon.circle(0, 0, 1);
        RoundedPolygon round = RoundedPolygon.of(TRIANGLE, 1);
        PairSweeper polygons = PairSweeper.POLYGON;
        assertThat(takesShortWay(PairSweeper.AUTO, circle, circle)).isTrue();
        assertThat(takesShortWay(polygons, circle, circle)).isTrue();
        assertThat(takesShortWay(PairSweeper.REFERENCE, circle, circle)).isFalse();
        assertThat(takesShortWay(polygons.without(Stage.FILTER), circle, circle))
                .isFalse();
        assertThat(takesShortWay(PairSweeper.AUTO, round, circle)).isFalse();
        assertThat(takesShortWay(PairSweeper.AUTO, circle, round)).isFalse();
    }

    private static boolean takesShortWay(PairSweeper sweeper, ConvexShape a, ConvexShape b) {
        ConvexMotion first = new ConvexMotion(a, -10, 0.5, 10, 0);
        ConvexMotion second = ConvexMotion.at(b, 0, 0);
        SweepResult result = SweepResult.create();
        sweeper.sweep(first, second, result);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        return sweeper.explain(first, second).steps().stream()
                .anyMatch(step -> step.test().equals("circles"));
    }

    /** A box that is two units from part 1 and goes eight. */
    @Test
    void compoundsMayBeOnEitherSide() {
        CompoundShape parts = CompoundShape.of(ConvexPolygon.box(9, 9, 10, 10), ConvexPolygon.box(3, 0, 4, 1));
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(BOX.at(0, 0).moving(8, 0), parts.at(0, 0).moving(0, 0), result);
        requireHit(result, -1, 0, 1);
        Sweeper.AUTO.sweep(parts.at(0, 0).moving(0, 0), BOX.at(0, 0).moving(8, 0), result);
        requireHit(result, 1, 1, 0);
        Sweeper.AUTO.sweep(BOX, 0, 0, 8, 0, parts, 0, 0, 0, 0, result);
        requireHit(result, -1, 0, 1);
        Sweeper.AUTO.sweep(parts, 0, 0, 0, 0, BOX, 0, 0, 8, 0, result);
        requireHit(result, 1, 1, 0);
        Sweeper.AUTO.sweep(parts, 0, 0, 0, 0, parts, -3.5, -0.25, 8, 0, result);
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
    }

    private static void requireHit(SweepResult result, double normalX, int partA, int partB) {
        assertThat(result.verdict()).isEqualTo(Verdict.HIT);
        assertThat(result.enter()).isEqualTo(0.25);
        assertThat(result.normalX()).isEqualTo(normalX);
        assertThat(result.partA()).isEqualTo(partA);
        assertThat(result.partB()).isEqualTo(partB);
    }

    /** The box is half a unit deep in part 1, from the left. */
    @Test
    void compoundsAreParted() {
        CompoundShape parts = CompoundShape.of(ConvexPolygon.box(9, 9, 10, 10), ConvexPolygon.box(0, -5, 5, 5));
        MinimumTranslation out = Sweeper.AUTO
                .minimumTranslation(BOX.at(-0.5, 0).moving(0, 0), parts.at(0, 0).moving(0, 0))
                .orElseThrow();
        assertThat(out).isEqualTo(new MinimumTranslation(-1, 0, 0.5));
        MinimumTranslation back = Sweeper.AUTO
                .minimumTranslation(parts.at(0, 0).moving(0, 0), BOX.at(-0.5, 0).moving(0, 0))
                .orElseThrow();
        assertThat(back).isEqualTo(new MinimumTranslation(1, 0, 0.5));
        MinimumTranslation convex = Sweeper.AUTO
                .minimumTranslation(BOX.at(0.75, 0).moving(0, 0), BOX.at(0, 0).moving(0, 0))
                .orElseThrow();
        assertThat(convex).isEqualTo(new MinimumTranslation(1, 0, 0.25));
        Sweeper boxes = Sweeper.of(SweepAlgorithm.AABB);
        MovingShape mixed = CompoundShape.of(BOX, TRIANGLE).at(0, 0).moving(0, 0);
        MovingShape box = BOX.at(0, 0).moving(0, 0);
        assertThatThrownBy(() -> boxes.minimumTranslation(mixed, box)).hasMessageStartingWith("a.part(1) must be");
        assertThatThrownBy(() -> boxes.minimumTranslation(box, mixed)).hasMessageStartingWith("b.part(1) must be");
    }

    /** Of compounds, the two parts that meet are explained; if none do, there is nothing to explain. */
    @Test
    void theTwoPartsThatMeetAreExplained() {
        CompoundShape parts = CompoundShape.of(TRIANGLE, ConvexPolygon.box(-1, 20, 1, 21));
        MovingShape up = TRIANGLE.at(0, 10).moving(0, 20);
        MovingShape down = TRIANGLE.at(0, 10).moving(0, -20);
        MovingShape whole = parts.at(0, 0).moving(0, 0);
        assertThat(Sweeper.AUTO.explain(up, whole))
                .isEqualTo(Sweeper.AUTO.explain(up, parts.part(1).at(0, 0).moving(0, 0)))
                .isNotEqualTo(Sweeper.AUTO.explain(up, parts.part(0).at(0, 0).moving(0, 0)));
        assertThat(Sweeper.AUTO.explain(whole, down))
                .isEqualTo(Sweeper.AUTO.explain(TRIANGLE.at(0, 0).moving(0, 0), down));
        assertThat(Sweeper.AUTO.explain(whole, TRIANGLE.at(50, 0).moving(0, 1)).toString())
                .contains("no pair touches or overlaps");
        assertThat(Sweeper.AUTO.explain(TRIANGLE.at(50, 0).moving(0, 1), whole).toString())
                .contains("no pair touches or overlaps");
        assertThat(Sweeper.AUTO
                        .explain(
                                TRIANGLE.at(50, 0).moving(0, 1),
                                TRIANGLE.at(0, 0).moving(0, 0))
                        .toString())
                .doesNotContain("no pair touches or overlaps");
    }
}
