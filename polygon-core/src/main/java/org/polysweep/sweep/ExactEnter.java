package org.polysweep.sweep;

import java.util.Optional;
import org.polysweep.contact.SweepResult;
import org.polysweep.exact.QuadraticSurd;
import org.polysweep.polygon.MovingPolygon;
import org.polysweep.polygon.MovingShape;
import org.polysweep.round.RoundSweep;

/**
 * The exact time at which two shapes meet: for those who put contacts in order where the times of two of them round to the same
 * double. Reusable and not thread-safe; makes garbage. Cost: that of a sweep and of some integers.
 */
public final class ExactEnter {

    private final SweepResult result = new SweepResult();
    private final PolygonSweep sharp = new PolygonSweep();
    private final RoundSweep round = new RoundSweep();

    /** Makes one that has not been asked yet. */
    public ExactEnter() {}

    /**
     * Returns the time of contact of two shapes that HIT or TOUCH.
     *
     * @param a the first shape
     * @param b the second shape
     * @return the number in [0, 1] that {@code enter} is rounded from
     * @throws IllegalArgumentException if they are in each other at the beginning, or do not meet
     */
    public QuadraticSurd of(MovingShape a, MovingShape b) {
        boolean areSharp = a.shape().radius() == 0 && b.shape().radius() == 0;
        Optional<QuadraticSurd> time = areSharp
                ? sharp.contactTime(MovingPolygon.coreOf(a), MovingPolygon.coreOf(b), result)
                        .map(QuadraticSurd::of)
                : round.contactTime(a, b, result);
        return time.orElseThrow(() -> new IllegalArgumentException(
                "the verdict is " + result.verdict() + ", so no contact begins in the step"));
    }
}
