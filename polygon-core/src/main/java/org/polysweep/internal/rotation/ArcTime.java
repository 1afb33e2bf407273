package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;
import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The time of an {@link ArcCrossing} in double-double, like {@link CrossingTime}: Newton's method in doubles, then
 * steps with a residual of twice the precision; next to t = 0, relative to the distance at 0. The time is computed when
 * it is first read. Reusable, not thread-safe; no allocation once its arrays are long enough.
 */
final class ArcTime {

    /** Maximum number of steps of Newton's method in doubles. */
    private static final int MAX_STEPS = 8;

    /** Maximum number of steps with a residual of twice the precision, and of further steps next to t = 0. */
    private static final int MAX_CORRECTIONS = 2;

    private final ArcCrossing crossing;
    private final VertexDistance vertexDistance;
    private final DistanceNearStart distanceNearStart = new DistanceNearStart();
    private final DoubleDouble time = new DoubleDouble();
    private boolean isFound;

    ArcTime(ArcCrossing crossing, VertexDistance vertexDistance) {
        this.crossing = crossing;
        this.vertexDistance = vertexDistance;
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
        time.set(crossing.begin);
        if (crossing.isAtBegin) {
            return;
        }
        time.set(newton());
        for (int i = 0; i < MAX_CORRECTIONS && isWithin(time.head()); i++) {
            double near = time.head();
            vertexDistance.set(crossing.frame, crossing.ofOwner, crossing.vertex, time.set(near));
            correct(near, vertexDistance.excess(), vertexDistance.unit);
        }
        for (int i = 0;
                i < MAX_CORRECTIONS && crossing.begin == 0 && isWithin(time.head()) && Double.isNaN(time.roundDown());
                i++) {
            double near = time.head();
            DoubleDouble excess = distanceNearStart.excess(crossing.frame, crossing.ofOwner, crossing.vertex, near);
            correct(near, excess, distanceNearStart.unit());
        }
    }

    private boolean isWithin(double near) {
        return near >= crossing.begin && near <= crossing.end;
    }

    private double newton() {
        BodyFrame frame = crossing.frame;
        double near = crossing.begin;
        for (int i = 0; i < MAX_STEPS; i++) {
            frame.moveTo(near);
            double step = -(frame.distance(crossing.ofOwner, crossing.vertex) - frame.radius)
                    / frame.slopeBetween(crossing.ofOwner, crossing.vertex);
            double next = near + step;
            near = next < crossing.begin ? crossing.begin : next > crossing.end ? crossing.end : next;
            if (!RotationBound.isWorthMore(step, crossing.end - crossing.begin)) {
                break;
            }
        }
        return near;
    }

    /**
     * Creates a step of Newton's method: docs/error-bounds.md, theorem 28.
     *
     * @param near the time before the step
     * @param excess the square of the distance minus its value at a contact
     * @param unit the unit of the distance
     */
    private void correct(double near, DoubleDouble excess, DoubleDouble unit) {
        if (excess.sign() == 0) {
            time.set(near);
            return;
        }
        if (!RotationBound.isModerate(unit.head())) {
            // Its square may overflow or underflow.
            time.setNear(near, 0, Double.NaN);
            return;
        }
        BodyFrame frame = crossing.frame;
        frame.moveTo(near);
        double sum = frame.distance(crossing.ofOwner, crossing.vertex) + frame.radius;
        double divisor = unit.head() * unit.head() * sum;
        double distance = excess.head() / divisor;
        double distanceError = excess.headError() / divisor;
        double unitError = 2 * (unit.headError() / unit.head()) + frame.heightError / sum;
        double missing = RotationBound.withUnderflow(distanceError);
        double correction = -distance / frame.slopeBetween(crossing.ofOwner, crossing.vertex);
        double farthest = RotationBound.above((Math.abs(distance) + missing) / crossing.leastSlope);
        double uncertain = crossing.bounds.slopeError + crossing.bounds.curvature * farthest;
        double error = RotationBound.ofNewtonStep(correction, uncertain / crossing.leastSlope + 2 * unitError)
                + RotationBound.above(missing / crossing.leastSlope);
        time.setNear(near, correction, RotationBound.withUnderflow(error));
    }
}
