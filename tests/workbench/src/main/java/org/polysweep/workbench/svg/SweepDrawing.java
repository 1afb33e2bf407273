package org.polysweep.workbench.svg;

import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Contact;
import org.polysweep.workbench.query.Answer;

/**
 * The picture of one sweep: a plot on the left, with a close-up below it where the shapes are small against their way, and a
 * legend on the right.
 */
public final class SweepDrawing {

    private static final double WIDTH = 960;
    private static final double MARGIN = 24;
    private static final double PLOT = 640;
    private static final double TOP = 98;
    private static final double GAP = 28;

    /** Room for a normal around the shapes. */
    private static final double ROOM = Marks.NORMAL + 10;

    private static final double LOWEST = 240;
    private static final double HIGHEST = 560;
    private static final double CLOSE_UP_HEIGHT = 290;

    private final long line;
    private final Answer answer;
    private final Contact contact;
    private final Scene scene;
    private final Svg svg = new Svg();

    private SweepDrawing(long line, Answer answer) {
        this.line = line;
        this.answer = answer;
        this.contact = answer.contact();
        this.scene = Scene.of(answer);
    }

    /**
     * Draws an answer.
     *
     * @param line the line of its query
     * @param answer the answer
     * @return an SVG document
     */
    public static String of(long line, Answer answer) {
        return new SweepDrawing(line, answer).draw();
    }

    private String draw() {
        Frame overview = overview();
        Grid grid = new Grid(overview, scene);
        @Nullable Frame closeUp = CloseUp.of(scene, contact, overview, closeUpWindow(overview));
        Legend legend = new Legend(svg, MARGIN + PLOT + GAP, answer, scene, grid.step(), closeUp != null);
        double plotsEnd = (closeUp == null ? overview : closeUp).screen().maxY();
        double height = Math.max(plotsEnd, TOP + legend.height()) + MARGIN;
        open(height);
        header();
        drawPlot("plot", overview, grid, closeUp);
        if (closeUp != null) {
            drawPlot("close-up", closeUp, new Grid(closeUp, scene), null);
            svg.text(
                    "muted",
                    new Vec(closeUp.screen().minX() + 12, closeUp.screen().minY() + 22),
                    "close-up");
        }
        legend.draw(TOP);
        svg.raw("</svg>");
        return svg.toString();
    }

    private Frame overview() {
        Box bounds = scene.bounds();
        double inner = PLOT - 2 * ROOM;
        double wanted = bounds.width() == 0 ? HIGHEST : bounds.height() / bounds.width() * inner + 2 * ROOM;
        double height = bounds.size() == 0 ? LOWEST : Math.min(HIGHEST, Math.max(LOWEST, wanted));
        return Frame.around(bounds, Box.ofSize(MARGIN, TOP, PLOT, height), ROOM);
    }

    private static Box closeUpWindow(Frame overview) {
        return Box.ofSize(MARGIN, overview.screen().maxY() + 16, PLOT, CLOSE_UP_HEIGHT);
    }

    private void open(double height) {
        String size = Svg.number(WIDTH) + " " + Svg.number(height);
        svg.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"polysweep\" role=\"img\" width=\""
                + Svg.number(WIDTH) + "\" height=\"" + Svg.number(height) + "\" viewBox=\"0 0 " + size + "\">");
        svg.raw("<title>" + Svg.escape(contact.verdict() + ": " + Headline.what(answer)) + "</title>");
        svg.raw("<desc>" + Svg.escape(description()) + "</desc>");
        svg.raw(Style.SHEET.stripTrailing());
        svg.rectangle("back", Box.ofSize(0, 0, WIDTH, height), 0);
    }

    private String description() {
        return "Two convex shapes, A and B, move in straight lines for one step: A by "
                + HumanNumber.pair(answer.query().a().dx(), answer.query().a().dy()) + ", B by "
                + HumanNumber.pair(answer.query().b().dx(), answer.query().b().dy()) + ". "
                + Headline.details(line, answer) + ".";
    }

    private void header() {
        String verdict = contact.verdict().name();
        double pill = 11.5 * verdict.length() + 26;
        svg.rectangle("pill", Box.ofSize(MARGIN, 20, pill, 30), 15);
        svg.text("verdict", new Vec(MARGIN + pill / 2, 40), verdict);
        svg.text("headline", new Vec(MARGIN + pill + 14, 41), Headline.what(answer));
        svg.text("muted", new Vec(MARGIN + 2, 76), Headline.details(line, answer));
    }

    private void drawPlot(String name, Frame frame, Grid grid, @Nullable Frame closeUp) {
        svg.rectangle("panel", frame.screen(), 8);
        svg.raw("<clipPath id=\"" + name + "\">");
        svg.rectangle("clip", frame.screen(), 8);
        svg.raw("</clipPath>");
        svg.raw("<g clip-path=\"url(#" + name + ")\">");
        grid.draw(svg);
        new Plot(svg, scene, contact.verdict(), contact.enter(), frame).draw();
        if (closeUp != null) {
            lens(frame, closeUp);
        }
        svg.raw("</g>");
    }

    /** The part of the overview that is shown in the close-up, or a circle about it where that is too small to see. */
    private void lens(Frame overview, Frame closeUp) {
        double shrink = overview.scale() / closeUp.scale();
        Vec centre = overview.toScreen(closeUp.centre());
        double width = Math.max(22, closeUp.screen().width() * shrink);
        double height = Math.max(22, closeUp.screen().height() * shrink);
        svg.rectangle("lens", Box.ofSize(centre.x() - width / 2, centre.y() - height / 2, width, height), 4);
    }
}
