package org.polysweep.internal.answer;

import org.polysweep.contact.Verdict;

/**
 * From the signs of the times at which a line enters and leaves the configuration-space obstacle to the verdict.
 * Stateless.
 */
public final class VerdictRule {

    private VerdictRule() {}

    /**
     * Returns the verdict where A moves relative to B, from how the line of the motion, carried on both ways, passes
     * the configuration-space obstacle C: it is in C from one time to another.
     *
     * @param enterToStart the sign of (time of entering C) - 0
     * @param enterToEnd the sign of (time of entering C) - 1
     * @param exitToStart the sign of (time of leaving C) - 0
     * @param grazes whether the line has points in common with C, but none with its interior
     */
    public static Verdict ofMotion(int enterToStart, int enterToEnd, int exitToStart, boolean grazes) {
        if (enterToEnd > 0 || exitToStart < 0) {
            return Verdict.MISS;
        }
        if (grazes || enterToEnd == 0 || exitToStart == 0) {
            return Verdict.TOUCH;
        }
        return enterToStart < 0 ? Verdict.OVERLAP : Verdict.HIT;
    }

    /**
     * Returns the verdict where nothing moves, from how any line through the origin passes C; the origin is at time 0
     * on it.
     *
     * @param enterToStart the sign of the time of entering C
     * @param exitToStart the sign of the time of leaving C
     * @param grazes whether the line has points in common with C, but none with its interior
     */
    public static Verdict atRest(int enterToStart, int exitToStart, boolean grazes) {
        if (enterToStart > 0 || exitToStart < 0) {
            return Verdict.MISS;
        }
        return grazes || enterToStart == 0 || exitToStart == 0 ? Verdict.TOUCH : Verdict.OVERLAP;
    }
}
