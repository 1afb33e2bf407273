package org.polysweep.validate;

import java.util.function.Consumer;

/**
 * A fast sweep in production, checked by the exact polygon algorithm: answers come from the fast sweep, and a share of
 * them is checked. The first wrong answer is reported; optionally, all answers after it are exact.
 *
 * <p>The first query is checked, and then one in n on average: the distance between two checked queries is 1 to 2n - 1
 * queries, chosen by random numbers that are the same in every run. (Exactly every n-th query might be the same pair in
 * every frame.) A {@link RuntimeException} of the fast sweep is considered a checked answer. While the two agree, and
 * for boxes that have occurred before (up to 4,096 different ones, by their sides in their own coordinates), nothing is
 * allocated, except where the last stage of the exact arithmetic is needed. Not thread-safe: create one per thread.
 */
public final class CheckedSweep implements AabbSweep {

    private static final int GREATEST_INTERVAL = 1_000_000;

    private final AabbSweep fast;
    private final AcceptanceRules rules;
    private final int interval;
    private final boolean fallsBack;
    private final Consumer<Counterexample> listener;

    private final ExactBoxResult truth = new ExactBoxResult();

    /** The query that the fast sweep receives, which it may change. */
    private final BoxQuery asked = new BoxQuery();

    private final SplitMix64 random = new SplitMix64();
    private int untilCheck;
    private boolean failed;

    private CheckedSweep(
            AabbSweep fast, AcceptanceRules rules, int interval, boolean fallsBack, Consumer<Counterexample> listener) {
        if (interval <= 0 || interval > GREATEST_INTERVAL) {
            throw new IllegalArgumentException(
                    "interval must be in [1, " + GREATEST_INTERVAL + "], but was " + interval);
        }
        this.fast = fast;
        this.rules = rules;
        this.interval = interval;
        this.fallsBack = fallsBack;
        this.listener = listener;
    }

    /**
     * Returns a sweep that only reports.
     *
     * @param fast the fast sweep
     * @param rules the rules that determine which answers are wrong
     * @param interval 1 to check every answer, n to check one in n on average; up to 1,000,000
     * @param listener receives the first wrong answer only
     */
    public static CheckedSweep reporting(
            AabbSweep fast, AcceptanceRules rules, int interval, Consumer<Counterexample> listener) {
        return new CheckedSweep(fast, rules, interval, false, listener);
    }

    /**
     * Returns a sweep that reports the first wrong answer, corrects it, and then uses the exact algorithm. A
     * {@link RuntimeException} of the fast sweep is also reported and corrected, and not thrown.
     *
     * @param fast the fast sweep
     * @param rules the rules that determine which answers are wrong
     * @param interval 1 to check every answer, n to check one in n on average; up to 1,000,000
     * @param listener receives the first wrong answer only
     */
    public static CheckedSweep fallingBack(
            AabbSweep fast, AcceptanceRules rules, int interval, Consumer<Counterexample> listener) {
        return new CheckedSweep(fast, rules, interval, true, listener);
    }

    /** Returns whether an answer was found wrong. */
    public boolean hasFailed() {
        return failed;
    }

    @Override
    public void sweep(BoxQuery query, ClaimedResult claim) {
        claim.clear();
        if (failed && fallsBack) {
            truth.set(query);
            truth.tell(claim);
            return;
        }
        try {
            fast.sweep(asked.set(query), claim);
        } catch (RuntimeException thrown) {
            truth.set(query);
            report(ComparisonOutcome.CRASH, query, thrown.toString());
            if (!fallsBack) {
                throw thrown;
            }
            truth.tell(claim);
            return;
        }
        if (!failed && isToBeChecked()) {
            check(query, claim);
        }
    }

    private boolean isToBeChecked() {
        if (untilCheck > 0) {
            untilCheck--;
            return false;
        }
        untilCheck = random.below(2 * interval - 1);
        return true;
    }

    private void check(BoxQuery query, ClaimedResult claim) {
        truth.set(query);
        ComparisonOutcome outcome = rules.compare(claim, truth);
        if (outcome.isFinding()) {
            report(outcome, query, claim.toString());
            if (fallsBack) {
                truth.tell(claim);
            }
        }
    }

    private void report(ComparisonOutcome kind, BoxQuery query, String claimed) {
        if (!failed) {
            failed = true;
            listener.accept(new Counterexample(kind, query, claimed, truth.toString()));
        }
    }
}
