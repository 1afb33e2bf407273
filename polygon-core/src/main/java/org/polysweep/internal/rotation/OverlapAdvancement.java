package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;

/**
 * Advances two bodies in doubles as long as they are known to overlap: as long as each edge of both has a vertex below
 * it, or, with a radius, some vertex is closer to an edge than at a contact: docs/error-bounds.md, theorem 14, (3).
 *
 * <p>Reusable, not thread-safe, no allocation.
 */
final class OverlapAdvancement {

    /** Maximum number of steps of two shapes with few vertices; beyond it, integers are as fast. */
    private static final int MAX_STEPS = 256;

    /** Additional steps for each edge: integers take longer with more edges, and so may the steps. */
    private static final int STEPS_PER_EDGE = 1;

    private final BodyFrames frames;
    private final BodyAxis axisOfA;
    private final BodyAxis axisOfB;
    private final DistanceBounds bounds = new DistanceBounds();

    /** The axis along which the overlap is shortest. */
    private BodyAxis axis;

    OverlapAdvancement(BodyFrames frames) {
        this.frames = frames;
        axisOfA = new BodyAxis(frames.ofA);
        axisOfB = new BodyAxis(frames.ofB);
        axis = axisOfB;
    }

    /**
     * Returns a time until which the bodies are known to overlap, beginning at another time; 1 for the end of the step.
     */
    double overlapUntil(double from) {
        double time = from;
        int maxSteps = MAX_STEPS + Math.max(frames.ofA.edges(), frames.ofB.edges()) * STEPS_PER_EDGE;
        for (int i = 0; i < maxSteps; i++) {
            double step = safeStep(time);
            if (!RotationBound.isStep(step)) {
                return time;
            }
            time += RotationBound.below(step);
            if (time >= 1) {
                return 1;
            }
        }
        frames.moveTo(time);
        return time;
    }

    /** Returns whether the bodies are known to overlap at a time. */
    boolean overlapsAt(double time) {
        return safeStep(time) > 0;
    }

    /** How long the bodies are known to overlap from a time on; 0 if that is not known. */
    private double safeStep(double time) {
        frames.moveTo(time);
        axisOfA.take(0, 0);
        axisOfB.take(0, 0);
        double belowA = belowEdges(axisOfA);
        double belowB = belowEdges(axisOfB);
        axis = belowA < belowB ? axisOfA : axisOfB;
        // Two points have no edge.
        double below = frames.ofA.edges() + frames.ofB.edges() == 0 ? 0 : Math.min(belowA, belowB);
        if (frames.ofA.radius == 0) {
            return below;
        }
        axis = axisOfA.findHighest() > axisOfB.findHighest() ? axisOfA : axisOfB;
        return Math.max(below, Math.max(nearEdge(axis), nearVertices()));
    }

    /** How long the lowest vertex over the edge is known to be closer to one of its ends than at a contact. */
    private double nearVertices() {
        BodyFrame frame = axis.frame();
        bounds.set(frame, axis.edge(), axis.vertex());
        double toBegin = bounds.closeFor(frame);
        bounds.set(frame, frame.ownerCore.next(axis.edge()), axis.vertex());
        return Math.max(toBegin, bounds.closeFor(frame));
    }

    /** How long each edge of the owner is known to have a vertex below it; the edge that ends this first is chosen. */
    static double belowEdges(BodyAxis axis) {
        BodyFrame frame = axis.frame();
        double least = Double.POSITIVE_INFINITY;
        int vertex = 0;
        for (int edge = 0; edge < frame.edges(); edge++) {
            vertex = axis.lowest(edge, vertex);
            double step = frame.safeStep(
                    -frame.height(edge, vertex) - frame.heightError, -frame.slope(edge, vertex) - frame.slopeError);
            if (!(step >= least)) {
                axis.take(edge, vertex);
                least = step;
            }
        }
        return least;
    }

    /**
     * How long the lowest vertex over the edge is known to be closer to it, or to one of its ends, than at a contact.
     */
    static double nearEdge(BodyAxis axis) {
        BodyFrame frame = axis.frame();
        int edge = axis.edge();
        int vertex = axis.vertex();
        int end = frame.ownerCore.next(edge);
        double toEnds = Math.max(nearVertex(frame, edge, vertex), nearVertex(frame, end, vertex));
        if (frame.edges() == 0) {
            return toEnds;
        }
        double radius = frame.radius;
        double error = frame.heightError;
        double slopeError = frame.slopeError;
        double height = frame.height(edge, vertex);
        double slope = frame.slope(edge, vertex);
        double x = -frame.ownerCore.normalY(edge);
        double y = frame.ownerCore.normalX(edge);
        double slopeAhead = frame.slopeAlong(x, y, vertex);
        double within = Math.min(
                frame.safeStep(radius - height - error, -slope - slopeError),
                frame.safeStep(radius + height - error, slope - slopeError));
        double over = Math.min(
                frame.safeStep(frame.along(x, y, edge, vertex) - error, slopeAhead - slopeError),
                frame.safeStep(-frame.along(x, y, end, vertex) - error, -slopeAhead - slopeError));
        return Math.max(toEnds, Math.min(within, over));
    }

    private static double nearVertex(BodyFrame frame, int ofOwner, int vertex) {
        return frame.safeStep(
                frame.radius - frame.distance(ofOwner, vertex) - frame.heightError,
                -frame.speed(vertex) - frame.slopeError);
    }

    /** The axis along which the overlap ends first, whose frame is at the time reached. */
    BodyAxis axis() {
        return axis;
    }
}
