package org.polysweep.workbench.svg;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.workbench.scene.FrameRecord;
import org.polysweep.workbench.scene.SceneBody;

/** Draws the bodies of a frame in a window, their ways, and what is marked on them. */
final class FramePlot {

    static final String BEGINNING = " other";
    static final String END = " filled";

    private static final double NORMAL = 30;

    /** The names of more bodies would be a mess. */
    private static final int MOST_NAMES = 30;

    private static final int LONGEST_NAME = 12;

    private final Svg svg;
    private final FrameRecord record;
    private final List<SceneBody> bodies;
    private final FrameLayout layout;
    private final Frame window;
    private final Pen pen;
    private final List<Arrow.Line> arrows = new ArrayList<>();

    FramePlot(Svg svg, FrameRecord record, FrameLayout layout, Frame window) {
        this.svg = svg;
        this.record = record;
        this.layout = layout;
        this.window = window;
        bodies = record.world().scene().bodies();
        pen = new Pen(svg, window);
    }

    /** The class of the style sheet that gives a body its color. */
    static String color(boolean isStatic) {
        return isStatic ? "b" : "a";
    }

    void draw() {
        layout.sides().ifPresent(this::drawSides);
        for (int i = 0; i < bodies.size(); i++) {
            if (record.hasMoved(i)) {
                drawBody(i, BEGINNING, layout.startOutlines(i));
            }
        }
        for (int i = 0; i < bodies.size(); i++) {
            drawBody(i, look(bodies.get(i)), layout.endOutlines(i));
        }
        for (int i = 0; i < bodies.size(); i++) {
            if (record.hasTurned(i)) {
                String style = color(bodies.get(i).isStatic()) + " way-of-vertex";
                layout.waysOfVertices(i).forEach(way -> pen.drawWay(style, way));
            } else {
                drawWay(i);
            }
        }
        record.met().forEach(this::drawContact);
        if (bodies.size() <= MOST_NAMES) {
            drawNames();
        }
    }

    private void drawSides(Box sides) {
        Vec low = window.toScreen(new Vec(sides.minX(), sides.maxY()));
        Vec high = window.toScreen(new Vec(sides.maxX(), sides.minY()));
        svg.rectangle("lens", new Box(low.x(), low.y(), high.x(), high.y()), 0);
    }

    private void drawBody(int body, String look, List<OutlinePath> parts) {
        parts.forEach(part -> pen.draw(color(bodies.get(body).isStatic()) + look, part));
    }

    /** The way of the middle of a body. */
    private void drawWay(int body) {
        List<Point> way = record.way(body);
        Vec middle = middle(body).minus(layout.place(record.start(body)));
        String color = color(bodies.get(body).isStatic());
        for (int i = 1; i < way.size(); i++) {
            Vec from = window.toScreen(layout.place(way.get(i - 1)).plus(middle));
            Vec to = window.toScreen(layout.place(way.get(i)).plus(middle));
            if (from.equals(to)) {
                continue;
            }
            if (i < way.size() - 1) {
                svg.line(color + " travel", from, to);
            } else {
                Arrow.draw(svg, "travel", color, from, to);
            }
            arrows.add(new Arrow.Line(from, to));
        }
    }

    private Vec middle(int body) {
        return layout.startBounds(body).center();
    }

    private void drawContact(FrameRecord.Met met) {
        if (met.verdict() == Verdict.OVERLAP) {
            Vec a = window.toScreen(middle(met.a()));
            Vec b = window.toScreen(middle(met.b()));
            svg.line("way", a, b);
            svg.circle("way", a, 2);
            svg.circle("way", b, 2);
            return;
        }
        List<Vec> points = met.points().stream()
                .map(layout::place)
                .filter(Vec::isFinite)
                .map(window::toScreen)
                .filter(window::shows)
                .toList();
        if (points.isEmpty()) {
            return;
        }
        Vec first = points.get(0);
        Vec last = points.get(points.size() - 1);
        if (!Double.isNaN(met.normal().x())) {
            Vec from = first.middle(last);
            Vec to = from.plus(new Vec(met.normal().x(), -met.normal().y()).times(NORMAL));
            Arrow.drawBold(svg, "normal", from, to);
            arrows.add(new Arrow.Line(from, to));
        }
        for (String style : List.of("rim", "core")) {
            svg.line(style, first, last);
            points.forEach(point -> svg.circle(style, point, 1));
        }
    }

    private void drawNames() {
        Labels labels = new Labels(svg, window.screen(), arrows);
        for (int i = 0; i < bodies.size(); i++) {
            SceneBody body = bodies.get(i);
            List<Vec> shape = window.placesOf(layout.endOutlines(i).get(0));
            if (!shape.isEmpty()) {
                String name = shortened(body.name());
                labels.write(color(body.isStatic()) + " name", name, 10 * name.length() + 6, shape, outlinesBeside(i));
            }
        }
    }

    /** All parts of the other bodies, on the screen. */
    private List<List<Vec>> outlinesBeside(int body) {
        List<List<Vec>> others = new ArrayList<>();
        for (int i = 0; i < bodies.size(); i++) {
            if (i != body) {
                layout.endOutlines(i).forEach(part -> others.add(window.placesOf(part)));
            }
        }
        return others;
    }

    /** The look of a body where it ends. */
    static String look(SceneBody body) {
        return body.nature().isSensor() ? " dashed" : END;
    }

    private static String shortened(String name) {
        int characters = name.codePointCount(0, name.length());
        return characters <= LONGEST_NAME
                ? name
                : name.substring(0, name.offsetByCodePoints(0, LONGEST_NAME - 1)) + "…";
    }
}
