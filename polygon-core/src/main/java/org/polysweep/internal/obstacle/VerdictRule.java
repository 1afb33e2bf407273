package org.polysweep.internal.obstacle;

import org.polysweep.contact.Verdict;

/** The verdict that follows from the signs of the times at which a line enters and leaves the obstacle C. Stateless. */
public final class VerdictRule {

    private VerdictRule() {}

    /**
     * Returns the verdict if A moves relative to B; the line of the motion, extended to both sides, is in C from the
     * time of entry to the time of exit.
     *
     * @param enterToStart the sign of the time of entry
     * @param enterToEnd the sign of (time of entry) - 1
     * @param exitToStart the sign of the time of exit
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
     * Returns the verdict if neither shape moves: from any line through the origin, on which the origin has the time 0.
     *
     * @param enterToStart the sign of the time of entry
     * @param exitToStart the sign of the time of exit
     * @param grazes whether the line has points in common with C, but none with its interior
     */
    public static Verdict atRest(int enterToStart, int exitToStart, boolean grazes) {
        if (enterToStart > 0 || exitToStart < 0) {
            return Verdict.MISS;
        }
        return grazes || enterToStart == 0 || exitToStart == 0 ? Verdict.TOUCH : Verdict.OVERLAP;
    }
}
