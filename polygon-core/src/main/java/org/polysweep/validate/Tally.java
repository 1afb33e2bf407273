package org.polysweep.validate;

import org.polysweep.contact.Verdict;

/**
 * How many claims had which outcome, and how many queries which verdict. Every query is counted once by outcome, so
 * agreements, those late within tolerance and the findings add up to the queries. Tallies of different queries add up. Not
 * thread-safe.
 */
@SuppressWarnings("EnumOrdinal") // as an index into arrays that nobody else sees
public final class Tally {

    private final long[] outcomes = new long[Outcome.values().length];
    private final long[] verdicts = new long[Verdict.values().length];

    /** Makes a tally of nothing. */
    public Tally() {}

    /**
     * Counts a query.
     *
     * @param verdict the exact one
     * @param outcome what is to be said of the claim
     */
    public void count(Verdict verdict, Outcome outcome) {
        verdicts[verdict.ordinal()]++;
        outcomes[outcome.ordinal()]++;
    }

    /** Adds the counts of another tally. */
    public void add(Tally other) {
        for (int i = 0; i < outcomes.length; i++) {
            outcomes[i] += other.outcomes[i];
        }
        for (int i = 0; i < verdicts.length; i++) {
            verdicts[i] += other.verdicts[i];
        }
    }

    /** Returns how many queries were counted. */
    public long queries() {
        long sum = 0;
        for (long verdict : verdicts) {
            sum += verdict;
        }
        return sum;
    }

    /** Returns how many claims had an outcome. */
    public long of(Outcome outcome) {
        return outcomes[outcome.ordinal()];
    }

    /** Returns how many queries had a verdict, by the exact answer. */
    public long of(Verdict verdict) {
        return verdicts[verdict.ordinal()];
    }

    /** Returns how many claims were wrong. */
    public long findings() {
        return queries() - of(Outcome.AGREEMENT) - of(Outcome.LATE_WITHIN_TOLERANCE);
    }
}
