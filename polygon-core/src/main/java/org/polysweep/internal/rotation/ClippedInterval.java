package org.polysweep.internal.rotation;

import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The part of a line in the half-planes of some edges: from the last entry to the first exit. Reusable, not
 * thread-safe.
 */
final class ClippedInterval {

    private EdgeCrossing entering;
    private EdgeCrossing leaving;

    /** The edge to be added, which may replace one of these. */
    private EdgeCrossing candidate;

    private boolean hasEntry;
    private boolean hasExit;
    private boolean isSingle;

    ClippedInterval(VertexOnEdge vertexOnEdge, BodyFrame frame) {
        entering = new EdgeCrossing(vertexOnEdge, frame);
        leaving = new EdgeCrossing(vertexOnEdge, frame);
        candidate = new EdgeCrossing(vertexOnEdge, frame);
    }

    /** Resets the interval to the whole line. */
    void clear() {
        hasEntry = false;
        hasExit = false;
        isSingle = true;
    }

    /** The edge to be evaluated, before it is added as an entry or an exit. */
    EdgeCrossing candidate() {
        return candidate;
    }

    boolean hasEntry() {
        return hasEntry;
    }

    boolean hasExit() {
        return hasExit;
    }

    /** The edge of the last entry. */
    EdgeCrossing entering() {
        return entering;
    }

    /** The edge of the first exit. */
    EdgeCrossing leaving() {
        return leaving;
    }

    /** Whether the last entry is through one edge only: an edge of the other body on the same line enters as late. */
    boolean isSingle() {
        return hasEntry && isSingle;
    }

    /** Adds the candidate as an entry; returns false if the last entry is not known. */
    boolean addEntry() {
        int order = hasEntry ? candidate.compare(entering) : 1;
        hasEntry = true;
        if (order == 1) {
            EdgeCrossing before = entering;
            entering = candidate;
            candidate = before;
            isSingle = true;
        } else if (order == 0) {
            isSingle = false;
        }
        return order != DoubleDouble.OPEN;
    }

    /** Adds the candidate as an exit; returns false if the first exit is not known. */
    boolean addExit() {
        int order = hasExit ? candidate.compare(leaving) : -1;
        hasExit = true;
        if (order == -1) {
            EdgeCrossing before = leaving;
            leaving = candidate;
            candidate = before;
        }
        return order != DoubleDouble.OPEN;
    }

    /** Returns the order of the last entry and the first exit; less than 0 if one of them does not exist. */
    int order() {
        return hasEntry && hasExit ? entering.compare(leaving) : -1;
    }
}
