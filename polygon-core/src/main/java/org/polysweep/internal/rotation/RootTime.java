package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;
import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The time of a {@link Crossing} in double-double: Newton's method in doubles, then steps with a residual of twice the
 * precision: docs/error-bounds.md, theorem 14, (6), and theorem 28. Computed when it is first read. Reusable, not
 * thread-safe.
 */
abstract class RootTime {

    /** Maximum number of steps of Newton's method in doubles. */
    private static final int MAX_STEPS = 8;

    final DoubleDouble time = new DoubleDouble();
    private final Crossing crossing;
    private boolean isFound;

    /**
     * Creates the time of a crossing.
     *
     * @param crossing the crossing, which must not change between {@link #begin} and {@link #get}
     */
    RootTime(Crossing crossing) {
        this.crossing = crossing;
    }

    /** Discards the time of an earlier crossing. */
    final void begin() {
        isFound = false;
    }

    /** Returns the time. */
    final DoubleDouble get() {
        if (!isFound) {
            isFound = true;
            if (crossing.isAtBegin) {
                time.set(crossing.begin);
            } else {
                refine(newton());
            }
        }
        return time;
    }

    /** Sets the time by one step or more from a double that is near to it. */
    abstract void refine(double near);

    /** Newton's method in doubles. */
    private double newton() {
        double begin = crossing.begin;
        double end = crossing.end;
        double near = begin;
        for (int i = 0; i < MAX_STEPS; i++) {
            crossing.frame.moveTo(near);
            double step = -crossing.excess() / crossing.slope();
            double next = near + step;
            near = next < begin ? begin : next > end ? end : next;
            if (!RotationBound.isWorthMore(step, end - begin)) {
                break;
            }
        }
        return near;
    }

    /** Returns whether a time lies in the interval of the proof. */
    final boolean isWithin(double near) {
        return near >= crossing.begin && near <= crossing.end;
    }

    /** Returns whether residuals relative to the value at t = 0 may find a time that is not certain yet. */
    final boolean isOpenNearStart() {
        return crossing.begin == 0 && isWithin(time.head()) && Double.isNaN(time.roundDown());
    }

    /**
     * Sets the time by a step of Newton's method.
     *
     * @param near the time before the step, at which the frame is
     * @param excess the height or distance minus its value at a contact
     * @param excessError bounds its error
     * @param unitError bounds the relative error of its unit
     */
    final void step(double near, double excess, double excessError, double unitError) {
        double leastSlope = crossing.leastSlope;
        double missing = RotationBound.withUnderflow(excessError);
        double correction = -excess / crossing.slope();
        double farthest = RotationBound.above((Math.abs(excess) + missing) / leastSlope);
        double uncertain = crossing.slopeError + crossing.curvature * farthest;
        double error = RotationBound.ofNewtonStep(correction, uncertain / leastSlope + unitError)
                + RotationBound.above(missing / leastSlope);
        time.setNear(near, correction, RotationBound.withUnderflow(error));
    }
}
