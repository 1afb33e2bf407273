package org.polysweep.workbench.svg;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Verdict;

/** Draws a scene in a window: what is swept, the shapes, the displacements, the contact and the normal. */
final class Plot {

    /** The length of a normal on the screen. */
    static final double NORMAL = 52;

    /** A shape smaller than this on the screen is marked by a dot. */
    private static final double DOT = 6;

    private final Svg svg;
    private final Scene scene;
    private final Verdict verdict;
    private final double enter;
    private final Frame frame;
    private final List<Arrow.Line> arrows = new ArrayList<>();

    Plot(Svg svg, Scene scene, Verdict verdict, double enter, Frame frame) {
        this.svg = svg;
        this.scene = scene;
        this.verdict = verdict;
        this.enter = enter;
        this.frame = frame;
    }

    void draw() {
        for (Body body : scene.bodies()) {
            if (body.moves()) {
                outline(body.styleClass() + " swept", body.swept());
            }
        }
        // B first, and what is filled last: A at the time that matters is on top.
        for (Body body : List.of(scene.b(), scene.a())) {
            drawMoments(body, false);
        }
        for (Body body : List.of(scene.b(), scene.a())) {
            drawMoments(body, true);
        }
        for (Body body : List.of(scene.b(), scene.a())) {
            drawTravel(body);
        }
        drawSeparation();
        drawNormal();
        drawContact();
        drawNames();
    }

    private void drawMoments(Body body, boolean filled) {
        for (Moment moment : body.moments()) {
            if (filled == (moment.look() == Moment.Look.FILLED)) {
                String style = body.styleClass() + " " + moment.look().styleClass();
                outline(style, body.cornersAt(moment.time()));
            }
        }
    }

    private void outline(String style, List<Vec> corners) {
        List<Vec> onScreen = frame.toScreen(corners);
        if (onScreen.isEmpty()) {
            return;
        }
        Box bounds = Box.around(onScreen);
        boolean isDot = corners.size() == 1 || bounds.size() < DOT;
        if (isDot && !style.endsWith("swept")) {
            svg.circle(style, bounds.centre(), 4);
        } else if (onScreen.size() > 1) {
            svg.path(onScreen.size() == 2 && style.endsWith("filled") ? style + " thick" : style, onScreen);
        }
    }

    /** The displacement of a shape, as the way of one point of it: the one that meets the other shape, if there is one. */
    private void drawTravel(Body body) {
        if (!body.moves()) {
            return;
        }
        Vec start = travelStart(body);
        Vec from = frame.toScreen(start);
        Vec to = frame.toScreen(start.plus(body.move()));
        Box limits = frame.screen().grown(frame.screen().size());
        if (!limits.contains(from) || !limits.contains(to)) {
            return;
        }
        String colour = body.styleClass();
        arrows.add(new Arrow.Line(from, to));
        boolean stopped = verdict == Verdict.HIT && to.minus(from).length() > 1;
        Vec stop = from.plus(to.minus(from).times(stopped ? enter : 1));
        svg.circle(colour + " head", from, 2.5);
        if (stopped) {
            svg.line(colour + " travel", from, stop);
            Arrow.draw(svg, "beyond", colour, stop, to);
        } else {
            Arrow.draw(svg, "travel", colour, from, to);
        }
    }

    private Vec travelStart(Body body) {
        Vec centre = body.boundsAt(0).centre();
        @Nullable Vec meeting = scene.contactMiddle();
        @Nullable Vec normal = scene.normal();
        if (meeting == null || normal == null) {
            return centre;
        }
        boolean alongNormal = Math.abs(normal.cross(body.move().unit())) < 0.15;
        if (alongNormal && body.size() > 0) {
            // Aside of the normal, or one arrow would lie on the other.
            Vec aside = new Vec(-normal.y(), normal.x());
            return centre.middle(body.furthest(aside));
        }
        return meeting.minus(body.move().times(enter));
    }

    private void drawSeparation() {
        if (scene.separation() != null) {
            Vec start = scene.a().furthest(scene.separation().times(-1));
            bold("way", frame.toScreen(start), frame.toScreen(start.plus(scene.separation())));
        }
    }

    private void drawNormal() {
        @Nullable Vec meeting = scene.contactMiddle();
        if (scene.normal() != null && meeting != null) {
            Vec from = frame.toScreen(meeting);
            Vec direction = new Vec(scene.normal().x(), -scene.normal().y());
            bold("normal", from, from.plus(direction.times(NORMAL)));
        }
    }

    private void bold(String colour, Vec from, Vec to) {
        Arrow.drawBold(svg, colour, from, to);
        arrows.add(new Arrow.Line(from, to));
    }

    private void drawContact() {
        List<Vec> points = scene.contact().stream().map(frame::toScreen).toList();
        if (points.size() == 2) {
            List<Vec> visible = frame.toScreen(scene.contact());
            if (visible.size() >= 2) {
                svg.line("rim", visible.get(0), visible.get(1));
                svg.line("core", visible.get(0), visible.get(1));
            }
        }
        Box limits = frame.screen().grown(10);
        for (Vec point : points) {
            if (limits.contains(point)) {
                svg.circle("rim", point, 2);
                svg.circle("core", point, 2);
            }
        }
    }

    /** Names the shapes where they are filled, and tells the time of the others. */
    private void drawNames() {
        Labels labels = new Labels(svg, frame.screen(), arrows);
        for (Body body : scene.bodies()) {
            for (Moment moment : body.moments()) {
                List<Vec> shape = frame.toScreen(body.cornersAt(moment.time()));
                if (moment.look() == Moment.Look.FILLED && !shape.isEmpty()) {
                    labels.write(
                            body.styleClass() + " name", body.name(), 16, shape, List.of(filled(scene.other(body))));
                }
            }
        }
        for (Body body : scene.bodies()) {
            for (Moment moment : body.moments()) {
                List<Vec> shape = frame.toScreen(body.cornersAt(moment.time()));
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
        return scene.bodies().stream().map(this::filled).toList();
    }

    private List<Vec> filled(Body body) {
        return body.moments().stream()
                .filter(moment -> moment.look() == Moment.Look.FILLED)
                .findFirst()
                .map(moment -> frame.toScreen(body.cornersAt(moment.time())))
                .orElse(List.of());
    }
}
