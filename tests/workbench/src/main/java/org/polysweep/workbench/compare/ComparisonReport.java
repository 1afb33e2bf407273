package org.polysweep.workbench.compare;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.polysweep.oracle.ExactVerdict;
import tools.jackson.core.io.NumberOutput;

/** What a comparison found, a line for each algorithm and file. */
public final class ComparisonReport {

    private static final List<String> COLUMNS = List.of(
            "file",
            "algorithm",
            "queries",
            "ns_median",
            "ns_q1",
            "ns_q3",
            "false_positive",
            "false_negative",
            "overlap_missed",
            "late",
            "max_time_error",
            "failed",
            "false_overlap",
            "late_nearest",
            "timed",
            "early_median",
            "early_p99",
            "early_max",
            "hits",
            "misses",
            "overlaps",
            "touches",
            "touch_hit",
            "touch_miss",
            "clock",
            "answered_hits",
            "answered_misses",
            "answered_overlaps",
            "answered_touches");

    /** In the order of their columns. */
    private static final List<ExactVerdict> VERDICTS =
            List.of(ExactVerdict.HIT, ExactVerdict.MISS, ExactVerdict.OVERLAP, ExactVerdict.TOUCH);

    /** File and algorithm are words, the rest are numbers. */
    private static final int WORDS = 2;

    private final List<Row> rows = new ArrayList<>();
    private final String build;

    /** Makes an empty report that does not name its build. */
    public ComparisonReport() {
        this("");
    }

    /**
     * Makes an empty report.
     *
     * @param build version, commit and machine, in one line
     */
    public ComparisonReport(String build) {
        this.build = build;
    }

    /** Reads a report that {@link Format#CSV} has written, without quotes and without the errors of early times. */
    static ComparisonReport ofCsv(String csv) {
        ComparisonReport report = new ComparisonReport();
        List<String> lines = csv.lines().toList();
        List<String> columns = List.of(lines.get(0).split(",", -1));
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",", -1);
            ToIntFunction<String> count =
                    name -> columns.contains(name) ? Integer.parseInt(cells[columns.indexOf(name)]) : 0;
            Optional<Quartiles> nanos = cells[3].isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Quartiles(
                            Double.parseDouble(cells[4]), Double.parseDouble(cells[3]), Double.parseDouble(cells[5])));
            Tally tally = Tally.of(count, Double.parseDouble(cells[10]));
            String clock = columns.contains("clock") ? cells[columns.indexOf("clock")] : "process";
            report.add(new Row(cells[0], cells[1], nanos, tally, clock));
        }
        return report;
    }

    void add(Row row) {
        rows.add(row);
    }

    /** Returns whether nothing was compared. */
    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** The rows in their order. */
    List<Row> rows() {
        return Collections.unmodifiableList(rows);
    }

    /** How a report is written. */
    public enum Format {
        /** Columns side by side, for people. */
        TABLE,
        /** RFC 4180, with line feeds. */
        CSV,
        /** A table in Markdown. */
        MARKDOWN
    }

    /** Returns the report as text; every line ends with a line feed. */
    public String text(Format format) {
        return switch (format) {
            case TABLE -> table();
            case CSV -> csv();
            case MARKDOWN -> markdown();
        };
    }

    private String csv() {
        StringBuilder text = new StringBuilder(String.join(",", COLUMNS)).append(",build\n");
        for (Row row : rows) {
            text.append(cells(row, true).stream().map(ComparisonReport::quoted).collect(Collectors.joining(",")))
                    .append(',')
                    .append(quoted(build))
                    .append('\n');
        }
        return text.toString();
    }

    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }

    private String markdown() {
        StringBuilder text = new StringBuilder(build.isEmpty() ? "" : escaped(build) + "\n\n");
        line(text, COLUMNS);
        line(
                text,
                IntStream.range(0, COLUMNS.size())
                        .mapToObj(i -> i < WORDS ? "---" : "---:")
                        .toList());
        rows.forEach(row -> line(
                text, cells(row, false).stream().map(ComparisonReport::escaped).toList()));
        return text.toString();
    }

    /** Names are the user's, and no part of the markup. */
    private static String escaped(String cell) {
        return cell.replaceAll("[\\\\|`*<&_\\[\\]]", "\\\\$0").replaceAll("\\R|\\p{Cntrl}", " ");
    }

    private static void line(StringBuilder text, List<String> cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    private String table() {
        List<List<String>> lines = new ArrayList<>();
        lines.add(COLUMNS);
        rows.forEach(row -> lines.add(cells(row, false)));
        int[] widths = IntStream.range(0, COLUMNS.size())
                .map(i -> lines.stream()
                        .mapToInt(cells -> cells.get(i).length())
                        .max()
                        .orElse(0))
                .toArray();
        StringBuilder text = new StringBuilder(build.isEmpty() ? "" : build + "\n");
        for (List<String> cells : lines) {
            String line = IntStream.range(0, widths.length)
                    .mapToObj(i -> {
                        String blanks = " ".repeat(widths[i] - cells.get(i).length());
                        return i < WORDS ? cells.get(i) + blanks : blanks + cells.get(i);
                    })
                    .collect(Collectors.joining("  "));
            text.append(line).append('\n');
        }
        return text.toString();
    }

    private List<String> cells(Row row, boolean allDigits) {
        Tally tally = row.tally();
        List<String> cells = new ArrayList<>(List.of(row.file(), row.algorithm(), Integer.toString(tally.queries())));
        cells.addAll(row.nanos()
                .map(nanos -> List.of(nanos(nanos.median()), nanos(nanos.first()), nanos(nanos.third())))
                .orElse(List.of("", "", "")));
        IntStream.of(tally.falsePositive(), tally.falseNegative(), tally.overlapMissed(), tally.late())
                .forEach(count -> cells.add(Integer.toString(count)));
        cells.add(allDigits ? exact(tally.maxTimeError()) : rough(tally.maxTimeError()));
        cells.add(Integer.toString(tally.failed()));
        IntStream.of(tally.falseOverlap(), tally.lateNearest(), tally.timed())
                .forEach(count -> cells.add(Integer.toString(count)));
        for (int hundredths : new int[] {50, 99, 100}) {
            double error = tally.earlyError(hundredths);
            cells.add(Double.isNaN(error) ? "" : allDigits ? exact(error) : rough(error));
        }
        VERDICTS.forEach(verdict -> cells.add(Integer.toString(tally.queries(verdict))));
        cells.add(Integer.toString(tally.touchHit()));
        cells.add(Integer.toString(tally.touchMiss()));
        cells.add(row.nanos().isEmpty() ? "" : row.clock());
        VERDICTS.forEach(verdict -> cells.add(Integer.toString(tally.answered(verdict))));
        return cells;
    }

    private static String nanos(double nanos) {
        return String.format(Locale.ROOT, "%.1f", nanos);
    }

    /** The shortest text that reads back as the same double, the same on every JDK. */
    private static String exact(double length) {
        return length == 0 ? "0" : NumberOutput.toString(length, true);
    }

    private static String rough(double length) {
        return length == 0 ? "0" : String.format(Locale.ROOT, "%.1e", length);
    }
}
