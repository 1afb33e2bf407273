package org.polysweep.conformance.examples;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;

/** The pictures of the concepts of a world: a step of the library computes the responses. */
final class WorldPictures {

    private static final ConvexPolygon BOX = ConvexPolygon.box(0, 0, 1, 1);
    private static final ConvexPolygon CRATE = ConvexPolygon.box(0, 0, 1.2, 2.6);

    /** Maximum number of characters in a line beside a scene. */
    private static final int WIDTH = 22;

    private WorldPictures() {}

    /** The five responses on one scene. */
    static String responses() {
        Figure figure = new Figure(
                720,
                600,
                "The five responses on one scene",
                "A box A moves to the right and down into a movable crate B, whose mass is three times as large. With"
                        + " stop, A stops at B. With slide, A continues down along B. With push, A and B continue"
                        + " together. With bounce, A goes back and B moves away. With pass, both go on.");
        response(figure, 10, 10, "Response.stop()", "A stops at B.", Response.stop());
        response(figure, 365, 10, "Response.slide()", "A keeps the part along B's side.", Response.slide());
        response(figure, 10, 205, "Response.push()", "A and B continue together.", Response.push());
        response(figure, 365, 205, "Response.bounce(1)", "They exchange momentum.", Response.bounce(1));
        response(figure, 10, 400, "Response.pass()", "Both go on; the contact is reported.", Response.pass());
        figure.rectangle("a", 385, 432, 22, 22, 0).text(417, 448, "", "A at the start");
        figure.rectangle("b", 385, 466, 22, 22, 0).text(417, 482, "", "B at the start, three times the mass");
        figure.rectangle("ghost", 385, 500, 22, 22, 0).text(417, 516, "", "A at the end of the step");
        figure.rectangle("ghostb", 385, 534, 22, 22, 0).text(417, 550, "", "B at the end of the step");
        return figure.finish();
    }

    private static void response(
            Figure figure, double left, double top, String call, String meaning, Response response) {
        World world = new World();
        BodyId a = world.add(BOX, 0, 2.1);
        BodyId b = world.add(CRATE, 2.4, 0);
        world.bodies().setMass(b, 3);
        world.setDisplacement(a, 4, -1.2);
        List<Double> path = new ArrayList<>(List.of(0.5, 2.6));
        world.step(response, contact -> {
            path.add(0.5 + contact.enter() * 4);
            path.add(2.6 - contact.enter() * 1.2);
        });
        figure.rectangle("card", left, top, 345, 185, 8);
        View view = new View(figure, left + 22, top + 166, 40);
        view.shape("a", BOX, 0, 2.1).shape("b", CRATE, 2.4, 0);
        double bx = world.x(b);
        if (bx != 2.4) {
            view.shape("ghostb", CRATE, bx, world.y(b));
        }
        double ax = world.x(a);
        double ay = world.y(a);
        view.shape("ghost", BOX, ax, ay);
        double fromX = path.get(path.size() - 2);
        double fromY = path.get(path.size() - 1);
        if (response == Response.pass()) {
            fromX = 0.5;
            fromY = 2.6;
        } else {
            view.polyline("arrow", 0.5, 2.6, fromX, fromY);
        }
        if (Math.abs(ax + 0.5 - fromX) + Math.abs(ay + 0.5 - fromY) > 0.2) {
            view.arrow("arrow", fromX, fromY, ax + 0.5, ay + 0.5);
        } else {
            view.circle("tip", fromX, fromY, 0.1);
        }
        figure.text(left + 190, top + 24, "head code", call);
        figure.text(left + 190, top + 43, "small", meaning.length() > WIDTH ? first(meaning) : meaning);
        if (meaning.length() > WIDTH) {
            figure.text(left + 190, top + 59, "small", rest(meaning));
        }
    }

    private static String first(String text) {
        return text.substring(0, text.lastIndexOf(' ', WIDTH));
    }

    private static String rest(String text) {
        return text.substring(text.lastIndexOf(' ', WIDTH) + 1);
    }

    /** Floors, walls and ceilings of a character, its step height and its snap distance. */
    static String surfaces() {
        Figure figure = new Figure(
                720,
                400,
                "Floor, wall and ceiling of a character, step height and snap distance",
                "A level from left to right: a floor, a slope within the slope limit, which is floor, a riser within"
                        + " the step height, a floor that drops a little, a slope beyond the limit and a vertical side,"
                        + " which are walls, and a ceiling above. An inset shows the directions of the normals.");
        figure.polygon(
                "ground", 10, 390, 10, 330, 110, 330, 210, 280, 290, 280, 290, 256, 380, 256, 380, 282, 430, 282, 480,
                170, 520, 170, 520, 80, 580, 80, 580, 390);
        figure.polygon("ground", 300, 20, 520, 20, 520, 80, 460, 80, 420, 110, 300, 110);
        figure.polyline("good", 10, 330, 110, 330, 210, 280, 290, 280).polyline("good", 290, 256, 380, 256);
        figure.polyline("good", 380, 282, 430, 282).polyline("good", 480, 170, 520, 170);
        figure.polyline("bad", 430, 282, 480, 170).polyline("bad", 520, 170, 520, 80);
        figure.polyline("bad", 290, 280, 290, 256).polyline("bad", 380, 256, 380, 282);
        figure.polyline("third", 300, 110, 420, 110, 460, 80, 520, 80).polyline("bad", 300, 20, 300, 110);
        character(figure, 60, 330);
        character(figure, 250, 280);
        character(figure, 350, 256);
        figure.arrow("good", 160, 305, 144, 273);
        figure.arrow("bad", 455, 226, 423, 212);
        figure.arrow("third", 350, 110, 350, 146);
        figure.text(96, 262, "goodtip", "floor: it walks");
        figure.text(478, 256, "badtip", "wall:").text(478, 274, "badtip", "too steep");
        figure.text(360, 134, "thirdtip", "ceiling: it slides");
        figure.line("thin", 250, 256, 290, 256);
        figure.arrow("arrow", 268, 280, 268, 258);
        figure.text(206, 322, "small", "riser up to the step height:");
        figure.text(206, 340, "small", "it climbs");
        figure.arrow("arrow", 398, 256, 398, 280);
        figure.line("thin", 380, 256, 410, 256);
        figure.text(376, 322, "small", "drop up to the snap");
        figure.text(376, 340, "small", "distance: it stays on the floor");
        inset(figure, 645, 120);
        return figure.finish();
    }

