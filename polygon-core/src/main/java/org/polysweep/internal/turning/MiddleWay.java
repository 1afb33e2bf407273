package org.polysweep.internal.turning;

import org.polysweep.internal.predicate.TurningBound;
import org.polysweep.shape.ConvexPolygon;

/**
 * The way from the middle of one body's box to that of the other at a time: whether disks about the middles overlap,
 * and which edge and which corner face each other along the way. Of an edge of A and one of B that face the other body,
 * the one whose normal leads along the way is likely to be met by a corner.
 *
 * <p>Reusable and not thread-safe; no allocation.
 */
final class MiddleWay {

    private final RotorPath rotorA;
    private final RotorPath rotorB;

    /** From B to A. */
    private double x;

    private double y;

    /** The sum of the radii of disks in the bodies. */
    private double inscribed;

    private boolean isEdgeOfA;
    private int edge;
    private int corner;

    MiddleWay(RotorPath rotorA, RotorPath rotorB) {
        this.rotorA = rotorA;
        this.rotorB = rotorB;
    }

    /**
     * Goes to the time at which the rotors are.
     *
     * @param placeX the place of A less that of B at that time, in x
     * @param placeY the same in y
     */
    void set(BodyNumbers a, BodyNumbers b, double placeX, double placeY) {
        ConvexPolygon coreA = a.core;
        ConvexPolygon coreB = b.core;
        x = placeX + rotorA.turnedX(a.middleX, a.middleY) - rotorB.turnedX(b.middleX, b.middleY);
        y = placeY + rotorA.turnedY(a.middleX, a.middleY) - rotorB.turnedY(b.middleX, b.middleY);
        inscribed = a.inscribedRadius + b.inscribedRadius + (a.radius + b.radius);
        // As each of the two sees the other one.
        double towardBX = -rotorA.localX(x, y);
        double towardBY = -rotorA.localY(x, y);
        double towardAX = rotorB.localX(x, y);
        double towardAY = rotorB.localY(x, y);
        int cornerA = FarthestCorner.guess(coreA, towardBX, towardBY);
        int cornerB = FarthestCorner.guess(coreB, towardAX, towardAY);
        isEdgeOfA = coreB.size() == 1
                || (coreA.size() > 1
                        && ahead(coreA, cornerA, towardBX, towardBY) > ahead(coreB, cornerB, towardAX, towardAY));
        corner = isEdgeOfA ? cornerB : cornerA;
        edge = isEdgeOfA
                ? edgeAhead(coreA, cornerA, towardBX, towardBY)
                : edgeAhead(coreB, cornerB, towardAX, towardAY);
    }

    /** Twice how much the normals of the two edges at a corner lead in a direction, of the one that leads farther. */
    private static double ahead(ConvexPolygon core, int corner, double towardX, double towardY) {
        double before = normalAhead(core, core.previous(corner), towardX, towardY);
        double after = normalAhead(core, corner, towardX, towardY);
        // Which is greater nobody can foresee: no branch.
        return before + after + Math.abs(before - after);
    }

    private static int edgeAhead(ConvexPolygon core, int corner, double towardX, double towardY) {
        int before = core.previous(corner);
        return normalAhead(core, before, towardX, towardY) > normalAhead(core, corner, towardX, towardY)
                ? before
                : corner;
    }

    private static double normalAhead(ConvexPolygon core, int edge, double towardX, double towardY) {
        return core.normalX(edge) * towardX + core.normalY(edge) * towardY;
    }

    /**
     * Whether disks about the middles certainly overlap: docs/error-bounds.md, theorem 14, (11).
     *
     * @param error bounds the error of the way
     */
    boolean disksOverlap(double error) {
        double reach = inscribed - error;
        return reach > 0 && x * x + y * y < TurningBound.below(reach * reach);
    }

    /** Whether the edge that faces the other body is one of A. */
    boolean isEdgeOfA() {
        return isEdgeOfA;
    }

    /** The edge that faces the other body. */
    int edge() {
        return edge;
    }

    /** The corner of the other body that faces the one of the edge, as far as it is known without a search. */
    int corner() {
        return corner;
    }
}
