package org.polysweep.workbench.svg;

import java.util.List;

/** Draws arrows whose heads have the same size at every scale. */
final class Arrow {

    private static final double HEAD = 11;
    private static final double HALF_WIDTH = 4.2;

    private Arrow() {}

    /**
     * Draws an arrow.
     *
     * @param svg receives it
     * @param line the classes of its shaft
     * @param color the class of its head
     * @param from its beginning on the screen
     * @param to its tip on the screen
     */
    static void draw(Svg svg, String line, String color, Vec from, Vec to) {
        double length = to.minus(from).length();
        if (length < 1) {
            return;
        }
        Vec along = to.minus(from).unit();
        Vec neck = to.minus(along.times(Math.min(length, HEAD)));
        svg.line(color + " " + line, from, neck);
        Vec across = new Vec(-along.y(), along.x()).times(HALF_WIDTH * Math.min(1, length / HEAD));
        svg.path(color + " head", List.of(to, neck.plus(across), neck.minus(across)));
    }

    /** Draws a thick arrow that stands out from whatever is below it. */
    static void drawBold(Svg svg, String color, Vec from, Vec to) {
        svg.line("halo", from, to);
        draw(svg, "bold", color, from, to);
    }

    /**
     * Where an arrow lies on the screen.
     *
     * @param from its beginning
     * @param to its tip
     */
    record Line(Vec from, Vec to) {

        /** The distance of a place from it. */
        double distance(Vec place) {
            Vec along = to.minus(from);
            double squared = along.dot(along);
            double part =
                    squared == 0 ? 0 : Math.min(1, Math.max(0, place.minus(from).dot(along) / squared));
            return place.minus(from.plus(along.times(part))).length();
        }
    }
}
