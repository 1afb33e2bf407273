package org.polysweep.workbench.validate;

import java.util.List;

/** What came of a validation, or of several that were added up. */
public final class CampaignReport {

    private final Totals totals;
    private final String table;
    private final List<String> complaints;
    private final long refused;

    CampaignReport(Totals totals, String table, List<String> complaints, long refused) {
        this.totals = totals;
        this.table = table;
        this.complaints = List.copyOf(complaints);
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

    /** Returns what is to be said of the program under test beside the tally, each on a line of its own. */
    public List<String> complaints() {
        return complaints;
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
