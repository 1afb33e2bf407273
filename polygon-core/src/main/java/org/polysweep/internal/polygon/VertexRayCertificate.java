package org.polysweep.internal.polygon;

import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.internal.sign.Stage;
import org.polysweep.shape.ConvexPolygon;

/**
 * Proves the guess of a {@link VertexRay} by a constant number of signs.
 *
 * <p>A vertex of A and an edge of B (or an edge of A and a vertex of B) are where the line enters C if the line passes
 * between the ends of the edge as seen from the vertex, on the side where C is entered, and if the polygon of the
 * vertex lies beyond the line of the edge: the two edges at the vertex decide, since the polygon is convex. The line
 * misses C if it runs above the top of C or below the bottom. A vertex hits a vertex if the second lies on the ray of
 * the first and an edge of C that leads down begins or ends there.
 *
 * <p>There are two certificates: {@link #certifyByOneBound} tests cross products in doubles against one bound for all
 * of their kind and is enough in general position; {@link #certify} tests sign by sign, each by the first stage that
 * decides it.
 */
final class VertexRayCertificate {

    private final PolygonQuery query;
    private final Predicates predicates;

    VertexRayCertificate(PolygonQuery query, Predicates predicates) {
        this.query = query;
        this.predicates = predicates;
    }

    /**
     * Proves a guess in general position: a vertex hits the interior of an edge and no edges are parallel, both by more
     * than the rounding errors. Also notes the signs of t and t - 1 that are proved.
     *
     * @param ray the guess
     * @param gapSize {@link PolygonQuery#gapSize}
     */
    boolean certifyByOneBound(VertexRay ray, double gapSize) {
        double size = query.displacementSize();
        boolean holds = ray.hits
                ? !ray.isOfVertices() && entersByOneBound(ray, gapSize, size)
                : missesByOneBound(ray, gapSize, size);
        if (holds) {
            predicates.arithmetic.stages().decided(Stage.FILTER);
        }
        return holds;
    }

    /** Returns whether the line provably runs past the top or the bottom of C. */
    private boolean missesByOneBound(VertexRay ray, double gapSize, double size) {
        double height = height(ray.onA, ray.onB);
        double bound = OrientationFilter.boundOfTwoTerms(size, gapSize);
        int side = height > bound ? -1 : height < -bound ? 1 : 0;
        return side != 0
                && isFarthest(query.b, ray.onB, side * query.dx, side * query.dy, size)
                && isFarthest(query.a, ray.onA, -side * query.dx, -side * query.dy, size);
    }

    private static boolean isFarthest(ConvexPolygon shape, int vertex, double x, double y, double size) {
        return shape.vertexCount() == 1 || SupportFilter.isFarthestLeft(shape, vertex, x, y, size);
    }

    /** The height of a vertex of B over the ray from a vertex of A, in doubles. */
    private double height(int vertexOfA, int vertexOfB) {
        return query.dx * query.gapY(vertexOfA, vertexOfB) - query.dy * query.gapX(vertexOfA, vertexOfB);
    }

    private boolean entersByOneBound(VertexRay ray, double gapSize, double size) {
        int onA = ray.onA;
        int onB = ray.onB;
        ConvexPolygon owner = ray.edgeOwner();
        int edge = ray.edge();
        double edgeX = owner.edgeX(edge);
        double edgeY = owner.edgeY(edge);
        double edgeSize = Prepared.edgeSize(owner);
        double dx = query.dx;
        double dy = query.dy;
        double gapX = query.gapX(onA, onB);
        double gapY = query.gapY(onA, onB);
        double above = ray.sense * (dx * gapY - dy * gapX);
        double below = ray.sense * (ray.isVertexA ? height(onA, onB + 1) : height(onA + 1, onB));
        double bound = OrientationFilter.boundOfTwoTerms(size, gapSize);
        if (!(liesBeyond(ray, edgeX, edgeY, edgeSize) && above > bound && below < -bound)) {
            return false;
        }
        double startCross = ray.slope() * (edgeX * gapY - edgeY * gapX);
        double startBound = OrientationFilter.boundOfTwoTerms(edgeSize, gapSize);
        double endCross = ray.slope() * (edgeX * (gapY - dy) - edgeY * (gapX - dx));
        double endBound = OrientationFilter.boundOfThreeTerms(edgeSize, gapSize + size);
        ray.certifyStrictly();
        ray.noteTimes(sign(startCross, startBound), sign(endCross, endBound));
        return true;
    }

