package org.polysweep.internal.polygon;

import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.polygon.predicate.Predicates;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;

/**
 * The contact manifold of two polygons: the features that touch, and the vertices at the ends of their common part,
 * which is the intersection of two intervals along the edge of C. A vertex is an interval without length.
 *
 * <p>Two vertices on the line of the contact are compared along it without the time of contact: the vector between them
 * is parallel to the edge, so its height above the line of the motion gives its direction. Only if the edge is parallel
 * to the motion, the positions at that time are compared. Reusable.
 */
final class ContactManifold {

    /** The manifold has not been computed. */
    private static final int UNKNOWN = -1;

    private final PolygonQuery query;
    private final Predicates predicates;
    private final Passage passage;
    private final ReferenceEdge referenceEdge;
    private final LateTouch lateTouch;

    /** The vertices at which the feature of each shape begins and ends, along the edge of C. */
    private int beginA;

    private int endA;
    private int beginB;
    private int endB;

    /** True if the feature of the shape at the contact is a vertex, false if it is an edge. */
    private boolean isVertexA;

    private boolean isVertexB;

    /** True if the common part is a segment, false if it is a point, at which it begins. */
    boolean isSegment;

    /** True if it begins at a vertex of A, false if at a vertex of B. */
    boolean beginsAtA;

    /** True if it ends at a vertex of A, false if at a vertex of B. */
    boolean endsAtA;

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

    /** Discards the manifold of an earlier query. */
    void forget() {
        beginA = UNKNOWN;
    }

    /** Computes the manifold, if it has not been computed for this query. */
    ContactManifold find() {
        if (beginA == UNKNOWN) {
            referenceEdge.find();
            InitialContact initialContact = passage.initialContact;
            boolean isInitial = initialContact.touches() && !lateTouch.isAnother();
            if (isInitial && !(initialContact.isEdgeA && initialContact.isEdgeB)) {
                beginA = initialContact.onA;
                beginB = initialContact.onB;
                isSegment = false;
                isVertexA = !initialContact.isEdgeA;
                isVertexB = !initialContact.isEdgeB;
                beginsAtA = isVertexA;
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
        beginA = referenceEdge.isEdgeA ? a.next(referenceEdge.onA) : referenceEdge.onA;
        endA = referenceEdge.onA;
        beginB = referenceEdge.onB;
        endB = referenceEdge.isEdgeB ? b.next(referenceEdge.onB) : referenceEdge.onB;
        if (referenceEdge.isEdgeA && referenceEdge.isEdgeB) {
            int up = referenceEdge.leadsUp();
            isSegment = order(up, beginA, endB) > 0 && order(up, endA, beginB) < 0;
            intersect(order(up, beginA, beginB), order(up, endA, endB));
        } else {
            setPoint();
        }
    }

    /**
     * Intersects two edges, which share a segment or a point.
     *
     * @param begins the sign of the distance along the edge of C from the begin of A to the begin of B
     * @param ends the sign of the distance from the end of A to the end of B
     */
    private void intersect(int begins, int ends) {
        beginsAtA = begins <= 0;
        endsAtA = ends >= 0;
        isVertexA = !isSegment && (beginsAtA || endsAtA);
        isVertexB = !isSegment && (begins >= 0 || ends <= 0);
        if (!isSegment) {
            beginA = beginsAtA ? beginA : endA;
            beginB = begins >= 0 ? beginB : endB;
            beginsAtA = isVertexA;
        }
    }

    /** One of the faces is a vertex, which lies on the other face: between its ends, or at one of them. */
    private void setPoint() {
        isSegment = false;
        isVertexA = !referenceEdge.isEdgeA;
        isVertexB = !referenceEdge.isEdgeB;
        if (passage.contact().isOfVertices()) {
            // Where a vertex hits an edge, it is between the ends.
            if (referenceEdge.isEdgeA) {
                settleEndOfA(referenceEdge.leadsUp());
            } else if (referenceEdge.isEdgeB) {
                settleEndOfB(referenceEdge.leadsUp());
            }
        }
        beginsAtA = isVertexA;
    }

    private void settleEndOfA(int up) {
        if (order(up, beginA, beginB) == 0) {
            isVertexA = true;
        } else if (order(up, endA, beginB) == 0) {
            isVertexA = true;
            beginA = endA;
        }
    }

    private void settleEndOfB(int up) {
        if (order(up, beginA, beginB) == 0) {
            isVertexB = true;
        } else if (order(up, beginA, endB) == 0) {
            isVertexB = true;
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
                * predicates.gapAlongRay.compare(vertexOfA, vertexOfB, contact.onA, contact.onB);
    }

    /** Returns the vertex of A or of B at which it begins. */
    int begin() {
        return beginsAtA ? beginA : beginB;
    }

    /** Returns the vertex of A or of B at which it ends. */
    int end() {
        return endsAtA ? endA : endB;
    }

    /** Writes the features in the caller's numbers. */
    void writeFeatures(SweepResult result) {
        query.writeFeatures(
                result,
                !isVertexA,
                isVertexA ? beginA : referenceEdge.onA,
                !isVertexB,
                isVertexB ? beginB : referenceEdge.onB);
    }
}
