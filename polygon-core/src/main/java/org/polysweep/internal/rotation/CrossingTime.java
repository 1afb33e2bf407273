package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;
import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The time of a {@link VertexCrossing}; next to t = 0, by residuals that are relative to the height at 0. Reusable, not
 * thread-safe, no allocation.
 */
final class CrossingTime extends RootTime {

    /** Maximum number of steps with a residual that is relative to the height at 0. */
    private static final int STEPS_NEAR_START = 2;

    private final VertexCrossing crossing;
    private final VertexOnEdge vertexOnEdge;
    private final HeightResidual heightResidual = new HeightResidual();
    private final ResidualNearStart residualNearStart = new ResidualNearStart();

    /**
     * Creates the time of a crossing.
     *
     * @param crossing the crossing, which must not change between {@link #begin} and {@link #get}
     * @param vertexOnEdge scratch space for computations
     */
    CrossingTime(VertexCrossing crossing, VertexOnEdge vertexOnEdge) {
        super(crossing);
        this.crossing = crossing;
        this.vertexOnEdge = vertexOnEdge;
    }

    @Override
    void refine(double near) {
        boolean isSharp = crossing.frame.radius == 0;
        refine(near, isSharp);
        if (isSharp && Double.isNaN(time.roundDown())) {
            refine(near, false);
        }
        for (int i = 0; i < STEPS_NEAR_START && isOpenNearStart(); i++) {
            double before = time.head();
            DoubleDouble height = residualNearStart.height(crossing.frame, crossing.edge, crossing.vertex, before);
            correct(before, height, residualNearStart.unit());
        }
    }

    /** Finds the time from a double that is near to it, by the residual or with computed errors. */
    private void refine(double near, boolean byResidual) {
        correct(near, byResidual);
        double head = time.head();
        // If the root is close to 0, the first correction has found only its first digits.
        if (RotationBound.isWorthCorrecting(head - near, near) && isWithin(head)) {
            correct(head, byResidual);
        }
    }

    private void correct(double near, boolean byResidual) {
        BodyFrame frame = crossing.frame;
        if (byResidual) {
            double height = heightResidual.height(frame.owner, crossing.edge, frame.other, crossing.vertex, near);
            frame.moveTo(near);
            step(near, height, frame.residualError(), frame.unitError());
        } else {
            vertexOnEdge.set(crossing, time.set(near));
            correct(near, vertexOnEdge.height(), vertexOnEdge.unit);
        }
    }

    private void correct(double near, DoubleDouble height, DoubleDouble unit) {
        if (height.sign() == 0) {
            time.set(near);
        } else {
            double size = unit.head();
            crossing.frame.moveTo(near);
            step(near, height.head() / size, height.headError() / size, unit.headError() / size);
        }
    }
}
