package org.polysweep.internal.motion;

import org.polysweep.internal.number.QuadraticSurd;

/**
 * A part of a step: t in [start, end], in times of the whole step.
 *
 * @param start its beginning, at least 0
 * @param end its end, greater than the beginning and at most 1
 */
public record StepPart(double start, double end) {

    /** The whole step. */
    public static final StepPart WHOLE = new StepPart(0, 1);

    /** Returns the exact beginning. */
    public QuadraticSurd exactStart() {
        return start == 0 ? QuadraticSurd.ZERO : QuadraticSurd.of(start);
    }

    /** Returns the exact end. */
    public QuadraticSurd exactEnd() {
        return end == 1 ? QuadraticSurd.ONE : QuadraticSurd.of(end);
    }

    /** Returns whether a part is the whole step. */
    public static boolean isWhole(double start, double end) {
        return start == 0 && end == 1;
    }
}
