package org.polysweep.internal.polygon;

import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.shape.ConvexPolygon;

/**
 * Proves by a few exact signs that two cores are apart and that their closest points lie on the features of the pair;
 * these are the features that {@code ExactClosestPoints} finds in integers. The distance from a convex set grows on all
 * sides of its nearest point, so a sign that holds for the neighbors of a feature holds for the whole core.
 *
 * <p>Signs are decided by the first stage that can: the filter, zeros, expansions, integers. Reusable; only the last
 * stage allocates.
 */
final class ClosestProof {

    private final ClosestFeatures pair;
    private final Predicates predicates;

    ClosestProof(ClosestFeatures pair) {
        this.pair = pair;
        predicates = new Predicates(pair);
    }

    /** Returns whether the features are provably the closest, and apart. False proves nothing. */
    boolean holds() {
        predicates.arithmetic.begin(0);
        if (pair.isEdgeOfA && pair.isEdgeOfB) {
            return areFacing();
        }
        if (pair.isEdgeOfB) {
            return isBeyond(pair.b, pair.onB, pair.a, pair.onA) && isBetweenEndsOfB();
        }
        if (pair.isEdgeOfA) {
            return isBeyond(pair.a, pair.onA, pair.b, pair.onB) && isBetweenEndsOfA();
        }
        return areClosestVertices();
    }

    /**
     * Two parallel edges that lead in opposite directions, each outside of the other, and share more than a point of
     * their length.
     */
    private boolean areFacing() {
        int nextOfA = pair.a.next(pair.onA);
        int nextOfB = pair.b.next(pair.onB);
        return predicates.edgeTurn.sign(pair.b, pair.onB, pair.a, pair.onA) == 0
                && leadSameWay(pair.b, pair.onB, pair.a, pair.onA) < 0
                && isOutsideOfB()
                && along(pair.b, pair.onB, pair.onA, pair.onB) < 0
                && along(pair.b, pair.onB, nextOfA, nextOfB) > 0;
    }

    /**
     * Returns whether a vertex of a core is the only one that is nearest to the line of an edge of the other, outside
     * of it.
     */
    private boolean isBeyond(ConvexPolygon owner, int edge, ConvexPolygon other, int vertex) {
        boolean isOutside = pair.isEdgeOfB ? isOutsideOfB() : isOutsideOfA();
        return isOutside
                && (other.vertexCount() == 1
                        || (predicates.edgeTurn.sign(owner, edge, other, vertex) < 0
                                && predicates.edgeTurn.sign(owner, edge, other, other.previous(vertex)) > 0));
    }

    private boolean isOutsideOfB() {
        return predicates.gapBesideEdge.sign(pair.b, pair.onB, pair.onA, pair.onB, false) > 0;
    }

    private boolean isOutsideOfA() {
        return predicates.gapBesideEdge.sign(pair.a, pair.onA, pair.onA, pair.onB, false) < 0;
    }

    private boolean isBetweenEndsOfB() {
        return along(pair.b, pair.onB, pair.onA, pair.onB) < 0
                && along(pair.b, pair.onB, pair.onA, pair.b.next(pair.onB)) > 0;
    }

    private boolean isBetweenEndsOfA() {
        return along(pair.a, pair.onA, pair.onA, pair.onB) > 0
                && along(pair.a, pair.onA, pair.a.next(pair.onA), pair.onB) < 0;
    }

    /**
     * Returns whether two different vertices are closest: no edge leads from one of them toward the other. If an edge
     * of A and an edge of B are perpendicular to the segment between them and point in the same direction, they are
     * parallel and face each other: then they are the features.
     */
    private boolean areClosestVertices() {
        int onA = pair.onA;
        int onB = pair.onB;
        int fromA = along(pair.a, onA, onA, onB);
        int intoA = along(pair.a, pair.a.previous(onA), onA, onB);
        int fromB = along(pair.b, onB, onA, onB);
        int intoB = along(pair.b, pair.b.previous(onB), onA, onB);
        boolean areClosest = fromA <= 0 && intoA >= 0 && fromB >= 0 && intoB <= 0;
        if (!areClosest
                || (predicates.heightOverRay.sign(onA, onB) == 0
                        && predicates.gapAlongRay.sign(onA, onB, false) == 0)) {
            return false;
        }
        boolean isAcrossA = pair.a.vertexCount() > 1 && (fromA == 0 || intoA == 0);
        boolean isAcrossB = pair.b.vertexCount() > 1 && (fromB == 0 || intoB == 0);
        if (!isAcrossA || !isAcrossB) {
            return true;
        }
        int edgeOfA = fromA == 0 ? onA : pair.a.previous(onA);
        int edgeOfB = fromB == 0 ? onB : pair.b.previous(onB);
        int outward = (fromA == 0 ? 1 : -1) * (fromB == 0 ? 1 : -1);
        return outward * leadSameWay(pair.b, edgeOfB, pair.a, edgeOfA) < 0;
    }

    /** For two parallel edges: 1 or 2 if they have the same direction, -1 or -2 if they have opposite ones. */
    private static int leadSameWay(ConvexPolygon shape1, int edge1, ConvexPolygon shape2, int edge2) {
        // A difference of two doubles keeps its sign when it is rounded.
        return sign(shape1.edgeX(edge1)) * sign(shape2.edgeX(edge2))
                + sign(shape1.edgeY(edge1)) * sign(shape2.edgeY(edge2));
    }

    private static int sign(double value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }

    /**
     * 1 if the vector from a vertex of A to a vertex of B leads forward along an edge, -1 if backward, 0 if it is
     * perpendicular to it.
     */
    private int along(ConvexPolygon shape, int edge, int vertexOfA, int vertexOfB) {
        return shape.vertexCount() == 1 ? 0 : predicates.gapBesideEdge.along(shape, edge, vertexOfA, vertexOfB);
    }
}
