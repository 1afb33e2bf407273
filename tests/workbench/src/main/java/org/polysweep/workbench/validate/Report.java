package org.polysweep.workbench.validate;

import java.util.Optional;

/** What came of a validation, or of several that were added up. */
public final class Report {

    private final Totals totals;
    private final String table;
    private final Optional<String> complaint;
    private final long refused;

    Report(Totals totals, String table, Optional<String> complaint, long refused) {
        this.totals = totals;
        this.table = table;
        this.complaint = complaint;
        this.refused = refused;
    }

    /** Returns the tally as one JSON object, without a line end. */
    public String json() {
        return TallyWriter.json(totals);
    }

    /** Returns the tally for people, in lines. */
    public String table() {
        return table;
    }

    /** Returns what is to be said of the program under test beside the tally. */
    public Optional<String> complaint() {
        return complaint;
    }

    /** Returns how many lines held no query. */
    public long refused() {
        return refused;
    }

    /** Returns how many queries were judged. */
    public long queries() {
        return totals.queries();
    }

    /** Returns how many queries were skipped. */
    public long skipped() {
        return totals.skipped();
    }

    /** Returns whether something was found wrong. */
    public boolean hasFindings() {
        return totals.found() > 0;
    }
}
