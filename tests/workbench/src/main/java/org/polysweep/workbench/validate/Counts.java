package org.polysweep.workbench.validate;

import java.util.EnumMap;
import java.util.Map;
import org.polysweep.contact.Verdict;
import org.polysweep.validate.ComparisonOutcome;

/** How many answers had which outcome, and how many queries which verdict. Not thread-safe. */
final class Counts {

    private final Map<ComparisonOutcome, Long> outcomes = new EnumMap<>(ComparisonOutcome.class);
    private final Map<Verdict, Long> verdicts = new EnumMap<>(Verdict.class);

    /** Counts a query. */
    void count(Verdict exact, ComparisonOutcome outcome) {
        count(exact, 1);
        count(outcome, 1);
    }

    /** Counts queries of a verdict, of which the outcomes are counted apart. */
    void count(Verdict exact, long queries) {
        verdicts.merge(exact, queries, Long::sum);
    }

    /** Counts queries of an outcome, of which the verdicts are counted apart. */
    void count(ComparisonOutcome outcome, long queries) {
        outcomes.merge(outcome, queries, Long::sum);
    }

    /** Adds the counts of other queries. */
    void add(Counts other) {
        other.verdicts.forEach(this::count);
        other.outcomes.forEach(this::count);
    }

    /** How many queries were counted. */
    long queries() {
        return verdicts.values().stream().mapToLong(Long::longValue).sum();
    }

    /** How many answers had an outcome. */
    long of(ComparisonOutcome outcome) {
        return outcomes.getOrDefault(outcome, 0L);
    }

    /** How many queries had a verdict, by the exact answer. */
    long of(Verdict verdict) {
        return verdicts.getOrDefault(verdict, 0L);
    }
}
