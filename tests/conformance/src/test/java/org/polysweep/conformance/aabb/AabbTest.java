package org.polysweep.conformance.aabb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.aabb.Aabb;
import org.polysweep.aabb.MovingAabb;
import org.polysweep.aabb.SweptAabb;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.sign.Stage;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.sweep.Sweeper;

class AabbTest {

    private static final double HUGE = Double.MAX_VALUE;

    @ParameterizedTest
    @CsvSource({
        "NaN, 0, 1, 1, minX must be finite",
        "-Infinity, 0, 1, 1, minX must be finite",
        "0, -Infinity, 1, 1, minY must be finite",
        "0, 0, Infinity, 1, maxX must be finite",
        "0, 0, 1, Infinity, maxY must be finite",
        "0, 0, 1, NaN, maxY must be finite",
        "2, 0, 1, 1, minX 2.0 is greater than maxX 1.0",
        "0, 2, 1, 1, minY 2.0 is greater than maxY 1.0"
    })
    void refused(double minX, double minY, double maxX, double maxY, String message) {
        assertThatThrownBy(() -> new Aabb(minX, minY, maxX, maxY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
        SweepResult result = SweepResult.create();
        assertThatThrownBy(() -> SweptAabb.sweep(minX, minY, maxX, maxY, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, result))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("aM");
    }

    @Test
    void flatOnesAndPointsAreLegal() {
        assertThat(new Aabb(1, 2, 1, 5).maxX()).isEqualTo(1);
        assertThat(new Aabb(1, 2, 1, 2)).isEqualTo(new Aabb(1, 2, 1, 2));
        assertThat(new Aabb(-HUGE, -HUGE, HUGE, HUGE).minY()).isEqualTo(-HUGE);
    }

    @Test
    void minusZeroIsZero() {
        Aabb box = new Aabb(-0.0, -0.0, -0.0, -0.0);
        assertThat(box).isEqualTo(new Aabb(0, 0, 0, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "NaN, 0, 0, 0, x must be finite",
        "0, Infinity, 0, 0, y must be finite",
        "0, 0, NaN, 0, dx must be finite",
        "0, 0, 0, -Infinity, dy must be finite"
    })
    void aMovingBoxIsSomewhere(double x, double y, double dx, double dy, String message) {
        Aabb box = new Aabb(0, 0, 1, 1);
        assertThatThrownBy(() -> new MovingAabb(box, x, y, dx, dy))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void aBoxStandsUntilItIsMoved() {
        MovingAabb standing = new Aabb(0, 0, 1, 1).at(3, 4);
        assertThat(standing).isEqualTo(new MovingAabb(new Aabb(0, 0, 1, 1), 3, 4, 0, 0));
        assertThat(standing.moving(5, 6)).isEqualTo(new MovingAabb(new Aabb(0, 0, 1, 1), 3, 4, 5, 6));
    }

    @Test
    void positionPlusSideIsNeverRounded() {
        // Rounded, the sums 1e16 + 0 and 1e16 + 1 are the same double, and the boxes would be in touch.
        MovingAabb left = new Aabb(0, 0, 1, 1).at(1e16, 0);
        MovingAabb right = new Aabb(2, 0, 3, 1).at(1e16, 0);
        assertThat(SweptAabb.outcome(left, right).verdict()).isEqualTo(Verdict.MISS);
        assertThat(SweptAabb.outcome(left.moving(1, 0), right).verdict()).isEqualTo(Verdict.TOUCH);
        assertThat(SweptAabb.outcome(left.moving(Math.nextUp(1.0), 0), right).verdict())
                .isEqualTo(Verdict.HIT);
    }

    /** After a polygon that is a box and has its corners in another order, into the same result. */
    @Test
    void featuresHaveTheNumbersOfABox() {
        ConvexPolygon turned = ConvexPolygon.of(1, 1, 0, 1, 0, 0, 1, 0);
        MovingAabb a = new Aabb(0, 0, 1, 1).at(-3, 0).moving(4, 0);
        MovingAabb b = new Aabb(0, 0, 1, 1).at(0, 0);
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(turned, -3, 0, 4, 0, turned, 0, 0, 0, 0, result);
        requireSides(result, 3, 1);
        SweptAabb.sweep(a, b, result);
        requireSides(result, 1, 3);
        Sweeper.AUTO.sweep(turned, -3, 0, 4, 0, turned, 0, 0, 0, 0, result);
        SweptAabb.sweep(0, 0, 1, 1, -3, 0, 4, 0, 0, 0, 1, 1, 0, 0, 0, 0, result);
        requireSides(result, 1, 3);
    }

    private static void requireSides(SweepResult result, int ofA, int ofB) {
        assertThat(result.featureIndexA()).isEqualTo(ofA);
        assertThat(result.featureIndexB()).isEqualTo(ofB);
    }

    /** The numbers of the answer come from integers then, and are the same. */
    @Test
    void aStageThatIsLeftOutDecidesNothing() {
        PairSweeper boxes = PairSweeper.AABB;
        MovingShape a = ConvexPolygon.box(0, 0, 1, 1).at(-3, 0.25).moving(7, 0);
        MovingShape b = ConvexPolygon.box(0, 0, 1, 1).at(0, 0).moving(0, 0);
        SweepOutcome contact = answer(boxes, a, b);
        assertThat(lastStep(boxes, a, b)).contains(", 0 by integers");
        PairSweeper byExpansions = boxes.without(Stage.FILTER);
        assertThat(answer(byExpansions, a, b)).isEqualTo(contact);
        assertThat(lastStep(byExpansions, a, b))
                .startsWith("decided: 0 by filter")
                .doesNotContain(", 0 by expansion")
                .contains(", 0 by integers");
        PairSweeper byIntegers = boxes.without(Stage.FILTER, Stage.EXPANSION);
        assertThat(answer(byIntegers, a, b)).isEqualTo(contact);
        assertThat(lastStep(byIntegers, a, b)).contains(", 0 by expansion").doesNotContain(", 0 by integers");
    }

    private static SweepOutcome answer(PairSweeper sweeper, MovingShape a, MovingShape b) {
        SweepResult result = SweepResult.create();
        sweeper.sweep(ConvexMotion.of(a), ConvexMotion.of(b), result);
        return result.toOutcome();
    }

    private static String lastStep(PairSweeper sweeper, MovingShape a, MovingShape b) {
        List<Explanation.Step> steps =
                sweeper.explain(ConvexMotion.of(a), ConvexMotion.of(b)).steps();
        return steps.get(steps.size() - 1).finding();
    }
}
