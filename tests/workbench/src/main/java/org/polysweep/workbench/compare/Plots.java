package org.polysweep.workbench.compare;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.w3c.dom.Document;

/** Bars for each file and algorithm, as SVG and PNG, on a light ground that can be read on a dark page, too. */
public final class Plots {

    private static final int WIDTH = 960;
    private static final int HEIGHT = 420;

    /** Told apart by colour-blind readers, and in print (the palette of Okabe and Ito, its yellow made darker). */
    private static final List<Color> COLOURS = List.of(
            new Color(0x0072B2),
            new Color(0x56B4E9),
            new Color(0xE69F00),
            new Color(0xB59F00),
            new Color(0x009E73),
            new Color(0xCC79A7),
            new Color(0xD55E00),
            new Color(0x555555));

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
     * Draws everything that there is: no times if nothing was timed, and nothing at all if nothing was compared.
     *
     * @param folder where; it is made if it does not exist
     * @param complaints is told in words if times of an earlier comparison were deleted there
     * @throws IOException if it cannot be written
     */
    public void draw(Path folder, Consumer<String> complaints) throws IOException {
        Files.createDirectories(folder);
        if (rows.isEmpty()) {
            return;
        }
        write(count("False positives", row -> row.tally().falsePositive()), folder.resolve("false-positives"));
        write(count("False negatives", row -> row.tally().falseNegative()), folder.resolve("false-negatives"));
        write(count("Overlaps missed", row -> row.tally().overlapMissed()), folder.resolve("overlap-missed"));
        write(count("Failed", row -> row.tally().failed()), folder.resolve("failed"));
        if (rows.stream().anyMatch(row -> row.nanos().isPresent())) {
            write(time(), folder.resolve("time"));
        } else {
            deleteTimes(folder, complaints);
        }
    }

    /** Or they would be taken for times of this comparison. */
    private static void deleteTimes(Path folder, Consumer<String> complaints) throws IOException {
        for (String name : List.of("time.svg", "time.png")) {
            if (Files.deleteIfExists(folder.resolve(name))) {
                complaints.accept("nothing was timed, so " + folder.resolve(name)
                        + ", which an earlier comparison drew, is deleted");
            }
        }
    }

    private CategoryChart count(String title, ToDoubleFunction<Row> value) {
        boolean nothing = rows.stream().allMatch(row -> value.applyAsDouble(row) == 0);
        CategoryChart chart = chart(title + ", of all queries in a file" + (nothing ? ": none" : ""), "queries");
        for (String algorithm : algorithms) {
            List<Double> bars = new ArrayList<>();
            for (String file : files) {
                bars.add(row(file, algorithm).map(value::applyAsDouble).orElse(0.0));
            }
            chart.addSeries(algorithm, labels, bars);
        }
        if (nothing) {
            chart.getStyler().setYAxisMax(1.0);
        }
        chart.getStyler().setYAxisMin(0.0);
        return chart;
    }

    /** Bars from one nanosecond on; what was not timed has none. */
    private CategoryChart time() {
        CategoryChart chart = chart("Time: median over whole shuffled passes", "nanoseconds a query");
        chart.getStyler().setYAxisLogarithmic(true).setYAxisMin(1.0);
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
            }
        }
        return chart;
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
        Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
        chart.getStyler()
                .setSeriesColors(COLOURS.toArray(Color[]::new))
                .setLegendPosition(LegendPosition.OutsideE)
                .setLegendFont(font)
                .setChartTitleFont(font.deriveFont(Font.BOLD, 14f))
                .setChartBackgroundColor(Color.WHITE);
        chart.getStyler().setAxisTickLabelsFont(font).setAxisTitleFont(font).setXAxisLabelRotation(30);
        // Solid, all of them: dashes become shapes in the SVG, or what not every reader of SVG takes.
        chart.getStyler().setPlotGridLinesStroke(new BasicStroke(0.5f));
        chart.getStyler().setSeriesLines(new BasicStroke[] {new BasicStroke(1)});
        chart.getStyler().setDecimalPattern("#,###");
        chart.getStyler().setPlotGridVerticalLinesVisible(false);
        chart.getStyler().setAvailableSpaceFill(0.8);
        return chart;
    }

    private static void write(CategoryChart chart, Path base) throws IOException {
        ImageIO.write(
                BitmapEncoder.getBufferedImage(chart),
                "png",
                base.resolveSibling(base.getFileName() + ".png").toFile());
        try (Writer out = Files.newBufferedWriter(Path.of(base + ".svg"))) {
            Document document =
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().newDocument();
            SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
            context.setPrecision(2);
            SVGGraphics2D graphics = new SVGGraphics2D(context, false);
            graphics.setSVGCanvasSize(new Dimension(WIDTH, HEIGHT));
            chart.paint(graphics, WIDTH, HEIGHT);
            graphics.stream(out, true);
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("every JDK makes documents", e);
        }
    }
}
