package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The edge of the difference of two cores that is nearest to the origin at t = 0, if the cores overlap. Doubles choose
 * the edge, and double-double evaluates it. Nothing is known if two edges are equally near, up to rounding, or if the
 * cores touch. Reusable, not thread-safe, no allocation.
 */
final class NearestEdge {

    private final DoubleDouble start = new DoubleDouble();
    private final BodyFrames frames;
    private final VertexOnEdge vertexOnEdge;
    private final EdgeCrossing nearest;
    private final ResidualNearStart residualAtStart = new ResidualNearStart();
    private final DoubleDouble quotient = new DoubleDouble();

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

    /** Finds the highest vertex of all; returns whether that proves whether the cores overlap. One has an edge. */
    boolean find() {
        frames.moveTo(0);
        highest = Double.NEGATIVE_INFINITY;
        if (!find(frames.ofA) || !find(frames.ofB)) {
            return false;
        }
        if (Math.abs(highest) > frames.ofA.heightError) {
            sign = highest > 0 ? 1 : -1;
            return true;
        }
        sign = frames.ofA.radius == 0 && count == 1 && nearest.set(frame, edge, vertex) ? nearest.signAtStart() : 0;
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

    /** Whether the cores overlap. */
    boolean overlaps() {
        return sign < 0;
    }

    /** Returns the depth, rounded up, and finds the normal; NaN if the nearest edge is not known. */
    double depth() {
        return count > 1 ? Double.NaN : depth(frame, edge, vertex);
    }

    /** Returns the depth of the lowest vertex below a contact with an edge, likewise. */
    double depth(BodyFrame frame, int edge, int guess) {
        if (!nearest.set(frame, edge, guess)) {
            return Double.NaN;
        }
        vertexOnEdge.set(frame, edge, nearest.vertex, start);
        vertexOnEdge.findNormal();
        double depth = nearest.depth();
        return Double.isNaN(depth) && frame.radius > 0 ? depthByResidual() : depth;
    }

    private double depthByResidual() {
        DoubleDouble height = residualAtStart.height(nearest.frame, nearest.edge, nearest.vertex, 0);
        return -quotient.setQuotient(height, residualAtStart.unit()).roundDown() + 0.0;
    }

    /** The vertex of the last depth. */
    int vertex() {
        return nearest.vertex;
    }

    /** The normal, rounded to nearest; NaN if it is not known. */
    double normalX() {
        return vertexOnEdge.normalX;
    }

    double normalY() {
        return vertexOnEdge.normalY;
    }
}
