package org.polysweep.internal.compound;

import java.util.Optional;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.FrontWalk;
import org.polysweep.internal.obstacle.LineInterval;
import org.polysweep.internal.polygon.PolygonSweep;
import org.polysweep.internal.round.RoundSweep;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/**
 * The exact time of impact of two shapes, to order contacts whose times round to the same double. Reusable and not
 * thread-safe. Cost: a sweep and some expansions or big integers; only big integers allocate.
 */
public final class ExactTimeOfImpact {

    private final SweepResult result = SweepResult.create();
    private final PolygonSweep sharp = new PolygonSweep();

    /** Creates an object for any number of queries. */
    public ExactTimeOfImpact() {}

    /**
     * Returns the time of contact of two shapes that HIT or TOUCH.
     *
     * @param a the first shape
     * @param b the second shape
     * @return the number in [0, 1] that {@code enter} is rounded from
     * @throws IllegalArgumentException if they overlap at the beginning, or do not touch
     */
    public QuadraticSurd of(ConvexMotion a, ConvexMotion b) {
        boolean areSharp = a.shape().radius() == 0 && b.shape().radius() == 0;
        Optional<QuadraticSurd> time =
                areSharp ? sharp.contactTime(a.core(), b.core(), result) : RoundSweep.contactTime(a, b, result);
        return time.orElseThrow(() -> new IllegalArgumentException(
                "the verdict is " + result.verdict() + ", so no contact begins in the step"));
    }

    /**
     * Finds the time of contact of two polygons, for loops that have plain numbers. Allocates only if the exact
     * fallback decides the verdict.
     *
     * @param time receives the number in [0, 1] that {@code enter} is rounded from; if something overflows or
     *     underflows, it is not exact
     * @return whether a contact begins: they HIT or TOUCH
     */
    public boolean find(
            ConvexPolygon a,
            double ax,
            double ay,
            double adx,
            double ady,
            ConvexPolygon b,
            double bx,
            double by,
            double bdx,
            double bdy,
            ExpansionRatio time) {
        sharp.query().setCores(a, b);
        sharp.query().set(ax, ay, adx, ady, bx, by, bdx, bdy);
        return sharp.findContactTime(result, time);
    }

    /**
     * Returns the time at which two shapes begin or cease to overlap, if they OVERLAP or HIT and move relative to each
     * other.
     *
     * @param a the first shape
     * @param b the second shape
     * @param isBegin true for the beginning, false for the end
     * @return the real number that {@code enter} or {@code exit} is rounded from
     */
    public static QuadraticSurd ofOverlap(ConvexMotion a, ConvexMotion b, boolean isBegin) {
        LineInterval interval = FrontWalk.passage(ExactQuery.of(a, b)).orElseThrow();
        return isBegin ? interval.entering().time() : interval.leaving().time();
    }
}
