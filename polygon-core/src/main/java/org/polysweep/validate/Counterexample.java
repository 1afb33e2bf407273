package org.polysweep.validate;

/**
 * A query that a sweep answers wrongly. Immutable.
 *
 * @param kind the kind of finding
 * @param query the query
 * @param claimed the claim of the sweep, as text; the exception if it threw one
 * @param exact the exact result, as text
 */
public record Counterexample(ComparisonOutcome kind, BoxQuery query, String claimed, String exact) {

    /** Copies the query. */
    public Counterexample {
        query = query.copy();
    }

    /** Returns a copy of the query. */
    @Override
    public BoxQuery query() {
        return query.copy();
    }

    /**
     * Returns the finding in four lines: the claim, the exact result, the query as Java and as a line for the command
     * line.
     */
    @Override
    public String toString() {
        return kind.label() + "\n    claimed: " + claimed + "\n    exact:   " + exact + "\n    BoxQuery query = "
                + query.toJava() + ";\n    " + query.toJson();
    }
}
