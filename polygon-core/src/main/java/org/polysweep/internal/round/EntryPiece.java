package org.polysweep.internal.round;

import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.internal.obstacle.TimedFeaturePair;

/**
 * The piece of the boundary of C on which a line enters: an arc about the difference of two vertices, or a side along
 * an edge of A, of B, or of both. Reusable.
 */
final class EntryPiece {

    /** A vertex of each core, or the complement of an edge, because writing two numbers is faster than writing four. */
    private int featureOfA;

    private int featureOfB;

    /** The vertex of A, or the edge of A that makes the side. */
    int onA() {
        return isEdgeOfA() ? ~featureOfA : featureOfA;
    }

    /** The vertex of B, or the edge of B that makes the side. */
    int onB() {
        return isEdgeOfB() ? ~featureOfB : featureOfB;
    }

    boolean isEdgeOfA() {
        return featureOfA < 0;
    }

    boolean isEdgeOfB() {
        return featureOfB < 0;
    }

    boolean isArc() {
        return !isEdgeOfA() && !isEdgeOfB();
    }

    /** Sets the piece to the arc about the difference of two vertices. */
    void setArc(int vertexA, int vertexB) {
        featureOfA = vertexA;
        featureOfB = vertexB;
    }

    /** Sets the piece: of each core a vertex, or the edge that makes the side. */
    void set(int onA, boolean isEdgeOfA, int onB, boolean isEdgeOfB) {
        featureOfA = isEdgeOfA ? ~onA : onA;
        featureOfB = isEdgeOfB ? ~onB : onB;
    }

    /**
     * Where the line enters C, or leaves it if the sense is -1, in integers; of two edges, one is given by its vertex.
     */
    TimedFeaturePair exactly(int sense, ExactQuery query) {
        return TimedFeaturePair.of(
                new FeatureRef(!isEdgeOfA() || isEdgeOfB(), onA()), new FeatureRef(!isEdgeOfB(), onB()), sense, query);
    }
}
