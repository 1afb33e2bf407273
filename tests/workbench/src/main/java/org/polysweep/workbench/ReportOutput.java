package org.polysweep.workbench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.polysweep.workbench.compare.ComparisonReport;

/** Writes a report to standard output while it grows, as far as its format lets it. */
final class ReportOutput {

    private final ComparisonReport report;
    private final ComparisonReport.Format format;
    private final Streams streams;
    private int written;
    private boolean open = true;
    private boolean good = true;

    ReportOutput(ComparisonReport report, ComparisonReport.Format format, Streams streams) {
        this.report = report;
        this.format = format;
        this.streams = streams;
    }

    /** Writes the rows that are new; of a table none, whose columns wait for their widest cell. */
    void writeNew() {
        if (format != ComparisonReport.Format.TABLE) {
            write();
        }
    }

    /**
     * Writes the remaining text; nothing at all, not even a header, if there is no row.
     *
     * @return whether everything could be written, or the output is not read any more
     */
    boolean finish() {
        write();
        return good;
    }

    /** Whether it may still be read. */
    boolean isOpen() {
        return open;
    }

    private void write() {
        if (!open || report.isEmpty()) {
            return;
        }
        // Rows only ever come after rows, so what was written is how the text begins.
        String text = report.text(format);
        try {
            streams.out().write(text.substring(written).getBytes(StandardCharsets.UTF_8));
            streams.out().flush();
            written = text.length();
        } catch (IOException e) {
            open = false;
            if (!FileProblem.isBrokenPipe(e)) {
                good = false;
                streams.tell("cannot write the report: " + FileProblem.describe(e));
            }
        }
    }
}
