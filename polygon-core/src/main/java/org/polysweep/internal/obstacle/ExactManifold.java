package org.polysweep.internal.obstacle;

import java.math.BigInteger;
import org.polysweep.contact.Feature;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * What two shapes have in common at a contact: the features of their cores that meet, and one point or the two ends of
 * a segment.
 *
 * <p>Along the direction of the contact edge, the face of each core is an interval (a corner: one of no length). The
 * contact is what the two intervals share at the time of contact. A point of it lies on the surface: beyond a corner of
 * A by the radius of A against the normal, or beyond one of B by the radius of B along it.
 *
 * @param answer the answer that it is part of
 * @param time the time of contact
 * @param edge the edge of C that answers; on an arc, its faces are two corners
 */
record ExactManifold(ExactAnswer answer, QuadraticSurd time, ExactContactEdge edge) {

    /** Writes features and points. */
    void writeTo(AnswerSlots result) {
        ExactQuery query = answer.query();
        FeatureRef onA = edge.onA();
        FeatureRef onB = edge.onB();
        // B's edge runs along the contact edge, A's against it.
        int beginA = onA.isCorner() ? onA.index() : query.a().next(onA.index());
        int endA = onA.index();
        int beginB = onB.index();
        int endB = onB.isCorner() ? onB.index() : query.b().next(onB.index());
        boolean areEdges = !onA.isCorner() && !onB.isCorner();
        if (areEdges && compare(beginA, endB) < 0 && compare(endA, beginB) > 0) {
            writeFeatures(onA, onB, result);
            ContactPoint begin = compare(beginA, beginB) >= 0 ? beyondA(beginA) : beyondB(beginB);
            ContactPoint end = compare(endA, endB) <= 0 ? beyondA(endA) : beyondB(endB);
            AnswerWriter.writeContact(result, 2, begin.x(), begin.y(), end.x(), end.y());
            return;
        }
        // A side of C with a radius meets a corner of a core with all of an edge, its ends included.
        if (areEdges || !query.isRound()) {
            boolean beginsAtA = compare(beginA, beginB) >= 0;
            boolean endsAtA = compare(endA, endB) <= 0;
            boolean beginsAtB = compare(beginA, beginB) <= 0;
            boolean endsAtB = compare(endA, endB) >= 0;
            onA = beginsAtA ? FeatureRef.corner(beginA) : endsAtA ? FeatureRef.corner(endA) : onA;
            onB = beginsAtB ? FeatureRef.corner(beginB) : endsAtB ? FeatureRef.corner(endB) : onB;
        }
        writeFeatures(onA, onB, result);
        ContactPoint place = onA.isCorner() ? beyondA(onA.index()) : beyondB(onB.index());
        AnswerWriter.writeContact(result, 1, place.x(), place.y(), Double.NaN, Double.NaN);
    }

    /** Which corner is farther along the contact edge at the time of contact: the sign of that of A less that of B. */
    private int compare(int cornerA, int cornerB) {
        ExactQuery query = answer.query();
        ExactVector along = edge.direction();
        BigInteger ahead = along.dot(query.difference(cornerA, cornerB)).negate();
        return time.along(ahead, along.dot(query.d())).signum();
    }

    private void writeFeatures(FeatureRef onA, FeatureRef onB, AnswerSlots result) {
        Feature ofA = onA.inCallersNumbers(answer.query().a().core());
        Feature ofB = onB.inCallersNumbers(answer.query().b().core());
        AnswerWriter.writeFeatures(result, ofA.kind(), ofA.index(), ofB.kind(), ofB.index());
    }

    private ContactPoint beyondA(int corner) {
        ExactShape a = answer.query().a();
        return place(a.corner(corner), answer.query().moveA(), a.radius().negate());
    }

    private ContactPoint beyondB(int corner) {
        ExactShape b = answer.query().b();
        return place(b.corner(corner), answer.query().moveB(), b.radius());
    }

    /** The place, at the time of contact, that is beyond a corner by a radius along the normal. */
    private ContactPoint place(ExactVector corner, ExactVector move, BigInteger radius) {
        QuadraticSurd x = time.along(corner.x(), move.x());
        QuadraticSurd y = time.along(corner.y(), move.y());
        if (radius.signum() != 0) {
            UnitNormal normal = answer.normal();
            x = x.plus(normal.x().times(radius));
            y = y.plus(normal.y().times(radius));
        }
        return new ContactPoint(
                answer.query().round(x, Direction.NEAREST), answer.query().round(y, Direction.NEAREST));
    }

    /** A point of the contact, in doubles. */
    private record ContactPoint(double x, double y) {}
}
