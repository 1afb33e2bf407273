package org.polysweep.validate;

/**
 * A query that a sweep answers wrongly. Immutable.
 *
 * @param kind what is wrong
 * @param query the query
 * @param claimed what the sweep says, for people; the exception if it threw one
 * @param exact what is true, for people
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
     * Returns the finding in four lines: what was claimed, what is true, the query as Java and as a line for the
     * command line.
     */
    @Override
    public String toString() {
        return kind.label() + "\n    claimed: " + claimed + "\n    exact:   " + exact + "\n    BoxQuery query = "
                + query.toJava() + ";\n    " + query.toJson();
    }
}
