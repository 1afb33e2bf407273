package org.polysweep.conformance.examples;

import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.pose.Rotor;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.Sweeper;

/** The pictures of the concepts of a sweep. What a picture says of a verdict, a time or a distance is computed. */
final class SweepPictures {

    private static final ConvexPolygon MOVING = ConvexPolygon.box(0, 0, 1.5, 1.5);
    private static final ConvexPolygon FIXED = ConvexPolygon.box(0, 0, 2, 2);

    private SweepPictures() {}

    /** One panel for each verdict. */
    static String verdicts() {
        Figure figure = new Figure(
                720,
                560,
                "The four verdicts of a sweep",
                "Four panels with a moving square A and a fixed square B. OVERLAP: A overlaps B at the start. HIT: A"
                        + " starts to overlap B during the step, at the time enter. TOUCH: A slides along B without"
                        + " overlapping. MISS: A passes B.");
        verdict(figure, 20, 20, 3.2, 1.2, 2.5, 1.1, "OVERLAP", "A overlaps B at t = 0.");
        verdict(figure, 370, 20, 0.2, 0.4, 4.2, 1.2, "HIT", "A starts to overlap B at enter");
        verdict(figure, 20, 290, 0.6, 2, 5.4, 0, "TOUCH", "A comes into contact and never overlaps.");
        verdict(figure, 370, 290, 0.4, 2.6, 5, 0.4, "MISS", "A and B stay apart for the whole step.");
        return figure.finish();
    }

