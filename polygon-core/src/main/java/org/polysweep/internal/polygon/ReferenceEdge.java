package org.polysweep.internal.polygon;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.internal.rounding.UnitVector;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/**
 * The edge of the configuration-space obstacle C = B - A whose normal is the contact normal, and the faces of A and B
 * that make it.
 *
 * <p>An edge of B is an edge of C, in the same direction, if A lies to the right of its line when a vertex of A is on
 * it; an edge of A, reversed, is one if B lies to the left. Where a vertex touches a vertex, up to four edges of A and
 * B qualify, in two directions at most, and the order of the contract ({@link EdgeOrder}) chooses. {@link
 * org.polysweep.internal.obstacle.ExactContactEdge} makes the same choice in big integers. Reusable.
 */
final class ReferenceEdge {

    /** The edge has not been computed. */
    private static final int UNKNOWN = -2;

    /** C is a point, which has no edge. */
    private static final int NONE = -1;

    private final PolygonQuery query;
    private final Predicates predicates;
    private final Passage passage;
    private final LateTouch lateTouch;
    private final EdgeOrder edgeOrder;
    private final UnitVector unitVector = new UnitVector();

    /** The edge of B, or the edge of A, reversed. */
    private int edge = UNKNOWN;

    private boolean isOfB;

    /** True if A touches the line of the contact with an edge, {@link #onA}; otherwise with a vertex. */
    boolean isEdgeA;

    int onA;

    /** True if B touches the line of the contact with an edge, {@link #onB}; otherwise with a vertex. */
    boolean isEdgeB;

    int onB;

    ReferenceEdge(PolygonQuery query, Predicates predicates, Passage passage, LateTouch lateTouch) {
        this.query = query;
        this.predicates = predicates;
        this.passage = passage;
        this.lateTouch = lateTouch;
        edgeOrder = new EdgeOrder(query, predicates);
    }

    /** Discards the edge of an earlier query. */
    void forget() {
        edge = UNKNOWN;
    }

    /** Finds the edge, if it has not been found for this query. */
    ReferenceEdge find() {
        if (edge == UNKNOWN) {
            InitialContact initialContact = passage.initialContact;
            if (initialContact.touches() && !lateTouch.isAnother()) {
                choose(initialContact);
            } else if (passage.isAlongLine()) {
                chooseAtVertices(passage.entering(), true);
                findFaces(passage.entering());
            } else {
                choose(passage.is(Verdict.OVERLAP) ? passage.entering() : passage.contact());
            }
        }
        return this;
    }

    /**
     * 1 if the edge of C leads up from the line of the motion, -1 if down, 0 if it is parallel to it or C is a point.
     */
    int leadsUp() {
        return edge >= 0 ? edgeOrder.leadsUp(isOfB, edge) : 0;
    }

    /** 1 if the edge of C leads forward along the line, -1 if backward. */
    int leadsForward() {
        return edge >= 0 ? edgeOrder.leadsForward(isOfB, edge) : 0;
    }

    /** Writes the outward unit normal of the edge of C, from B toward A; NaN if C is a point and nothing moves. */
    void writeNormal(SweepResult result) {
        if (edge != NONE) {
            ConvexPolygon owner = shape(isOfB);
            double x = owner.normalX(edge);
            double y = owner.normalY(edge);
            AnswerWriter.writeNormal(result, isOfB ? x : 0 - x, isOfB ? y : 0 - y);
        } else if (query.moves()) {
            unitVector.set(query.adx, query.ady, query.bdx, query.bdy, predicates.arithmetic.stages());
            AnswerWriter.writeNormal(result, unitVector.x(), unitVector.y());
        } else {
            AnswerWriter.writeNormal(result, Double.NaN, Double.NaN);
        }
    }

    /** The sign of the exact normal's x; its double may be 0 where this is not. */
    int normalSignX() {
        // A component of an edge is rounded, but its sign is right.
        return edge == NONE
                ? sign(query.bdx - query.adx)
                : orient(sign(shape(isOfB).edgeY(edge)));
    }

    /** The sign of the exact normal's y. */
    int normalSignY() {
        return edge == NONE
                ? sign(query.bdy - query.ady)
                : orient(-sign(shape(isOfB).edgeX(edge)));
    }

    private int orient(int sign) {
        return isOfB ? sign : -sign;
    }

