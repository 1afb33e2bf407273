package org.polysweep.workbench.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.polysweep.contact.Verdict;
import org.polysweep.workbench.scene.FrameRecord;
import org.polysweep.workbench.scene.SceneBody;

/** The picture of one frame of a world: all bodies at its beginning and at its end, their ways, and where they met. */
public final class FrameDrawing {

    private static final double ROOM = 40;

    private final FrameRecord record;
    private final List<SceneBody> bodies;
    private final FrameLayout layout;
    private final Svg svg = new Svg();
    private final Sheet sheet = new Sheet(svg);

    private FrameDrawing(FrameRecord record) {
        this.record = record;
        bodies = record.world().scene().bodies();
        layout = new FrameLayout(record);
    }

    /**
     * Draws a frame.
     *
     * @param record what happened in it; its world has not moved since
     * @return an SVG document
     */
    public static String of(FrameRecord record) {
        return new FrameDrawing(record).draw();
    }

    private String draw() {
        Box bounds = layout.bounds();
        Frame window = Sheet.window(bounds, ROOM);
        GridLines grid = new GridLines(window, bounds, layout.origin(), layout.exponent());
        Signs signs = new FrameLegend(svg, record, layout.sides().isPresent(), grid.step()).signs();
        double height = Math.max(window.screen().maxY(), Sheet.TOP + signs.height()) + Sheet.MARGIN;
        if (record.frame() == FrameRecord.NO_FRAME) {
            sheet.open(height, "world: " + count(), count() + ".");
            sheet.header("WORLD", count(), "between two steps");
        } else {
            sheet.open(height, "frame " + record.frame() + ": " + headline(), details() + ".");
            sheet.header("FRAME " + record.frame(), headline(), details());
        }
        sheet.plot("plot", window, () -> {
            grid.draw(svg);
            new FramePlot(svg, record, layout, window).draw();
        });
        signs.draw(Sheet.TOP);
        svg.raw("</svg>");
        return svg.toString();
    }

    private String headline() {
        int met = record.met().size();
        return met == 0 ? "no contact" : met == 1 ? "one contact" : met + " contacts";
    }

    private String count() {
        long fixed = bodies.stream().filter(SceneBody::isStatic).count();
        String are = bodies.size() == 1 ? "1 body" : bodies.size() + " bodies";
        return are + (fixed == 0 ? "" : ", " + fixed + " static");
    }

    private String details() {
        List<String> details = new ArrayList<>();
        for (Verdict verdict : Verdict.values()) {
            long count = record.met().stream()
                    .filter(met -> met.verdict() == verdict)
                    .count();
            if (count > 0) {
                details.add(count + " " + verdict);
            }
        }
        String manner = record.world().manner().name().toLowerCase(Locale.ROOT);
        return Stream.concat(details.stream(), Stream.of(count(), "response " + manner))
                .collect(Collectors.joining(" · "));
    }
}
