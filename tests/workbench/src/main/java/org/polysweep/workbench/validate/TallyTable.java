package org.polysweep.workbench.validate;

import java.util.Locale;
import org.polysweep.contact.Verdict;
import org.polysweep.validate.Outcome;
import org.polysweep.validate.Tally;

/** A tally for people. */
final class TallyTable {

    private static final String COLUMNS = "%-28s %12s %12s %12s %10s %8s %8s %8s %8s %10s%n";

    private final StringBuilder text = new StringBuilder();

    private TallyTable() {}

    /** The counts of every group of queries, of all, and the findings. */
    static String of(Totals totals, Supply supply, Ledger ledger) {
        TallyTable table = new TallyTable();
        table.header();
        if (supply.groups().size() > 1) {
            for (int group = 0; group < supply.groups().size(); group++) {
                table.row(supply.groups().get(group), ledger.tally(group), ledger.skipped(group));
            }
        }
        String name = supply.groups().size() > 1 ? "all" : supply.groups().get(0);
        table.row(name, totals);
        table.findings(totals);
        return table.text.toString();
    }

    /** The same of a sum, where groups are not known. */
    static String of(Totals totals) {
        TallyTable table = new TallyTable();
        table.header();
        table.row("all", totals);
        table.findings(totals);
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

    private void row(String name, Tally tally, long skipped) {
        row(
                name,
                tally.queries(),
                skipped,
                tally.of(Outcome.AGREEMENT),
                tally.of(Outcome.LATE_WITHIN_TOLERANCE),
                new long[] {
                    tally.of(Verdict.HIT), tally.of(Verdict.TOUCH), tally.of(Verdict.OVERLAP), tally.of(Verdict.MISS)
                },
                tally.findings());
    }

    private void row(String name, Totals totals) {
        row(
                name,
                totals.queries(),
                totals.skipped(),
                totals.agreements(),
                totals.late(),
                new long[] {
                    totals.verdicts().getOrDefault(Verdict.HIT, 0L),
                    totals.verdicts().getOrDefault(Verdict.TOUCH, 0L),
                    totals.verdicts().getOrDefault(Verdict.OVERLAP, 0L),
                    totals.verdicts().getOrDefault(Verdict.MISS, 0L)
                },
                totals.found());
    }

    private void row(
            String name, long queries, long skipped, long agreements, long late, long[] verdicts, long findings) {
        text.append(String.format(
                Locale.ROOT,
                COLUMNS,
                name,
                queries,
                skipped,
                agreements,
                late,
                share(verdicts[0], queries),
                share(verdicts[1], queries),
                share(verdicts[2], queries),
                share(verdicts[3], queries),
                findings));
    }

    /** A share that is small is not shown as 0. */
    private static String share(long part, long all) {
        if (part == 0) {
            return "-";
        }
        double percent = 100.0 * part / all;
        return 10 * percent < 1 ? "<0.1 %" : String.format(Locale.ROOT, "%.1f %%", percent);
    }

    private void findings(Totals totals) {
        totals.findings().forEach((kind, finding) -> {
            text.append(String.format(
                    Locale.ROOT,
                    "%n%s, %d %s",
                    kind.label(),
                    finding.count(),
                    finding.count() == 1 ? "time" : "times"));
            finding.example()
                    .ifPresentOrElse(
                            example -> text.append(String.format(
                                    Locale.ROOT,
                                    "; the smallest query:%n  %s%n  answer %s%n  exact  %s%n",
                                    QueryText.of(example.query()),
                                    example.answer(),
                                    example.exact())),
                            () -> text.append(String.format("%n")));
        });
    }
}
