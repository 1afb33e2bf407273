package org.polysweep.contact;

/**
 * How two convex shapes meet in one step: exactly one of four, decided as exact arithmetic decides it.
 *
 * <p>Shape A moves by {@code t·d} relative to B, with t in [0, 1]. They <em>touch</em> when they share a point, and they are
 * <em>in each other</em> when they would still share one after any sufficiently small shift: for two polygons, when their
 * interiors meet. Whether touching counts as a collision is the caller's policy over the verdict, never a tolerance.
 */
public enum Verdict {
    /** They are in each other at t = 0, before anything moves: the "pre-collision". */
    OVERLAP,
    /** They are not in each other at t = 0, and the motion brings them into each other from some t in [0, 1) on. */
    HIT,
    /** They share a point at some t in [0, 1] without going into each other: resting, sliding, grazing, arriving at t = 1. */
    TOUCH,
    /** They share no point during the step. */
    MISS;

    /**
     * Returns the verdict where A moves relative to B, from how the line of the motion, carried on both ways, passes the
     * configuration-space obstacle C: it is in C from one time to another.
     *
     * @param enterToStart the sign of (time of entering C) - 0
     * @param enterToEnd the sign of (time of entering C) - 1
     * @param exitToStart the sign of (time of leaving C) - 0
     * @param grazes whether the line has points in common with C, but none with its interior
     */
    public static Verdict ofMotion(int enterToStart, int enterToEnd, int exitToStart, boolean grazes) {
        if (enterToEnd > 0 || exitToStart < 0) {
            return MISS;
        }
        if (grazes || enterToEnd == 0 || exitToStart == 0) {
            return TOUCH;
        }
        return enterToStart < 0 ? OVERLAP : HIT;
    }

    /**
     * Returns the verdict where nothing moves, from how any line through the origin passes C; the origin is at time 0 on it.
     *
     * @param enterToStart the sign of the time of entering C
     * @param exitToStart the sign of the time of leaving C
     * @param grazes whether the line has points in common with C, but none with its interior
     */
    public static Verdict atRest(int enterToStart, int exitToStart, boolean grazes) {
        if (enterToStart > 0 || exitToStart < 0) {
            return MISS;
        }
        return grazes || enterToStart == 0 || exitToStart == 0 ? TOUCH : OVERLAP;
    }
}
