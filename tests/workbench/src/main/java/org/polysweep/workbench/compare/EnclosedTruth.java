package org.polysweep.workbench.compare;

import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.ExactVerdict;

/**
 * What is true of shapes that turn as an engine turns them. Nothing about that motion is rational, so the time is
 * enclosed: before {@link #from} they certainly do not overlap, and at {@link #until} they certainly do. Where neither
 * is known, as for a vertex that reaches a wall exactly, the verdict is TOUCH, and every result is right.
 *
 * <p>An interval of time about which nothing is known is halved. The shapes are apart all over it if they are further
 * apart in its middle than they can come nearer in half of it; they overlap somewhere in it if they do at its end. What
 * is left is so short that rounding decides.
 */
final class EnclosedTruth implements QueryTruth {

    /**
     * So many intervals are looked into: a graze, and contact that lasts, would take millions until rounding decides.
     */
    private static final int MOST_INTERVALS = 1 << 15;

    private final EngineMotion motion;
    private final double speed;
    private final double error;
    private ExactVerdict verdict;
    private double from = Double.NaN;
    private double until = Double.NaN;
    private int intervals;
    private boolean isOpen;

    private EnclosedTruth(EngineMotion motion, ExactVerdict verdict) {
        this.motion = motion;
        this.verdict = verdict;
        // It is off by rounding, too.
        speed = motion.speed() * (1 + 0x1p-40);
        error = motion.error();
    }

    /**
     * Finds the truth.
     *
     * @param way how shapes turn
     * @param exact the exact verdict as rotors go: at t = 0 the shapes are where they are in either motion, so an
     *     OVERLAP is one
     */
    static EnclosedTruth of(CompoundQuery query, WayOfTurning way, ExactVerdict exact) {
        EnclosedTruth truth = new EnclosedTruth(EngineMotion.of(query, way), exact);
        if (exact != ExactVerdict.OVERLAP) {
            truth.verdict = truth.search();
        }
        return truth;
    }

    private ExactVerdict search() {
        if (!motion.isBounded()) {
            return ExactVerdict.TOUCH;
        }
        if (meets(0, 1)) {
            return ExactVerdict.HIT;
        }
        return isOpen ? ExactVerdict.TOUCH : ExactVerdict.MISS;
    }

    /** Whether they certainly overlap somewhere in an interval; not asked further than for the first time. */
    private boolean meets(double begin, double end) {
        double middle = (begin + end) / 2;
        double nearer = (end - begin) / 2 * speed;
        intervals++;
        boolean isTooMany = intervals > MOST_INTERVALS;
        if (!isTooMany && motion.gap(middle) > nearer + error) {
            return false;
        }
        if (!isTooMany && nearer > error && middle > begin && middle < end) {
            return meets(begin, middle) || meets(middle, end);
        }
        isOpen = true;
        from = Double.isNaN(from) ? begin : from;
        if (!isTooMany && motion.gap(end) < -error) {
            until = end;
            return true;
        }
        return false;
    }

    @Override
    public ExactVerdict verdict() {
        return verdict;
    }

    @Override
    public boolean isLate(double claimed) {
        return claimed > until;
    }

    /** The time is known up to rounding only. */
    @Override
    public boolean isBeyondNearest(double claimed) {
        return isLate(claimed);
    }

    @Override
    public double error(double claimed) {
        return Math.max(0, Math.max(from - claimed, claimed - until)) * speed;
    }

    double from() {
        return from;
    }

    double until() {
        return until;
    }
}
