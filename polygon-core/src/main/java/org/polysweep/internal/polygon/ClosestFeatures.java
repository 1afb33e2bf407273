package org.polysweep.internal.polygon;

import org.polysweep.internal.polygon.predicate.PolygonQuery;

/**
 * The closest features of two placed cores that are apart: a vertex of each, or the edge that begins at it. Fields for
 * fast access, overwritten by the next query.
 */
public final class ClosestFeatures extends PolygonQuery {

    public int onA;
    public int onB;
    public boolean isEdgeOfA;
    public boolean isEdgeOfB;

    public ClosestFeatures() {}

    void setFeatures(int onA, boolean isEdgeOfA, int onB, boolean isEdgeOfB) {
        this.onA = onA;
        this.isEdgeOfA = isEdgeOfA;
        this.onB = onB;
        this.isEdgeOfB = isEdgeOfB;
    }

    /** Returns whether one of the features is an edge. */
    public boolean hasEdge() {
        return isEdgeOfA || isEdgeOfB;
    }

    /** Returns the x component of the unit normal of the edge, which points toward A. */
    public double normalX() {
        return isEdgeOfB ? b.normalX(onB) : 0 - a.normalX(onA);
    }

    /** Returns the y component of the unit normal of the edge. */
    public double normalY() {
        return isEdgeOfB ? b.normalY(onB) : 0 - a.normalY(onA);
    }
}