    private static int sign(double component) {
        return component > 0 ? 1 : component < 0 ? -1 : 0;
    }

    /** Chooses the edge of C at a vertex ray. */
    private void choose(VertexRay ray) {
        if (ray.isOfVertices()) {
            chooseAtVertices(ray, false);
        } else {
            isOfB = ray.isVertexA;
            edge = isOfB ? ray.onB : ray.onA;
            // A motion reaches the side that faces it; without a motion, both sides qualify if C is a segment.
            if (!query.moves() && predicates.isFlat() && edgeOrder.isFirstForSeparation(isOfB, 1 - edge, isOfB, edge)) {
                edge = 1 - edge;
            }
        }
        findFaces(ray);
    }

    /** Chooses the edge of C on which the shapes touch at t = 0; at a vertex of C, the edge that comes first of two. */
    private void choose(InitialContact contact) {
        boolean isNeighbor = contact.isVertex
                && edgeOrder.isFirstAtContact(
                        contact.isNeighborOfB,
                        contact.neighbor,
                        contact.neighborAway,
                        contact.isOfB,
                        contact.edge,
                        contact.away);
        isOfB = isNeighbor ? contact.isNeighborOfB : contact.isOfB;
        edge = isNeighbor ? contact.neighbor : contact.edge;
        isEdgeA = contact.isEdgeA;
        onA = contact.onA;
        isEdgeB = contact.isEdgeB;
        onB = contact.onB;
    }

    /**
     * Chooses the edge of C where a vertex of A touches a vertex of B.
     *
     * @param level whether only an edge along the line of the motion qualifies
     */
    private void chooseAtVertices(VertexRay ray, boolean level) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int ofA = ray.onA;
        int ofB = ray.onB;
        NormalCone normalCone = ray.normalCone();
        edge = NONE;
        if (b.vertexCount() > 1 && normalCone.isEdgeB()) {
            consider(true, ofB, normalCone.upB, level);
        }
        if (b.vertexCount() > 1 && normalCone.isEdgeBeforeB()) {
            consider(true, b.previous(ofB), normalCone.upBeforeB, level);
        }
        // An edge of A that is parallel to one of B is part of the same edge of C, which has been considered.
        if (a.vertexCount() > 1 && normalCone.isEdgeA() && !normalCone.isParallelToA()) {
            consider(false, ofA, -normalCone.upA, level);
        }
        if (a.vertexCount() > 1 && normalCone.isEdgeBeforeA() && !normalCone.isParallelToBeforeA()) {
            consider(false, a.previous(ofA), -normalCone.upBeforeA, level);
        }
    }

    private void consider(boolean candidateIsOfB, int candidate, int candidateUp, boolean level) {
        if (level && candidateUp != 0) {
            return;
        }
        if (edge == NONE
                || edgeOrder.isFirstAtContact(candidateIsOfB, candidate, candidateUp, isOfB, edge, leadsUp())) {
            isOfB = candidateIsOfB;
            edge = candidate;
        }
    }

    private ConvexPolygon shape(boolean ofB) {
        return ofB ? query.b : query.a;
    }

    /** Finds the edge of the other polygon that lies along the edge of C, if there is one. */
    private void findFaces(VertexRay ray) {
        isEdgeA = false;
        onA = ray.onA;
        isEdgeB = false;
        onB = ray.onB;
        if (edge == NONE) {
            return;
        }
        if (ray.isStrict()) {
            isEdgeA = !isOfB;
            isEdgeB = isOfB;
            return;
        }
        if (isOfB) {
            isEdgeB = true;
            onB = edge;
            int face = parallelEdge(query.b, query.a, ray.onA);
            isEdgeA = face >= 0;
            onA = face >= 0 ? face : onA;
        } else {
            isEdgeA = true;
            onA = edge;
            int face = parallelEdge(query.a, query.b, ray.onB);
            isEdgeB = face >= 0;
            onB = face >= 0 ? face : onB;
        }
    }

    /** The edge next to a vertex that points against the chosen edge; -1 if there is none. */
    private int parallelEdge(ConvexPolygon owner, ConvexPolygon other, int vertex) {
        if (other.vertexCount() == 1) {
            return -1;
        }
        int before = other.previous(vertex);
        return predicates.edgeTurn.areOpposite(owner, edge, other, vertex)
                ? vertex
                : predicates.edgeTurn.areOpposite(owner, edge, other, before) ? before : -1;
    }
}
