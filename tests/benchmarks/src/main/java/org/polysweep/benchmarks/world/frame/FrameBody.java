package org.polysweep.benchmarks.world.frame;

import java.util.List;

/**
 * A body of a scene.
 *
 * @param outline the vertices of a polygon around its position; empty for a circle
 * @param radius the radius of the circle, or of the circle around the polygon
 * @param x where it begins
 * @param y where it begins
 * @param dx its displacement in the first frame
 * @param dy its displacement in the first frame
 */
record FrameBody(List<Double> outline, double radius, double x, double y, double dx, double dy) {

    boolean isCircle() {
        return outline.isEmpty();
    }

    /** The coordinates of the vertices, one after the other. */
    double[] vertices() {
        return outline.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
