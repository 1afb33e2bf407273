package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;
import org.polysweep.shape.ConvexPolygon;

/**
 * The line between the centers of the bounding boxes of two bodies at a time: whether inscribed disks overlap, and
 * which edge and which vertex face each other along it, as a first candidate for the separating axis. An edge of A and
 * an edge of B face the other body; a vertex more likely hits the edge whose normal is closer to the line.
 *
 * <p>Reusable, not thread-safe, no allocation.
 */
final class CenterLine {

    private final BodyFrames frames;
    private final RotatingBody a;
    private final RotatingBody b;

    /** From B to A. */
    private double x;

    private double y;

    /** True if the edge that faces the other body belongs to A. */
    boolean isEdgeOfA;

    int edge;

    /** The vertex of the other body that faces the edge; without proof. */
    int vertex;

    CenterLine(BodyFrames frames) {
        this.frames = frames;
        a = frames.a;
        b = frames.b;
    }

    /** Finds the line at a time. */
    void moveTo(double time) {
        frames.moveCenters(time);
        x = frames.centersX;
        y = frames.centersY;
        double larger = a.boundingRadius > b.boundingRadius ? a.boundingRadius : b.boundingRadius;
        isEdgeOfA = a.boundingRadius > b.boundingRadius;
        if (!(x * x + y * y < larger * larger)) {
            faceCenters();
        } else if (isEdgeOfA) {
            faceBox(a, -x, -y, b);
        } else {
            faceBox(b, x, y, a);
        }
    }

    /** Finds the edge and the vertex from the directions toward the centers. */
    private void faceCenters() {
        ConvexPolygon coreA = a.core;
        ConvexPolygon coreB = b.core;
        double towardBX = -a.rotorPath.localX(x, y);
        double towardBY = -a.rotorPath.localY(x, y);
        double towardAX = b.rotorPath.localX(x, y);
        double towardAY = b.rotorPath.localY(x, y);
        int vertexOfA = FarthestVertex.guess(coreA, towardBX, towardBY);
        int vertexOfB = FarthestVertex.guess(coreB, towardAX, towardAY);
        int edgeOfA = edgeAhead(coreA, vertexOfA, towardBX, towardBY);
        int edgeOfB = edgeAhead(coreB, vertexOfB, towardAX, towardAY);
        isEdgeOfA = coreB.vertexCount() == 1
                || (coreA.vertexCount() > 1
                        && normalAhead(coreA, edgeOfA, towardBX, towardBY)
                                > normalAhead(coreB, edgeOfB, towardAX, towardAY));
        vertex = isEdgeOfA ? vertexOfB : vertexOfA;
        edge = isEdgeOfA ? edgeOfA : edgeOfB;
    }

    /**
     * Where the center of a small body is within the bounding disk of a large one, such as a crate over a wide floor:
     * finds the edge from the nearest point of the large body's box toward that center, and the vertex along its
     * normal.
     */
    private void faceBox(RotatingBody large, double towardX, double towardY, RotatingBody small) {
        RotorPath rotor = large.rotorPath;
        ConvexPolygon core = large.core;
        double outX = outside(rotor.localX(towardX, towardY), core.maxX() / 2 - core.minX() / 2);
        double outY = outside(rotor.localY(towardX, towardY), core.maxY() / 2 - core.minY() / 2);
        edge = edgeAhead(core, FarthestVertex.guess(core, outX, outY), outX, outY);
        double inX = -rotor.worldX(core.normalX(edge), core.normalY(edge));
        double inY = -rotor.worldY(core.normalX(edge), core.normalY(edge));
        vertex = FarthestVertex.guess(small.core, small.rotorPath.localX(inX, inY), small.rotorPath.localY(inX, inY));
    }

    /** The signed distance of a number from an interval about 0, plus a small part of it that decides within a box. */
    private static double outside(double number, double half) {
        double out = Math.abs(number) - half;
        return Math.copySign(out > 0 ? out : 0, number) + number / (1 << 10);
    }

    private static int edgeAhead(ConvexPolygon core, int vertex, double towardX, double towardY) {
        int before = core.previous(vertex);
        return normalAhead(core, before, towardX, towardY) > normalAhead(core, vertex, towardX, towardY)
                ? before
                : vertex;
    }

    private static double normalAhead(ConvexPolygon core, int edge, double towardX, double towardY) {
        return core.normalX(edge) * towardX + core.normalY(edge) * towardY;
    }

    /**
     * Returns whether the disks inscribed about the centers are known to overlap: docs/error-bounds.md, theorem 14,
     * (11).
     *
     * @param error bounds the error of the line
     */
    boolean disksOverlap(double error) {
        double reach = a.inscribedRadius + b.inscribedRadius + (a.radius + b.radius) - error;
        return reach > 0 && x * x + y * y < RotationBound.below(reach * reach);
    }
}
