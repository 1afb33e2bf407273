package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The minimum translation of two overlapping polygons without radii at t = 0: through the edge of C that is nearest to
 * the origin. Doubles choose the edge, and double-double evaluates it. Nothing is known if two edges are equally near,
 * up to rounding, or if the polygons touch. Reusable, not thread-safe, no allocation.
 */
final class NearestEdge {

    private final DoubleDouble start = new DoubleDouble();
    private final BodyFrames frames;
    private final VertexOnEdge vertexOnEdge;
    private final EdgeCrossing nearest;

    /** The greatest height of a lowest vertex over its edge, and where it is. */
    private double highest;

    private BodyFrame frame;
    private int edge;
    private int vertex;

    /** The sign of the greatest height. */
    private int sign;

    /** How many heights equal the greatest one, up to rounding. */
    private int count;

    NearestEdge(BodyFrames frames, VertexOnEdge vertexOnEdge) {
        this.frames = frames;
        this.vertexOnEdge = vertexOnEdge;
        nearest = new EdgeCrossing(vertexOnEdge, frames.ofA);
        frame = frames.ofA;
    }

    /** Finds the highest vertex of all; returns whether that proves whether the polygons overlap. */
    boolean find() {
        if (!frames.areSharp()) {
            return false;
        }
        frames.moveTo(0);
        highest = Double.NEGATIVE_INFINITY;
        if (!find(frames.ofA) || !find(frames.ofB)) {
            return false;
        }
        if (Math.abs(highest) > frames.ofA.heightError) {
            sign = highest > 0 ? 1 : -1;
            return true;
        }
        sign = count == 1 && nearest.set(frame, edge, vertex) ? nearest.signAtStart() : 0;
        return sign == 1 || sign == -1;
    }

    private boolean find(BodyFrame frame) {
        int lowest = 0;
        for (int i = 0; i < frame.edges(); i++) {
            lowest = LineClipping.lowest(frame, i, lowest);
            if (lowest == FarthestVertex.NONE) {
                return false;
            }
            double height = frame.height(i, lowest);
            double error = 2 * frame.heightError;
            count = height > highest + error ? 1 : height >= highest - error ? count + 1 : count;
            if (height > highest) {
                highest = height;
                this.frame = frame;
                edge = i;
                vertex = lowest;
            }
        }
        return true;
    }

    /** Whether the polygons overlap. */
    boolean overlaps() {
        return sign < 0;
    }

    /** Returns the depth, rounded up, and finds the normal; NaN if the nearest edge is not known. */
    double depth() {
        if (count > 1 || !nearest.set(frame, edge, vertex)) {
            return Double.NaN;
        }
        vertexOnEdge.set(frame, edge, vertex, start);
        vertexOnEdge.findNormal();
        return nearest.depth();
    }

    /** The normal, rounded to nearest; NaN if it is not known. */
    double normalX() {
        return vertexOnEdge.normalX;
    }

    double normalY() {
        return vertexOnEdge.normalY;
    }
}
