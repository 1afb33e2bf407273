package org.polysweep.conformance.shape;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.polysweep.aabb.AabbColumns;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.matrix.SweepBatch;
import org.polysweep.pose.Pose;
import org.polysweep.query.Intersection;
import org.polysweep.query.OverlapResolver;
import org.polysweep.query.RayCast;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Ray;
import org.polysweep.shape.RayStartInside;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweeper;

/**
 * What is missing, or no time of a step, is refused where it is given, by its name; it is never kept for later, nor
 * answered.
 */
class MissingArgumentsTest {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);

    @Test
    @SuppressWarnings("NullAway") // what a checker would refuse
    void whatIsNullIsNamed() {
        requireMissing(() -> RoundedPolygon.of(null, 1), "core is null");
        requireMissing(() -> CompoundShape.of(BOX, null), "part 1 is null");
        requireMissing(() -> CompoundShape.of((ConvexShape[]) null), "parts is null");
        requireMissing(() -> CompoundShape.of((List<ConvexShape>) null), "parts is null");
        requireMissing(() -> new MovingShape(null, 0, 0, 0, 0), "shape is null");
        requireMissing(() -> BOX.at(null), "pose is null");
        requireMissing(() -> new Pose(0, 0, null), "rotor is null");
        MovingShape box = CompoundShape.of(BOX).at(0, 0).moving(0, 0);
        requireMissing(() -> new CompoundSweep().sweep(null, box), "a is null");
        requireMissing(() -> Intersection.verdict(box.placed(), null), "b is null");
        requireMissing(() -> Intersection.minimumTranslation(null, box), "a is null");
        requireMissing(() -> Intersection.freePosition(box, (MovingShape) null), "b is null");
        requireMissing(() -> Sweeper.of(null), "path is null");
        requireMissing(() -> new SweepBatch(null), "sweeper is null");
        requireMissing(() -> new CompoundSweep(null), "sweeper is null");
        requireMissing(() -> new OverlapResolver.Body(null, 0, 0, true), "shape is null");
        requireMissing(
                () -> OverlapResolver.resolve(Arrays.asList((OverlapResolver.Body) null), 3), "bodies[0] is null");
        Ray ray = Ray.endless(0, 0, 1, 0);
        requireMissing(() -> RayCast.first(ray, BOX.at(0, 0), null), "fromInside is null");
        requireMissing(() -> RayCast.all(null, List.of(), RayStartInside.REPORT_START), "ray is null");
        requireMissing(
                () -> RayCast.all(ray, Arrays.asList(BOX.at(0, 0), null), RayStartInside.REPORT_START),
                "shapes[1] is null");
        double[] column = new double[1];
        requireMissing(
                () -> new AabbColumns(column, null, column, column, column, column, column, column), "minY is null");
    }

    private static void requireMissing(ThrowingCallable call, String message) {
        assertThatThrownBy(call).isInstanceOf(NullPointerException.class).hasMessageStartingWith(message);
    }

    @Test
    void whatIsNoNumberIsCalledAsTheArgumentIs() {
        requireNoNumber(() -> RoundedPolygon.circle(Double.NaN, 0, 1), "centerX is NaN");
        requireNoNumber(() -> RoundedPolygon.circle(0, Double.NaN, 1), "centerY is NaN");
        requireNoNumber(() -> RoundedPolygon.capsule(0, 1, Double.NaN, 3, 1), "x1 is NaN");
    }

    private static void requireNoNumber(ThrowingCallable call, String message) {
        assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessageStartingWith(message);
    }

    @Test
    void theRestOfAStepBeginsInIt() {
        MovingShape box = CompoundShape.of(BOX).at(0, 0).moving(0, 0);
        SweepResult result = new SweepResult();
        for (double from : new double[] {-Double.MIN_VALUE, Math.nextUp(1), Double.NaN}) {
            String message = "from is " + from + "; a step lasts from 0 to 1";
            assertThatThrownBy(() -> new CompoundSweep().sweepRest(box, box, from))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(message);
            assertThatThrownBy(() -> result.verdictFrom(from))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(message);
        }
    }

    @Test
    void whoWouldHaveToMoveBeyondTheDoublesIsNamed() {
        RoundedPolygon huge = RoundedPolygon.circle(0, 0, 1e308);
        assertThatThrownBy(() -> OverlapResolver.resolve(
                        List.of(
                                new OverlapResolver.Body(huge, 0, 0, true),
                                new OverlapResolver.Body(huge, 1, 0, false)),
                        3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bodies[1] would have to move beyond the doubles; take a larger unit");
    }
}
