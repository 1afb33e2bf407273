package org.polysweep.internal.polygon;

import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.shape.ConvexPolygon;

/**
 * Which edges of A and B are edges of C at a vertex of C, where a vertex of A touches a vertex of B.
 *
 * <p>An edge of B that begins or ends there is an edge of C, in the same direction, if A lies to the right of its line;
 * an edge of A, reversed, is one if B lies to the left. The turns from the two edges of B to the two edges of A decide,
 * together with whether each of the four leads up from the line of the motion. Reusable.
 */
final class NormalCone {

    /** The edges have not been tested. */
    private static final int UNKNOWN = Integer.MAX_VALUE;

    private final PolygonQuery query;
    private final Predicates predicates;

    /** The turns from an edge of B to an edge of A; each edge begins or ends at its vertex. */
    private int turn = UNKNOWN;

    private int turnBeforeA;
    private int turnBeforeB;
    private int turnBeforeBoth;
    private boolean hasEdgeB;

    /**
     * 1 if the edge of A that begins at the vertex leads up from the line of the motion, -1 if down, 0 if it is level.
     */
    int upA;

    /** The same for the edge of A that ends at the vertex. */
    int upBeforeA;

    /** The same for the edge of B that begins at the vertex. */
    int upB;

    /** The same for the edge of B that ends at the vertex. */
    int upBeforeB;

    NormalCone(PolygonQuery query, Predicates predicates) {
        this.query = query;
        this.predicates = predicates;
    }

    /** Discards the vertices. */
    void forget() {
        turn = UNKNOWN;
    }

    /** Tests the edges at a vertex of A and a vertex of B, unless it has done so. */
    NormalCone at(int ofA, int ofB) {
        if (turn != UNKNOWN) {
            return this;
        }
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        hasEdgeB = b.vertexCount() > 1;
        int beforeA = a.previous(ofA);
        int beforeB = b.previous(ofB);
        turn = predicates.edgeTurn.sign(b, ofB, a, ofA);
        turnBeforeA = predicates.edgeTurn.sign(b, ofB, a, beforeA);
        turnBeforeB = predicates.edgeTurn.sign(b, beforeB, a, ofA);
        turnBeforeBoth = predicates.edgeTurn.sign(b, beforeB, a, beforeA);
        upA = predicates.edgeSlope.up(a, ofA);
        upBeforeA = predicates.edgeSlope.up(a, beforeA);
        upB = predicates.edgeSlope.up(b, ofB);
        upBeforeB = predicates.edgeSlope.up(b, beforeB);
        return this;
    }

    /**
     * Returns whether the edge of B that begins at the vertex is an edge of C; for a point, its edge without length.
     */
    boolean isEdgeB() {
        return turn <= 0 && turnBeforeA >= 0;
    }

    /** Returns whether the edge of B that ends at the vertex is an edge of C. */
    boolean isEdgeBeforeB() {
        return turnBeforeB <= 0 && turnBeforeBoth >= 0;
    }

    /** Returns whether the edge of A that begins at the vertex is an edge of C, reversed. */
    boolean isEdgeA() {
        return turn >= 0 && turnBeforeB <= 0;
    }

    /** Returns whether the edge of A that ends at the vertex is an edge of C, reversed. */
    boolean isEdgeBeforeA() {
        return turnBeforeA >= 0 && turnBeforeBoth <= 0;
    }

    /**
     * Returns whether one of the two edges of B is an edge of C and parallel to the edge of A that begins at the
     * vertex.
     */
    boolean isParallelToA() {
        return hasEdgeB && ((turn == 0 && isEdgeB()) || (turnBeforeB == 0 && isEdgeBeforeB()));
    }

    /**
     * Returns whether one of the two edges of B is an edge of C and parallel to the edge of A that ends at the vertex.
     */
    boolean isParallelToBeforeA() {
        return hasEdgeB && ((turnBeforeA == 0 && isEdgeB()) || (turnBeforeBoth == 0 && isEdgeBeforeB()));
    }
}
