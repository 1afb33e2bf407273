package org.polysweep.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.SweepAlgorithm;

/** What the explanations say, where they have to name a test, a ray, a time or a stage. */
class ExplanationTest {

    private static final ConvexPolygon CRATE = ConvexPolygon.of(0, 0, 2, 0, 2, 1, 0, 1);
    private static final ConvexPolygon RAMP = ConvexPolygon.of(0, 0, 6, 0, 6, 3);
    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    @Test
    void aHitNamesTheRayThatDecides() {
        Explanation reference = hit(SweepAlgorithm.REFERENCE);
        assertThat(tests(reference)).contains("first ray", "last ray", "signs");
        assertThat(finding(reference, "last ray")).contains("of A", "of B", "t = 3/4");
        Explanation polygon = hit(SweepAlgorithm.POLYGON);
        assertThat(tests(polygon))
                .containsExactly("projection", "initial contact", "first ray", "signs", "normal, features, numbers");
        for (Explanation hit : List.of(reference, polygon)) {
            assertThat(finding(hit, "first ray"))
                    .contains("vertex 1 of A", "along the motion", "edge 2 of B", "t = 1/2");
        }
    }

    private static Explanation hit(SweepAlgorithm path) {
        return explain(path, CRATE.at(0, 5).moving(8, -8), RAMP.at(4, 0).moving(0, 0));
    }

    @Test
    void aRayAgainstTheMotionStartsOnB() {
        ConvexPolygon tip = ConvexPolygon.of(0, 0, 4, -1, 4, 1);
        Explanation hit = explain(
                SweepAlgorithm.REFERENCE,
                BOX.at(-3, -0.5).moving(4, 0),
                tip.at(0, 0).moving(0, 0));
        assertThat(finding(hit, "first ray"))
                .contains("from vertex 0 of B against the motion", "edge 1 of A", "t = 1/2");
    }

    @Test
    void aMissNamesTheTestThatRejectedIt() {
        Explanation behind = explain(
                SweepAlgorithm.REFERENCE,
                CRATE.at(0, 5).moving(-8, 8),
                RAMP.at(4, 0).moving(0, 0));
        assertThat(tests(behind)).containsExactly("displacement axis", "signs");
        assertThat(finding(behind, "displacement axis")).contains("rejected");
        Explanation beside = explain(
                SweepAlgorithm.REFERENCE,
                CRATE.at(0, 50).moving(8, 0),
                RAMP.at(4, 0).moving(0, 0));
        assertThat(tests(beside)).containsExactly("displacement axis", "perpendicular axis", "signs");
        assertThat(finding(beside, "perpendicular axis")).contains("rejected");
    }

    @Test
    void aMissNamesTheAxisThatRejectedIt() {
        ConvexPolygon octagon = ConvexPolygon.of(2, 1, 1, 2, -1, 2, -2, 1, -2, -1, -1, -2, 1, -2, 2, -1);
        requireRejection(
                "the x axis", CRATE.at(0, 5).moving(-8, 8), RAMP.at(4, 0).moving(0, 0));
        requireRejection(
                "the y axis", CRATE.at(0, 50).moving(8, 0), RAMP.at(4, 0).moving(0, 0));
        requireRejection(
                "the displacement axis",
                octagon.at(3.4, 3.3).moving(0.1, 0),
                octagon.at(0, 0).moving(0, 0));
        requireRejection(
                "the perpendicular axis",
                octagon.at(3.4, 3.3).moving(-8, 5),
                octagon.at(0, 0).moving(0, 0));
    }

    private static void requireRejection(String axis, MovingShape a, MovingShape b) {
        assertThat(explain(SweepAlgorithm.POLYGON, a, b).steps())
                .containsExactly(new Step("projection", "apart on " + axis + ": rejected"));
    }

    /** The box around the ramp is in the way, the ramp is not, or not as long as the step lasts. */
    @Test
    void aMissNamesTheRayThatRejectedIt() {
        Explanation past = explain(
                SweepAlgorithm.POLYGON,
                CRATE.at(0, 2).moving(5, 1),
                RAMP.at(4, 0).moving(0, 0));
        assertThat(tests(past)).containsExactly("projection", "initial contact", "line of the motion", "signs");
        assertThat(finding(past, "line of the motion"))
                .contains("runs past the obstacle", "2 vertices")
                .endsWith("rejected");
        Explanation late = explain(
                SweepAlgorithm.POLYGON,
                CRATE.at(0, 2).moving(3, 0),
                RAMP.at(4, 0).moving(0, 0));
        assertThat(tests(late))
                .containsExactly("projection", "initial contact", "first ray", "line of the motion", "signs");
        assertThat(finding(late, "first ray")).contains("t = 2");
        assertThat(finding(late, "line of the motion"))
                .contains("while the step lasts")
                .endsWith("rejected");
    }

