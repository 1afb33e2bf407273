package org.polysweep.workbench.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * Charts of a report, as SVG and PNG: a row for each file, a column for each algorithm, and in each cell a bar with its
 * value. Faults are rates among the queries that an algorithm answered; times are on a logarithmic scale. A chart in
 * which nothing is greater than 0 is not drawn.
 */
public final class Plots {

    private static final String FAULTS = ", % of the queries that were answered";

    private final List<Row> rows;
    private final List<String> files;
    private final List<String> labels;
    private final List<String> algorithms;

    /** Makes charts of a report. */
    public Plots(ComparisonReport report) {
        rows = report.rows();
        files = rows.stream().map(Row::file).distinct().toList();
        labels = ShortNames.of(files);
        algorithms = rows.stream().map(Row::algorithm).distinct().toList();
    }

    /**
     * Draws the charts of a report that was written as CSV before.
     *
     * @param args the file, and the folder to draw into
     * @throws IOException if the file cannot be read, or the folder cannot be written
     */
    public static void main(String[] args) throws IOException {
        new Plots(ComparisonReport.ofCsv(Files.readString(Path.of(args[0])))).draw(Path.of(args[1]), complaint -> {});
    }

    /**
     * Draws each chart that has a value greater than 0, and nothing at all if nothing was compared.
     *
     * @param folder the folder to draw into; it is made if it does not exist
     * @param complaints receives a sentence if a chart of an earlier comparison was deleted there
     * @throws IOException if the folder cannot be written
     */
    public void draw(Path folder, Consumer<String> complaints) throws IOException {
        Files.createDirectories(folder);
        if (rows.isEmpty()) {
            return;
        }
        Map<String, Optional<Chart>> charts = new LinkedHashMap<>();
        charts.put("false-positives", faults("False positives" + FAULTS, Tally::falsePositive));
        charts.put("false-negatives", faults("False negatives" + FAULTS, Tally::falseNegative));
        charts.put("overlap-missed", faults("Overlaps missed" + FAULTS, Tally::overlapMissed));
        charts.put(
                "failed",
                chart(
                        "Failed, % of the queries",
                        row -> row.tally().queries() == 0
                                ? OptionalDouble.empty()
                                : OptionalDouble.of(100.0
                                        * row.tally().failed()
                                        / row.tally().queries()),
                        Chart::percent,
                        value -> value / 100));
        charts.put(
                "time",
                chart(
                        "Time, nanoseconds per query (median; bars are logarithmic from 1 ns)",
                        row -> row.nanosInProcess().isPresent()
                                ? OptionalDouble.of(row.nanosInProcess().get().median())
                                : OptionalDouble.empty(),
                        value -> String.format(Locale.ROOT, "%,.0f", value),
                        value -> Math.log10(Math.max(1, value)) / longest()));
        for (Map.Entry<String, Optional<Chart>> entry : charts.entrySet()) {
            Path base = folder.resolve(entry.getKey());
            if (entry.getValue().isPresent()) {
                entry.getValue().get().write(base);
            } else {
                delete(base, complaints);
            }
        }
    }

    private double longest() {
        double longest = rows.stream()
                .flatMap(row -> row.nanosInProcess().stream())
                .mapToDouble(Quartiles::median)
                .max()
                .orElse(1);
        return Math.log10(Math.max(10, longest));
    }

    /** Or it would be taken for a chart of this comparison. */
    private static void delete(Path base, Consumer<String> complaints) throws IOException {
        for (String suffix : List.of(".svg", ".png")) {
            Path file = base.resolveSibling(base.getFileName() + suffix);
            if (Files.deleteIfExists(file)) {
                complaints.accept("there is nothing to draw; deleted " + file + ", which an earlier comparison drew");
            }
        }
    }

    private Optional<Chart> faults(String title, ToIntFunction<Tally> count) {
        return chart(
                title,
                row -> {
                    int answered = row.tally().queries() - row.tally().failed();
                    return answered == 0
                            ? OptionalDouble.empty()
                            : OptionalDouble.of(100.0 * count.applyAsInt(row.tally()) / answered);
                },
                Chart::percent,
                value -> value / 100);
    }

    /** A chart, unless no value is greater than 0. */
    private Optional<Chart> chart(
            String title,
            Function<Row, OptionalDouble> value,
            DoubleFunction<String> text,
            DoubleUnaryOperator length) {
        List<OptionalDouble> values = IntStream.range(0, files.size() * algorithms.size())
                .mapToObj(i -> row(files.get(i / algorithms.size()), algorithms.get(i % algorithms.size()))
                        .map(value)
                        .orElse(OptionalDouble.empty()))
                .toList();
        if (values.stream().allMatch(found -> found.isEmpty() || found.getAsDouble() == 0)) {
            return Optional.empty();
        }
        ToDoubleFunction<OptionalDouble> share =
                found -> found.isEmpty() ? 0 : length.applyAsDouble(found.getAsDouble());
        return Optional.of(new Chart(
                title,
                labels,
                algorithms,
                values.stream()
                        .map(found -> found.isEmpty() ? "–" : text.apply(found.getAsDouble()))
                        .toList(),
                values.stream().mapToDouble(share).toArray()));
    }

    private Optional<Row> row(String file, String algorithm) {
        return rows.stream()
                .filter(row -> row.file().equals(file) && row.algorithm().equals(algorithm))
                .findFirst();
    }
}
