package org.polysweep.internal.polygon;

import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/**
 * The contact manifold of two polygons: the features that touch, and the vertices at the ends of their common part.
 *
 * <p>Two vertices on the line of the contact are compared along it without the time of contact: the vector between them
 * is parallel to the edge, so its height above the line of the motion gives its direction. Only if the edge is parallel
 * to the motion, the positions at that time are compared. Reusable.
 */
final class ContactManifold extends SharedInterval {

    /** The manifold has not been looked for. */
    private static final int UNKNOWN = -1;

    private final PolygonQuery query;
    private final Predicates predicates;
    private final Passage passage;
    private final ReferenceEdge referenceEdge;
    private final LateTouch lateTouch;

    ContactManifold(
            PolygonQuery query,
            Predicates predicates,
            Passage passage,
            ReferenceEdge referenceEdge,
            LateTouch lateTouch) {
        this.query = query;
        this.predicates = predicates;
        this.passage = passage;
        this.referenceEdge = referenceEdge;
        this.lateTouch = lateTouch;
        beginA = UNKNOWN;
    }

    /** Forgets the manifold of an earlier query. */
    void forget() {
        beginA = UNKNOWN;
    }

    /** Finds the manifold, if it has not been found for this query. */
    ContactManifold find() {
        if (beginA == UNKNOWN) {
            referenceEdge.find();
            InitialContact initialContact = passage.initialContact();
            boolean isInitial = initialContact.touches() && !lateTouch.isAnother();
            if (isInitial && !(initialContact.isEdgeA() && initialContact.isEdgeB())) {
                beginA = initialContact.onA();
                beginB = initialContact.onB();
                isSegment = false;
                isCornerA = !initialContact.isEdgeA();
                isCornerB = !initialContact.isEdgeB();
                beginsAtA = isCornerA;
            } else {
                setFaces();
            }
        }
        return this;
    }

    private void setFaces() {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        // B's edge runs along the edge of C, A's against it.
        beginA = referenceEdge.isEdgeA() ? a.next(referenceEdge.onA()) : referenceEdge.onA();
        endA = referenceEdge.onA();
        beginB = referenceEdge.onB();
        endB = referenceEdge.isEdgeB() ? b.next(referenceEdge.onB()) : referenceEdge.onB();
        if (referenceEdge.isEdgeA() && referenceEdge.isEdgeB()) {
            int up = referenceEdge.leadsUp();
            boolean isMoreThanAPoint = order(up, beginA, endB) > 0 && order(up, endA, beginB) < 0;
            share(order(up, beginA, beginB), order(up, endA, endB), isMoreThanAPoint);
        } else {
            setPoint();
        }
    }

    /** One of the faces is a vertex, which lies on the other face: between its ends, or at one of them. */
    private void setPoint() {
        isSegment = false;
        isCornerA = !referenceEdge.isEdgeA();
        isCornerB = !referenceEdge.isEdgeB();
        if (passage.contact().isOfVertices()) {
            // Where a vertex hits an edge, it is between the ends.
            if (referenceEdge.isEdgeA()) {
                settleEndOfA(referenceEdge.leadsUp());
            } else if (referenceEdge.isEdgeB()) {
                settleEndOfB(referenceEdge.leadsUp());
            }
        }
        beginsAtA = isCornerA;
    }

    private void settleEndOfA(int up) {
        if (order(up, beginA, beginB) == 0) {
            isCornerA = true;
        } else if (order(up, endA, beginB) == 0) {
            isCornerA = true;
            beginA = endA;
        }
    }

    private void settleEndOfB(int up) {
        if (order(up, beginA, beginB) == 0) {
            isCornerB = true;
        } else if (order(up, beginA, endB) == 0) {
            isCornerB = true;
            beginB = endB;
        }
    }

    /**
     * The sign of the order of two vertices along the edge of C at the time of contact: 1 if the vertex of B is farther
     * than the vertex of A.
     *
     * @param up {@link ReferenceEdge#leadsUp}
     */
    private int order(int up, int vertexOfA, int vertexOfB) {
        if (up != 0) {
            return up * predicates.heightOverRay.sign(vertexOfA, vertexOfB);
        }
        if (lateTouch.isAnother()) {
            return referenceEdge.leadsForward() * lateTouch.lead(vertexOfA, vertexOfB);
        }
        if (passage.isAtStart()) {
            return referenceEdge.leadsForward() * predicates.gapAlongRay.sign(vertexOfA, vertexOfB, false);
        }
        VertexRay contact = passage.contact();
        return referenceEdge.leadsForward()
                * predicates.gapAlongRay.compare(vertexOfA, vertexOfB, contact.onA(), contact.onB());
    }

    /** Writes the features in the caller's numbers. */
    void writeFeatures(SweepResult result) {
        query.writeFeatures(
                result,
                !isCornerA,
                isCornerA ? beginA : referenceEdge.onA(),
                !isCornerB,
                isCornerB ? beginB : referenceEdge.onB());
    }
}
