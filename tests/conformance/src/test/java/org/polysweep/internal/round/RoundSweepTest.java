package org.polysweep.internal.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;

/** One sweep is asked about one pair after another, by the filter and by integers: 3, 4, 5. */
class RoundSweepTest {

    private static final int IN_INTEGERS = Stages.code(Set.of(Stage.FILTER));

    private static final RoundedPolygon BALL = RoundedPolygon.circle(0, 0, 5);
    private static final ConvexMotion SLANTED = ConvexMotion.at(ConvexPolygon.of(0, 0, 3, 4), 0, 0);
    private static final ConvexMotion HIT = new ConvexMotion(BALL, 10, 0, -10, 0);
    private static final ConvexMotion LATER_HIT = new ConvexMotion(BALL, 20, 0, -20, 0);
    private static final ConvexMotion OVERLAP = new ConvexMotion(BALL, 6, 0, -10, 0);
    private static final ConvexMotion MISS = new ConvexMotion(BALL, 9, 0, -2, -11);

    private final SweepResult result = SweepResult.create();

    @Test
    void theTimeOfContact() {
        assertThat(Rounding.describe(
                        RoundSweep.contactTime(HIT, SLANTED, result).orElseThrow()))
                .isEqualTo("3/8");
        assertThat(Rounding.describe(
                        RoundSweep.contactTime(LATER_HIT, SLANTED, result).orElseThrow()))
                .isEqualTo("11/16");
        assertThat(RoundSweep.contactTime(OVERLAP, SLANTED, result)).isEmpty();
        assertThat(result.verdict()).isEqualTo(Verdict.OVERLAP);
        assertThat(RoundSweep.contactTime(MISS, SLANTED, result)).isEmpty();
        assertThat(result.verdict()).isEqualTo(Verdict.MISS);
    }

    @Test
    void theAnswerInIntegers() {
        ExactAnswer answer = ExactAnswer.of(ExactQuery.of(HIT, SLANTED)).orElseThrow();
        assertThat(answer.verdict()).isEqualTo(Verdict.HIT);
        assertThat(Rounding.describe(answer.contactTime())).isEqualTo("3/8");
    }

    @Test
    void anAnswerInIntegersIsForgottenBeforeTheNext() {
        for (int leftOut : new int[] {IN_INTEGERS, 0, IN_INTEGERS}) {
            answer(HIT, leftOut);
            assertThat(result.verdict()).isEqualTo(Verdict.HIT);
            assertThat(result.enter()).isEqualTo(0.375);
            assertThat(result.normalX()).isEqualTo(0.8);
            assertThat(result.normalY()).isEqualTo(-0.6);
            answer(MISS, leftOut);
            assertThat(result.verdict()).isEqualTo(Verdict.MISS);
            answer(LATER_HIT, leftOut);
            assertThat(result.enter()).isEqualTo(0.6875);
        }
    }

    @Test
    void itSaysWhichStageDecides() {
        for (int leftOut : new int[] {IN_INTEGERS, 0}) {
            String finding = leftOut == 0 ? "decided by the filter" : "not certain: decided in integers";
            assertThat(RoundSweep.explain(MISS, SLANTED, leftOut).steps()).contains(new Step("stage", finding));
        }
    }

    /** Circles that overlap only because both have a radius. */
    @Test
    void bothRadiiAreAdded() {
        ConvexMotion other = ConvexMotion.at(BALL, 0, 0);
        assertThat(RoundSweep.explain(ConvexMotion.at(BALL, 9, 0), other, 0).steps())
                .contains(new Step("circles", "the centers are, or come, nearer than the sum of the radii"));
    }

    private void answer(ConvexMotion a, int leftOut) {
        RoundSweep.sweep(a.shape(), a.x(), a.y(), a.dx(), a.dy(), SLANTED.shape(), 0, 0, 0, 0, leftOut, result);
    }
}
