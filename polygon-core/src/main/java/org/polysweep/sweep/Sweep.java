package org.polysweep.sweep;

import org.polysweep.contact.SweepOutcome;
import org.polysweep.internal.motion.Required;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;

/**
 * Sweeps two shapes, which move in straight lines for one step and may rotate: whether, when and how they collide.
 *
 * <pre>{@code
 * ConvexPolygon crate = ConvexPolygon.of(0, 0,  2, 0,  2, 1,  0, 1);
 * ConvexPolygon ramp = ConvexPolygon.of(0, 0,  6, 0,  6, 3);
 * SweepOutcome contact = Sweep.outcome(crate.at(0, 5).moving(8, -8), ramp.at(4, 0));
 * MovingShape turning = crate.at(0, 5).moving(8, -8).rotatingBy(Rotor.ofAngle(0.5));
 * SweepOutcome whileTurning = Sweep.outcome(turning, ramp.at(4, 0));
 * }</pre>
 *
 * <p>A {@code Rotor} ({@link org.polysweep.pose.Rotor}) is an orientation. Results are exact; {@link Sweeper} does the
 * same with a reusable result. Thread-safe.
 */
public final class Sweep {

    private Sweep() {}

    /**
     * Sweeps A against B over the step t in [0, 1].
     *
     * @param a the first shape, with position and displacement
     * @param b the second shape
     * @return the contact; its normal points from B toward A
     */
    public static SweepOutcome outcome(MovingShape a, MovingShape b) {
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(a, b, result);
        return result.toOutcome();
    }

    /**
     * Sweeps A against B over a part of the step, t in [startTime, endTime]. The motion remains the motion of the whole
     * step, and all times are times of the whole step; {@link Sweeper} has the details.
     *
     * @param a the first shape, with position and displacement
     * @param b the second shape
     * @param startTime the beginning of the part, at least 0
     * @param endTime the end of the part, greater than {@code startTime} and at most 1
     * @return the contact; an OVERLAP means an overlap at {@code startTime}
     * @throws IllegalArgumentException if a time is not in its range
     */
    public static SweepOutcome outcome(MovingShape a, MovingShape b, double startTime, double endTime) {
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(a, b, startTime, endTime, result);
        return result.toOutcome();
    }

    /**
     * Sweeps A against B, which is at rest, over the step t in [0, 1].
     *
     * @param a the first shape, with position and displacement
     * @param b the second shape
     * @return the contact; its normal points from B toward A
     */
    public static SweepOutcome outcome(MovingShape a, PlacedShape b) {
        return outcome(a, Required.placed("b", b).moving(0, 0));
    }
}
