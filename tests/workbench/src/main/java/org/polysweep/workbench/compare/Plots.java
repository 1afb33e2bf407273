package org.polysweep.workbench.compare;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.w3c.dom.Document;

/**
 * Bars for each file and algorithm, as SVG and PNG. An SVG is light or dark as the page around it is. What has no bar
 * is said below the bars; a picture that would have none is not drawn.
 */
public final class Plots {

    private static final int WIDTH = 960;
    private static final int HEIGHT = 420;

    /** Told apart by color-blind readers, and in print (the palette of Okabe and Ito, its yellow made darker). */
    private static final List<Color> COLORS = List.of(
            new Color(0x0072B2),
            new Color(0x56B4E9),
            new Color(0xE69F00),
            new Color(0xB59F00),
            new Color(0x009E73),
            new Color(0xCC79A7),
            new Color(0xD55E00),
            new Color(0x555555));

    private static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 12);

    /** How far from the sides the lines below the bars are, how far from each other, and how wide at most. */
    private static final int MARGIN = 16;

    private static final int LINE = 17;

    private static final int MOST_LETTERS = 140;

    /** What is black and white in a light picture, and gray, is the other way round in a dark one. */
    private static final String DARK = "<style>@media (prefers-color-scheme:dark){"
            + "[style*='fill:white']{fill:#0d1117!important}[style*='stroke:white']{stroke:#0d1117!important}"
            + "[style*='fill:black']{fill:#e6edf3!important}[style*='stroke:black']{stroke:#e6edf3!important}"
            + "[style*='fill:rgb(210,210,210)']{fill:#30363d!important}"
            + "[style*='fill:rgb(130,130,130)']{fill:#8b949e!important}"
            + "[style*='stroke:rgb(130,130,130)']{stroke:#8b949e!important}"
            + "[style*='fill:rgb(0,114,178)']{fill:#2a8fd0!important}"
            + "[style*='fill:rgb(85,85,85)']{fill:#a0a0a0!important}}</style>";

    private final List<Row> rows;
    private final List<String> files;
    private final List<String> labels;
    private final List<String> algorithms;

    /** Makes plots of a report. */
    public Plots(ComparisonReport report) {
        rows = report.rows();
        files = rows.stream().map(Row::file).distinct().toList();
        labels = ShortNames.of(files);
        algorithms = rows.stream().map(Row::algorithm).distinct().toList();
    }

    /**
     * Draws everything that there is: no picture that would have no bar, and nothing at all if nothing was compared.
     *
     * @param folder where; it is made if it does not exist
     * @param complaints is told in words if a picture of an earlier comparison was deleted there
     * @throws IOException if it cannot be written
     */
    public void draw(Path folder, Consumer<String> complaints) throws IOException {
        Files.createDirectories(folder);
        if (rows.isEmpty()) {
            return;
        }
        Map<String, Optional<CategoryChart>> charts = new LinkedHashMap<>();
        charts.put(
                "false-positives", count("False positives", row -> row.tally().falsePositive()));
        charts.put(
                "false-negatives", count("False negatives", row -> row.tally().falseNegative()));
        charts.put("overlap-missed", count("Overlaps missed", row -> row.tally().overlapMissed()));
        charts.put("failed", count("Failed", row -> row.tally().failed()));
        charts.put("time", time());
        for (Map.Entry<String, Optional<CategoryChart>> entry : charts.entrySet()) {
            Path base = folder.resolve(entry.getKey());
            if (entry.getValue().isPresent()) {
                write(entry.getValue().get(), notes(entry.getKey()), base);
            } else {
                delete(base, complaints);
            }
        }
    }

    /** Or it would be taken for a picture of this comparison. */
    private static void delete(Path base, Consumer<String> complaints) throws IOException {
        for (String suffix : List.of(".svg", ".png")) {
            Path file = base.resolveSibling(base.getFileName() + suffix);
            if (Files.deleteIfExists(file)) {
                complaints.accept(
                        "there is nothing to draw, so " + file + ", which an earlier comparison drew, is deleted");
            }
        }
    }

    /** Why there is no bar in a picture, for each algorithm and reason. */
    private List<String> notes(String picture) {
        Map<String, List<String>> filesByReason = new LinkedHashMap<>();
        for (Row row : rows) {
            reason(row, picture)
                    .ifPresent(reason -> filesByReason
                            .computeIfAbsent(row.algorithm() + " " + reason, key -> new ArrayList<>())
                            .add(labels.get(files.indexOf(row.file()))));
        }
        List<String> lines = new ArrayList<>();
        filesByReason.forEach(
                (reason, names) -> lines.addAll(wrapped("No bar: " + reason + " " + String.join(", ", names))));
        return lines;
    }

    private static Optional<String> reason(Row row, String picture) {
        if (row.tally().queries() == 0) {
            return Optional.of("was not asked about");
        }
        if (row.tally().failed() == row.tally().queries() && !picture.equals("failed")) {
            return Optional.of("failed on all of");
        }
        return picture.equals("time") && row.nanos().isEmpty() ? Optional.of("was not timed on") : Optional.empty();
    }

    private static List<String> wrapped(String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (line.length() > 0 && line.length() + 1 + word.length() > MOST_LETTERS) {
                lines.add(line.toString());
                line = new StringBuilder("   ");
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    private Optional<CategoryChart> count(String title, ToDoubleFunction<Row> value) {
        if (rows.stream().allMatch(row -> value.applyAsDouble(row) == 0)) {
            return Optional.empty();
        }
        CategoryChart chart = chart(title + ", of all queries in a file", "queries");
        for (String algorithm : algorithms) {
            List<Double> bars = new ArrayList<>();
            for (String file : files) {
                bars.add(row(file, algorithm).map(value::applyAsDouble).orElse(0.0));
            }
            chart.addSeries(algorithm, labels, bars);
        }
        chart.getStyler().setYAxisMin(0.0);
        return Optional.of(chart);
    }

    /** Bars from one nanosecond on; what was not timed has none. */
    private Optional<CategoryChart> time() {
        if (rows.stream().allMatch(row -> row.nanos().isEmpty())) {
            return Optional.empty();
        }
        CategoryChart chart = chart("Time: median over whole shuffled passes", "nanoseconds a query");
        chart.getStyler().setYAxisLogarithmic(true).setYAxisMin(1.0);
        List<Color> colors = new ArrayList<>();
        for (String algorithm : algorithms) {
            List<Double> medians = new ArrayList<>();
            for (String file : files) {
                medians.add(row(file, algorithm)
                        .flatMap(Row::nanos)
                        .map(nanos -> Math.max(1, nanos.median()))
                        .orElse(1.0));
            }
            if (medians.stream().anyMatch(median -> median > 1)) {
                chart.addSeries(algorithm, labels, medians);
                colors.add(COLORS.get(algorithms.indexOf(algorithm) % COLORS.size()));
            }
        }
        // An algorithm has one color in all pictures.
        chart.getStyler().setSeriesColors(colors.toArray(Color[]::new));
        return Optional.of(chart);
    }

    private Optional<Row> row(String file, String algorithm) {
        return rows.stream()
                .filter(row -> row.file().equals(file) && row.algorithm().equals(algorithm))
                .findFirst();
    }

    private static CategoryChart chart(String title, String axis) {
        CategoryChart chart = new CategoryChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .title(title)
                .yAxisTitle(axis)
                .build();
        chart.getStyler()
                .setSeriesColors(COLORS.toArray(Color[]::new))
                .setLegendPosition(LegendPosition.OutsideE)
                .setLegendFont(FONT)
                .setChartTitleFont(FONT.deriveFont(Font.BOLD, 14f))
                .setChartBackgroundColor(Color.WHITE);
        chart.getStyler().setAxisTickLabelsFont(FONT).setAxisTitleFont(FONT).setXAxisLabelRotation(30);
        // Solid, all of them: dashes become shapes in the SVG, or what not every reader of SVG takes.
        chart.getStyler().setPlotGridLinesStroke(new BasicStroke(0.5f));
        chart.getStyler().setSeriesLines(new BasicStroke[] {new BasicStroke(1)});
        chart.getStyler().setDecimalPattern("#,###").setLocale(Locale.ROOT);
        chart.getStyler().setPlotGridVerticalLinesVisible(false);
        chart.getStyler().setAvailableSpaceFill(0.8);
        return chart;
    }

    private static void write(CategoryChart chart, List<String> notes, Path base) throws IOException {
        int height = HEIGHT + (notes.isEmpty() ? 0 : notes.size() * LINE + MARGIN);
        BufferedImage image = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D pixels = image.createGraphics();
        pixels.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        paint(chart, notes, height, pixels);
        pixels.dispose();
        ImageIO.write(
                image, "png", base.resolveSibling(base.getFileName() + ".png").toFile());
        Files.writeString(base.resolveSibling(base.getFileName() + ".svg"), svg(chart, notes, height));
    }

    private static void paint(CategoryChart chart, List<String> notes, int height, Graphics2D graphics) {
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, WIDTH, height);
        chart.paint(graphics, WIDTH, HEIGHT);
        graphics.setColor(Color.BLACK);
        graphics.setFont(FONT);
        for (int i = 0; i < notes.size(); i++) {
            graphics.drawString(notes.get(i), MARGIN, HEIGHT + (i + 1) * LINE);
        }
    }

    private static String svg(CategoryChart chart, List<String> notes, int height) throws IOException {
        try {
            Document document =
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
            SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
            context.setPrecision(2);
            SVGGraphics2D graphics = new SVGGraphics2D(context, false);
            graphics.setSVGCanvasSize(new Dimension(WIDTH, height));
            paint(chart, notes, height, graphics);
            StringWriter text = new StringWriter();
            graphics.stream(text, true);
            // Batik takes the line separator of the machine. The first element after the root is the place for a style.
            return text.toString()
                    .lines()
                    .map(line -> line + "\n")
                    .collect(Collectors.joining())
                    .replaceFirst("<defs ", Matcher.quoteReplacement(DARK + "<defs "));
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("every JDK makes documents", e);
        }
    }
}
