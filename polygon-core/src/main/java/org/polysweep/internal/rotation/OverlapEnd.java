package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The end of an overlap, where an {@link OverlapAdvancement} has stopped: the vertex that leaves an edge, or comes from
 * the other vertex to the distance of a contact, alone, and its time in double-double. Reusable, not thread-safe, no
 * allocation.
 */
final class OverlapEnd {

    private final OverlapAdvancement overlapAdvancement;
    private final VertexOnEdge vertexOnEdge;
    private final VertexDistance vertexDistance;
    private final VertexCrossing crossing;
    private final CrossingTime crossingTime;
    private final ArcCrossing arcCrossing;
    private final ArcTime arcTime;

    /** True if two vertices are at the distance of a contact. */
    private boolean isArc;

    OverlapEnd(
            BodyFrames frames,
            OverlapAdvancement overlapAdvancement,
            VertexOnEdge vertexOnEdge,
            VertexDistance vertexDistance) {
        this.overlapAdvancement = overlapAdvancement;
        this.vertexOnEdge = vertexOnEdge;
        this.vertexDistance = vertexDistance;
        crossing = new VertexCrossing(frames);
        crossingTime = new CrossingTime(crossing, vertexOnEdge);
        arcCrossing = new ArcCrossing(frames);
        arcTime = new ArcTime(arcCrossing, vertexDistance);
    }

    /** Returns whether the end is proved. */
    boolean find() {
        BodyAxis axis = overlapAdvancement.axis();
        crossingTime.begin();
        arcTime.begin();
        isArc = false;
        if (crossing.prove(axis, VertexCrossing.OUTWARD)) {
            return true;
        }
        BodyFrame frame = axis.frame();
        isArc = frame.radius > 0
                && (arcCrossing.prove(frame, axis.edge(), axis.vertex(), VertexCrossing.OUTWARD)
                        || arcCrossing.prove(
                                frame, frame.ownerCore.next(axis.edge()), axis.vertex(), VertexCrossing.OUTWARD));
        return isArc;
    }

    /** Returns the time, if it has been found. */
    DoubleDouble time() {
        return isArc ? arcTime.get() : crossingTime.get();
    }

    /** Finds the normal of C there. */
    void findNormal() {
        if (isArc) {
            vertexDistance.set(arcCrossing.frame, arcCrossing.ofOwner, arcCrossing.vertex, time());
            vertexDistance.findNormal();
        } else {
            vertexOnEdge.set(crossing, time());
            vertexOnEdge.findNormal();
        }
    }

    /** The normal, rounded to nearest; NaN if that is not proved. */
    double normalX() {
        return isArc ? vertexDistance.normalX : vertexOnEdge.normalX;
    }

    double normalY() {
        return isArc ? vertexDistance.normalY : vertexOnEdge.normalY;
    }
}
