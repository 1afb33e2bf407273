package org.polysweep.validate;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.polysweep.contact.Verdict;

/**
 * Checks a sweep of two boxes against the exact polygon algorithm, query by query, and shrinks the findings.
 *
 * <pre>{@code
 * ValidationReport report = Validator.of(mySweep).validate(BoxQueries.ordinary(1, 100_000));
 * report.assertClean();   // an AssertionError that says what is wrong, with the smallest query for each kind
 * }</pre>
 *
 * <p>The default rules are {@link AcceptanceRules#PLAIN_DOUBLES}, for correct sweeps in plain doubles. A validator is
 * immutable, and thread-safe if its sweep is. The sweep is called from the thread that validates; there is no time
 * limit for a sweep.
 */
public final class Validator {

    private final AabbSweep sweep;
    private final AcceptanceRules rules;

    private Validator(AabbSweep sweep, AcceptanceRules rules) {
        this.sweep = sweep;
        this.rules = rules;
    }

    /** Returns a validator of a sweep, by the rules for plain doubles. */
    public static Validator of(AabbSweep sweep) {
        return new Validator(sweep, AcceptanceRules.PLAIN_DOUBLES);
    }

    /** Returns a validator of the same sweep by other rules. */
    public Validator withRules(AcceptanceRules rules) {
        return new Validator(sweep, rules);
    }

    /** Returns a validator of the same sweep that takes answers literally, as {@link AcceptanceRules} defines. */
    public Validator strict() {
        return withRules(new AcceptanceRules(true, rules.tolerance(), rules.policy(), rules.times()));
    }

    /** Returns a validator of the same sweep with another tolerance, in ulp, as {@link AcceptanceRules} defines. */
    public Validator withTolerance(int tolerance) {
        return withRules(new AcceptanceRules(rules.isStrict(), tolerance, rules.policy(), rules.times()));
    }

    /** Validates the sweep on the given queries. */
    public ValidationReport validate(BoxQuery... queries) {
        return validate(Arrays.asList(queries).iterator());
    }

    /** Validates the sweep on the queries of a stream, in its order. */
    public ValidationReport validate(Stream<BoxQuery> queries) {
        return validate(queries.sequential().iterator());
    }

    /** Validates the sweep on the given queries. */
    public ValidationReport validate(Iterable<BoxQuery> queries) {
        return validate(queries.iterator());
    }

    /** No query is stored, so the iterator may return the same object again with other numbers. */
    @SuppressWarnings("EnumOrdinal") // as an index into arrays that the report keeps
    private ValidationReport validate(Iterator<BoxQuery> queries) {
        Trial trial = new Trial(sweep, rules);
        long[] outcomes = new long[ComparisonOutcome.values().length];
        long[] verdicts = new long[Verdict.values().length];
        Map<ComparisonOutcome, BoxQuery> simplest = new EnumMap<>(ComparisonOutcome.class);
        while (queries.hasNext()) {
            BoxQuery query = queries.next();
            ComparisonOutcome outcome = trial.ask(query);
            outcomes[outcome.ordinal()]++;
            verdicts[trial.truth().verdict().ordinal()]++;
            if (outcome.isFinding()) {
                simplest.merge(outcome, query.copy(), BinaryOperator.minBy(BoxShrinker.ORDER));
            }
        }
        Map<ComparisonOutcome, Counterexample> smallest = new EnumMap<>(ComparisonOutcome.class);
        simplest.forEach((kind, query) -> smallest.put(kind, shrunk(trial, kind, query)));
        return new ValidationReport(rules, outcomes, verdicts, smallest);
    }

    private static Counterexample shrunk(Trial trial, ComparisonOutcome kind, BoxQuery query) {
        BoxQuery small = BoxShrinker.shrink(query, tried -> trial.ask(tried) == kind);
        // The sweep is called again, for its claim.
        trial.ask(small);
        return trial.counterexample(kind, small);
    }
}
