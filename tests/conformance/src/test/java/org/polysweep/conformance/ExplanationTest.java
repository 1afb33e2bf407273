package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.SweepPath;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;

/** What the explanations say, where they have to name a test, a ray, a time or a stage. */
class ExplanationTest {

    private static final ConvexPolygon CRATE = ConvexPolygon.of(0, 0, 2, 0, 2, 1, 0, 1);
    private static final ConvexPolygon RAMP = ConvexPolygon.of(0, 0, 6, 0, 6, 3);
    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    @Test
    void aHitNamesTheFirstAndTheLastRay() {
        for (SweepPath path : new SweepPath[] {SweepPath.REFERENCE, SweepPath.POLYGON}) {
            Explanation hit =
                    explain(path, CRATE.at(0, 5).moving(8, -8), RAMP.at(4, 0).moving(0, 0));
            assertThat(tests(hit)).contains("first ray", "last ray", "signs");
            assertThat(finding(hit, "first ray"))
                    .contains("vertex 1 of A", "along the motion", "edge 2 of B", "t = 1/2");
            assertThat(finding(hit, "last ray")).contains("of A", "of B", "t = 3/4");
        }
    }

    @Test
    void aRayAgainstTheMotionStartsOnB() {
        ConvexPolygon tip = ConvexPolygon.of(0, 0, 4, -1, 4, 1);
        Explanation hit = explain(
                SweepPath.REFERENCE, BOX.at(-3, -0.5).moving(4, 0), tip.at(0, 0).moving(0, 0));
        assertThat(finding(hit, "first ray"))
                .contains("from vertex 0 of B against the motion", "edge 1 of A", "t = 1/2");
    }

    @Test
    void aMissNamesTheTestThatRejectedIt() {
        Explanation behind = explain(
                SweepPath.REFERENCE, CRATE.at(0, 5).moving(-8, 8), RAMP.at(4, 0).moving(0, 0));
        assertThat(tests(behind)).containsExactly("velocity axis", "signs");
        assertThat(finding(behind, "velocity axis")).contains("rejected");
        Explanation beside = explain(
                SweepPath.REFERENCE, CRATE.at(0, 50).moving(8, 0), RAMP.at(4, 0).moving(0, 0));
        assertThat(tests(beside)).containsExactly("velocity axis", "perpendicular axis", "signs");
        assertThat(finding(beside, "perpendicular axis")).contains("rejected");
        Explanation far = explain(
                SweepPath.POLYGON, CRATE.at(0, 50).moving(8, 0), RAMP.at(4, 0).moving(0, 0));
        assertThat(tests(far)).containsExactly("swept boxes");
        assertThat(finding(far, "swept boxes")).contains("rejected");
        // The box around the ramp is in the way, the ramp is not.
        Explanation above = explain(
                SweepPath.POLYGON, CRATE.at(0, 2).moving(3, 0), RAMP.at(4, 0).moving(0, 0));
        assertThat(tests(above)).containsExactly("swept boxes", "general position", "search", "chains", "signs");
        assertThat(finding(above, "chains")).contains("rejected");
    }

