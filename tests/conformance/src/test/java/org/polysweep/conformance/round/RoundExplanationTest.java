package org.polysweep.conformance.round;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.conformance.query.Answers;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.SweepAlgorithm;

/** What the explanations of round shapes say. */
class RoundExplanationTest {

    private static final RoundedPolygon BALL = RoundedPolygon.circle(0, 0, 5);
    private static final ConvexPolygon SLANTED = ConvexPolygon.of(0, 0, 3, 4);

    @ParameterizedTest
    @EnumSource(names = {"REFERENCE", "POLYGON"})
    void aHitNamesBothPieces(SweepAlgorithm path) {
        Explanation hit =
                explain(path, BALL.at(10, 0).moving(-10, 0), SLANTED.at(0, 0).moving(0, 0));
        assertThat(finding(hit, "entering")).isEqualTo("vertex 0 of A and edge 0 of B, on a straight side, at t = 3/8");
        assertThat(finding(hit, "leaving")).isEqualTo("vertex 0 of A and vertex 0 of B, on an arc, at t = 3/2");
        assertThat(finding(hit, path == SweepAlgorithm.REFERENCE ? "signs" : "stage"))
                .contains(path == SweepAlgorithm.REFERENCE ? "integers" : "filter");
    }

    @ParameterizedTest
    @EnumSource(names = {"REFERENCE", "POLYGON"})
    void aGrazeIsNamed(SweepAlgorithm path) {
        Explanation graze = explain(
                path,
                BALL.at(-9, -5).moving(8, 0),
                ConvexPolygon.box(0, 0, 1, 1).at(0, 0).moving(0, 0));
        assertThat(finding(graze, "tangent")).contains("only touches");
        assertThat(finding(graze, "entering")).contains("edge 0 of B", "t = 9/8");
    }

    @ParameterizedTest
    @EnumSource(names = {"REFERENCE", "POLYGON"})
    void aMissIsNamed(SweepAlgorithm path) {
        Explanation miss =
                explain(path, BALL.at(9, 0).moving(-2, -11), SLANTED.at(0, 0).moving(0, 0));
        String test = path == SweepAlgorithm.REFERENCE ? "perpendicular axis" : "line of the motion";
        assertThat(finding(miss, test)).contains("rejected");
    }

    @Test
    void boxesThatStayApartAreNamed() {
        Explanation far = explain(
                SweepAlgorithm.POLYGON,
                BALL.at(90, 0).moving(-10, 0),
                SLANTED.at(0, 0).moving(0, 0));
        assertThat(far.steps()).containsExactly(new Step("projection", "apart on the x axis: rejected"));
    }

    @Test
    void standingShapesHaveNoTime() {
        Explanation standing = explain(
                SweepAlgorithm.POLYGON,
                BALL.at(1, 0).moving(0, 0),
                SLANTED.at(0, 0).moving(0, 0));
        assertThat(finding(standing, "entering")).contains("nothing moves", "level with each other");
    }

    private static Explanation explain(SweepAlgorithm path, MovingShape a, MovingShape b) {
        return Answers.sweeper(path).explain(ConvexMotion.of(a), ConvexMotion.of(b));
    }

    private static String finding(Explanation explanation, String test) {
        return explanation.steps().stream()
                .filter(step -> step.test().equals(test))
                .map(Step::finding)
                .findFirst()
                .orElse("");
    }
}
