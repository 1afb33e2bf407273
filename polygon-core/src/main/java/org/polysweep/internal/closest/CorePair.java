package org.polysweep.internal.closest;

import org.polysweep.internal.polygon.predicate.PolygonQuery;

/**
 * Two placed cores, and a feature of each: a vertex, or the edge that begins at it. Fields for fast access, overwritten
 * by the next query.
 */
final class CorePair extends PolygonQuery {

    int onA;
    int onB;
    boolean isEdgeOfA;
    boolean isEdgeOfB;

    /** Sets the features. */
    void setFeatures(int onA, boolean isEdgeOfA, int onB, boolean isEdgeOfB) {
        this.onA = onA;
        this.isEdgeOfA = isEdgeOfA;
        this.onB = onB;
        this.isEdgeOfB = isEdgeOfB;
    }
}
