package org.polysweep.internal.closest;

import org.polysweep.shape.ConvexPolygon;

/**
 * Two cores where they stand, and a feature of each: a corner, or the edge that begins at it. To be read at full speed and
 * overwritten by the next question.
 */
final class CorePair {

    /** The cores before the first question. */
    static final ConvexPolygon NOWHERE = ConvexPolygon.of(0, 0);

    ConvexPolygon a = NOWHERE;
    double ax;
    double ay;
    ConvexPolygon b = NOWHERE;
    double bx;
    double by;

    /** The way from the position of A to that of B: one term each. */
    double offsetX;

    double offsetY;

    int onA;
    int onB;
    boolean isEdgeOfA;
    boolean isEdgeOfB;

    /** Sets the cores, and no feature. */
    void set(ConvexPolygon newA, double newAx, double newAy, ConvexPolygon newB, double newBx, double newBy) {
        a = newA;
        ax = newAx;
        ay = newAy;
        b = newB;
        bx = newBx;
        by = newBy;
        offsetX = newBx - newAx;
        offsetY = newBy - newAy;
    }

    /** Sets the features. */
    void setFeatures(int newOnA, boolean newIsEdgeOfA, int newOnB, boolean newIsEdgeOfB) {
        onA = newOnA;
        isEdgeOfA = newIsEdgeOfA;
        onB = newOnB;
        isEdgeOfB = newIsEdgeOfB;
    }

    /** The x component of the way from a corner of A to a corner of B, less that between the positions: one term. */
    double termX(int cornerOfA, int cornerOfB) {
        return b.x(cornerOfB) - a.x(cornerOfA);
    }

    /** The y component of it. */
    double termY(int cornerOfA, int cornerOfB) {
        return b.y(cornerOfB) - a.y(cornerOfA);
    }
}
