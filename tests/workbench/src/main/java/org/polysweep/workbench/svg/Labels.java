package org.polysweep.workbench.svg;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds places for the names in a plot: in or beside their shape, not on each other, and best not on anything else. */
final class Labels {

    private static final double HEIGHT = 17;

    /** So near to an arrow, a name is hard to read. */
    private static final double NEAR = 13;

    private final Svg svg;
    private final Box window;
    private final List<Box> taken = new ArrayList<>();
    private final List<Arrow.Line> lines;

    /**
     * Makes labels for a plot.
     *
     * @param svg receives them
     * @param window the window of the plot
     * @param lines what is drawn over the shapes
     */
    Labels(Svg svg, Box window, List<Arrow.Line> lines) {
        this.svg = svg;
        this.window = window;
        this.lines = List.copyOf(lines);
    }

    /**
     * Writes a label, if there is room for it.
     *
     * @param style its classes
     * @param text the label
     * @param width how wide it is, about
     * @param shape the corners of its shape on the screen; at least one
     * @param others other shapes on the screen, which it had better not cover
     */
    void write(String style, String text, double width, List<Vec> shape, List<List<Vec>> others) {
        candidates(shape, width).stream()
                .filter(middle -> isFree(around(middle, width)))
                .min(Comparator.comparingInt(middle -> troubles(middle, width, others)))
                .ifPresent(middle -> {
                    taken.add(around(middle, width));
                    svg.text(style, middle.plus(new Vec(0, 5)), text);
                });
    }

    private static Box around(Vec middle, double width) {
        return Box.ofSize(middle.x() - width / 2, middle.y() - HEIGHT / 2, width, HEIGHT);
    }

    private boolean isFree(Box place) {
        return taken.stream().noneMatch(place::meets)
                && window.contains(new Vec(place.minX(), place.minY()))
                && window.contains(new Vec(place.maxX(), place.maxY()));
    }

    private int troubles(Vec middle, double width, List<List<Vec>> others) {
        long near = lines.stream().filter(line -> line.distance(middle) < NEAR).count();
        Box place = around(middle, width);
        List<Vec> spots = List.of(
                middle,
                new Vec(place.minX(), place.minY()),
                new Vec(place.minX(), place.maxY()),
                new Vec(place.maxX(), place.minY()),
                new Vec(place.maxX(), place.maxY()));
        long covered = others.stream()
                .filter(other -> spots.stream().anyMatch(spot -> contains(other, spot)) || lies(other, place))
                .count();
        return (int) (2 * near + 3 * covered);
    }

    /** Whether a corner of a shape lies in a place. */
    private static boolean lies(List<Vec> shape, Box place) {
        return shape.stream().anyMatch(place::contains);
    }

    /** Places for a label, the best first: inside where there is room, else around the shape. */
    private static List<Vec> candidates(List<Vec> shape, double width) {
        Box bounds = Box.around(shape);
        Vec center = centroid(shape);
        List<Vec> candidates = new ArrayList<>();
        boolean roomy = bounds.width() >= width + 12 && bounds.height() >= HEIGHT + 12 && shape.size() > 2;
        if (roomy) {
            candidates.add(center);
            int step = Math.max(1, shape.size() / 12);
            for (int i = 0; i < shape.size(); i += step) {
                candidates.add(center.middle(shape.get(i)));
            }
            for (int i = 0; i < shape.size(); i += step) {
                candidates.add(shape.get(i).plus(center.minus(shape.get(i)).times(0.25)));
            }
            return candidates;
        }
        if (shape.size() == 2) {
            Vec along = shape.get(1).minus(shape.get(0)).unit();
            Vec aside = new Vec(-along.y(), along.x()).times(8 + width / 2);
            for (int quarter : new int[] {2, 1, 3}) {
                Vec on = shape.get(0).plus(shape.get(1).minus(shape.get(0)).times(quarter / 4.0));
                candidates.add(on.plus(aside));
                candidates.add(on.minus(aside));
            }
        }
        candidates.add(new Vec(center.x(), bounds.minY() - 16));
        candidates.add(new Vec(center.x(), bounds.maxY() + 16));
        candidates.add(new Vec(bounds.maxX() + 10 + width / 2, center.y()));
        candidates.add(new Vec(bounds.minX() - 10 - width / 2, center.y()));
        return candidates;
    }

    /** The center of the area of a convex polygon; of a flat one, the middle of its bounds. */
    private static Vec centroid(List<Vec> corners) {
        Vec first = corners.get(0);
        Vec weighted = Vec.ZERO;
        double area = 0;
        for (int i = 2; i < corners.size(); i++) {
            Vec p = corners.get(i - 1).minus(first);
            Vec q = corners.get(i).minus(first);
            double twice = p.cross(q);
            weighted = weighted.plus(p.plus(q).times(twice / 3));
            area += twice;
        }
        return Math.abs(area) < 1 ? Box.around(corners).center() : first.plus(weighted.times(1 / area));
    }

    /** Whether a place is in a convex polygon that goes around as shapes do on the screen, where y points down. */
    private static boolean contains(List<Vec> polygon, Vec place) {
        for (int i = 0; i < polygon.size(); i++) {
            Vec from = polygon.get(i);
            Vec to = polygon.get((i + 1) % polygon.size());
            if (to.minus(from).cross(place.minus(from)) > 0) {
                return false;
            }
        }
        return polygon.size() > 2;
    }
}
