package org.polysweep.workbench.svg;

import java.util.ArrayList;
import java.util.List;

/**
 * The outline of a rounded shape on the screen: around each corner an arc, along each edge a straight line, at the
 * distance of the radius.
 *
 * @param pieces what it consists of, counter-clockwise as one sees it; each begins where the one before ends
 */
record Contour(List<DrawnPiece> pieces) {

    /** Arcs shorter than this are left out: they look straight. */
    private static final double SHORTEST = 0.1;

    /** Ends nearer to each other than this are the same. */
    private static final double SAME = 1e-3;

    /**
     * The contour of a rounded outline.
     *
     * @param outline with a radius, in coordinates of the screen
     */
    static Contour of(OutlinePath outline) {
        List<Vec> corners = outline.corners();
        double radius = outline.radius();
        int n = corners.size();
        if (n == 1) {
            Vec center = corners.get(0);
            return new Contour(List.of(new Arc(center, radius, 0, Math.PI), new Arc(center, radius, Math.PI, Math.PI)));
        }
        List<DrawnPiece> pieces = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Vec corner = corners.get(i);
            Vec before = corner.minus(corners.get((i + n - 1) % n));
            Vec after = corners.get((i + 1) % n).minus(corner);
            double turn = turn(before, after);
            // Outward is a quarter to the right of an edge.
            double start = Arc.angle(before) - Math.PI / 2;
            if (turn * radius >= SHORTEST) {
                pieces.add(new Arc(corner, radius, start, turn));
            }
            Vec outward = Arc.direction(start + turn).times(radius);
            pieces.add(new DrawnPiece.Straight(
                    corner.plus(outward), corner.plus(after).plus(outward)));
        }
        return new Contour(joined(pieces));
    }

    /** By how much a counter-clockwise outline turns at a corner; never right, even where rounding says so. */
    private static double turn(Vec before, Vec after) {
        double turn = Math.atan2(-before.cross(after), before.dot(after));
        if (turn < -Math.PI / 2) {
            return Math.PI;
        }
        return Math.max(0, turn);
    }

    private static List<DrawnPiece> joined(List<DrawnPiece> pieces) {
        List<DrawnPiece> joined = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            DrawnPiece piece = pieces.get(i);
            DrawnPiece next = pieces.get((i + 1) % pieces.size());
            joined.add(piece);
            if (next.from().minus(piece.to()).length() > SAME) {
                joined.add(new DrawnPiece.Straight(piece.to(), next.from()));
            }
        }
        return joined;
    }

    /** What of it lies within a box, closed along the sides of the box. */
    Contour within(Box box) {
        return clip(new Vec(1, 0), box.minX())
                .clip(new Vec(-1, 0), -box.maxX())
                .clip(new Vec(0, 1), box.minY())
                .clip(new Vec(0, -1), -box.maxY());
    }

    private Contour clip(Vec inward, double bound) {
        return new Contour(joined(pieces.stream()
                .flatMap(piece -> piece.clip(inward, bound).stream())
                .toList()));
    }

    /** Whether it is a whole circle; then its pieces are two halves of it. */
    boolean isCircle() {
        return pieces.size() == 2
                && pieces.get(0) instanceof Arc one
                && pieces.get(1) instanceof Arc other
                && one.extent() == Math.PI
                && other.extent() == Math.PI;
    }

    /** A polygon that is nearly the same. */
    List<Vec> places() {
        return pieces.stream().flatMap(piece -> piece.places().stream()).toList();
    }

    /** The contour as the data of an SVG path. */
    String path() {
        StringBuilder path = new StringBuilder();
        DrawnPiece.command(path, "M", pieces.get(0).from());
        pieces.forEach(piece -> piece.append(path));
        return path.append('Z').toString();
    }
}