    @Test
    void slidingIsNamed() {
        Explanation sliding = explain(
                SweepPath.POLYGON, BOX.at(0, 1).moving(1, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(tests(sliding)).contains("tangent");
        assertThat(finding(sliding, "tangent")).contains("only touches");
    }

    @Test
    void theSearchSaysHowItWent() {
        Explanation easy = explain(
                SweepPath.POLYGON, CRATE.at(0, 5).moving(8, -8.1), RAMP.at(4, 0).moving(0, 0));
        assertThat(tests(easy)).contains("search", "signs", "normal, features, numbers");
        assertThat(finding(easy, "search"))
                .contains("1 corner of the obstacle", "walking", "in doubles, and certified");
        assertThat(tests(easy)).doesNotContain("search for the exit");
        Explanation overlap = explain(
                SweepPath.POLYGON, CRATE.at(5, 0).moving(1, 1), RAMP.at(0, 0).moving(0, 0));
        assertThat(finding(overlap, "search for the exit")).contains("1 corner of the obstacle");
        // A point on the line of a segment: no guess about that is certain.
        ConvexPolygon segment = ConvexPolygon.of(0, 0, 1, 0);
        Explanation flat = explain(
                SweepPath.POLYGON,
                segment.at(0, 0).moving(1, 0),
                ConvexPolygon.of(1, 0).at(0, 0).moving(0, 0));
        assertThat(finding(flat, "search")).contains("halving", "exact signs");
    }

    @Test
    void aCornerInTheWayEndsTheSearchBeforeItBegins() {
        Explanation corners = explain(
                SweepPath.POLYGON, BOX.at(-3, -3).moving(4, 4), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(corners, "search")).startsWith("0 corners of the obstacle looked at, by walking");
    }

    @Test
    void theExitIsNotSoughtWhereAHitBeginsWithTheStep() {
        Explanation resting = explain(
                SweepPath.POLYGON,
                CRATE.at(0, 0).moving(8, 1),
                ConvexPolygon.of(2, -1, 3, -1, 3, 4, 2, 4).at(0, 0).moving(0, 0));
        assertThat(finding(resting, "first ray")).contains("t = 0");
        assertThat(tests(resting)).contains("search").doesNotContain("search for the exit");
    }

    @Test
    void ofRaysThatArriveTogetherTheFirstIsNamed() {
        Explanation faces = explain(
                SweepPath.REFERENCE, BOX.at(-3, 0).moving(4, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(faces, "first ray"))
                .isEqualTo("from vertex 1 of A along the motion: meets vertex 0 of B at t = 1/2");
        assertThat(finding(faces, "last ray"))
                .isEqualTo("from vertex 0 of A along the motion: meets vertex 1 of B at t = 1");
    }

    @Test
    void generalPositionIsNamed() {
        Explanation general = explain(
                SweepPath.POLYGON, CRATE.at(0, 5).moving(8, -8.1), RAMP.at(4, 0).moving(0, 0));
        assertThat(finding(general, "general position")).contains("decided by the filter");
        Explanation sliding = explain(
                SweepPath.POLYGON, BOX.at(0, 1).moving(1.1, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(sliding, "general position")).contains("not certain");
        Explanation onGrid = explain(
                SweepPath.POLYGON, BOX.at(0, 1).moving(1, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(onGrid, "general position")).contains("numbers are short");
    }

    /** Disks or an octagon tell, without a line along which the two would meet. */
    @Test
    void anOverlapAtRestIsDecidedAtOnce() {
        Explanation deep = explain(
                SweepPath.POLYGON,
                RAMP.at(0.1, 0.2).moving(0, 0),
                RAMP.at(0.3, 0.1).moving(0, 0));
        assertThat(finding(deep, "general position")).contains("decided by the filter");
        Explanation touching = explain(
                SweepPath.POLYGON, RAMP.at(0, 0.1).moving(0, 0), RAMP.at(6, 0.1).moving(0, 0));
        assertThat(finding(touching, "general position")).contains("not certain");
    }

    @Test
    void whereNothingMovesThereIsNoTime() {
        Explanation standing = explain(
                SweepPath.POLYGON, BOX.at(0.5, 0.5).moving(0, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(standing, "first ray")).startsWith("nothing moves").doesNotContain("t =");
    }

    @Test
    void boxesAreExplainedByStep() {
        Explanation hit = explain(
                SweepPath.AUTO, BOX.at(-3, 0.5).moving(4, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(tests(hit))
                .containsExactly(
                        "projection rejection",
                        "initial contact",
                        "x axis",
                        "y axis",
                        "slabs",
                        "verdict",
                        "signs",
                        "answer");
        assertThat(finding(hit, "projection rejection")).isEqualTo("overlapping on every axis");
        assertThat(finding(hit, "initial contact")).isEqualTo("apart, approaching");
        assertThat(finding(hit, "x axis")).contains("from t = 1/2 to t = 1");
        assertThat(finding(hit, "y axis")).isEqualTo("no displacement, within the obstacle");
        assertThat(finding(hit, "slabs")).isEqualTo("touching on left of the obstacle; normal of left");
        assertThat(finding(hit, "verdict")).isEqualTo("HIT, by slabs, stage filter");
        Explanation falling = explain(
                SweepPath.AABB, BOX.at(0.5, 3).moving(0, -4), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(falling, "x axis")).isEqualTo("no displacement, within the obstacle");
        assertThat(finding(falling, "y axis")).endsWith("from t = 1/2 to t = 1");
        assertThat(finding(falling, "slabs")).contains("normal of upper");
    }

    @Test
    void theAxisThatRejectsBoxesIsNamed() {
        Explanation beside =
                explain(SweepPath.AABB, BOX.at(-3, 5).moving(4, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(tests(beside)).containsExactly("projection rejection", "verdict", "signs");
        // Where there is no other displacement, that is the axis perpendicular to it, too.
        assertThat(finding(beside, "projection rejection"))
                .isEqualTo("apart on the y axis and on the axis perpendicular to the displacement: rejected");
        assertThat(finding(beside, "verdict")).isEqualTo("MISS, by projection rejection, stage filter");
        assertThat(finding(
                        explain(
                                SweepPath.AABB,
                                BOX.at(-9, 0).moving(4, 4),
                                BOX.at(0, 0).moving(0, 0)),
                        "projection rejection"))
                .startsWith("apart on the x axis");
        // Within on each axis, but not on both at a time.
        Explanation around = explain(
                SweepPath.AABB, BOX.at(-3, 0.5).moving(8, 8), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(around, "projection rejection"))
                .isEqualTo("apart on the axis perpendicular to the displacement: rejected");
        // The end of the step is a double away from a touch, of which no bound is certain.
        Explanation early = explain(
                SweepPath.AABB,
                BOX.at(-3, 0.5).moving(Math.nextDown(2.0), 0),
                BOX.at(0, 0).moving(0, 0));
        assertThat(finding(early, "slabs")).isEqualTo("apart on the x axis up to t = 1: rejected");
        // The vertex passes a double away from the other one.
        Explanation past = explain(
                SweepPath.AABB,
                BOX.at(-3, 0).moving(4, Math.nextUp(2.0)),
                BOX.at(0, 0).moving(0, 0));
        assertThat(finding(past, "slabs")).isEqualTo("never within on both axes: rejected");
    }

    /** Apart by the last bit of a double, of which no bound is certain. */
    @Test
    void boxesThatDoNotApproachAreNamed() {
        ConvexPolygon low = ConvexPolygon.box(0, 0, 1, 0.3);
        Explanation apart = explain(
                SweepPath.AABB,
                low.at(-3, 0).moving(4, 0),
                BOX.at(0, Math.nextUp(0.3)).moving(0, 0));
        assertThat(finding(apart, "projection rejection")).isEqualTo("not certain to be apart on an axis");
        assertThat(finding(apart, "initial contact")).isEqualTo("apart on the y axis, not approaching: rejected");
        Explanation apartBelow = explain(
                SweepPath.AABB,
                BOX.at(-3, Math.nextUp(0.3)).moving(4, 0),
                low.at(0, 0).moving(0, 0));
        assertThat(finding(apartBelow, "initial contact")).contains("y axis");
        Explanation beside = explain(
                SweepPath.AABB,
                BOX.at(Math.nextUp(1.0), 0.3).moving(0, 1),
                BOX.at(0, 0).moving(0, 0));
        assertThat(finding(beside, "initial contact")).contains("x axis");
    }

    @Test
    void theSidesThatTouchAreNamed() {
        Explanation sliding =
                explain(SweepPath.AABB, BOX.at(-3, 1).moving(4, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(sliding, "y axis")).isEqualTo("no displacement, touching");
        assertThat(finding(sliding, "slabs")).isEqualTo("touching on upper, left of the obstacle; normal of upper");
        assertThat(finding(sliding, "verdict")).isEqualTo("TOUCH, by slabs, stage structure");
        Explanation slidingBelow = explain(
                SweepPath.AABB, BOX.at(-3, -1).moving(4, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(slidingBelow, "slabs")).contains("normal of lower");
        Explanation resting = explain(
                SweepPath.AABB, BOX.at(0.5, 1).moving(1, -1), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(resting, "initial contact")).isEqualTo("touching on upper of the obstacle; normal of upper");
        assertThat(finding(resting, "verdict")).isEqualTo("HIT, by initial contact, stage structure");
        ConvexPolygon point = ConvexPolygon.of(1, 1);
        Explanation points = explain(
                SweepPath.AABB, point.at(0, 0).moving(0, 0), point.at(0, 0).moving(0, 0));
        assertThat(finding(points, "initial contact")).endsWith("normal of a point");
        Explanation overlap = explain(
                SweepPath.AABB, BOX.at(0.5, 0.5).moving(1, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(overlap, "initial contact")).isEqualTo("overlapping");
        assertThat(finding(overlap, "x axis")).contains("from t = -3/2 to t = 1/2");
        assertThat(finding(overlap, "verdict")).isEqualTo("OVERLAP, by initial contact, stage filter");
    }

    @Test
    void theStepsAreCopied() {
        List<Step> steps = new ArrayList<>(List.of(new Step("test", "finding")));
        Explanation explanation = new Explanation(steps);
        steps.clear();
        assertThat(explanation.steps()).hasSize(1);
        assertThatThrownBy(() -> explanation.steps().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    private static Explanation explain(SweepPath path, MovingShape a, MovingShape b) {
        return PairSweeper.of(path).explain(ConvexMotion.of(a), ConvexMotion.of(b));
    }

    private static List<String> tests(Explanation explanation) {
        return explanation.steps().stream().map(Step::test).toList();
    }

    private static String finding(Explanation explanation, String test) {
        return explanation.steps().stream()
                .filter(step -> step.test().equals(test))
                .map(Step::finding)
                .findFirst()
                .orElseThrow();
    }
}
