package org.polysweep.conformance.examples;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexShape;

/** A picture in SVG of a part of a level, in tiles with y up, for a light page and a dark one. */
final class Drawing {

    private static final double PIXELS = 28;

    /** What the legend says of each kind that is drawn, in this order. */
    private static final Map<String, String> LEGEND = legend();

    /** In pixels: how far a row of the legend is from the next, a letter at most, and a sample with its distances. */
    private static final int ROW = 22;

    private static final int LETTER = 7;
    private static final int SAMPLE = 20;
    private static final int GAP = 8;

    private final StringBuilder svg = new StringBuilder();
    private final Set<String> kinds = new HashSet<>();
    private final String title;
    private final String description;
    private final double left;
    private final double top;
    private final double width;
    private final double height;

    Drawing(String title, String description, double left, double bottom, double right, double top) {
        this.title = title;
        this.description = description;
        this.left = left;
        this.top = top;
        width = (right - left) * PIXELS;
        height = (top - bottom) * PIXELS;
    }

    private static Map<String, String> legend() {
        Map<String, String> legend = new LinkedHashMap<>();
        legend.put("stands", "the hero is on a floor");
        legend.put("falls", "the hero is in the air");
        legend.put("path", "path of its center");
        legend.put("lift", "lift");
        legend.put("ground", "ground");
        legend.put("tile", "tile");
        legend.put("enemy", "enemy");
        legend.put("ledge", "one-way ledge");
        return legend;
    }

    private static String head(double width, double height, String title, String description) {
        return String.format(Locale.ROOT, """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" role="img" aria-labelledby="t d">
                <title id="t">%s</title>
                <desc id="d">%s</desc>
                <style>
                text { font: 13px sans-serif; fill: #1f2328 }
                path { stroke-linejoin: round; stroke-linecap: round }
                .ground { fill: none; stroke: #57606a; stroke-width: 3 }
                .tile { fill: #d0d7de; stroke: #8c959f; stroke-width: 1 }
                .enemy { fill: #cf222e55; stroke: #cf222e; stroke-width: 1.2 }
                .ledge { fill: none; stroke: #1a7f37; stroke-width: 3 }
                .lift { fill: #8250df55; stroke: #8250df; stroke-width: 1.5 }
                .stands { fill: #0969da33; stroke: #0969da; stroke-width: 1.2 }
                .falls { fill: #bc4c0022; stroke: #bc4c00; stroke-width: 1.2 }
                .path { fill: none; stroke: #1f2328; stroke-width: 1; stroke-dasharray: 2 3 }
                @media (prefers-color-scheme: dark) {
                text { fill: #e6edf3 } .ground { stroke: #8b949e } .ledge { stroke: #3fb950 } .path { stroke: #e6edf3 } .tile { fill: #30363d; stroke: #57606a }
                .lift { fill: #a371f755; stroke: #a371f7 } .stands { fill: #4493f833; stroke: #4493f8 }
                .falls { fill: #f0883e22; stroke: #f0883e }
                }
                </style>
                """, number(width), number(height), title, description);
    }

    /** Draws all parts of a shape that stands somewhere. */
    void shape(String kind, CompoundShape shape, double x, double y) {
        for (ConvexShape part : shape.parts()) {
            shape(kind, part, x, y);
        }
    }

    void shape(String kind, ConvexShape shape, double x, double y) {
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < shape.core().vertexCount(); i++) {
            path.append(i == 0 ? "M" : " L")
                    .append(point(x + shape.core().x(i), y + shape.core().y(i)));
        }
        path(kind, path.append(shape.core().vertexCount() > 2 ? " Z" : "").toString());
    }

    /** Draws the hero. */
    void hero(boolean stands, double x, double y) {
        String kind = stands ? "stands" : "falls";
        kinds.add(kind);
        svg.append(String.format(
                Locale.ROOT,
                "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"21\" height=\"42\" rx=\"10.5\"/>\n",
                kind,
                column(x - 0.375),
                row(y + 1.5)));
    }

    /** Draws a circle around the core of a shape, a point. */
    void circle(String kind, ConvexShape shape, double x, double y) {
        kinds.add(kind);
        svg.append(String.format(
                Locale.ROOT,
                "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>\n",
                kind,
                column(x + shape.core().x(0)),
                row(y + shape.core().y(0)),
                number(shape.radius() * PIXELS)));
    }

    void path(String kind, String path) {
        kinds.add(kind);
        svg.append(String.format(Locale.ROOT, "<path class=\"%s\" d=\"%s\"/>\n", kind, path));
    }

    void text(double x, double y, String text) {
        svg.append(String.format(Locale.ROOT, "<text x=\"%s\" y=\"%s\">%s</text>\n", column(x), row(y), text));
    }

    String point(double x, double y) {
        return column(x) + " " + row(y);
    }

    /** Adds a legend below, of what has been drawn. */
    String finish() {
        StringBuilder legend = new StringBuilder();
        int column = GAP;
        double row = height + ROW / 2.0;
        for (Map.Entry<String, String> entry : LEGEND.entrySet()) {
            if (kinds.contains(entry.getKey())) {
                int wide = SAMPLE + GAP + LETTER * entry.getValue().length() + 2 * GAP;
                if (column > GAP && column + wide > width) {
                    column = GAP;
                    row += ROW;
                }
                legend.append(sample(entry.getKey(), column, row))
                        .append(String.format(
                                Locale.ROOT,
                                "<text x=\"%d\" y=\"%s\">%s</text>\n",
                                column + SAMPLE + GAP,
                                number(row + 4),
                                entry.getValue()));
                column += wide;
            }
        }
        return head(width, row + ROW / 2.0, title, description) + svg + legend + "</svg>\n";
    }

    /** What is drawn by a line is a line in the legend, and anything else a box. */
    private static String sample(String kind, int column, double row) {
        boolean isLine = List.of("path", "ground", "ledge").contains(kind);
        return isLine
                ? String.format(
                        Locale.ROOT, "<path class=\"%s\" d=\"M%d %s h%d\"/>\n", kind, column, number(row), SAMPLE)
                : String.format(
                        Locale.ROOT,
                        "<rect class=\"%s\" x=\"%d\" y=\"%s\" width=\"%d\" height=\"12\" rx=\"4\"/>\n",
                        kind,
                        column,
                        number(row - 6),
                        SAMPLE);
    }

    private String column(double x) {
        return number((x - left) * PIXELS);
    }

    private String row(double y) {
        return number((top - y) * PIXELS);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", Math.round(10 * value) / 10.0);
    }
}
