package org.polysweep.workbench.compare;

import org.polysweep.peers.PeerAnswer.PeerOutcome;

/**
 * What an algorithm answered to a query.
 *
 * @param outcome the answer in one word
 * @param enter the time of a HIT, finite; of a TOUCH, if reported; else NaN
 * @param reason why there is no answer, for people; empty if there is one
 */
record PeerReply(PeerOutcome outcome, double enter, String reason) {

    /** Reasons go to people, one a line. */
    private static final int LONGEST_REASON = 200;

    /** A reply as it came: a HIT at a time that is no number is a failure. */
    static PeerReply of(PeerOutcome outcome, double enter) {
        return switch (outcome) {
            case HIT ->
                Double.isFinite(enter)
                        ? new PeerReply(outcome, enter, "")
                        : failed("a HIT without an enter that is a finite number");
            case TOUCH -> new PeerReply(outcome, Double.isFinite(enter) ? enter : Double.NaN, "");
            case OVERLAP, MISS -> new PeerReply(outcome, Double.NaN, "");
            case FAILED -> failed("it reported that it found no answer");
        };
    }

    /** Refused, thrown, not a number, not reached. */
    static PeerReply failed(String reason) {
        String line = reason.replaceAll("\\p{Cntrl}", " ");
        return new PeerReply(
                PeerOutcome.FAILED,
                Double.NaN,
                line.length() > LONGEST_REASON ? line.substring(0, LONGEST_REASON) + "…" : line);
    }

    /** Whether there is an answer. */
    boolean isAnswer() {
        return outcome != PeerOutcome.FAILED;
    }
}
