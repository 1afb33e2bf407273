package org.polysweep.workbench.svg;

import java.util.List;

/** Writes the elements of an SVG document, with numbers of two decimals and all text escaped. */
final class Svg {

    private final StringBuilder text = new StringBuilder(1 << 14);

    /** Adds markup as it is. */
    Svg raw(String markup) {
        text.append(markup).append('\n');
        return this;
    }

    void group(String styleClass, Runnable content) {
        raw("<g class=\"" + styleClass + "\">");
        content.run();
        raw("</g>");
    }

    void rectangle(String styleClass, Box box, double radius) {
        raw("<rect class=\"" + styleClass + "\" x=\"" + number(box.minX()) + "\" y=\"" + number(box.minY())
                + "\" width=\"" + number(box.width()) + "\" height=\"" + number(box.height()) + "\" rx=\""
                + number(radius) + "\"/>");
    }

    void circle(String styleClass, Vec center, double radius) {
        raw("<circle class=\"" + styleClass + "\" cx=\"" + number(center.x()) + "\" cy=\"" + number(center.y())
                + "\" r=\"" + number(radius) + "\"/>");
    }

    void line(String styleClass, Vec from, Vec to) {
        path(styleClass, List.of(from, to));
    }

    /** A polygon; with two corners or one, a line that is drawn by its stroke alone. */
    void path(String styleClass, List<Vec> corners) {
        StringBuilder d = new StringBuilder();
        for (Vec corner : corners) {
            d.append(d.isEmpty() ? 'M' : 'L')
                    .append(number(corner.x()))
                    .append(' ')
                    .append(number(corner.y()));
        }
        raw("<path class=\"" + styleClass + "\" d=\"" + d + (corners.size() > 2 ? "Z" : "") + "\"/>");
    }

    /** A line through some places; nothing if they are fewer than two. */
    void openPath(String styleClass, List<Vec> places) {
        if (places.size() < 2) {
            return;
        }
        StringBuilder d = new StringBuilder();
        for (Vec place : places) {
            DrawnPiece.command(d, d.isEmpty() ? "M" : "L", place);
        }
        raw("<path class=\"" + styleClass + "\" d=\"" + d + "\"/>");
    }

    /** A rounded outline; a whole circle is a circle. */
    void contour(String styleClass, Contour contour) {
        if (contour.isCircle() && contour.pieces().get(0) instanceof Arc half) {
            circle(styleClass, half.center(), half.radius());
        } else {
            raw("<path class=\"" + styleClass + "\" d=\"" + contour.path() + "\"/>");
        }
    }

    /**
     * Adds text.
     *
     * @param styleClass its classes
     * @param at where its line begins, or its middle if the style says so
     * @param content the text, not escaped
     */
    void text(String styleClass, Vec at, String content) {
        raw("<text class=\"" + styleClass + "\" x=\"" + number(at.x()) + "\" y=\"" + number(at.y()) + "\">"
                + escape(content) + "</text>");
    }

    /** A number of the screen, with two decimals at most. */
    static String number(double value) {
        long hundredths = Math.round(value * 100);
        long whole = Math.abs(hundredths) / 100;
        long rest = Math.abs(hundredths) % 100;
        String digits = rest == 0 ? "" : rest % 10 == 0 ? "." + rest / 10 : "." + (rest < 10 ? "0" : "") + rest;
        return (hundredths < 0 ? "-" : "") + whole + digits;
    }

    /** Text as XML may hold it; what XML has no way to write, even escaped, becomes the replacement character. */
    static String escape(String content) {
        StringBuilder escaped = new StringBuilder(content.length() + 16);
        content.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(isXml(c) ? c : 0xFFFD);
            }
        });
        return escaped.toString();
    }

    private static boolean isXml(int c) {
        boolean control = c < 0x20 || (c >= 0x7F && c < 0xA0);
        boolean surrogate = c >= 0xD800 && c <= 0xDFFF;
        return !control && !surrogate && (c & 0xFFFE) != 0xFFFE;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
