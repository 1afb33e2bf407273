package org.polysweep.validate;

import org.polysweep.contact.Verdict;

/**
 * The answers that are right if the boxes touch during the step and never overlap. A TOUCH is right by every policy.
 *
 * <p>There are two cases. The boxes reach each other exactly at the end of the step, and would overlap if it continued.
 * Or they graze, slide or rest, and would never overlap.
 */
public enum TouchPolicy {
    /** HIT and MISS are both right. */
    ANY(false, false),
    /** The step is [0, 1) and boxes are open: MISS, and no HIT. */
    HALF_OPEN(false, false),
    /** The step is [0, 1]: HIT for an arrival at exactly 1, and no HIT for boxes that would never overlap. */
    CLOSED_STEP(true, false),
    /** The step is [0, 1) and boxes are closed: HIT wherever they touch before 1. */
    CLOSED_BOXES(false, true),
    /** The step is [0, 1] and boxes are closed: HIT wherever they touch. */
    CLOSED(true, true);

    private final boolean withEnd;
    private final boolean withSides;

    TouchPolicy(boolean withEnd, boolean withSides) {
        this.withEnd = withEnd;
        this.withSides = withSides;
    }

    /**
     * Returns the policy of a program, given whether it includes the end of the step, and whether it includes touching.
     */
    public static TouchPolicy of(boolean includesEnd, boolean includesTouching) {
        if (includesEnd) {
            return includesTouching ? CLOSED : CLOSED_STEP;
        }
        return includesTouching ? CLOSED_BOXES : HALF_OPEN;
    }

    /** Returns whether an answer to boxes that touch without overlapping is right: any except OVERLAP. */
    boolean allows(Verdict claimed, ExactResult truth) {
        if (this == ANY || claimed == Verdict.TOUCH) {
            return true;
        }
        boolean isHit = claimed == Verdict.HIT;
        if (truth.enter() < 1) {
            return isHit == withSides;
        }
        if (withEnd == withSides || !withEnd) {
            return isHit == withEnd;
        }
        return switch (truth.touchAtEnd()) {
            case ARRIVAL -> isHit;
            case GRAZE -> !isHit;
            case UNKNOWN -> true;
        };
    }

    /** Returns whether a claim may report an OVERLAP for boxes that touch when the step begins. */
    boolean allowsOverlap(ExactResult truth) {
        return withSides && truth.enter() == 0 && (truth.verdict() == Verdict.TOUCH || truth.verdict() == Verdict.HIT);
    }
}
