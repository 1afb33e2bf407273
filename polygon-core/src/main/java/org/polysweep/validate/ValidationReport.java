package org.polysweep.validate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.polysweep.contact.Verdict;

/** The result of a validation: the counts, and a small query for each kind of finding. Immutable. */
@SuppressWarnings("EnumOrdinal") // as an index into private arrays
public final class ValidationReport {

    private final AcceptanceRules rules;
    private final long[] outcomes;
    private final long[] verdicts;
    private final Map<ComparisonOutcome, Counterexample> smallest;

    /**
     * Stores its arguments, which the caller must not change.
     *
     * @param rules the rules of the validation
     * @param outcomes the number of claims with each outcome, by its ordinal
     * @param verdicts the number of queries with each exact verdict, by its ordinal
     * @param smallest for each kind of finding a query
     */
    ValidationReport(
            AcceptanceRules rules, long[] outcomes, long[] verdicts, Map<ComparisonOutcome, Counterexample> smallest) {
        this.rules = rules;
        this.outcomes = outcomes;
        this.verdicts = verdicts;
        this.smallest = smallest;
    }

    /** Returns the number of queries. */
    public long queries() {
        return Arrays.stream(verdicts).sum();
    }

    /** Returns the number of right answers, not including those that are late within the tolerance. */
    public long agreements() {
        return count(ComparisonOutcome.AGREEMENT);
    }

    /** Returns the number of HITs whose time was late, but within the tolerance. */
    public long lateWithinTolerance() {
        return count(ComparisonOutcome.LATE_WITHIN_TOLERANCE);
    }

    /** Returns the number of queries with an exact verdict. */
    public long count(Verdict verdict) {
        return verdicts[verdict.ordinal()];
    }

    /** Returns the number of answers with an outcome. */
    public long count(ComparisonOutcome outcome) {
        return outcomes[outcome.ordinal()];
    }

    /** Returns whether nothing was found. */
    public boolean isClean() {
        return findings() == 0;
    }

    private long findings() {
        return queries() - agreements() - lateWithinTolerance();
    }

    /** Returns the smallest query for each kind of finding, in the order of {@link ComparisonOutcome}. */
    public List<Counterexample> counterexamples() {
        return new ArrayList<>(smallest.values());
    }

    /**
     * Fails a test if anything was found; otherwise does nothing.
     *
     * @throws AssertionError if something was found; the message is {@link #toString()}
     */
    public void assertClean() {
        if (!isClean()) {
            throw new AssertionError(toString());
        }
    }

    /** Returns the counts in two lines, followed by a few lines for each kind of finding. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(counted(queries(), "query", "queries")).append(": ");
        text.append(counted(agreements(), "agreement", "agreements")).append(", ");
        text.append(lateWithinTolerance())
                .append(" late within ")
                .append(rules.tolerance())
                .append(" ulp, ");
        text.append(counted(findings(), "finding", "findings")).append(rules.isStrict() ? " (strict)" : "");
        text.append("\nverdicts:");
        for (Verdict verdict : Verdict.values()) {
            text.append(' ').append(verdict).append(' ').append(count(verdict));
        }
        for (Counterexample example : smallest.values()) {
            text.append("\n\n").append(count(example.kind())).append(" x ").append(example);
        }
        return text.toString();
    }

    private static String counted(long count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }
}
