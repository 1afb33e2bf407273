package org.polysweep.internal.manifold;

import java.math.BigInteger;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * Computes the contact manifold of two convex shapes: reference edge, clipped points, numbers. Double-double numbers
 * decide; what they do not prove is decided in integers, so both give the same bits. Reusable, not thread-safe;
 * allocates only if integers are needed.
 */
public final class ManifoldEngine {

    private final PlacedCores cores = new PlacedCores();
    private final ClippedEdge clipped = new ClippedEdge(cores);
    private final ManifoldNumbers numbers = new ManifoldNumbers(cores);

    /**
     * Computes a manifold.
     *
     * @param a the shape A
     * @param ax the x coordinate of its position
     * @param ay the y coordinate
     * @param rotorA its orientation
     * @param b the shape B
     * @param bx the x coordinate of its position
     * @param by the y coordinate
     * @param rotorB its orientation
     * @param maxDistance the greatest separation of a point; 0 or more
     * @param result the result
     */
    public void run(
            ConvexShape a,
            double ax,
            double ay,
            Rotor rotorA,
            ConvexShape b,
            double bx,
            double by,
            Rotor rotorB,
            double maxDistance,
            ClippedManifold result) {
        cores.set(a, ax, ay, rotorA, b, bx, by, rotorB);
        result.clear();
        double limit = Math.nextUp(Math.nextUp(a.radius() + b.radius()) + maxDistance);
        if (!clipped.run(limit)) {
            return;
        }
        if (clipped.reference >= 0) {
            numbers.setEdge(clipped.side, clipped.reference);
        }
        for (int i = 0; i < clipped.count; i++) {
            add(clipped.points[i], maxDistance, result);
        }
    }

    /**
     * Returns whether the normal of the last manifold comes from the front of a segment of a one-sided chain.
     *
     * @param isOfA true if the segment is A, false if it is B
     */
    public boolean isFromFront(boolean isOfA) {
        return clipped.isFromFront(isOfA ? PlacedCores.A : PlacedCores.B);
    }

    /** Adds a point to a result, if it is near enough. */
    private void add(ClipPoint point, double maxDistance, ClippedManifold result) {
        setNumbers(point);
        int order = numbers.compareSeparation(maxDistance);
        if (order == DoubleDouble.OPEN) {
            order = exactNumbers(point).compareSeparation(maxDistance);
        }
        if (order > 0) {
            return;
        }
        int i = result.pointCount;
        result.pointCount++;
        if (!write(i, result)) {
            write(exactNumbers(point), i, result);
        }
        writeFeatures(point, i, result);
    }

    private void setNumbers(ClipPoint point) {
        if (clipped.reference < 0) {
            numbers.setVertices(clipped.vertexA, clipped.vertexB);
            return;
        }
        if (point.isVertex) {
            numbers.setVertex(clipped.side, clipped.reference, point.vertex);
        } else {
            numbers.setCut(clipped.side, point.vertex, clipped.incident);
        }
    }

    private ExactManifoldNumbers exactNumbers(ClipPoint point) {
        if (clipped.reference < 0) {
            return ExactManifoldNumbers.ofVertices(cores, clipped.vertexA, clipped.vertexB);
        }
        return point.isVertex
                ? ExactManifoldNumbers.ofVertex(cores, clipped.side, clipped.reference, point.vertex)
                : ExactManifoldNumbers.ofCut(cores, clipped.side, clipped.reference, point.vertex, clipped.incident);
    }

    /** Writes the numbers of point i as doubles. Returns false if one of them is not proved. */
    private boolean write(int i, ClippedManifold result) {
        int side = clipped.side;
        double radius = cores.of(PlacedCores.opposite(side)).shape.radius();
        double radiusOfReference = cores.of(side).shape.radius();
        result.separation[i] = numbers.separation();
        result.setNormal(side == PlacedCores.A, numbers.normalX(), numbers.normalY());
        result.setPoint(side != PlacedCores.A, i, numbers.pointX(radius), numbers.pointY(radius));
        result.setPoint(side == PlacedCores.A, i, numbers.footX(radiusOfReference), numbers.footY(radiusOfReference));
        return !result.hasNaN(i);
    }

    private void write(ExactManifoldNumbers exact, int i, ClippedManifold result) {
        int side = clipped.side;
        BigInteger radius = cores.exact(PlacedCores.opposite(side)).radius();
        BigInteger radiusOfReference = cores.exact(side).radius();
        result.separation[i] = exact.roundedSeparation();
        result.setNormal(side == PlacedCores.A, exact.normalX(), exact.normalY());
        result.setPoint(side != PlacedCores.A, i, exact.pointX(radius), exact.pointY(radius));
        result.setPoint(side == PlacedCores.A, i, exact.footX(radiusOfReference), exact.footY(radiusOfReference));
    }

    private void writeFeatures(ClipPoint point, int i, ClippedManifold result) {
        ConvexPolygon coreA = cores.of(PlacedCores.A).core;
        ConvexPolygon coreB = cores.of(PlacedCores.B).core;
        if (clipped.reference < 0) {
            result.featureA[i] = vertex(coreA, clipped.vertexA);
            result.featureB[i] = vertex(coreB, clipped.vertexB);
            return;
        }
        boolean isOnA = clipped.side == PlacedCores.A;
        ConvexPolygon core = isOnA ? coreA : coreB;
        ConvexPolygon other = isOnA ? coreB : coreA;
        int onReference = point.isVertex ? edge(core, clipped.reference) : vertex(core, point.vertex);
        int onIncident = point.isVertex ? vertex(other, point.vertex) : edge(other, clipped.incident);
        result.isReferenceOnA = isOnA;
        result.referenceEdge = core.edgeIndex(clipped.reference);
        result.featureA[i] = isOnA ? onReference : onIncident;
        result.featureB[i] = isOnA ? onIncident : onReference;
    }

    private static int vertex(ConvexPolygon core, int i) {
        return 2 * core.vertexIndex(i);
    }

    private static int edge(ConvexPolygon core, int i) {
        return 2 * core.edgeIndex(i) + 1;
    }
}
