package org.polysweep.workbench.compare;

import java.util.Arrays;
import java.util.function.ToIntFunction;
import org.polysweep.oracle.ExactVerdict;
import org.polysweep.peers.PeerAnswer.PeerOutcome;

/**
 * Counts what is wrong with an algorithm's answers, as {@code validate --policy any} and {@code score.py} do. Where
 * shapes only touch, HIT, TOUCH and MISS are right, and are counted apart.
 */
final class Tally {

    private final int[] exact = new int[ExactVerdict.values().length];
    private final int[] answered = new int[ExactVerdict.values().length];
    private int falsePositive;
    private int falseNegative;
    private int overlapMissed;
    private int falseOverlap;
    private int touchHit;
    private int touchMiss;
    private int late;
    private int lateNearest;
    private int timed;
    private int failed;
    private double maxTimeError;
    private double[] early = new double[16];
    private int earlyCount;

    /**
     * Returns a tally that was written before, without the errors of times that are early.
     *
     * @param count the number in a column; 0 if there is no such column, as in files of older versions
     * @param maxTimeError the greatest error of a time
     */
    @SuppressWarnings("EnumOrdinal") // as an index into a private array
    static Tally of(ToIntFunction<String> count, double maxTimeError) {
        Tally tally = new Tally();
        tally.exact[ExactVerdict.HIT.ordinal()] = count.applyAsInt("hits");
        tally.exact[ExactVerdict.OVERLAP.ordinal()] = count.applyAsInt("overlaps");
        tally.exact[ExactVerdict.TOUCH.ordinal()] = count.applyAsInt("touches");
        tally.exact[ExactVerdict.MISS.ordinal()] = count.applyAsInt("queries") - tally.queries();
        tally.falsePositive = count.applyAsInt("false_positive");
        tally.falseNegative = count.applyAsInt("false_negative");
        tally.overlapMissed = count.applyAsInt("overlap_missed");
        tally.falseOverlap = count.applyAsInt("false_overlap");
        tally.touchHit = count.applyAsInt("touch_hit");
        tally.touchMiss = count.applyAsInt("touch_miss");
        tally.late = count.applyAsInt("late");
        tally.lateNearest = count.applyAsInt("late_nearest");
        tally.timed = count.applyAsInt("timed");
        tally.failed = count.applyAsInt("failed");
        tally.answered[ExactVerdict.HIT.ordinal()] = count.applyAsInt("answered_hits");
        tally.answered[ExactVerdict.MISS.ordinal()] = count.applyAsInt("answered_misses");
        tally.answered[ExactVerdict.OVERLAP.ordinal()] = count.applyAsInt("answered_overlaps");
        tally.answered[ExactVerdict.TOUCH.ordinal()] = count.applyAsInt("answered_touches");
        tally.maxTimeError = maxTimeError;
        return tally;
    }

    /** Judges one answer. */
    @SuppressWarnings("EnumOrdinal") // as an index into a private array
    void add(QueryTruth truth, PeerReply reply) {
        exact[truth.verdict().ordinal()]++;
        if (!reply.isAnswer()) {
            failed++;
            return;
        }
        answered[truth.verdict().ordinal()]++;
        switch (truth.verdict()) {
            case MISS -> falsePositive += reply.outcome() == PeerOutcome.MISS ? 0 : 1;
            case OVERLAP -> overlapMissed += reply.outcome() == PeerOutcome.OVERLAP ? 0 : 1;
            case HIT -> addHit(truth, reply);
            case TOUCH -> addTouch(reply.outcome());
        }
    }

    private void addHit(QueryTruth truth, PeerReply reply) {
        if (reply.outcome() == PeerOutcome.OVERLAP) {
            falseOverlap++;
        } else if (reply.outcome() == PeerOutcome.HIT) {
            addTime(truth, reply.enter());
        } else {
            falseNegative++;
        }
    }

    private void addTouch(PeerOutcome outcome) {
        falseOverlap += outcome == PeerOutcome.OVERLAP ? 1 : 0;
        touchHit += outcome == PeerOutcome.HIT ? 1 : 0;
        touchMiss += outcome == PeerOutcome.MISS ? 1 : 0;
    }

    private void addTime(QueryTruth truth, double claimed) {
        timed++;
        double error = truth.error(claimed);
        maxTimeError = Math.max(maxTimeError, error);
        if (truth.isLate(claimed)) {
            late++;
            lateNearest += truth.isBeyondNearest(claimed) ? 1 : 0;
            return;
        }
        if (earlyCount == early.length) {
            early = Arrays.copyOf(early, 2 * earlyCount);
        }
        early[earlyCount++] = error;
    }

    /** How many queries were judged, failures included. */
    int queries() {
        return Arrays.stream(exact).sum();
    }

    /** How many queries have a verdict, by the exact answer. */
    @SuppressWarnings("EnumOrdinal") // as an index into a private array
    int queries(ExactVerdict verdict) {
        return exact[verdict.ordinal()];
    }

    /** How many queries with a verdict have an answer, right or wrong: of those, the rates are. */
    @SuppressWarnings("EnumOrdinal") // as an index into a private array
    int answered(ExactVerdict verdict) {
        return answered[verdict.ordinal()];
    }

    /** How often contact was reported on a MISS. */
    int falsePositive() {
        return falsePositive;
    }

    /** How often a MISS or a TOUCH was reported on a HIT. */
    int falseNegative() {
        return falseNegative;
    }

    /** How often an OVERLAP was answered by something else. */
    int overlapMissed() {
        return overlapMissed;
    }

    /** How often a HIT or a TOUCH was answered by OVERLAP. */
    int falseOverlap() {
        return falseOverlap;
    }

    /** How often a TOUCH was answered by HIT. */
    int touchHit() {
        return touchHit;
    }

    /** How often a TOUCH was answered by MISS. */
    int touchMiss() {
        return touchMiss;
    }

    /** How many HITs were answered by a HIT, which has a time. */
    int timed() {
        return timed;
    }

    /** How often the time of a HIT was greater than the exact one. */
    int late() {
        return late;
    }

    /** How often it was greater than the double nearest to the exact one. */
    int lateNearest() {
        return lateNearest;
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

    /**
     * Of times that are not late, the distance along the motion that so many hundredths of them do not exceed; NaN if
     * there are none.
     */
    double earlyError(int hundredths) {
        if (earlyCount == 0) {
            return Double.NaN;
        }
        double[] sorted = Arrays.copyOf(early, earlyCount);
        Arrays.sort(sorted);
        int rank = (int) ((99L + (long) earlyCount * hundredths) / 100);
        return sorted[Math.max(rank, 1) - 1];
    }
}
