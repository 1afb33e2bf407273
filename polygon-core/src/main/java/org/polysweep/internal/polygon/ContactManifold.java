package org.polysweep.internal.polygon;

import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.SharedInterval;
import org.polysweep.shape.ConvexPolygon;

/**
 * What two shapes have in common at a contact: the features that meet, and the corners at the ends of what they share.
 *
 * <p>Two corners on the line of the contact are compared along it without the time of contact: what
 * lies between them is parallel to the edge, so which way it points is told by its height above the line of the motion.
 * Only if the edge is parallel to the motion, the order is that of their places at that time. Reusable.
 */
final class ContactManifold extends SharedInterval {

    private final SweepQuery query;
    private final SweepPredicates signs;
    private final ReferenceEdge faces;
    private FeaturePair contact = new FeaturePair();
    private boolean atStart;

    /**
     * 1 if the edge of C leads up from the line of the motion, -1 if down, 0 if it is parallel to it or C is a point.
     */
    private int edgeLeadsUp;

    ContactManifold(SweepQuery query, SweepPredicates signs, ReferenceEdge faces) {
        this.query = query;
        this.signs = signs;
        this.faces = faces;
    }

    /** Finds what the two share that touch at t = 0. */
    void set(InitialContact standing) {
        isCornerA = !standing.isEdgeA();
        isCornerB = !standing.isEdgeB();
        beginA = faces.onA();
        beginB = faces.onB();
        isSegment = false;
        beginsAtA = isCornerA;
        if (!isCornerA && !isCornerB) {
            atStart = true;
            setFaces();
        }
    }

    /** Finds what the chosen faces share, where two spots meet. */
    void set(FeaturePair newContact, boolean newAtStart) {
        contact = newContact;
        atStart = newAtStart;
        setFaces();
    }

    private void setFaces() {
        edgeLeadsUp = faces.leadsUp();
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        // B's edge runs along the edge of C, A's against it.
        beginA = faces.isEdgeA() ? a.next(faces.onA()) : faces.onA();
        endA = faces.onA();
        beginB = faces.onB();
        endB = faces.isEdgeB() ? b.next(faces.onB()) : faces.onB();
        if (faces.isEdgeA() && faces.isEdgeB()) {
            boolean isMoreThanAPoint = order(beginA, endB) > 0 && order(endA, beginB) < 0;
            share(order(beginA, beginB), order(endA, endB), isMoreThanAPoint);
        } else {
            setPoint();
        }
    }

    /** One of the faces is a corner, which lies on the other face: between its ends, or at one of them. */
    private void setPoint() {
        isSegment = false;
        isCornerA = !faces.isEdgeA();
        isCornerB = !faces.isEdgeB();
        if (contact.isCornerA() && contact.isCornerB()) {
            // Where a corner meets an edge, it is between the ends.
            if (faces.isEdgeA()) {
                settleEndOfA();
            } else if (faces.isEdgeB()) {
                settleEndOfB();
            }
        }
        beginsAtA = isCornerA;
    }

    private void settleEndOfA() {
        if (order(beginA, beginB) == 0) {
            isCornerA = true;
        } else if (order(endA, beginB) == 0) {
            isCornerA = true;
            beginA = endA;
        }
    }

    private void settleEndOfB() {
        if (order(beginA, beginB) == 0) {
            isCornerB = true;
        } else if (order(beginA, endB) == 0) {
            isCornerB = true;
            beginB = endB;
        }
    }

    /**
     * 1 if a corner of B is farther along the edge of C than a corner of A at the time of contact, -1 if less far, 0 if
     * level.
     */
    private int order(int cornerOfA, int cornerOfB) {
        if (edgeLeadsUp != 0) {
            return edgeLeadsUp * signs.height(cornerOfA, cornerOfB);
        }
        return faces.leadsForward()
                * (atStart
                        ? signs.ahead(cornerOfA, cornerOfB)
                        : signs.aheadBeyond(cornerOfA, cornerOfB, contact.onA(), contact.onB()));
    }

    /** Writes the features in the caller's numbers. */
    void writeFeatures(AnswerSlots result) {
        query.writeFeatures(
                result, !isCornerA, isCornerA ? beginA : faces.onA(), !isCornerB, isCornerB ? beginB : faces.onB());
    }
}
