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
     * Sets the bodies, at the time at which their rotors are.
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
        double larger = a.boundingRadius > b.boundingRadius ? a.boundingRadius : b.boundingRadius;
        if (x * x + y * y < larger * larger) {
            faceBox(a, b);
        } else {
            faceMiddles(coreA, coreB);
        }
    }

    /** Looks from either middle to the other one. */
    private void faceMiddles(ConvexPolygon coreA, ConvexPolygon coreB) {
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

    /**
     * Where one body is so large that the middle of the other one is within its disk, as a crate over a wide floor is:
     * looks from the nearest place in the box of the large one to that middle, and back along the normal.
     */
    private void faceBox(BodyNumbers a, BodyNumbers b) {
        isEdgeOfA = a.boundingRadius > b.boundingRadius;
        if (isEdgeOfA) {
            faceBox(a, rotorA, -x, -y, b, rotorB);
        } else {
            faceBox(b, rotorB, x, y, a, rotorA);
        }
    }

    private void faceBox(
            BodyNumbers large,
            RotorPath rotorOfLarge,
            double towardX,
            double towardY,
            BodyNumbers small,
            RotorPath rotorOfSmall) {
        ConvexPolygon core = large.core;
        double outX = outside(rotorOfLarge.localX(towardX, towardY), core.maxX() / 2 - core.minX() / 2);
        double outY = outside(rotorOfLarge.localY(towardX, towardY), core.maxY() / 2 - core.minY() / 2);
        edge = edgeAhead(core, FarthestCorner.guess(core, outX, outY), outX, outY);
        double inX = -rotorOfLarge.turnedX(core.normalX(edge), core.normalY(edge));
        double inY = -rotorOfLarge.turnedY(core.normalX(edge), core.normalY(edge));
        corner = FarthestCorner.guess(small.core, rotorOfSmall.localX(inX, inY), rotorOfSmall.localY(inX, inY));
    }

    /** How far outside of an interval about 0 a number is, and a little of the number: that counts inside of a box. */
    private static double outside(double number, double half) {
        double out = Math.abs(number) - half;
        return Math.copySign(out > 0 ? out : 0, number) + number / (1 << 10);
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
