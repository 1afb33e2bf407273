package org.polysweep.validate;

/** Puts queries to a sweep and judges what it says. */
final class Trial {

    private final AabbSweep sweep;
    private final JudgingRules rules;
    private final BoxTruth truth = new BoxTruth();
    private final BoxQuery asked = new BoxQuery();
    private final Claim claim = new Claim();
    private String claimed = "";

    Trial(AabbSweep sweep, JudgingRules rules) {
        this.sweep = sweep;
        this.rules = rules;
    }

    /**
     * Asks a query. Whatever the sweep throws is a finding about the sweep; it gets a copy of the query, which it may
     * change.
     */
    Outcome ask(BoxQuery query) {
        truth.set(query);
        asked.set(query);
        claim.clear();
        claimed = "";
        try {
            sweep.sweep(asked, claim);
        } catch (RuntimeException | Error thrown) {
            claimed = thrown.toString();
            return Outcome.CRASH;
        }
        return rules.judge(claim, truth);
    }

    /** What is true of the last query. */
    Truth truth() {
        return truth;
    }

    /** The last query as a counterexample. */
    Counterexample counterexample(Outcome kind, BoxQuery query) {
        return new Counterexample(kind, query, claimed.isEmpty() ? claim.toString() : claimed, truth.toString());
    }
}
