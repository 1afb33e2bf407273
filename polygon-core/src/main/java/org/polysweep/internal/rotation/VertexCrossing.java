package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;
import org.polysweep.shape.ConvexPolygon;

/**
 * A vertex that crosses the interior of an edge, inward or outward, alone: proved in doubles.
 *
 * <p>Within a short interval the height of the vertex over the edge passes through the distance of a contact once.
 * Meanwhile the other vertices are above the edge, and the vertex is below all other edges of that body. So the bodies
 * are apart on one side of the root of the height, and overlap on the other; and at the root only this vertex touches
 * only this edge: docs/error-bounds.md, theorem 14, (5).
 *
 * <p>Reusable, not thread-safe, no allocation.
 */
final class VertexCrossing extends Crossing {

    /** From apart to overlapping. */
    static final int INWARD = -1;

    /** From overlapping to apart. */
    static final int OUTWARD = 1;

    /** The edge of the owner of the frame. */
    int edge;

    VertexCrossing(BodyFrames frames) {
        super(frames);
    }

    @Override
    double excess() {
        return frame.height(edge, vertex) - frame.radius;
    }

    @Override
    double slope() {
        return frame.slope(edge, vertex);
    }

    /**
     * Returns whether the vertex that limits an axis is known to cross the edge of the axis soon after a time, and no
     * other vertex or edge matters.
     *
     * @param axis an axis of the bodies, whose frame is at that time
     * @param direction {@link #INWARD} if they are apart until then, {@link #OUTWARD} if they overlap
     */
    boolean prove(BodyAxis axis, int direction) {
        if (!take(axis)) {
            return false;
        }
        double apart = -direction * excess();
        double distance = 4 * frame.heightError + (apart > 0 ? apart : 0);
        double slope = direction * slope() - slopeError;
        // The following steps would also fail, except for rounding, but take longer.
        if (!(slope > 0) || 4 * curvature * distance > slope * slope) {
            return false;
        }
        leastSlope = slope / 2;
        double bend = curvature * (distance / slope);
        double step = distance / (slope - bend);
        return isSteep(step) && isAlone(axis, 1.5 * step);
    }

    /** Sets begin and end for a step of Newton's method; returns whether the vertex keeps half of its slope. */
    private boolean isSteep(double step) {
        begin = frame.time;
        end = begin + 1.25 * step;
        return RotationBound.isResolved(step) && end <= 1 && curvature * (1.5 * step) <= leastSlope;
    }

    /**
     * Returns whether the vertex that limits an axis is known to leave the edge of the axis, and no other vertex or
     * edge matters. If the bodies do not overlap before, they are apart until {@link #end}: docs/error-bounds.md,
     * theorem 14, (10).
     */
    boolean proveLeaving(BodyAxis axis) {
        if (!take(axis)) {
            return false;
        }
        double slope = slope() - slopeError;
        if (!(slope > 0)) {
            return false;
        }
        double duration = Math.min(1 - frame.time, slope / curvature);
        begin = frame.time;
        end = begin + RotationBound.below(duration);
        return RotationBound.isStep(duration) && isAlone(axis, duration);
    }

    /**
     * Returns whether another crossing, by parts of the same two compounds, is of the same edge and a vertex at the
     * same place. If the edge belongs to a segment, it is not known on which side the rest of the other part is.
     */
    boolean isSame(VertexCrossing crossing) {
        return frame.isOfA == crossing.frame.isOfA
                && frame.owner.shape == crossing.frame.owner.shape
                && edge == crossing.edge
                && (frame.edges() > 2 || frame.radius > 0)
                && frame.sharesVertex(vertex, crossing.frame, crossing.vertex);
    }

    /**
     * Returns whether a vertex that is exactly at the distance of a contact from an edge, at the time of the frame, is
     * known to move inward, so that the bodies overlap from then on until {@link #end}: docs/error-bounds.md, theorem
     * 14, (15). Other vertices may be as close to the edge.
     *
     * @param edgeOfVertex an edge of the body of the vertex that begins or ends there, and leads outward
     */
    boolean proveEntering(BodyFrame frame, int edge, int vertex, int edgeOfVertex) {
        take(frame, edge, vertex);
        isAtBegin = true;
        double slope = -slope() - slopeError;
        if (!(slope > 0)) {
            return false;
        }
        leastSlope = slope / 2;
        double step = 8 * (frame.heightError / slope);
        return isSteep(step) && isWithin(edgeOfVertex, 1.5 * step);
    }

