package org.polysweep.shape;

import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.bound.RotorGrid;

/**
 * A rotation by any angle during a step, at nearly constant angular speed. The step is divided into equal rotor steps,
 * and in each of them the rotor moves on a straight line; {@code docs/semantics.md} defines the rotors. At any time t
 * in [0, 1], the shape has rotated by {@code radians} times t, up to {@code maxDeviation}.
 *
 * <p>A sweep computes the sines of the rotor steps by {@link StrictMath}. Since Java 21, that is written in Java, and
 * allocates 72 bytes for an angle beyond π/4 until it is compiled.
 *
 * @param radians the angle over the whole step, counter-clockwise, in [-1024, 1024]; it may exceed a full turn
 * @param maxDeviation the maximum difference from constant angular speed, in radians; an eighth of it takes twice as
 *     many rotor steps
 */
public record SteadyRotation(double radians, double maxDeviation) {

    /** No rotation in addition to the rotors of a {@link MovingShape}. */
    public static final SteadyRotation NONE = ofAngle(0);

    /** Checks that the angle is in its range, and that the deviation can be kept. */
    public SteadyRotation {
        Finite.require("radians", radians);
        if (Math.abs(radians) > RotorGrid.MAX_RADIANS) {
            throw new IllegalArgumentException(
                    "radians must be in [-1024, 1024], but was " + radians + "; divide the step into shorter ones");
        }
        double least = RotorGrid.leastDeviation(radians);
        if (!(maxDeviation >= least && maxDeviation <= RotorGrid.GREATEST_DEVIATION)) {
            throw new IllegalArgumentException("maxDeviation must be in [" + least + ", 0.125] for " + radians
                    + " radians, but was " + maxDeviation + "; the default is " + RotorGrid.DEFAULT_DEVIATION);
        }
        radians += 0.0;
    }

    /**
     * Returns the rotation by an angle, with the default of the maximum deviation: 0.001 radians, which is 0.06
     * degrees. A full turn has 16 rotor steps.
     *
     * @param radians the angle, counter-clockwise, in [-1024, 1024]
     * @throws IllegalArgumentException if the angle is NaN or not in this range
     */
    public static SteadyRotation ofAngle(double radians) {
        return new SteadyRotation(radians, RotorGrid.DEFAULT_DEVIATION);
    }

    /**
     * Returns the same rotation with another maximum deviation.
     *
     * @param maxDeviation the maximum difference from constant angular speed, in radians: at most 0.125, and at least
     *     2^-16 + 2^-20·|radians|
     * @throws IllegalArgumentException if it is NaN or not in this range
     */
    public SteadyRotation withMaxDeviation(double maxDeviation) {
        return new SteadyRotation(radians, maxDeviation);
    }

    /** Returns the number of rotor steps, a power of two; with 1, the rotor moves on a straight line. */
    public int rotorSteps() {
        return RotorGrid.rotorSteps(radians, maxDeviation);
    }
}
