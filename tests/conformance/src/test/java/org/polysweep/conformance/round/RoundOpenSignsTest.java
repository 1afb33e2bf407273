package org.polysweep.conformance.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.compound.ExactTimeOfImpact;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;

/** Where double-double does not decide a sign, and where nothing moves, every stage agrees with the reference. */
class RoundOpenSignsTest {

    /** The products of an edge of this length with a displacement are too short for double-double. */
    private static final double TINY = 0x1p-1000;

    /** Its left side comes down over a tiny edge to the flat bottom, from (0.25, -1) to (2, -1). */
    private static final ConvexPolygon FLAT_BELOW = ConvexPolygon.of(2, -1, 2, 1, 1, 1, TINY, 2 * TINY, 0, 0, 0.25, -1);

    /** Its right side goes up over a tiny edge to a vertical one, from (0.125, 1) to (0.125, 2). */
    private static final ConvexPolygon UPRIGHT =
            ConvexPolygon.of(-1, -1, 0, 0, TINY, 2 * TINY, 0.125, 1, 0.125, 2, -2, 2, -2, -0.5);

    private static final List<PairSweeper> SWEEPERS = List.of(
            PairSweeper.AUTO,
            PairSweeper.AUTO.without(Stage.FILTER),
            PairSweeper.AUTO.without(Stage.STRUCTURE),
            PairSweeper.AUTO.without(Stage.EXPANSION),
            PairSweeper.AUTO.without(Stage.STRUCTURE, Stage.EXPANSION));

    /**
     * The line of the motion runs along the flat side; a corner at the tiny edge is not the first of that side, nor the
     * last.
     */
    @ParameterizedTest
    @CsvSource({"0.125, 1", "0.5, 1", "0.5, -1", "2, 1", "-0.5, -1", "3, 1"})
    void slidesPastATinyEdge(double x, double move) {
        MovingShape ball = RoundedPolygon.circle(0, 0, 1).at(x, -2).moving(0, 0);
        answerTheSame(FLAT_BELOW.at(0, 0).moving(move, 0), ball);
        answerTheSame(ball.moving(-move, 0), FLAT_BELOW.at(0, 0).moving(0, 0));
    }

    /**
     * The line leaves C through the vertical side at a time that is a double, so doubles do not decide how it is
     * rounded.
     */
    @ParameterizedTest
    @CsvSource({"0.375, -4, 1.5", "0.375, -4, 1.125", "4, -8, 1.5"})
    void leavesBesideATinyEdge(double radius, double x, double y) {
        MovingShape ball = RoundedPolygon.circle(0, 0, radius).at(x, y).moving(2, 0);
        answerTheSame(ball, UPRIGHT.at(0, 0).moving(0, 0));
        answerTheSame(UPRIGHT.at(0, 0).moving(0, 0), ball);
    }

    /** Boxes around them meet; they do not, and nothing moves, whatever both do. */
    @ParameterizedTest
    @CsvSource({"1.5, 1.5, 0, 0", "0, 2.5, 0, 0", "1.5, -1.5, 3, 4", "1.5, 1.5, -0.25, 0.125", "1.25, 1.25, 0, 0"})
    void circlesAtRest(double x, double y, double dx, double dy) {
        ConvexShape circle = RoundedPolygon.circle(0, 0, 1);
        answerTheSame(circle.at(0, 0).moving(dx, dy), circle.at(x, y).moving(dx, dy));
    }

    @Test
    void circlesAtRestDoNotMeetAtAnyTime() {
        MovingShape a = RoundedPolygon.circle(0, 0, 1).at(0, 0).moving(0, 0);
        MovingShape b = RoundedPolygon.circle(0, 0, 1).at(1.5, 1.5).moving(0, 0);
        ExactTimeOfImpact enter = new ExactTimeOfImpact();
        assertThatThrownBy(() -> enter.of(ConvexMotion.of(a), ConvexMotion.of(b)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static void answerTheSame(MovingShape a, MovingShape b) {
        SweepResult expected = SweepResult.create();
        PairSweeper.REFERENCE.sweep(ConvexMotion.of(a), ConvexMotion.of(b), expected);
        SweepResult result = SweepResult.create();
        for (PairSweeper sweeper : SWEEPERS) {
            sweeper.sweep(ConvexMotion.of(a), ConvexMotion.of(b), result);
            assertThat(result.verdict()).as("%s %s", a, b).isEqualTo(expected.verdict());
            boolean meet = expected.verdict() != Verdict.MISS;
            assertThat(meet ? result.exit() : 0).as("%s %s", a, b).isEqualTo(meet ? expected.exit() : 0);
            assertThat(result.toOutcome()).as("%s %s", a, b).isEqualTo(expected.toOutcome());
        }
    }
}
