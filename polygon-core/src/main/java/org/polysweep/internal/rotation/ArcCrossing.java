package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;
import org.polysweep.shape.ConvexPolygon;

/**
 * Two vertices whose distance passes through the distance of a contact, inward or outward, alone: proved in doubles.
 *
 * <p>Within a short interval the two vertices, one of each body, are the closest points of the cores, and their
 * distance passes through the sum of the radii once: docs/error-bounds.md, theorem 28. Reusable, not thread-safe, no
 * allocation.
 */
final class ArcCrossing extends Crossing {

    /** The vertex of the owner of the frame. */
    int ofOwner;

    /** Bounds of the distance from the time of the proof on. */
    private final DistanceBounds bounds = new DistanceBounds();

    ArcCrossing(BodyFrames frames) {
        super(frames);
    }

    @Override
    double excess() {
        return frame.distance(ofOwner, vertex) - frame.radius;
    }

    @Override
    double slope() {
        return frame.slopeBetween(ofOwner, vertex);
    }

    /**
     * Returns whether the distance of two vertices is known to pass through the distance of a contact soon after the
     * time of the frame.
     *
     * @param direction {@link VertexCrossing#INWARD} if the bodies are apart until then, {@link
     *     VertexCrossing#OUTWARD} if they overlap
     */
    boolean prove(BodyFrame frame, int ofOwner, int vertex, int direction) {
        double gap = -direction * set(frame, ofOwner, vertex);
        double distance = 4 * frame.heightError + (gap > 0 ? gap : 0);
        double rate = direction * bounds.slope - slopeError;
        if (!(rate > 0) || !(4 * curvature * distance <= rate * rate)) {
            return false;
        }
        leastSlope = rate / 2;
        double step = distance / (rate - curvature * (distance / rate));
        double duration = 1.5 * step;
        end = begin + 1.25 * step;
        return RotationBound.isResolved(step)
                && end <= 1
                && duration <= bounds.validFor
                && curvature * duration <= leastSlope
                && areClosest(duration);
    }

    /**
     * Returns whether two vertices are known to move away from each other; if they are not closer than at a contact,
     * the bodies are apart until {@link #end}.
     */
    boolean proveLeaving(BodyFrame frame, int ofOwner, int vertex) {
        set(frame, ofOwner, vertex);
        double rise = bounds.slope - slopeError;
        if (!(rise > 0)) {
            return false;
        }
        double duration = Math.min(Math.min(1 - begin, bounds.validFor), rise / curvature);
        end = begin + RotationBound.below(duration);
        return RotationBound.isStep(duration) && areClosest(duration);
    }

    /** Returns whether another contact, of parts of the same two compounds, is of vertices at the same two places. */
    boolean isSame(ArcCrossing contact) {
        return frame.isOfA == contact.frame.isOfA
                && frame.sharesOwnVertex(ofOwner, contact.frame, contact.ofOwner)
                && frame.sharesVertex(vertex, contact.frame, contact.vertex);
    }

    /** Sets the vertices; returns the distance minus its value at a contact. */
    private double set(BodyFrame frame, int ofOwner, int vertex) {
        this.frame = frame;
        this.ofOwner = ofOwner;
        this.vertex = vertex;
        isAtBegin = false;
        begin = frame.time;
        bounds.set(frame, ofOwner, vertex);
        slopeError = bounds.slopeError;
        curvature = bounds.curvature;
        return bounds.distance - frame.radius;
    }

    /** Returns whether the two vertices stay the closest points of the cores for a duration. */
    private boolean areClosest(double duration) {
        BodyFrame opposite = frames.opposite(frame);
        opposite.moveTo(begin);
        return isAhead(frame, ofOwner, vertex, duration) && isAhead(opposite, vertex, ofOwner, duration);
    }

    /** Returns whether a vertex of the other body stays ahead of both edges at a vertex of the owner. */
    private static boolean isAhead(BodyFrame frame, int ofOwner, int vertex, double duration) {
        if (frame.edges() == 0) {
            return true;
        }
        ConvexPolygon owner = frame.ownerCore;
        int before = owner.previous(ofOwner);
        return staysPositive(frame, owner.normalY(ofOwner), -owner.normalX(ofOwner), ofOwner, vertex, duration)
                && staysPositive(frame, -owner.normalY(before), owner.normalX(before), ofOwner, vertex, duration);
    }

    private static boolean staysPositive(
            BodyFrame frame, double x, double y, int ofOwner, int vertex, double duration) {
        return BodyFrame.staysPositive(
                frame.along(x, y, ofOwner, vertex) - frame.heightError,
                frame.slopeAlong(x, y, vertex) - frame.change(duration),
                duration);
    }
}
