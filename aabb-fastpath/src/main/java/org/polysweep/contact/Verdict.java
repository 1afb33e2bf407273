package org.polysweep.contact;

import java.util.List;

/**
 * The outcome of a sweep of two convex shapes: exactly one of four, decided exactly.
 *
 * <p>Shape A moves by {@code t·d} relative to B, with t in [0, 1]. They <em>touch</em> when they share a point, and
 * they <em>overlap</em> when they would still share one after any sufficiently small shift: for two polygons, when
 * their interiors intersect. The caller decides whether touching is a collision; it is never a matter of tolerance.
 */
public enum Verdict {
    /** They overlap at t = 0, before anything moves: the "pre-collision". */
    OVERLAP((byte) 0),
    /** They do not overlap at t = 0, and the motion makes them overlap from some t in [0, 1) on. */
    HIT((byte) 1),
    /** They share a point at some t in [0, 1] without overlapping: resting, sliding, grazing, arriving at t = 1. */
    TOUCH((byte) 2),
    /** They share no point during the step. */
    MISS((byte) 3);

    /**
     * The verdicts by their codes, in the order above: a table, because a branch on a verdict would be mispredicted.
     */
    private static final List<Verdict> BY_CODE = List.of(values());

    private final byte code;

    Verdict(byte code) {
        this.code = code;
    }

    /**
     * Returns the verdict as a number from 0 to 3, in the order above, for columns of answers: one byte each. The
     * number of a verdict never changes.
     */
    public byte code() {
        return code;
    }

    /**
     * Returns the verdict with a code.
     *
     * @throws IllegalArgumentException if there is no such verdict; the message contains the code
     */
    public static Verdict ofCode(int code) {
        if (code < 0 || code >= BY_CODE.size()) {
            throw new IllegalArgumentException("code must be in [0, 3], but was " + code);
        }
        return BY_CODE.get(code);
    }
}