    /** Returns whether for a duration the vertex is over the edge or inside, once it is below the edge. */
    private boolean isWithin(int edgeOfVertex, double duration) {
        if (frame.radius > 0) {
            return isOverEdge(frame, edge, vertex, duration);
        }
        if (frame.edges() > 2) {
            return isBelowOtherEdges(frame, edge, vertex, duration);
        }
        ConvexPolygon core = frame.otherCore;
        int outer = edgeOfVertex == vertex ? core.next(vertex) : edgeOfVertex;
        BodyFrame ofVertex = frames.opposite(frame);
        ofVertex.moveTo(frame.time);
        return frame.sign(edge, outer, duration) > 0
                && ofVertex.sign(edgeOfVertex, 0, duration) * ofVertex.sign(edgeOfVertex, 1, duration) < 0;
    }

    private boolean take(BodyAxis axis) {
        take(axis.frame(), axis.edge(), axis.vertex());
        return axis.isEdge();
    }

    private void take(BodyFrame frame, int edge, int vertex) {
        isAtBegin = false;
        this.frame = frame;
        this.edge = edge;
        this.vertex = vertex;
        curvature = frame.curvature;
        slopeError = frame.slopeError;
    }

    /** Returns whether for a duration no other vertex matters, and this vertex crosses no other edge. */
    private boolean isAlone(BodyAxis axis, double duration) {
        boolean isInside = frame.radius > 0
                ? isOverEdge(frame, edge, vertex, duration)
                : frame.edges() > 2
                        ? isBelowOtherEdges(frame, edge, vertex, duration)
                        : areEndsApart(frames.opposite(frame), duration);
        return isInside && axis.areOthersAbove(duration);
    }

    /**
     * Returns whether the two ends of a segment, which has the edge, stay on different sides of the edge that begins at
     * the vertex, for a duration.
     */
    private boolean areEndsApart(BodyFrame ofVertex, double duration) {
        ofVertex.moveTo(frame.time);
        return ofVertex.edges() > 0 && ofVertex.sign(vertex, 0, duration) * ofVertex.sign(vertex, 1, duration) < 0;
    }

    /**
     * Returns whether a vertex projects onto the interior of an edge for a duration, and is not farther below it than
     * the distance of a contact.
     */
    static boolean isOverEdge(BodyFrame frame, int edge, int vertex, double duration) {
        double x = -frame.ownerCore.normalY(edge);
        double y = frame.ownerCore.normalX(edge);
        double slope = frame.slopeAlong(x, y, vertex);
        double change = frame.change(duration);
        double error = frame.heightError;
        return BodyFrame.staysPositive(
                        frame.height(edge, vertex) + frame.radius - error, frame.slope(edge, vertex) - change, duration)
                && BodyFrame.staysPositive(frame.along(x, y, edge, vertex) - error, slope - change, duration)
                && BodyFrame.staysPositive(
                        -frame.along(x, y, frame.ownerCore.next(edge), vertex) - error, -slope - change, duration);
    }

    /** Returns whether a vertex stays below all other edges for a duration, unless it is far below this one. */
    static boolean isBelowOtherEdges(BodyFrame frame, int edge, int vertex, double duration) {
        ConvexPolygon owner = frame.ownerCore;
        int next = owner.next(edge);
        int previous = owner.previous(edge);
        return frame.sign(next, vertex, duration) < 0
                && frame.sign(previous, vertex, duration) < 0
                && (owner.vertexCount() == 3 || isBelowChord(frame, owner.next(next), previous, vertex, duration));
    }

    /** From the end of the next edge to the beginning of the previous one. */
    private static boolean isBelowChord(BodyFrame frame, int from, int to, int vertex, double duration) {
        ConvexPolygon owner = frame.ownerCore;
        if (owner.next(from) == to) {
            return frame.sign(from, vertex, duration) < 0;
        }
        double alongX = owner.x(to) - owner.x(from);
        double alongY = owner.y(to) - owner.y(from);
        double length = Math.sqrt(alongX * alongX + alongY * alongY);
        return frame.sign(alongY / length, -alongX / length, from, vertex, duration) < 0;
    }
}
