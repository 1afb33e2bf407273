package org.polysweep.workbench.svg;

import org.jspecify.annotations.Nullable;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.workbench.query.Answer;

/**
 * The picture of one sweep: a plot on the left, with a close-up below it where the shapes are small against their way,
 * and a legend on the right.
 */
public final class SweepDrawing {

    /** Room for a normal around the shapes. */
    private static final double ROOM = Marks.NORMAL + 10;

    private static final double CLOSE_UP_HEIGHT = 290;

    private final long line;
    private final Answer answer;
    private final SweepOutcome contact;
    private final DrawnSweep scene;
    private final Svg svg = new Svg();
    private final Sheet sheet = new Sheet(svg);

    private SweepDrawing(long line, Answer answer) {
        this.line = line;
        this.answer = answer;
        this.contact = answer.contact();
        this.scene = DrawnSweep.of(answer);
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
        Frame overview = Sheet.window(scene.bounds(), ROOM);
        GridLines grid = grid(overview);
        @Nullable Frame closeUp = CloseUp.of(scene, contact, overview, closeUpWindow(overview));
        Legend legend = new Legend(svg, Sheet.LEGEND, answer, scene, grid.step(), closeUp != null);
        double plotsEnd = (closeUp == null ? overview : closeUp).screen().maxY();
        double height = Math.max(plotsEnd, Sheet.TOP + legend.height()) + Sheet.MARGIN;
        String verdict = contact.verdict().name();
        sheet.open(height, verdict + ": " + Headline.what(answer), description());
        sheet.header(verdict, Headline.what(answer), Headline.details(line, answer));
        drawPlot("plot", overview, grid, closeUp);
        if (closeUp != null) {
            drawPlot("close-up", closeUp, grid(closeUp), null);
            svg.text(
                    "muted",
                    new Vec(closeUp.screen().minX() + 12, closeUp.screen().minY() + 22),
                    "close-up");
        }
        legend.draw(Sheet.TOP);
        svg.raw("</svg>");
        return svg.toString();
    }

    private GridLines grid(Frame frame) {
        return new GridLines(frame, scene.bounds(), scene.origin(), scene.exponent());
    }

    private static Box closeUpWindow(Frame overview) {
        return Box.ofSize(Sheet.MARGIN, overview.screen().maxY() + 16, Sheet.PLOT, CLOSE_UP_HEIGHT);
    }

    private String description() {
        return "Two convex shapes, A and B, move in straight lines for one step"
                + (answer.query().turns() ? " and rotate" : "") + ": A by "
                + HumanNumber.pair(answer.query().a().dx(), answer.query().a().dy()) + ", B by "
                + HumanNumber.pair(answer.query().b().dx(), answer.query().b().dy()) + ". "
                + Headline.details(line, answer) + ".";
    }

    private void drawPlot(String name, Frame frame, GridLines grid, @Nullable Frame closeUp) {
        sheet.plot(name, frame, () -> {
            grid.draw(svg);
            new Plot(svg, scene, contact.verdict(), contact.enter(), frame).draw();
            if (closeUp != null) {
                lens(frame, closeUp);
            }
        });
    }

    /** The part of the overview that is shown in the close-up, or a circle about it where that is too small to see. */
    private void lens(Frame overview, Frame closeUp) {
        double shrink = overview.scale() / closeUp.scale();
        Vec center = overview.toScreen(closeUp.center());
        double width = Math.max(22, closeUp.screen().width() * shrink);
        double height = Math.max(22, closeUp.screen().height() * shrink);
        svg.rectangle("lens", Box.ofSize(center.x() - width / 2, center.y() - height / 2, width, height), 4);
    }
}
