package org.polysweep.workbench.compare;

import org.polysweep.peers.PeerAnswer.Outcome;

/**
 * What an algorithm answered to a query.
 *
 * @param outcome the answer in one word
 * @param enter the time of a HIT, finite; of a TOUCH, if it was told; else NaN
 */
record Reply(Outcome outcome, double enter) {

    /** Refused, thrown, not a number, not reached. */
    static final Reply FAILED = new Reply(Outcome.FAILED, Double.NaN);

    /** A reply as it came: a HIT at a time that is no number is a failure. */
    static Reply of(Outcome outcome, double enter) {
        return switch (outcome) {
            case HIT -> Double.isFinite(enter) ? new Reply(outcome, enter) : FAILED;
            case TOUCH -> new Reply(outcome, Double.isFinite(enter) ? enter : Double.NaN);
            case OVERLAP, MISS -> new Reply(outcome, Double.NaN);
            case FAILED -> FAILED;
        };
    }

    /** Whether there is an answer. */
    boolean isAnswer() {
        return outcome != Outcome.FAILED;
    }

    /** When contact is reported: an overlap is a contact from the beginning on; NaN if no time is told. */
    double contactTime() {
        return outcome == Outcome.OVERLAP ? 0 : enter;
    }
}
