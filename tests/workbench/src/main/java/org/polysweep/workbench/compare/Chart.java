package org.polysweep.workbench.compare;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;

/**
 * A table with a bar and a value in each cell, as SVG for a light page and a dark one, with text as text, and as PNG.
 *
 * @param title above the table
 * @param rows the names of the rows
 * @param columns the names of the columns, a color each
 * @param texts the values, row by row
 * @param shares the lengths of the bars, from 0 to 1, row by row
 */
@SuppressWarnings("ArrayRecordComponent") // drawn at once, and not kept
record Chart(String title, List<String> rows, List<String> columns, List<String> texts, double[] shares) {

    /** Distinguishable for color-blind readers, and in print (Okabe and Ito, its yellow made darker). */
    private static final List<String> COLORS =
            List.of("0072B2", "56B4E9", "E69F00", "B59F00", "009E73", "CC79A7", "D55E00", "777777", "8250DF");

    private static final int MARGIN = 12;
    private static final int NAME = 130;
    private static final int CELL = 92;
    private static final int ROW = 34;
    private static final int HEAD = 84;

    /** Width and height of the longest bar, in pixels. */
    private static final int BAR = 78;

    private static final int THICKNESS = 9;

    /** Maximum number of letters in a line of the name of a column. */
    private static final int LETTERS = 12;

    /** A rate, with more digits for a small one, and 0 only for 0. */
    static String percent(double rate) {
        return rate == 0 ? "0" : rate < 0.01 ? "< 0.01" : String.format(Locale.ROOT, rate < 1 ? "%.2f" : "%.1f", rate);
    }

    private int width() {
        return 2 * MARGIN + NAME + CELL * columns.size();
    }

    private int height() {
        return HEAD + ROW * rows.size() + 2 * MARGIN + ROW;
    }

    private int left(int column) {
        return MARGIN + NAME + CELL * column;
    }

    private static int top(int row) {
        return HEAD + ROW * row;
    }

    /** A bar of a value that is not 0 can be seen. */
    private int length(int i) {
        return shares[i] == 0 ? 0 : Math.max(2, (int) Math.round(BAR * shares[i]));
    }

    private static String color(int column) {
        return COLORS.get(column % COLORS.size());
    }

    /** The name of a column in lines, broken behind hyphens. */
    private static List<String> lines(String name) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String part : name.split("(?<=-)", -1)) {
            if (line.length() > 0 && line.length() + part.length() > LETTERS) {
                lines.add(line.toString());
                line = new StringBuilder();
            }
            line.append(part);
        }
        lines.add(line.toString());
        return lines;
    }

    private String note() {
        return "–: not evaluated, because the algorithm has no such shape or failed on all queries, or not timed";
    }

    /** Writes both files. */
    void write(Path base) throws IOException {
        Files.writeString(base.resolveSibling(base.getFileName() + ".svg"), svg());
        BufferedImage image = new BufferedImage(width(), height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D pixels = image.createGraphics();
        pixels.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        paint(pixels);
        pixels.dispose();
        ImageIO.write(
                image, "png", base.resolveSibling(base.getFileName() + ".png").toFile());
    }

    private String svg() {
        StringBuilder svg = new StringBuilder(String.format(Locale.ROOT, """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-labelledby="t">
                <title id="t">%s</title>
                <style>
                text { font: 13px sans-serif; fill: #1f2328 }
                .title { font-weight: bold; font-size: 15px }
                .note { fill: #57606a; font-size: 12px }
                .line { stroke: #d8dee4 }
                @media (prefers-color-scheme:dark) {
                text { fill: #e6edf3 } .note { fill: #9198a1 } .line { stroke: #30363d }
                }
                </style>
                """, width(), height(), escaped(title)));
        text(svg, "title", MARGIN, 26, title);
        for (int column = 0; column < columns.size(); column++) {
            List<String> lines = lines(columns.get(column));
            for (int i = 0; i < lines.size(); i++) {
                text(svg, "", left(column), HEAD - 8 - 15 * (lines.size() - 1 - i), lines.get(i));
            }
        }
        for (int row = 0; row < rows.size(); row++) {
            svg.append(String.format(
                    Locale.ROOT, "<path class=\"line\" d=\"M%d %d H%d\"/>\n", MARGIN, top(row), width() - MARGIN));
            text(svg, "", MARGIN, top(row) + 22, rows.get(row));
            for (int column = 0; column < columns.size(); column++) {
                int i = row * columns.size() + column;
                if (shares[i] > 0) {
                    svg.append(String.format(
                            Locale.ROOT,
                            "<rect fill=\"#%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>\n",
                            color(column),
                            left(column),
                            top(row) + 20,
                            length(i),
                            THICKNESS));
                }
                text(svg, "", left(column), top(row) + 16, texts.get(i));
            }
        }
        text(svg, "note", MARGIN, height() - MARGIN, note());
        return svg + "</svg>\n";
    }

    private static void text(StringBuilder svg, String kind, int x, int y, String text) {
        String attribute = kind.isEmpty() ? "" : "class=\"" + kind + "\" ";
        svg.append(String.format(Locale.ROOT, "<text %sx=\"%d\" y=\"%d\">%s</text>\n", attribute, x, y, escaped(text)));
    }

    /** Names are the user's, and no part of the markup. */
    private static String escaped(String text) {
        return text.replaceAll("\\p{Cntrl}", " ").replace("&", "&amp;").replace("<", "&lt;");
    }

    private void paint(Graphics2D graphics) {
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, width(), height());
        Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 13);
        graphics.setColor(Color.BLACK);
        graphics.setFont(font.deriveFont(Font.BOLD, 15f));
        graphics.drawString(title, MARGIN, 26);
        graphics.setFont(font);
        for (int column = 0; column < columns.size(); column++) {
            List<String> lines = lines(columns.get(column));
            for (int i = 0; i < lines.size(); i++) {
                graphics.drawString(lines.get(i), left(column), HEAD - 8 - 15 * (lines.size() - 1 - i));
            }
        }
        for (int row = 0; row < rows.size(); row++) {
            graphics.setColor(Color.LIGHT_GRAY);
            graphics.drawLine(MARGIN, top(row), width() - MARGIN, top(row));
            graphics.setColor(Color.BLACK);
            graphics.drawString(rows.get(row), MARGIN, top(row) + 22);
            for (int column = 0; column < columns.size(); column++) {
                int i = row * columns.size() + column;
                graphics.setColor(new Color(Integer.parseInt(color(column), 16)));
                graphics.fillRect(left(column), top(row) + 20, length(i), THICKNESS);
                graphics.setColor(Color.BLACK);
                graphics.drawString(texts.get(i), left(column), top(row) + 16);
            }
        }
        graphics.drawString(note(), MARGIN, height() - MARGIN);
    }
}
