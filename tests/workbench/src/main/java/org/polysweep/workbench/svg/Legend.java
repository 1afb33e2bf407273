package org.polysweep.workbench.svg;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Overlap;
import org.polysweep.contact.Point;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.TimedContact;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.MovingShape;
import org.polysweep.workbench.query.Answer;

/** The column that says what every sign in the drawing means, and the numbers. */
final class Legend {

    private static final double ROUND = 8;

    private final Svg svg;
    private final Signs signs;

    Legend(Svg svg, double left, Answer answer, DrawnSweep scene, @Nullable BigDecimal gridStep, boolean closeUp) {
        this.svg = svg;
        signs = new Signs(svg, left);
        SweepOutcome contact = answer.contact();
        addShapes(scene.a(), answer.a());
        addShapes(scene.b(), answer.b());
        addMove(scene.a(), answer.a(), contact.verdict());
        addMove(scene.b(), answer.b(), contact.verdict());
        if (contact instanceof TimedContact meeting) {
            addContact(meeting.contactPoints());
            if (scene.normal() != null) {
                add(
                        "unit normal, from B toward A",
                        HumanNumber.pair(meeting.normalX(), meeting.normalY()),
                        at -> Arrow.drawBold(svg, "normal", at.plus(new Vec(-13, 0)), at.plus(new Vec(13, 0))));
            }
        }
        answer.separation().ifPresent(way -> addSeparation("minimum translation of A", way));
        addNotDrawn(contact, scene);
        if (closeUp) {
            add("the close-up below", "", at -> svg.rectangle("lens", Box.ofSize(at.x() - 9, at.y() - 7, 18, 14), 3));
        }
        if (gridStep != null) {
            add("grid square", HumanNumber.text(gridStep) + " wide", at -> {
                svg.rectangle("panel", Box.ofSize(at.x() - 9, at.y() - 9, 18, 18), 0);
            });
        }
    }

    private void add(String text, String number, Consumer<Vec> sign) {
        signs.add(text, number, sign);
    }

    private void addShapes(DrawnBody body, MovingShape moving) {
        for (Moment moment : body.moments()) {
            String style = body.styleClass() + " " + moment.look().styleClass();
            add(body.name() + moment.name(), moment.number(), at -> sign(body, style, at));
        }
        double radius = moving.shape().part(0).radius();
        if (radius > 0) {
            String color = body.styleClass();
            add("radius of " + body.name(), HumanNumber.text(radius), at -> {
                svg.circle(color + " outline", at, ROUND);
                svg.line(color + " travel", at, at.plus(new Vec(ROUND, 0)));
            });
        }
    }

    private void sign(DrawnBody body, String style, Vec at) {
        OutlinePath outline = body.outline();
        int corners = outline.corners().size();
        if (corners == 1) {
            svg.circle(style, at, outline.isRound() ? ROUND : 4);
        } else if (outline.isRound()) {
            svg.rectangle(style, Box.ofSize(at.x() - 13, at.y() - ROUND, 26, 2 * ROUND), corners == 2 ? ROUND : 5);
        } else if (corners == 2) {
            svg.line(
                    style.endsWith("filled") ? style + " thick" : style,
                    at.plus(new Vec(-12, 0)),
                    at.plus(new Vec(12, 0)));
        } else {
            svg.rectangle(style, Box.ofSize(at.x() - 13, at.y() - 8, 26, 16), 2);
        }
    }

    private void addMove(DrawnBody body, MovingShape moving, Verdict verdict) {
        String color = body.styleClass();
        String rotor = "rotor " + pair(moving.rotor());
        if (body.turns()) {
            add(
                    "vertex trajectories of " + body.name(),
                    rotor + "\nto " + pair(moving.endRotor()),
                    at -> svg.openPath(
                            color + " way-of-vertex",
                            List.of(at.plus(new Vec(-13, 5)), at.plus(new Vec(0, -4)), at.plus(new Vec(13, -6)))));
        } else if (!moving.rotor().isIdentity()) {
            add("rotation of " + body.name(), rotor, at -> {});
        }
        if (!body.moves()) {
            return;
        }
        if (!body.turns()) {
            add(
                    "area swept by " + body.name(),
                    "",
                    at -> svg.rectangle(color + " swept", Box.ofSize(at.x() - 14, at.y() - 8, 28, 16), 0));
        }
        add("displacement of " + body.name(), HumanNumber.pair(moving.dx(), moving.dy()), at -> {
            Vec from = at.plus(new Vec(-14, 0));
            svg.circle(color + " head", from, 2.5);
            Arrow.draw(svg, "travel", color, from, at.plus(new Vec(14, 0)));
        });
        if (verdict == Verdict.HIT) {
            add(
                    "displacement after enter",
                    "",
                    at -> Arrow.draw(svg, "beyond", color, at.plus(new Vec(-14, 0)), at.plus(new Vec(14, 0))));
        }
    }

    private static String pair(Rotor rotor) {
        return HumanNumber.pair(rotor.halfCos(), rotor.halfSin());
    }

    private void addContact(List<Point> points) {
        Point first = points.get(0);
        String place = HumanNumber.pair(first.x(), first.y());
        if (points.size() == 1) {
            add("contact point", place, at -> {
                svg.circle("rim", at, 2);
                svg.circle("core", at, 2);
            });
        } else {
            Point second = points.get(1);
            add("contact, along an edge", place + " to\n" + HumanNumber.pair(second.x(), second.y()), at -> {
                svg.line("rim", at.plus(new Vec(-10, 0)), at.plus(new Vec(10, 0)));
                svg.line("core", at.plus(new Vec(-10, 0)), at.plus(new Vec(10, 0)));
            });
        }
    }

    private void addSeparation(String name, MinimumTranslation separation) {
        String depth = "depth " + HumanNumber.text(separation.depth()) + "\nalong "
                + HumanNumber.pair(separation.normalX(), separation.normalY());
        add(name, depth, at -> Arrow.drawBold(svg, "way", at.plus(new Vec(-13, 0)), at.plus(new Vec(13, 0))));
    }

    private void addNotDrawn(SweepOutcome contact, DrawnSweep scene) {
        boolean drawn = scene.bodies().stream()
                .flatMap(body -> body.moments().stream())
                .anyMatch(moment -> moment.look() == Moment.Look.DOTTED);
        if (contact instanceof Overlap && Double.isFinite(contact.enter()) && !drawn) {
            add("enter, outside the picture", "t " + HumanNumber.equal(contact.enter()), at -> {});
        }
    }

    double height() {
        return signs.height();
    }

    void draw(double top) {
        signs.draw(top);
    }
}
