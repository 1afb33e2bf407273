package org.polysweep.contact;

/**
 * The immutable answer to one sweep; its type corresponds to one of the four verdicts.
 *
 * <p>The normal points from B toward A. Times are fractions of the step: 0 is its beginning and 1 its end. {@code
 * enter} is the largest double not greater than the exact time, so it is never late; {@code exit} is the smallest
 * double not less than the exact time. A number that does not exist is NaN. Safe to share between threads.
 */
public sealed interface SweepOutcome permits Overlap, TimedContact, Miss {

    /** Returns which of the four verdicts this contact is. */
    Verdict verdict();

    /**
     * Returns the time at which the contact begins, rounded down; for an {@link Overlap}, before the sweep begins; NaN
     * for a {@link Miss}.
     */
    default double enter() {
        return Double.NaN;
    }

    /** Returns the time at which the contact ends, rounded up; it may exceed 1; NaN for a {@link Miss}. */
    default double exit() {
        return Double.NaN;
    }

    /** Returns the x component of the unit normal, from B toward A; NaN if there is none. */
    default double normalX() {
        return Double.NaN;
    }

    /** Returns the y component of the unit normal, from B toward A; NaN if there is none. */
    default double normalY() {
        return Double.NaN;
    }

    /** Returns the part of A that the answer is about, counted from 0: 0 for a convex shape, -1 for a {@link Miss}. */
    default int partA() {
        return -1;
    }

    /** Returns the part of B that the answer is about, counted from 0: 0 for a convex shape, -1 for a {@link Miss}. */
    default int partB() {
        return -1;
    }
}
