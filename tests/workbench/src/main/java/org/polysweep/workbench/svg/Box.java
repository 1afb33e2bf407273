package org.polysweep.workbench.svg;

import java.util.List;

/** An axis-parallel rectangle, of the scene or of the screen. */
record Box(double minX, double minY, double maxX, double maxY) {

    /** The least box around some places; there is at least one. */
    static Box around(List<Vec> places) {
        double minX = Double.POSITIVE_INFINITY;
        double minY = Double.POSITIVE_INFINITY;
        double maxX = Double.NEGATIVE_INFINITY;
        double maxY = Double.NEGATIVE_INFINITY;
        for (Vec place : places) {
            minX = Math.min(minX, place.x());
            minY = Math.min(minY, place.y());
            maxX = Math.max(maxX, place.x());
            maxY = Math.max(maxY, place.y());
        }
        return new Box(minX, minY, maxX, maxY);
    }

    static Box ofSize(double x, double y, double width, double height) {
        return new Box(x, y, x + width, y + height);
    }

    double width() {
        return maxX - minX;
    }

    double height() {
        return maxY - minY;
    }

    /** The longer side. */
    double size() {
        return Math.max(width(), height());
    }

    Vec center() {
        return new Vec(minX, minY).middle(new Vec(maxX, maxY));
    }

    /** The same box with every side moved outward, or inward if negative. */
    Box grown(double by) {
        return new Box(minX - by, minY - by, maxX + by, maxY + by);
    }

    boolean contains(Vec place) {
        return place.x() >= minX && place.x() <= maxX && place.y() >= minY && place.y() <= maxY;
    }

    boolean meets(Box other) {
        return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY;
    }
}
