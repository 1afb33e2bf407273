package org.polysweep.workbench.svg;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Verdict;

/** Draws what is marked on the shapes: the displacements, the way out, the normal and the contact. */
final class Marks {

    /** The length of a normal on the screen. */
    static final double NORMAL = 52;

    private final Svg svg;
    private final DrawnSweep scene;
    private final Verdict verdict;
    private final double enter;
    private final Frame frame;
    private final List<Arrow.Line> arrows = new ArrayList<>();

    Marks(Svg svg, DrawnSweep scene, Verdict verdict, double enter, Frame frame) {
        this.svg = svg;
        this.scene = scene;
        this.verdict = verdict;
        this.enter = enter;
        this.frame = frame;
    }

    void draw() {
        drawTravel(scene.b());
        drawTravel(scene.a());
        drawSeparation();
        drawNormal();
        drawContact();
    }

    /** Where arrows were drawn. */
    List<Arrow.Line> arrows() {
        return arrows;
    }

    /**
     * The displacement of a shape, as the way of one point of it: the one that meets the other shape, if there is one.
     */
    private void drawTravel(DrawnBody body) {
        if (!body.moves()) {
            return;
        }
        Vec start = travelStart(body);
        Vec end = start.plus(body.move());
        String color = body.styleClass();
        Vec from = frame.toScreen(start);
        if (frame.shows(from)) {
            svg.circle(color + " head", from, 2.5);
        }
        if (verdict == Verdict.HIT) {
            Vec stop = start.plus(body.move().times(enter));
            List<Vec> traveled = frame.toScreen(List.of(start, stop));
            if (traveled.size() >= 2) {
                svg.line(color + " travel", traveled.get(0), traveled.get(1));
            }
            arrow("beyond", color, stop, end);
        } else {
            arrow("travel", color, start, end);
        }
        noteArrow(frame.toScreen(List.of(start, end)));
    }

    /** Draws an arrow of the scene, as much of it as the window shows. */
    private void arrow(String line, String color, Vec start, Vec end) {
        List<Vec> shown = frame.toScreen(List.of(start, end));
        if (shown.size() < 2) {
            return;
        }
        if (frame.shows(frame.toScreen(end))) {
            Arrow.draw(svg, line, color, shown.get(0), shown.get(1));
        } else {
            svg.line(color + " " + line, shown.get(0), shown.get(1));
        }
    }

    private void noteArrow(List<Vec> shown) {
        if (shown.size() >= 2) {
            arrows.add(new Arrow.Line(shown.get(0), shown.get(1)));
        }
    }

    private Vec travelStart(DrawnBody body) {
        Vec center = body.outline().bounds().center();
        @Nullable Vec meeting = scene.contactMiddle();
        @Nullable Vec normal = scene.normal();
        if (body.turns()) {
            return body.turn().pivot();
        }
        if (meeting == null || normal == null) {
            return center;
        }
        boolean alongNormal = Math.abs(normal.cross(body.move().unit())) < 0.15;
        if (alongNormal && body.size() > 0) {
            // Aside of the normal, or one arrow would lie on the other.
            Vec aside = new Vec(-normal.y(), normal.x());
            return center.middle(body.outline().furthest(aside));
        }
        return meeting.minus(body.move().times(enter));
    }

    private void drawSeparation() {
        if (scene.separation() != null) {
            Vec start = scene.a().outline().furthest(scene.separation().times(-1));
            Vec end = start.plus(scene.separation());
            List<Vec> shown = frame.toScreen(List.of(start, end));
            if (shown.size() >= 2) {
                svg.line("halo", shown.get(0), shown.get(1));
            }
            arrow("bold", "way", start, end);
            noteArrow(shown);
        }
    }

    private void drawNormal() {
        @Nullable Vec meeting = scene.contactMiddle();
        if (scene.normal() != null && meeting != null) {
            Vec from = frame.toScreen(meeting);
            Vec direction = new Vec(scene.normal().x(), -scene.normal().y());
            if (frame.shows(from)) {
                Vec to = from.plus(direction.times(NORMAL));
                Arrow.drawBold(svg, "normal", from, to);
                noteArrow(List.of(from, to));
            }
        }
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
        for (Vec point : points) {
            if (frame.shows(point)) {
                svg.circle("rim", point, 2);
                svg.circle("core", point, 2);
            }
        }
    }
}
