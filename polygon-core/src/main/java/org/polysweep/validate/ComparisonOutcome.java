package org.polysweep.validate;

import java.util.Locale;

/** The outcome for one claim: it is right, or the kind of finding. */
public enum ComparisonOutcome {
    /** Nothing is wrong. */
    AGREEMENT,
    /**
     * A HIT whose time is greater than the exact one, by no more than is allowed: counted separately, and not a
     * finding.
     */
    LATE_WITHIN_TOLERANCE,
    /** A contact is claimed where there is none; strictly also a HIT where they only touch. */
    FALSE_HIT,
    /** No HIT is claimed where there is one; strictly also a MISS where they touch. */
    FALSE_MISS,
    /** They overlap before anything moves, and something else is claimed. */
    OVERLAP_MISSED,
    /** They do not overlap before anything moves, and an overlap is claimed. */
    FALSE_OVERLAP,
    /** The time of a HIT is greater than the exact one, by more than is allowed. */
    LATE,
    /** The time of a HIT is less than the exact one, by more than is allowed. */
    WRONG_TIME,
    /** The normal of a HIT is not the right one. */
    WRONG_NORMAL,
    /** The sweep threw an exception, or its process ended. */
    CRASH,
    /** The sweep did not return in time; never reported for a sweep in this process. */
    HANG,
    /** Nothing is claimed, or a claimed number is NaN or infinite. */
    GARBAGE,
    /** The time of exit, where one is given, is less than the exact one, by more than is allowed. */
    EARLY_EXIT;

    /** Returns whether something is wrong. */
    public boolean isFinding() {
        return this != AGREEMENT && this != LATE_WITHIN_TOLERANCE;
    }

    /** Returns the name used by the command line, such as {@code false_hit}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
