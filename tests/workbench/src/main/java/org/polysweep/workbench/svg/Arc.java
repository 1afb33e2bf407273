package org.polysweep.workbench.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An arc of a contour, counter-clockwise as one sees it on the screen, where y points down.
 *
 * @param center the center of its circle
 * @param radius the radius
 * @param start the angle at which it begins, in radians, counter-clockwise from the right
 * @param extent the angle that it covers, more than 0, at most a half turn
 */
record Arc(Vec center, double radius, double start, double extent) implements DrawnPiece {

    /** Viewers compute arcs in floats, which do for a circle of this radius, but not for much larger ones. */
    private static final double LARGEST = 2000;

    /** A parabola of the same ends and tangents is off by radius · (angle / 2)⁴ / 8. */
    private static final double PARABOLIC = 0.2;

    /**
     * The ends of an arc are rounded, and say little about the place of its middle where they are nearly a diameter
     * apart.
     */
    private static final double QUARTER = 1.001 * Math.PI / 2;

    private static final double COARSE = Math.PI / 8;

    /** The unit vector of an angle. */
    static Vec direction(double angle) {
        return new Vec(Math.cos(angle), -Math.sin(angle));
    }

    /** The angle of a vector. */
    static double angle(Vec vector) {
        return Math.atan2(-vector.y(), vector.x());
    }

    @Override
    public Vec from() {
        return at(start);
    }

    @Override
    public Vec to() {
        return at(start + extent);
    }

    private Vec at(double angle) {
        return center.plus(direction(angle).times(radius));
    }

    /** The places on the inward side of a line are those within some angle of its normal. */
    @Override
    public List<DrawnPiece> clip(Vec inward, double bound) {
        double cosine = (bound - inward.dot(center)) / radius;
        if (cosine <= -1) {
            return List.of(this);
        }
        if (cosine >= 1) {
            return List.of();
        }
        double half = Math.acos(cosine);
        double turn = 2 * Math.PI;
        // The first angle not before the start at which the circle comes in, and the one at which it goes out before.
        double in = start + positive(angle(inward) - half - start, turn);
        double out = in + 2 * half - turn;
        List<DrawnPiece> kept = new ArrayList<>();
        add(kept, start, Math.min(out, start + extent));
        add(kept, in, Math.min(in + 2 * half, start + extent));
        return kept;
    }

    private static double positive(double angle, double turn) {
        double rest = angle % turn;
        return rest < 0 ? rest + turn : rest;
    }

    private void add(List<DrawnPiece> kept, double begin, double end) {
        if (end > begin) {
            kept.add(new Arc(center, radius, begin, end - begin));
        }
    }

    @Override
    public void append(StringBuilder path) {
        boolean large = radius > LARGEST;
        int parts = (int) Math.ceil(extent / (large ? PARABOLIC : QUARTER));
        double part = extent / parts;
        for (int i = 0; i < parts; i++) {
            if (large) {
                appendParabola(path, start + i * part, part);
            } else {
                String size = Svg.number(radius);
                DrawnPiece.command(path, "A" + size + " " + size + " 0 0 0 ", at(start + (i + 1) * part));
            }
        }
    }

    private void appendParabola(StringBuilder path, double begin, double angle) {
        Vec from = at(begin);
        Vec to = at(begin + angle);
        // From the middle of the chord to where the tangents meet; by the chord, which a far center does not blur.
        double rise = to.minus(from).length() / 2 * Math.tan(angle / 2);
        DrawnPiece.command(
                path, "Q", from.middle(to).plus(direction(begin + angle / 2).times(rise)), to);
    }

    @Override
    public List<Vec> places() {
        int parts = (int) Math.ceil(extent / COARSE);
        return IntStream.range(0, parts)
                .mapToObj(i -> at(start + i * extent / parts))
                .toList();
    }
}
