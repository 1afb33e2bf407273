package org.polysweep.validate;

/** Runs queries through a sweep and checks the answers. */
final class Trial {

    private final AabbSweep sweep;
    private final AcceptanceRules rules;
    private final ExactBoxResult truth = new ExactBoxResult();
    private final BoxQuery asked = new BoxQuery();
    private final ClaimedResult claim = new ClaimedResult();
    private String claimed = "";

    Trial(AabbSweep sweep, AcceptanceRules rules) {
        this.sweep = sweep;
        this.rules = rules;
    }

    /**
     * Runs a query. Every exception of the sweep is a finding; the sweep gets a copy of the query, which it may change.
     */
    ComparisonOutcome ask(BoxQuery query) {
        truth.set(query);
        asked.set(query);
        claim.clear();
        claimed = "";
        try {
            sweep.sweep(asked, claim);
        } catch (RuntimeException | Error thrown) {
            claimed = thrown.toString();
            return ComparisonOutcome.CRASH;
        }
        return rules.compare(claim, truth);
    }

    /** The exact result of the last query. */
    ExactResult truth() {
        return truth;
    }

    /** The last query as a counterexample. */
    Counterexample counterexample(ComparisonOutcome kind, BoxQuery query) {
        return new Counterexample(kind, query, claimed.isEmpty() ? claim.toString() : claimed, truth.toString());
    }
}
