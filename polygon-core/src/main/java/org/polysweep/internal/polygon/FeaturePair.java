package org.polysweep.internal.polygon;

import org.polysweep.internal.obstacle.FeatureRef;

/**
 * Which spot of A meets which spot of B on the way along the line of the motion: corner against edge, edge against
 * corner, or corner against corner. Reusable.
 */
final class FeaturePair {

    private int onA;
    private int onB;
    private boolean isCornerA;
    private boolean isCornerB;
    private int slope;
    private boolean strict;

    /** The number of the corner of A, or of the edge. */
    int onA() {
        return onA;
    }

    /** The number of the corner of B, or of the edge. */
    int onB() {
        return onB;
    }

    boolean isCornerA() {
        return isCornerA;
    }

    boolean isCornerB() {
        return isCornerB;
    }

    /** The sign of edge × line for the edge that is met, 0 if corner meets corner. */
    int slope() {
        return slope;
    }

    /** Whether the polygon of the corner is known to touch the line of the edge in that corner only. */
    boolean isStrict() {
        return strict;
    }

    /** Notes that the polygon of the corner touches the line of the edge in that corner only. */
    void setStrict() {
        strict = true;
    }

    void setCorners(int cornerOfA, int cornerOfB) {
        set(cornerOfA, true, cornerOfB, true, 0);
    }

    /**
     * A corner of one polygon meets an edge of the other.
     *
     * @param newOnA the number of the corner or edge of A
     * @param newOnB the number of the corner or edge of B
     * @param isEdgeOfB whether the edge is that of B
     * @param way 1 if the line enters C there, -1 if it leaves C
     */
    void setEdge(int newOnA, int newOnB, boolean isEdgeOfB, int way) {
        set(newOnA, isEdgeOfB, newOnB, !isEdgeOfB, isEdgeOfB ? way : -way);
    }

    private void set(int newOnA, boolean newIsCornerA, int newOnB, boolean newIsCornerB, int newSlope) {
        onA = newOnA;
        isCornerA = newIsCornerA;
        onB = newOnB;
        isCornerB = newIsCornerB;
        slope = newSlope;
        strict = false;
    }

    /** The spot on A. */
    FeatureRef spotA() {
        return new FeatureRef(isCornerA, onA);
    }

    /** The spot on B. */
    FeatureRef spotB() {
        return new FeatureRef(isCornerB, onB);
    }
}
