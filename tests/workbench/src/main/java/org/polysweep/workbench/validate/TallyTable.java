package org.polysweep.workbench.validate;

import java.util.Locale;
import org.polysweep.contact.Verdict;

/** A tally for people. */
final class TallyTable {

    private static final String COLUMNS = "%-28s %12s %12s %12s %10s %8s %8s %8s %8s %10s\n";

    private final StringBuilder text = new StringBuilder();

    private TallyTable() {}

    /** The counts of every group of queries, of all, and the findings. */
    static String of(Totals totals, Supply supply, Ledger ledger) {
        TallyTable table = new TallyTable();
        table.header();
        if (supply.groups().size() > 1) {
            for (int group = 0; group < supply.groups().size(); group++) {
                table.row(supply.groups().get(group), Totals.of(ledger.counts(group), ledger.skipped(group)));
            }
        }
        String name = supply.groups().size() > 1 ? "all" : supply.groups().get(0);
        table.row(name, totals);
        table.findings(totals);
        table.ending(totals);
        return table.text.toString();
    }

    /** The same of a sum, where groups are not known. */
    static String of(Totals totals) {
        TallyTable table = new TallyTable();
        table.header();
        if (totals.classes().size() > 1) {
            totals.classes().forEach(table::row);
        }
        table.row("all", totals);
        table.findings(totals);
        table.ending(totals);
        return table.text.toString();
    }

    private void header() {
        text.append(String.format(
                Locale.ROOT,
                COLUMNS,
                "",
                "queries",
                "skipped",
                "agreements",
                "late",
                "HIT",
                "TOUCH",
                "OVERLAP",
                "MISS",
                "findings"));
    }

    private void row(String name, Totals totals) {
        text.append(String.format(
                Locale.ROOT,
                COLUMNS,
                name,
                totals.queries(),
                totals.skipped(),
                totals.agreements(),
                totals.late(),
                share(totals, Verdict.HIT),
                share(totals, Verdict.TOUCH),
                share(totals, Verdict.OVERLAP),
                share(totals, Verdict.MISS),
                totals.found()));
    }

    /** A share that is small is not shown as 0. */
    private static String share(Totals totals, Verdict verdict) {
        long part = totals.verdicts().getOrDefault(verdict, 0L);
        if (part == 0) {
            return "-";
        }
        double percent = 100.0 * part / totals.queries();
        return 10 * percent < 1 ? "<0.1 %" : String.format(Locale.ROOT, "%.1f %%", percent);
    }

    private void ending(Totals totals) {
        if (!totals.isComplete()) {
            text.append("\nincomplete: not all queries of the run were judged\n");
        }
    }

    private void findings(Totals totals) {
        totals.findings().forEach((kind, finding) -> {
            text.append(String.format(
                    Locale.ROOT,
                    "\n%s, %d %s",
                    kind.label(),
                    finding.count(),
                    finding.count() == 1 ? "time" : "times"));
            finding.example()
                    .ifPresentOrElse(
                            example -> text.append(String.format(
                                    Locale.ROOT,
                                    "; the smallest query:\n  %s\n  answer %s\n  exact  %s\n%s",
                                    QueryText.of(example.query()),
                                    example.answer(),
                                    example.exact(),
                                    example.from().isEmpty() ? "" : "  from   " + example.from() + "\n")),
                            () -> text.append('\n'));
        });
    }
}
