package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;
import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The time of a {@link VertexCrossing} in double-double: Newton's method in doubles, then one or two steps with a
 * residual of twice the precision: docs/error-bounds.md, theorem 14, (6). Next to t = 0, two more
 * steps take a residual that is relative to the height at 0.
 *
 * <p>The time is computed when it is first read. Reusable, not thread-safe, no allocation.
 */
final class CrossingTime {

    /** Maximum number of steps of Newton's method in doubles. */
    private static final int MAX_STEPS = 8;

    /** Maximum number of steps with a residual that is relative to the height at 0. */
    private static final int STEPS_NEAR_START = 2;

    private final VertexCrossing crossing;
    private final VertexOnEdge vertexOnEdge;
    private final HeightResidual heightResidual = new HeightResidual();
    private final DoubleDouble time = new DoubleDouble();
    private final ResidualNearStart residualNearStart = new ResidualNearStart();
    private boolean isFound;

    /**
     * Creates the time of a crossing.
     *
     * @param crossing the crossing, which must not change between {@link #begin} and {@link #get}
     * @param vertexOnEdge scratch space for computations
     */
    CrossingTime(VertexCrossing crossing, VertexOnEdge vertexOnEdge) {
        this.crossing = crossing;
        this.vertexOnEdge = vertexOnEdge;
    }

    /** Discards the time of an earlier crossing. */
    void begin() {
        isFound = false;
    }

    /** Returns the time. */
    DoubleDouble get() {
        if (!isFound) {
            isFound = true;
            find();
        }
        return time;
    }

    private void find() {
        if (crossing.isAtBegin) {
            time.set(crossing.begin);
            return;
        }
        double near = newton();
        boolean isSharp = crossing.frame.radius == 0;
        find(near, isSharp);
        if (isSharp && Double.isNaN(time.roundDown())) {
            find(near, false);
        }
        for (int i = 0; i < STEPS_NEAR_START && crossing.begin == 0 && Double.isNaN(time.roundDown()); i++) {
            correctNearStart();
        }
    }

    /** Newton's method in doubles. */
    private double newton() {
        BodyFrame frame = crossing.frame;
        double begin = crossing.begin;
        double end = crossing.end;
        double near = begin;
        for (int i = 0; i < MAX_STEPS; i++) {
            frame.moveTo(near);
            double step = -(frame.height(crossing.edge, crossing.vertex) - frame.radius)
                    / frame.slope(crossing.edge, crossing.vertex);
            double next = near + step;
            near = next < begin ? begin : next > end ? end : next;
            if (!RotationBound.isWorthMore(step, end - begin)) {
                break;
            }
        }
        return near;
    }

    /** Finds the time from a double that is near to it, by the residual or with computed errors. */
    private void find(double near, boolean byResidual) {
        correct(near, byResidual);
        double head = time.head();
        // If the root is close to 0, the first correction has found only its first digits.
        if (RotationBound.isWorthCorrecting(head - near, near) && head >= crossing.begin && head <= crossing.end) {
            correct(head, byResidual);
        }
    }

    private void correct(double near, boolean byResidual) {
        BodyFrame frame = crossing.frame;
        if (byResidual) {
            double height = heightResidual.height(frame.owner, crossing.edge, frame.other, crossing.vertex, near);
            correct(near, height, frame.residualError(), frame.unitError());
            return;
        }
        vertexOnEdge.set(crossing, time.set(near));
        correct(near, vertexOnEdge.height(), vertexOnEdge.unit);
    }

    private void correctNearStart() {
        double near = time.head();
        if (near >= crossing.begin && near <= crossing.end) {
            DoubleDouble height = residualNearStart.height(crossing.frame, crossing.edge, crossing.vertex, near);
            correct(near, height, residualNearStart.unit());
        }
    }

    private void correct(double near, DoubleDouble height, DoubleDouble unit) {
        if (height.sign() == 0) {
            time.set(near);
        } else {
            correct(
                    near,
                    height.head() / unit.head(),
                    height.headError() / unit.head(),
                    unit.headError() / unit.head());
        }
    }

    /**
     * Creates a step of Newton's method.
     *
     * @param near the time before the step
     * @param height the height at that time, minus its value at a contact
     * @param heightError bounds its error
     * @param unitError bounds the relative error of its unit
     */
    private void correct(double near, double height, double heightError, double unitError) {
        BodyFrame frame = crossing.frame;
        frame.moveTo(near);
        double missing = RotationBound.withUnderflow(heightError);
        double correction = -height / frame.slope(crossing.edge, crossing.vertex);
        double farthest = RotationBound.above((Math.abs(height) + missing) / crossing.leastSlope);
        double uncertain = frame.slopeError + crossing.curvature * farthest;
        double error = RotationBound.ofNewtonStep(correction, uncertain / crossing.leastSlope + unitError)
                + RotationBound.above(missing / crossing.leastSlope);
        time.setNear(near, correction, RotationBound.withUnderflow(error));
    }
}