    @Test
    void aTangentIsNamed() {
        Explanation sliding = explain(
                SweepAlgorithm.POLYGON, BOX.at(-3, 1).moving(4, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(tests(sliding)).contains("tangent");
        assertThat(finding(sliding, "tangent")).contains("only touches");
    }

    @Test
    void howARayHasBeenFoundIsNamed() {
        assertThat(finding(hit(SweepAlgorithm.POLYGON), "first ray"))
                .endsWith("(exact in doubles, 1 vertex of the obstacle looked at)");
        Explanation general = explain(
                SweepAlgorithm.POLYGON,
                CRATE.at(0, 5).moving(8, -8.1),
                RAMP.at(4, 0).moving(0, 0));
        assertThat(finding(general, "first ray"))
                .endsWith("(certified by one bound, 1 vertex of the obstacle looked at)");
        Explanation sliding = explain(
                SweepAlgorithm.POLYGON,
                RAMP.at(-9, -3).moving(9.1, 0),
                RAMP.at(0, 0).moving(0, 0));
        assertThat(finding(sliding, "first ray"))
                .endsWith("(certified sign by sign, 0 vertices of the obstacle looked at)");
        // A point on the line of a segment: no certificate holds for any guess.
        ConvexPolygon segment = ConvexPolygon.of(0, 0, 1, 0);
        Explanation flat = explain(
                SweepAlgorithm.POLYGON,
                segment.at(0, 0).moving(1.1, 0),
                ConvexPolygon.of(1, 0).at(0, 0).moving(0, 0));
        assertThat(finding(flat, "first ray")).contains("found by halving, sign by sign");
    }

    @Test
    void aVertexInTheWayNeedsNoSearch() {
        Explanation vertices = explain(
                SweepAlgorithm.POLYGON,
                BOX.at(-3, -3).moving(4, 4),
                BOX.at(0, 0).moving(0, 0));
        assertThat(finding(vertices, "first ray"))
                .contains("from vertex 2 of A along the motion: meets vertex 0 of B", "0 vertices of the obstacle");
    }

    @Test
    void anInitialContactNeedsNoRay() {
        ConvexPolygon wall = ConvexPolygon.of(2, -1, 3, -1, 3, 4, 2, 4);
        Explanation pressing = explain(
                SweepAlgorithm.POLYGON,
                CRATE.at(0, 0).moving(8, 1),
                wall.at(0, 0).moving(0, 0));
        assertThat(tests(pressing))
                .containsExactly("projection", "initial contact", "signs", "normal, features, numbers");
        assertThat(finding(pressing, "initial contact"))
                .contains("they touch on the line of edge 3 of B", "edge 1 of A", "leads into it: HIT");
        Explanation leaving = explain(
                SweepAlgorithm.POLYGON,
                CRATE.at(0, 0).moving(-8, 1),
                wall.at(0, 0).moving(0, 0));
        assertThat(finding(leaving, "initial contact")).contains("edge 3 of B", "along it or away: TOUCH");
        Explanation vertex = explain(
                SweepAlgorithm.POLYGON,
                RAMP.at(0, 0.1).moving(0, 0),
                RAMP.at(6, 0.1).moving(0, 0));
        assertThat(finding(vertex, "initial contact")).contains("vertex 1 of A and vertex 0 of B");
        Explanation parting = explain(
                SweepAlgorithm.POLYGON,
                CRATE.at(0, 1.125).moving(4, 2),
                RAMP.at(0, 0).moving(0, 0));
        assertThat(tests(parting)).containsExactly("projection", "initial contact", "signs");
        assertThat(finding(parting, "initial contact"))
                .contains("apart beyond edge 2 of B")
                .endsWith("rejected");
    }

    /**
     * Disks, an octagon, separating axes or an edge prove an overlap, without a ray along which the two would collide.
     */
    @Test
    void theProofOfAnOverlapIsNamed() {
        requireOverlap("inscribed disks overlap", BOX, 0.5, 0.5, BOX);
        requireOverlap("an octagon inscribed in the obstacle contains the origin: they overlap", RAMP, 0.1, 0.2, RAMP);
        ConvexPolygon diamond = ConvexPolygon.of(1.1, 0, 0, 1.3, -1.1, 0, 0, -1.3);
        requireOverlap("by the separating axes of parallelograms: they overlap", diamond, 1.7, 0, diamond);
        ConvexPolygon below = ConvexPolygon.of(-3, 0, 0, -4, 3, 0);
        ConvexPolygon above = ConvexPolygon.of(-2, 0, 2, 0, 0, 5);
        requireOverlap(
                "edge 2 of B and the opposite vertex surround the origin: they overlap",
                above,
                0,
                -Double.MIN_VALUE,
                below);
        requireOverlap(
                "edge 2 of A and the opposite vertex surround the origin: they overlap",
                below,
                0,
                Double.MIN_VALUE,
                ConvexPolygon.of(0, 0, 1, 4, -1, 4));
    }

    private static void requireOverlap(String finding, ConvexPolygon a, double x, double y, ConvexPolygon b) {
        Explanation explanation = explain(
                SweepAlgorithm.POLYGON, a.at(x, y).moving(0, 0), b.at(0, 0).moving(0, 0));
        assertThat(tests(explanation))
                .containsExactly("projection", "initial contact", "signs", "normal, features, numbers");
        assertThat(finding(explanation, "initial contact")).isEqualTo(finding);
    }

    @Test
    void aRayFromTheInsideIsFollowedByTheLastOne() {
        // The point is inside of the polygon, but beside the octagon in it.
        double[] xy = new double[32];
        for (int i = 0; i < 16; i++) {
            xy[2 * i] = StrictMath.cos(Math.PI * i / 8);
            xy[2 * i + 1] = StrictMath.sin(Math.PI * i / 8);
        }
        Explanation leaving = explain(
                SweepAlgorithm.POLYGON,
                ConvexPolygon.of(0, 0).at(0.89, 0.35).moving(0.3, 0.1),
                ConvexPolygon.of(xy).at(0, 0).moving(0, 0));
        assertThat(tests(leaving)).contains("first ray", "last ray");
        assertThat(finding(leaving, "initial contact")).isEqualTo("not decided");
        assertThat(finding(leaving, "last ray"))
                .endsWith("(certified by one bound, 1 vertex of the obstacle looked at)");
    }

    @Test
    void ofRaysThatArriveTogetherTheFirstIsNamed() {
        Explanation faces = explain(
                SweepAlgorithm.REFERENCE,
                BOX.at(-3, 0).moving(4, 0),
                BOX.at(0, 0).moving(0, 0));
        assertThat(finding(faces, "first ray"))
                .isEqualTo("from vertex 1 of A along the motion: meets vertex 0 of B at t = 1/2");
        assertThat(finding(faces, "last ray"))
                .isEqualTo("from vertex 0 of A along the motion: meets vertex 1 of B at t = 1");
    }

    @Test
    void whereNothingMovesThereIsNoTime() {
        Explanation resting = explain(
                SweepAlgorithm.REFERENCE,
                BOX.at(0.5, 0.5).moving(0, 0),
                BOX.at(0, 0).moving(0, 0));
        assertThat(finding(resting, "first ray")).startsWith("nothing moves").doesNotContain("t =");
    }

    @Test
    void boxesAreExplainedByStep() {
        Explanation hit = explain(
                SweepAlgorithm.AUTO, BOX.at(-3, 0.5).moving(4, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(tests(hit))
                .containsExactly(
                        "projection",
                        "initial contact",
                        "x axis",
                        "y axis",
                        "slabs",
                        "verdict",
                        "signs",
                        "normal, features, numbers");
        assertThat(finding(hit, "projection")).isEqualTo("overlapping on every axis");
        assertThat(finding(hit, "initial contact")).isEqualTo("apart, approaching");
        assertThat(finding(hit, "x axis")).contains("from t = 1/2 to t = 1");
        assertThat(finding(hit, "y axis")).isEqualTo("no displacement, within the obstacle");
        assertThat(finding(hit, "slabs")).isEqualTo("touching the left side of the obstacle; normal of the left side");
        assertThat(finding(hit, "verdict")).isEqualTo("HIT, by slabs, stage filter");
        Explanation falling = explain(
                SweepAlgorithm.AABB, BOX.at(0.5, 3).moving(0, -4), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(falling, "x axis")).isEqualTo("no displacement, within the obstacle");
        assertThat(finding(falling, "y axis")).endsWith("from t = 1/2 to t = 1");
        assertThat(finding(falling, "slabs")).contains("normal of the upper side");
    }

    @Test
    void theAxisThatRejectsBoxesIsNamed() {
        Explanation beside = explain(
                SweepAlgorithm.AABB, BOX.at(-3, 5).moving(4, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(tests(beside)).containsExactly("projection", "verdict", "signs");
        // Where there is no other displacement, that is the axis perpendicular to it, too.
        assertThat(finding(beside, "projection")).isEqualTo("apart on the y axis and the perpendicular axis: rejected");
        assertThat(finding(beside, "verdict")).isEqualTo("MISS, by projection, stage filter");
        assertThat(finding(
                        explain(
                                SweepAlgorithm.AABB,
                                BOX.at(-9, 0).moving(4, 4),
                                BOX.at(0, 0).moving(0, 0)),
                        "projection"))
                .startsWith("apart on the x axis");
        // Within on each axis, but not on both at a time.
        Explanation around = explain(
                SweepAlgorithm.AABB, BOX.at(-3, 0.5).moving(8, 8), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(around, "projection")).isEqualTo("apart on the perpendicular axis: rejected");
        // The end of the step is a double away from a touch, of which no bound is certain.
        Explanation early = explain(
                SweepAlgorithm.AABB,
                BOX.at(-3, 0.5).moving(Math.nextDown(2.0), 0),
                BOX.at(0, 0).moving(0, 0));
        assertThat(finding(early, "slabs")).isEqualTo("apart on the x axis up to t = 1: rejected");
        // The vertex passes a double away from the other one.
        Explanation past = explain(
                SweepAlgorithm.AABB,
                BOX.at(-3, 0).moving(4, Math.nextUp(2.0)),
                BOX.at(0, 0).moving(0, 0));
        assertThat(finding(past, "slabs")).isEqualTo("never within on both axes: rejected");
    }

    /** Apart by the last bit of a double, of which no bound is certain. */
    @Test
    void boxesThatDoNotApproachAreNamed() {
        ConvexPolygon low = ConvexPolygon.box(0, 0, 1, 0.3);
        Explanation apart = explain(
                SweepAlgorithm.AABB,
                low.at(-3, 0).moving(4, 0),
                BOX.at(0, Math.nextUp(0.3)).moving(0, 0));
        assertThat(finding(apart, "projection")).isEqualTo("not certain to be apart on an axis");
        assertThat(finding(apart, "initial contact")).isEqualTo("apart on the y axis, not approaching: rejected");
        Explanation apartBelow = explain(
                SweepAlgorithm.AABB,
                BOX.at(-3, Math.nextUp(0.3)).moving(4, 0),
                low.at(0, 0).moving(0, 0));
        assertThat(finding(apartBelow, "initial contact")).contains("y axis");
        Explanation beside = explain(
                SweepAlgorithm.AABB,
                BOX.at(Math.nextUp(1.0), 0.3).moving(0, 1),
                BOX.at(0, 0).moving(0, 0));
        assertThat(finding(beside, "initial contact")).contains("x axis");
    }

    @Test
    void theSidesThatTouchAreNamed() {
        Explanation sliding = explain(
                SweepAlgorithm.AABB, BOX.at(-3, 1).moving(4, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(sliding, "y axis")).isEqualTo("no displacement, touching");
        assertThat(finding(sliding, "slabs"))
                .isEqualTo("touching the upper and left sides of the obstacle; normal of the upper side");
        assertThat(finding(sliding, "verdict")).isEqualTo("TOUCH, by slabs, stage structure");
        Explanation slidingBelow = explain(
                SweepAlgorithm.AABB, BOX.at(-3, -1).moving(4, 0), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(slidingBelow, "slabs")).contains("normal of the lower side");
        Explanation resting = explain(
                SweepAlgorithm.AABB, BOX.at(0.5, 1).moving(1, -1), BOX.at(0, 0).moving(0, 0));
        assertThat(finding(resting, "initial contact"))
                .isEqualTo("touching the upper side of the obstacle; normal of the upper side");
        assertThat(finding(resting, "verdict")).isEqualTo("HIT, by initial contact, stage structure");
        ConvexPolygon point = ConvexPolygon.of(1, 1);
        Explanation points = explain(
                SweepAlgorithm.AABB, point.at(0, 0).moving(0, 0), point.at(0, 0).moving(0, 0));
        assertThat(finding(points, "initial contact")).isEqualTo("touching the obstacle, which is a point");
        Explanation overlap = explain(
                SweepAlgorithm.AABB, BOX.at(0.5, 0.5).moving(1, 0), BOX.at(0, 0).moving(0, 0));
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

    private static Explanation explain(SweepAlgorithm path, MovingShape a, MovingShape b) {
        return Answers.sweeper(path).explain(ConvexMotion.of(a), ConvexMotion.of(b));
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
