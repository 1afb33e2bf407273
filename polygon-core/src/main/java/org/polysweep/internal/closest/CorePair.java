package org.polysweep.internal.closest;

import org.polysweep.internal.polygon.predicate.PolygonQuery;

/**
 * Two cores where they stand, and a feature of each: a vertex, or the edge that begins at it. To be read at full speed
 * and overwritten by the next question.
 */
final class CorePair extends PolygonQuery {

    int onA;
    int onB;
    boolean isEdgeOfA;
    boolean isEdgeOfB;

    /** Sets the features. */
    void setFeatures(int newOnA, boolean newIsEdgeOfA, int newOnB, boolean newIsEdgeOfB) {
        onA = newOnA;
        isEdgeOfA = newIsEdgeOfA;
        onB = newOnB;
        isEdgeOfB = newIsEdgeOfB;
    }
}
