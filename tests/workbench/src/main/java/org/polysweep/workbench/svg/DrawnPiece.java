package org.polysweep.workbench.svg;

import java.util.List;

/**
 * A piece of a contour on the screen, where x points right and y down. The inside is on its left, as one sees it:
 * contours go around counter-clockwise.
 */
sealed interface DrawnPiece permits DrawnPiece.Straight, Arc {

    Vec from();

    Vec to();

    /** What of it has {@code inward · place ≥ bound}, in order; {@code inward} is a unit vector. */
    List<DrawnPiece> clip(Vec inward, double bound);

    /** Writes the way from its beginning to its end as commands of an SVG path. */
    void append(StringBuilder path);

    /** Places along it, the first one included and the last one not, near enough to stand for it. */
    List<Vec> places();

    /** Writes a command with some places. */
    static void command(StringBuilder path, String command, Vec... places) {
        path.append(command);
        for (int i = 0; i < places.length; i++) {
            path.append(i == 0 ? "" : " ").append(Svg.number(places[i].x())).append(' ');
            path.append(Svg.number(places[i].y()));
        }
    }

    /** A straight line. */
    record Straight(Vec from, Vec to) implements DrawnPiece {

        @Override
        public List<DrawnPiece> clip(Vec inward, double bound) {
            double before = inward.dot(from) - bound;
            double after = inward.dot(to) - bound;
            if (before < 0 && after < 0) {
                return List.of();
            }
            if (before >= 0 && after >= 0) {
                return List.of(this);
            }
            Vec cut = from.plus(to.minus(from).times(before / (before - after)));
            return List.of(before >= 0 ? new Straight(from, cut) : new Straight(cut, to));
        }

        @Override
        public void append(StringBuilder path) {
            command(path, "L", to);
        }

        @Override
        public List<Vec> places() {
            return List.of(from);
        }
    }
}