    private static void character(Figure figure, double x, double ground) {
        figure.rectangle("a", x - 12, ground - 50, 24, 48, 12);
    }

    private static void inset(Figure figure, double x, double y) {
        figure.path("goodarea", sector(x, y, 45, 135)).path("thirdarea", sector(x, y, 225, 315));
        figure.path("badarea", sector(x, y, 135, 225)).path("badarea", sector(x, y, 315, 405));
        figure.circle("line", x, y, 60);
        figure.arrow("arrow", x, y, x, y - 58);
        figure.text(x, y - 70, "middle", "up").text(x, y - 30, "middle small", "");
        figure.text(x + 8, y - 26, "goodtip", "floor");
        figure.text(x, y + 42, "middle thirdtip", "ceiling");
        figure.text(x - 32, y + 5, "middle badtip", "wall").text(x + 34, y + 5, "middle badtip", "wall");
        figure.text(x, y + 84, "middle small", "direction of").text(x, y + 100, "middle small", "the normal; slope");
        figure.text(x, y + 116, "middle small", "limit 1 is 45°");
    }

    private static String sector(double x, double y, double from, double to) {
        double a = Math.toRadians(from);
        double b = Math.toRadians(to);
        return "M" + Figure.number(x) + " " + Figure.number(y) + " L" + Figure.number(x + 60 * Math.cos(a)) + " "
                + Figure.number(y - 60 * Math.sin(a)) + " A60 60 0 0 0 " + Figure.number(x + 60 * Math.cos(b)) + " "
                + Figure.number(y - 60 * Math.sin(b)) + " Z";
    }

    /** The front of a one-sided chain, with y up and with y down. */
    static String oneSidedChain() {
        Figure figure = new Figure(
                720,
                320,
                "A one-sided chain collides from its front only",
                "On the left, y points up, and a chain whose vertices run from left to right has its front above. On"
                        + " the right, y points down, and the vertices run from right to left for the same front. A"
                        + " ball from the front hits the chain; a ball from the back passes.");
        chain(figure, 10, "y up: vertices from left to right", false);
        chain(figure, 365, "y down: vertices from right to left", true);
        return figure.finish();
    }

    private static void chain(Figure figure, double left, String title, boolean reversed) {
        double[] xy = {left + 40, 210, left + 125, 185, left + 215, 210, left + 305, 170};
        figure.rectangle("card", left, 10, 345, 300, 8);
        figure.text(left + 14, 36, "head", title);
        for (int i = 0; i + 2 < xy.length; i += 2) {
            double ex = xy[i + 2] - xy[i];
            double ey = xy[i + 3] - xy[i + 1];
            double length = Math.hypot(ex, ey);
            double upX = ey / length;
            double upY = -ex / length;
            figure.polygon(
                    "goodarea",
                    xy[i],
                    xy[i + 1],
                    xy[i + 2],
                    xy[i + 3],
                    xy[i + 2] + 24 * upX,
                    xy[i + 3] + 24 * upY,
                    xy[i] + 24 * upX,
                    xy[i + 1] + 24 * upY);
            if (reversed) {
                figure.arrow("good", xy[i + 2], xy[i + 3], xy[i], xy[i + 1]);
            } else {
                figure.arrow("good", xy[i], xy[i + 1], xy[i + 2], xy[i + 3]);
            }
        }
        for (int i = 0; i < xy.length / 2; i++) {
            int number = reversed ? xy.length / 2 - 1 - i : i;
            figure.circle("tip", xy[2 * i], xy[2 * i + 1], 4);
            figure.text(xy[2 * i] - 4, xy[2 * i + 1] + 22, "small", String.valueOf(number));
        }
        figure.text(left + 222, 172, "goodtip", "front");
        figure.circle("a", left + 90, 84, 14).arrow("arrow", left + 90, 100, left + 90, 176);
        figure.text(left + 110, 90, "", "HIT");
        figure.circle("ghost", left + 175, 272, 14).arrow("arrow", left + 175, 256, left + 175, 120);
        figure.text(left + 195, 278, "", "passes").text(left + 262, 236, "small", "back");
        figure.arrow("arrow", left + 24, reversed ? 250 : 290, left + 24, reversed ? 290 : 250);
        figure.text(left + 32, 288, "small", "y");
    }
}
