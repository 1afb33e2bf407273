package org.polysweep.sweep;

import org.polysweep.contact.SweepResult;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.QuadraticSurd;
import org.polysweep.polygon.MovingPolygon;
import org.polysweep.polygon.MovingShape;
import org.polysweep.round.RoundSweep;

/**
 * The exact time at which two shapes meet: for those who put contacts in order where the times of two of them round to the same
 * double. Thread-safe; makes garbage. Cost: that of a sweep whose signs are decided one by one, and some integers.
 */
public final class ExactEnter {

    private ExactEnter() {}

    /**
     * Returns the time of contact of two shapes that HIT or TOUCH.
     *
     * @param a the first shape
     * @param b the second shape
     * @return the number in [0, 1] that {@code enter} is rounded from
     * @throws IllegalArgumentException if they are in each other at the beginning, or do not meet
     */
    public static QuadraticSurd of(MovingShape a, MovingShape b) {
        SweepResult result = new SweepResult();
        Sweeper.AUTO.sweep(a, b, result);
        Verdict verdict = result.verdict();
        if (verdict == Verdict.MISS || verdict == Verdict.OVERLAP) {
            throw new IllegalArgumentException("the verdict is " + verdict + ", so no contact begins in the step");
        }
        if (a.dx() == b.dx() && a.dy() == b.dy()) {
            return QuadraticSurd.ZERO;
        }
        if (a.shape().radius() == 0 && b.shape().radius() == 0) {
            return QuadraticSurd.of(PolygonSweep.exactly(MovingPolygon.coreOf(a), MovingPolygon.coreOf(b))
                    .startTime());
        }
        return RoundSweep.impact(a, b).time();
    }
}
