package org.polysweep.workbench.compare;

import org.polysweep.peers.PeerAnswer.PeerOutcome;

/** Counts what is wrong with an algorithm's answers. A TOUCH accepts every answer. */
final class Tally {

    private int queries;
    private int falsePositive;
    private int falseNegative;
    private int overlapMissed;
    private int late;
    private int failed;
    private double maxTimeError;

    /** Returns a tally of counts that were written before. */
    static Tally of(
            int queries,
            int falsePositive,
            int falseNegative,
            int overlapMissed,
            int late,
            double maxTimeError,
            int failed) {
        Tally tally = new Tally();
        tally.queries = queries;
        tally.falsePositive = falsePositive;
        tally.falseNegative = falseNegative;
        tally.overlapMissed = overlapMissed;
        tally.late = late;
        tally.maxTimeError = maxTimeError;
        tally.failed = failed;
        return tally;
    }

    /** Judges one answer. */
    void add(QueryTruth truth, PeerReply reply) {
        queries++;
        if (!reply.isAnswer()) {
            failed++;
            return;
        }
        boolean contact = reply.outcome() != PeerOutcome.MISS;
        switch (truth.verdict()) {
            case MISS -> falsePositive += contact ? 1 : 0;
            case OVERLAP -> overlapMissed += isOverlapOrHitAtZero(reply) ? 0 : 1;
            case HIT -> {
                if (contact) {
                    judgeTime(truth, reply.contactTime());
                } else {
                    falseNegative++;
                }
            }
            case TOUCH -> {
                // With a tolerance, any answer is right here.
            }
        }
    }

    private static boolean isOverlapOrHitAtZero(PeerReply reply) {
        return reply.outcome() == PeerOutcome.OVERLAP || (reply.outcome() == PeerOutcome.HIT && reply.enter() <= 0);
    }

    private void judgeTime(QueryTruth truth, double claimed) {
        if (Double.isNaN(claimed)) {
            return;
        }
        late += truth.isLate(claimed) ? 1 : 0;
        maxTimeError = Math.max(maxTimeError, truth.error(claimed));
    }

    /** How many queries were judged, failures included. */
    int queries() {
        return queries;
    }

    /** How often contact was reported on a MISS. */
    int falsePositive() {
        return falsePositive;
    }

    /** How often none was reported on a HIT. */
    int falseNegative() {
        return falseNegative;
    }

    /** How often an OVERLAP was answered neither as overlap nor as a hit at 0. */
    int overlapMissed() {
        return overlapMissed;
    }

    /** How often the time of a HIT was greater than the exact one. */
    int late() {
        return late;
    }

    /** How often there was no answer. */
    int failed() {
        return failed;
    }

    /**
     * The greatest distance between the claimed and the exact place of contact, along the motion; 0 without any HIT.
     */
    double maxTimeError() {
        return maxTimeError;
    }
}
