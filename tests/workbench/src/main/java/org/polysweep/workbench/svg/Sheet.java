package org.polysweep.workbench.svg;

/**
 * What all pictures have in common: a plot on the left, its legend on the right, a header above both.
 *
 * @param svg receives it
 */
record Sheet(Svg svg) {

    static final double MARGIN = 24;
    static final double PLOT = 640;
    static final double TOP = 98;

    /** Where the legend begins. */
    static final double LEGEND = MARGIN + PLOT + 28;

    private static final double WIDTH = 960;
    private static final double LOWEST = 240;
    private static final double HIGHEST = 560;

    /** The window in which a box of the scene is seen best, with some room around the box. */
    static Frame window(Box bounds, double room) {
        double inner = PLOT - 2 * room;
        double wanted = bounds.width() == 0 ? HIGHEST : bounds.height() / bounds.width() * inner + 2 * room;
        double height = bounds.size() == 0 ? LOWEST : Math.min(HIGHEST, Math.max(LOWEST, wanted));
        return Frame.around(bounds, Box.ofSize(MARGIN, TOP, PLOT, height), room);
    }

    /** Opens the document. */
    void open(double height, String title, String description) {
        String size = Svg.number(WIDTH) + " " + Svg.number(height);
        svg.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"polysweep\" role=\"img\" width=\""
                + Svg.number(WIDTH) + "\" height=\"" + Svg.number(height) + "\" viewBox=\"0 0 " + size + "\">");
        svg.raw("<title>" + Svg.escape(title) + "</title>");
        svg.raw("<desc>" + Svg.escape(description) + "</desc>");
        svg.raw(Style.SHEET.stripTrailing());
        svg.rectangle("back", Box.ofSize(0, 0, WIDTH, height), 0);
    }

    /** Writes what it is about: in one word, in one sentence, and in detail. */
    void header(String word, String headline, String details) {
        double pill = 11.5 * word.length() + 26;
        svg.rectangle("pill", Box.ofSize(MARGIN, 20, pill, 30), 15);
        svg.text("verdict", new Vec(MARGIN + pill / 2, 40), word);
        svg.text("headline", new Vec(MARGIN + pill + 14, 41), headline);
        svg.text("muted", new Vec(MARGIN + 2, 76), details);
    }

    /** Draws a window and what is in it; nothing of that is seen outside. */
    void plot(String name, Frame frame, Runnable content) {
        svg.rectangle("panel", frame.screen(), 8);
        svg.raw("<clipPath id=\"" + name + "\">");
        svg.rectangle("clip", frame.screen(), 8);
        svg.raw("</clipPath>");
        svg.raw("<g clip-path=\"url(#" + name + ")\">");
        content.run();
        svg.raw("</g>");
    }
}