    private static int sign(double value, double bound) {
        return value > bound ? 1 : value < -bound ? -1 : 0;
    }

    private static boolean liesBeyond(VertexRay ray, double edgeX, double edgeY, double edgeSize) {
        ConvexPolygon other = ray.vertexOwner();
        return SupportFilter.isFarthestLeft(other, ray.vertex(), edgeX, edgeY, edgeSize)
                || (other.vertexCount() == 1 && ray.edgeOwner().vertexCount() > 2);
    }

    /** Proves a guess sign by sign. */
    boolean certify(VertexRay ray) {
        int onA = ray.onA;
        int onB = ray.onB;
        int sense = ray.sense;
        if (!ray.hits) {
            int side = height(ray, onA, onB);
            return side != 0 && isHighest(query.b, onB, -sense * side) && isHighest(query.a, onA, sense * side);
        }
        if (ray.isOfVertices()) {
            return height(ray, onA, onB) == 0 && entersAtVertices(ray.normalCone(), sense);
        }
        return height(ray, onA, onB) > 0
                && (ray.isVertexA ? height(ray, onA, query.b.next(onB)) : height(ray, query.a.next(onA), onB)) < 0
                && liesBeyond(ray);
    }

    private int height(VertexRay ray, int vertexOfA, int vertexOfB) {
        return ray.sense * predicates.heightOverRay.sign(vertexOfA, vertexOfB);
    }

    /** Returns whether the polygon of the vertex lies beyond the line of the edge, which passes through the vertex. */
    private boolean liesBeyond(VertexRay ray) {
        ConvexPolygon owner = ray.edgeOwner();
        ConvexPolygon other = ray.vertexOwner();
        int next = predicates.edgeTurn.sign(owner, ray.edge(), other, ray.vertex());
        int previous = predicates.edgeTurn.sign(owner, ray.edge(), other, other.previous(ray.vertex()));
        if (next < 0 && previous > 0) {
            ray.certifyStrictly();
        }
        return next <= 0 && previous >= 0;
    }

    /**
     * Returns whether an edge of C by which the line enters begins or ends where a vertex of A touches a vertex of B.
     */
    private static boolean entersAtVertices(NormalCone normalCone, int sense) {
        return (normalCone.isEdgeB() && sense * normalCone.upB < 0)
                || (normalCone.isEdgeBeforeB() && sense * normalCone.upBeforeB < 0)
                || (normalCone.isEdgeA() && sense * normalCone.upA > 0)
                || (normalCone.isEdgeBeforeA() && sense * normalCone.upBeforeA > 0);
    }

    /** Returns whether a vertex is the highest, with the line pointing in the given direction. */
    private boolean isHighest(ConvexPolygon shape, int vertex, int sense) {
        return sense * predicates.edgeSlope.up(shape, vertex) <= 0
                && sense * predicates.edgeSlope.up(shape, shape.previous(vertex)) >= 0;
    }

    /** Returns whether the line runs through the top or the bottom of C, where a vertex of A touches a vertex of B. */
    static boolean isTangent(VertexRay ray) {
        if (!ray.isOfVertices()) {
            return false;
        }
        NormalCone normalCone = ray.normalCone();
        int beginsUp = normalCone.upB;
        int endsUp = normalCone.upBeforeB;
        if (beginsUp == endsUp && beginsUp != 0) {
            // The outline of B passes from one side of the line to the other.
            return false;
        }
        return (beginsUp <= 0 && endsUp >= 0 && normalCone.upA >= 0 && normalCone.upBeforeA <= 0)
                || (beginsUp >= 0 && endsUp <= 0 && normalCone.upA <= 0 && normalCone.upBeforeA >= 0);
    }
}
