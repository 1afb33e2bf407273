package org.polysweep.sweep;

/**
 * Which spot of A meets which spot of B on the way along the line of the motion: corner against edge, edge against corner, or
 * corner against corner. Reusable.
 */
final class Encounter {

    private int onA;
    private int onB;
    private boolean isCornerA;
    private boolean isCornerB;
    private int slope;

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

    void setCorners(int cornerOfA, int cornerOfB) {
        set(cornerOfA, true, cornerOfB, true, 0);
    }

    /** A corner of A meets an edge of B. */
    void setEdgeOfB(int cornerOfA, int edgeOfB, int newSlope) {
        set(cornerOfA, true, edgeOfB, false, newSlope);
    }

    /** A corner of B meets an edge of A. */
    void setEdgeOfA(int edgeOfA, int cornerOfB, int newSlope) {
        set(edgeOfA, false, cornerOfB, true, newSlope);
    }

    private void set(int newOnA, boolean newIsCornerA, int newOnB, boolean newIsCornerB, int newSlope) {
        onA = newOnA;
        isCornerA = newIsCornerA;
        onB = newOnB;
        isCornerB = newIsCornerB;
        slope = newSlope;
    }

    /** The spot on A. */
    Spot spotA() {
        return new Spot(isCornerA, onA);
    }

    /** The spot on B. */
    Spot spotB() {
        return new Spot(isCornerB, onB);
    }
}
