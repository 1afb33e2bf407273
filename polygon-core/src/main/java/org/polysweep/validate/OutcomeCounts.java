package org.polysweep.validate;

import org.polysweep.contact.Verdict;

/**
 * How many claims had which outcome, and how many queries which verdict. Every query is counted once by outcome, so
 * agreements, those late within tolerance and the findings add up to the queries. Not thread-safe.
 */
@SuppressWarnings("EnumOrdinal") // as an index into private arrays
final class OutcomeCounts {

    private final long[] outcomes = new long[Outcome.values().length];
    private final long[] verdicts = new long[Verdict.values().length];

    /**
     * Counts a query.
     *
     * @param verdict the exact one
     * @param outcome what is to be said of the claim
     */
    void count(Verdict verdict, Outcome outcome) {
        verdicts[verdict.ordinal()]++;
        outcomes[outcome.ordinal()]++;
    }

    /** Returns how many queries were counted. */
    long queries() {
        long sum = 0;
        for (long verdict : verdicts) {
            sum += verdict;
        }
        return sum;
    }

    /** Returns how many claims had an outcome. */
    long of(Outcome outcome) {
        return outcomes[outcome.ordinal()];
    }

    /** Returns how many queries had a verdict, by the exact answer. */
    long of(Verdict verdict) {
        return verdicts[verdict.ordinal()];
    }

    /** Returns how many claims were wrong. */
    long findings() {
        return queries() - of(Outcome.AGREEMENT) - of(Outcome.LATE_WITHIN_TOLERANCE);
    }
}