    private static void verdict(
            Figure figure,
            double left,
            double top,
            double x,
            double y,
            double dx,
            double dy,
            String name,
            String meaning) {
        SweepResult result = SweepResult.create();
        Sweeper.AUTO.sweep(MOVING, x, y, dx, dy, FIXED, 4, 0, 0, 0, result);
        require(result.verdict().name().equals(name), name + " is drawn, but it is " + result.verdict());
        boolean isHit = result.verdict() == Verdict.HIT;
        figure.rectangle("card", left, top, 330, 250, 8);
        View view = new View(figure, left + 16, top + 196, 38);
        view.shape("b", FIXED, 4, 0).shape("ghost", MOVING, x + dx, y + dy);
        if (isHit) {
            view.shape("a", MOVING, x + result.enter() * dx, y + result.enter() * dy);
        }
        view.shape("a", MOVING, x, y).arrow("arrow", x + 0.75, y + 0.75, x + dx + 0.75, y + dy + 0.75);
        view.text(x + 0.2, y + 0.2, "", "A").text(5.6, 0.25, "", "B");
        figure.text(left + 14, top + 26, "head", name);
        String time = isHit ? " = " + Figure.number(result.enter()) + "." : "";
        figure.text(left + 14, top + 236, "small", meaning + time);
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw new IllegalStateException(message);
        }
    }

    /** Why a computed position can lie inside the other shape. */
    static String restPosition() {
        Figure figure = new Figure(
                720,
                380,
                "Where to stop: the safe pose, and not position + enter * displacement",
                "A grid of doubles, one unit in the last place apart, and the side of B between them. The exact contact"
                        + " is between doubles. The double nearest to it is inside B; the safe pose is rounded away"
                        + " from B.");
        View view = new View(figure, 40, 330, 62);
        view.polygon("badarea", -0.4, 0.05, 7.4, 3.95, 7.4, -0.5, -0.4, -0.5);
        view.polyline("b", -0.4, 0.05, 7.4, 3.95);
        for (int x = 0; x <= 7; x++) {
            for (int y = 0; y <= 5; y++) {
                view.circle("dot", x, y, 0.045);
            }
        }
        view.arrow("arrow", 1.2, 5.15, 4.4, 2.45);
        view.circle("tip", 4.4, 2.45, 0.07);
        view.circle("bad", 4, 2, 0.11).circle("good", 4, 3, 0.11);
        figure.text(512, 70, "head", "grid of doubles, 1 ulp apart");
        figure.text(512, 122, "goodtip", "safe pose: rounded away from B");
        figure.text(512, 142, "small", "never overlaps");
        figure.text(512, 172, "", "exact contact, not a double");
        figure.text(310, 286, "badtip", "position + enter * displacement,");
        figure.text(310, 304, "badtip", "rounded to the nearest double: inside B");
        figure.text(446, 236, "head", "B");
        figure.text(166, 34, "small", "the corner of A moves");
        figure.line("thin", 506, 118, view.column(4.15), view.row(3.05));
        figure.line("thin", 506, 168, view.column(4.5), view.row(2.5));
        figure.line("thin", 306, 280, view.column(4), view.row(1.85));
        return figure.finish();
    }

    /** Minimum translation, free position and closest points. */
    static String separation() {
        ConvexPolygon a = ConvexPolygon.of(0, 0, 2.4, 0.4, 1.2, 2);
        ConvexPolygon b = ConvexPolygon.box(0, 0, 2.6, 3);
        Figure figure = new Figure(
                720,
                330,
                "Minimum translation, free position and closest points",
                "On the left A overlaps B: an arrow shows the minimum translation that separates them, and a dot the"
                        + " free position of A. On the right A and B are apart: a line joins their closest points.");
        figure.rectangle("card", 10, 10, 345, 310, 8).rectangle("card", 365, 10, 345, 310, 8);
        View left = new View(figure, 60, 250, 46);
        var out = Intersection.minimumTranslation(a.at(1.3, 0.8), b.at(3, 0.3)).orElseThrow();
        Point free = Intersection.freePosition(a.at(1.3, 0.8), b.at(3, 0.3));
        left.shape("b", b, 3, 0.3).shape("ghost", a, free.x(), free.y()).shape("a", a, 1.3, 0.8);
        left.arrow(
                "good",
                1.3 + 2.4,
                0.8 + 0.4,
                1.3 + 2.4 + out.normalX() * out.depth(),
                0.8 + 0.4 + out.normalY() * out.depth());
        left.circle("badtip", 1.3, 0.8, 0.08).circle("thirdtip", free.x(), free.y(), 0.08);
        figure.text(24, 36, "head", "A overlaps B");
        figure.text(24, 280, "goodtip code", "minimumTranslation()");
        figure.text(190, 280, "small", "normal and depth");
        figure.text(24, 302, "thirdtip code", "freePosition()");
        figure.text(190, 302, "small", "a position, in doubles");
        View right = new View(figure, 395, 250, 46);
        var near = Distance.closestPoints(a.at(0, 1.6), b.at(3.7, 0.3)).orElseThrow();
        Point pa = near.pointsA().get(0);
        Point pb = near.pointsB().get(0);
        right.shape("b", b, 3.7, 0.3).shape("a", a, 0, 1.6);
        right.polyline("third", pa.x(), pa.y(), pb.x(), pb.y());
        right.circle("thirdtip", pa.x(), pa.y(), 0.09).circle("thirdtip", pb.x(), pb.y(), 0.09);
        figure.text(379, 36, "head", "A and B are apart");
        figure.text(379, 280, "thirdtip code", "Distance.closestPoints()");
        figure.text(
                379, 302, "small", "distance " + Figure.number(near.distance()) + ", a point on each, the features");
        return figure.finish();
    }

    /** The half angle, and the straight line between two rotors. */
    static String rotor() {
        Figure figure = new Figure(
                720,
                360,
                "A rotor holds half the angle, and moves in a straight line",
                "On the left a rotor at an angle of 30 degrees rotates a bar by 60 degrees. On the right a"
                        + " straight line from rotor z0 to rotor z1, and the bar at t = 0, 1/2 and 1.");
        figure.rectangle("card", 10, 10, 345, 340, 8).rectangle("card", 365, 10, 345, 340, 8);
        figure.text(24, 36, "head", "Half the angle");
        View plane = new View(figure, 50, 230, 120);
        axes(figure, plane);
        Rotor half = Rotor.ofAngle(Math.PI / 3);
        plane.arrow("arrow", 0, 0, half.halfCos(), half.halfSin());
        plane.text(half.halfCos() + 0.03, half.halfSin() + 0.05, "code", "(halfCos, halfSin)")
                .text(0.42, 0.07, "small", "φ/2");
        bar(new View(figure, 285, 205, 30), half, "a");
        bar(new View(figure, 285, 205, 30), Rotor.IDENTITY, "ghost");
        figure.text(268, 236, "small", "rotated by φ");
        figure.text(24, 288, "small", "(1, 0) does not rotate, (1, 1) is a quarter turn,");
        figure.text(24, 308, "small", "(0, 1) a half turn. The length does not matter,");
        figure.text(24, 328, "small", "and a rotor and its negative are the same orientation.");
        figure.text(379, 36, "head", "During a step");
        View line = new View(figure, 405, 230, 120);
        axes(figure, line);
        Rotor end = Rotor.ofAngle(Math.PI * 0.8);
        line.polyline("good", 1, 0, end.halfCos(), end.halfSin());
        double[] times = {0, 0.5, 1};
        for (double t : times) {
            double c = 1 + t * (end.halfCos() - 1);
            double s = t * end.halfSin();
            line.polyline("thin", 0, 0, c, s).circle("goodtip", c, s, 0.035);
            line.text(c + 0.05, s + 0.03, "small", t == 0 ? "z0" : t == 1 ? "z1" : "t = 1/2");
            bar(new View(figure, 620, 196, 36), Rotor.ofHalfAngle(c, s), t == 0 ? "ghost" : t == 1 ? "a" : "ghostb");
        }
        figure.text(379, 288, "small", "The rotor moves on the straight line from z0 to z1.");
        figure.text(379, 308, "small", "Every orientation on it is rational, so contacts are exact.");
        figure.text(379, 328, "small", "z1 and -z1 rotate in opposite directions.");
        return figure.finish();
    }

    private static void axes(Figure figure, View view) {
        view.polyline("line", 0, 0, 1.25, 0).polyline("line", 0, 0, 0, 1.25);
        figure.path(
                "thin",
                "M" + Figure.number(view.column(1)) + " " + Figure.number(view.row(0)) + " A120 120 0 0 0 "
                        + Figure.number(view.column(0)) + " " + Figure.number(view.row(1)));
        view.text(1.27, -0.04, "small", "c").text(-0.03, 1.29, "small", "s");
    }

    private static void bar(View view, Rotor rotor, String kind) {
        double[] outline = {0, -0.25, 2, -0.25, 2, 0.25, 0, 0.25};
        double length = rotor.halfCos() * rotor.halfCos() + rotor.halfSin() * rotor.halfSin();
        double cos = (rotor.halfCos() * rotor.halfCos() - rotor.halfSin() * rotor.halfSin()) / length;
        double sin = 2 * rotor.halfCos() * rotor.halfSin() / length;
        double[] rotated = new double[outline.length];
        for (int i = 0; i < outline.length; i += 2) {
            rotated[i] = cos * outline[i] - sin * outline[i + 1];
            rotated[i + 1] = sin * outline[i] + cos * outline[i + 1];
        }
        view.polygon(kind, rotated);
    }
}
