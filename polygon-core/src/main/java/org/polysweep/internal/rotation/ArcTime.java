package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;
import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The time of an {@link ArcCrossing}; next to t = 0, by residuals that are relative to the distance at 0. Reusable, not
 * thread-safe; no allocation once its arrays are long enough.
 */
final class ArcTime extends RootTime {

    /** Maximum number of steps with a residual of twice the precision, and of further steps next to t = 0. */
    private static final int MAX_CORRECTIONS = 2;

    private final ArcCrossing crossing;
    private final VertexDistance vertexDistance;
    private final DistanceNearStart distanceNearStart = new DistanceNearStart();

    ArcTime(ArcCrossing crossing, VertexDistance vertexDistance) {
        super(crossing);
        this.crossing = crossing;
        this.vertexDistance = vertexDistance;
    }

    @Override
    void refine(double near) {
        time.set(near);
        for (int i = 0; i < MAX_CORRECTIONS && isWithin(time.head()); i++) {
            double before = time.head();
            vertexDistance.set(crossing.frame, crossing.ofOwner, crossing.vertex, time.set(before));
            correct(before, vertexDistance.excess(), vertexDistance.unit);
        }
        for (int i = 0; i < MAX_CORRECTIONS && isOpenNearStart(); i++) {
            double before = time.head();
            DoubleDouble excess = distanceNearStart.excess(crossing.frame, crossing.ofOwner, crossing.vertex, before);
            correct(before, excess, distanceNearStart.unit());
        }
    }

    /**
     * Corrects the time: docs/error-bounds.md, theorem 28.
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
        double unitError = 2 * (unit.headError() / unit.head()) + frame.heightError / sum;
        step(near, excess.head() / divisor, excess.headError() / divisor, 2 * unitError);
    }
}
