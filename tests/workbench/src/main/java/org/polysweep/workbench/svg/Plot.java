package org.polysweep.workbench.svg;

import java.util.List;
import org.polysweep.contact.Verdict;

/** Draws a scene in a window: what is swept, the shapes, what is marked on them, and their names. */
final class Plot {

    private final Svg svg;
    private final DrawnSweep scene;
    private final Verdict verdict;
    private final double enter;
    private final Frame frame;
    private final Pen pen;

    Plot(Svg svg, DrawnSweep scene, Verdict verdict, double enter, Frame frame) {
        this.svg = svg;
        this.scene = scene;
        this.verdict = verdict;
        this.enter = enter;
        this.frame = frame;
        pen = new Pen(svg, frame);
    }

    void draw() {
        for (DrawnBody body : scene.parts()) {
            if (body.turns()) {
                body.ways().forEach(way -> pen.drawWay(body.styleClass() + " way-of-vertex", way));
            } else if (body.moves()) {
                pen.draw(body.styleClass() + " swept", body.swept());
            }
        }
        for (DrawnBody other : scene.others()) {
            for (Moment moment : other.moments()) {
                boolean isFilled = moment.look() == Moment.Look.FILLED;
                String look = isFilled ? "other" : moment.look().styleClass();
                pen.draw(other.styleClass() + " " + look, other.at(moment.time()));
            }
        }
        // B first, and what is filled last: A at the time that matters is on top.
        for (DrawnBody body : List.of(scene.b(), scene.a())) {
            drawMoments(body, false);
        }
        for (DrawnBody body : List.of(scene.b(), scene.a())) {
            drawMoments(body, true);
        }
        Marks marks = new Marks(svg, scene, verdict, enter, frame);
        marks.draw();
        drawNames(new Labels(svg, frame.screen(), marks.arrows()));
    }

    private void drawMoments(DrawnBody body, boolean filled) {
        for (Moment moment : body.moments()) {
            if (filled == (moment.look() == Moment.Look.FILLED)) {
                String style = body.styleClass() + " " + moment.look().styleClass();
                pen.draw(style, body.at(moment.time()));
            }
        }
    }

    /** Names the shapes where they are filled, and tells the time of the others. */
    private void drawNames(Labels labels) {
        for (DrawnBody body : scene.bodies()) {
            for (Moment moment : body.moments()) {
                List<Vec> shape = frame.placesOf(body.at(moment.time()));
                if (moment.look() == Moment.Look.FILLED && !shape.isEmpty()) {
                    labels.write(body.styleClass() + " name", body.name(), 16, shape, filledBeside(body));
                }
            }
        }
        for (DrawnBody body : scene.bodies()) {
            for (Moment moment : body.moments()) {
                List<Vec> shape = frame.placesOf(body.at(moment.time()));
                if (moment.look() != Moment.Look.FILLED
                        && !shape.isEmpty()
                        && Box.around(shape).size() >= 30) {
                    String time = "t = " + HumanNumber.text(moment.time());
                    labels.write(body.styleClass() + " name time", time, 6.5 * time.length(), shape, allFilled());
                }
            }
        }
    }

    private List<List<Vec>> allFilled() {
        return scene.parts().stream().map(this::filled).toList();
    }

    @SuppressWarnings("ReferenceEquality") // two bodies may look the same
    private List<List<Vec>> filledBeside(DrawnBody body) {
        return scene.parts().stream()
                .filter(part -> part != body)
                .map(this::filled)
                .toList();
    }

    private List<Vec> filled(DrawnBody body) {
        return body.moments().stream()
                .filter(moment -> moment.look() == Moment.Look.FILLED)
                .findFirst()
                .map(moment -> frame.placesOf(body.at(moment.time())))
                .orElse(List.of());
    }
}
