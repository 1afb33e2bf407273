package org.polysweep.conformance.examples;

import java.util.Locale;

/** A picture in SVG, in pixels with y down, for a light page and a dark one. Text stays text. */
final class Figure {

    private static final double HEAD = 9;

    private final StringBuilder svg = new StringBuilder();

    /** Begins a picture. */
    Figure(int width, int height, String title, String description) {
        svg.append(String.format(Locale.ROOT, """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-labelledby="t d">
                <title id="t">%s</title>
                <desc id="d">%s</desc>
                <style>
                text { font: 14px sans-serif; fill: #1f2328 }
                .head { font-weight: bold }
                .small { font-size: 12.5px; fill: #57606a }
                .code { font-family: ui-monospace, monospace; font-size: 13px }
                .middle { text-anchor: middle }
                .end { text-anchor: end }
                path, line, polygon { stroke-linejoin: round; stroke-linecap: round }
                .a { fill: #0969da33; stroke: #0969da; stroke-width: 2 }
                .b { fill: #bc4c0022; stroke: #bc4c00; stroke-width: 2 }
                .ghost { fill: none; stroke: #0969da; stroke-width: 1.5; stroke-dasharray: 5 4 }
                .ghostb { fill: none; stroke: #bc4c00; stroke-width: 1.5; stroke-dasharray: 5 4 }
                .ground { fill: #d8dee4; stroke: #57606a; stroke-width: 1.5 }
                .line { fill: none; stroke: #57606a; stroke-width: 1.5 }
                .thin { fill: none; stroke: #8c959f; stroke-width: 1; stroke-dasharray: 3 3 }
                .arrow { fill: none; stroke: #1f2328; stroke-width: 2 }
                .tip { fill: #1f2328 }
                .good { fill: none; stroke: #1a7f37; stroke-width: 3.5 }
                .goodtip { fill: #1a7f37 }
                .bad { fill: none; stroke: #cf222e; stroke-width: 3.5 }
                .badtip { fill: #cf222e }
                .third { fill: none; stroke: #8250df; stroke-width: 3.5 }
                .thirdtip { fill: #8250df }
                .goodarea { fill: #1a7f3722; stroke: none }
                .badarea { fill: #cf222e22; stroke: none }
                .thirdarea { fill: #8250df22; stroke: none }
                .card { fill: #8c959f1a; stroke: #8c959f; stroke-width: 1 }
                .dot { fill: #8c959f }
                @media (prefers-color-scheme: dark) {
                text { fill: #e6edf3 } .small { fill: #9198a1 }
                .a { fill: #4493f833; stroke: #4493f8 } .ghost { stroke: #4493f8 }
                .b { fill: #f0883e22; stroke: #f0883e } .ghostb { stroke: #f0883e }
                .ground { fill: #30363d; stroke: #8b949e } .line { stroke: #9198a1 }
                .arrow { stroke: #e6edf3 } .tip { fill: #e6edf3 }
                .good { stroke: #3fb950 } .goodtip { fill: #3fb950 } .goodarea { fill: #3fb95026 }
                .bad { stroke: #f85149 } .badtip { fill: #f85149 } .badarea { fill: #f8514926 }
                .third { stroke: #a371f7 } .thirdtip { fill: #a371f7 } .thirdarea { fill: #a371f726 }
                }
                </style>
                """, width, height, title, description));
    }

    static String number(double value) {
        String text = String.format(Locale.ROOT, "%.1f", Math.round(10 * value) / 10.0);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    Figure text(double x, double y, String kind, String text) {
        String escaped = text.replace("&", "&amp;").replace("<", "&lt;");
        svg.append("<text class=\"" + kind + "\" x=\"" + number(x) + "\" y=\"" + number(y) + "\">" + escaped
                + "</text>\n");
        return this;
    }

    Figure rectangle(String kind, double x, double y, double width, double height, double radius) {
        svg.append("<rect class=\"" + kind + "\" x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\""
                + number(width) + "\" height=\"" + number(height) + "\" rx=\"" + number(radius) + "\"/>\n");
        return this;
    }

    Figure circle(String kind, double x, double y, double radius) {
        svg.append("<circle class=\"" + kind + "\" cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\""
                + number(radius) + "\"/>\n");
        return this;
    }

    Figure line(String kind, double x1, double y1, double x2, double y2) {
        return path(kind, "M" + number(x1) + " " + number(y1) + " L" + number(x2) + " " + number(y2));
    }

    Figure path(String kind, String path) {
        svg.append("<path class=\"" + kind + "\" d=\"" + path + "\"/>\n");
        return this;
    }

    /** Draws a polygon through points x0, y0, x1, y1, …. */
    Figure polygon(String kind, double... xy) {
        return path(kind, through(xy) + " Z");
    }

    /** Draws a line through points x0, y0, x1, y1, …. */
    Figure polyline(String kind, double... xy) {
        return path(kind, through(xy));
    }

    private static String through(double... xy) {
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < xy.length; i += 2) {
            path.append(i == 0 ? "M" : " L").append(number(xy[i])).append(' ').append(number(xy[i + 1]));
        }
        return path.toString();
    }

    /** Draws an arrow; kind is arrow, good, bad or third. */
    Figure arrow(String kind, double x1, double y1, double x2, double y2) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        double ex = (x2 - x1) / length;
        double ey = (y2 - y1) / length;
        double baseX = x2 - HEAD * ex;
        double baseY = y2 - HEAD * ey;
        double half = HEAD / 2;
        line(kind, x1, y1, baseX, baseY);
        return polygon(
                "arrow".equals(kind) ? "tip" : kind + "tip",
                x2,
                y2,
                baseX - half * ey,
                baseY + half * ex,
                baseX + half * ey,
                baseY - half * ex);
    }

    String finish() {
        return svg + "</svg>\n";
    }
}
