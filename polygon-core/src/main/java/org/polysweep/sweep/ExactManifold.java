package org.polysweep.sweep;

import java.math.BigInteger;
import org.polysweep.contact.Feature;
import org.polysweep.contact.SweepResult;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Ratio;
import org.polysweep.exact.Rounding;
import org.polysweep.polygon.ConvexPolygon;

/**
 * What two shapes have in common at a contact: the features that meet, and one point or the two ends of a segment.
 *
 * <p>Along the direction of the contact edge, the face of each shape is an interval (a corner: one of no length). The contact
 * is what the two intervals share at the time of contact.
 */
final class ExactManifold {

    private static final ExactVector ZERO = new ExactVector(BigInteger.ZERO, BigInteger.ZERO);

    private final ExactQuery query;
    private final Ratio time;
    private final ExactContactEdge edge;

    ExactManifold(ExactQuery query, Ratio time, ExactContactEdge edge) {
        this.query = query;
        this.time = time;
        this.edge = edge;
    }

    /** Writes features and points. */
    void writeTo(SweepResult result) {
        ExactPolygon a = query.a();
        ExactPolygon b = query.b();
        // B's edge runs along the contact edge, A's against it.
        int beginA =
                edge.onA().isCorner() ? edge.onA().index() : a.next(edge.onA().index());
        int endA = edge.onA().index();
        int beginB = edge.onB().index();
        int endB =
                edge.onB().isCorner() ? edge.onB().index() : b.next(edge.onB().index());

        BigInteger fromA = reach(a.corner(beginA), query.d());
        BigInteger toA = reach(a.corner(endA), query.d());
        BigInteger fromB = reach(b.corner(beginB), ZERO);
        BigInteger toB = reach(b.corner(endB), ZERO);
        boolean beginsAtA = fromA.compareTo(fromB) >= 0;
        boolean beginsAtB = fromB.compareTo(fromA) >= 0;
        boolean endsAtA = toA.compareTo(toB) <= 0;
        boolean endsAtB = toB.compareTo(toA) <= 0;

        if (fromA.max(fromB).compareTo(toA.min(toB)) < 0) {
            writeFeatures(result, edge.onA(), edge.onB());
            Place begin = new Place(beginsAtA, beginA, beginB);
            Place end = new Place(endsAtA, endA, endB);
            result.writeContact(2, begin.x(), begin.y(), end.x(), end.y());
            return;
        }
        Spot onA = beginsAtA ? Spot.corner(beginA) : endsAtA ? Spot.corner(endA) : edge.onA();
        Spot onB = beginsAtB ? Spot.corner(beginB) : endsAtB ? Spot.corner(endB) : edge.onB();
        writeFeatures(result, onA, onB);
        Place place = new Place(onA.isCorner(), onA.index(), onB.index());
        result.writeContact(1, place.x(), place.y(), Double.NaN, Double.NaN);
    }

    /** How far along the contact edge a corner is at the time of contact, in units of one over the denominator of the time. */
    private BigInteger reach(ExactVector corner, ExactVector motion) {
        ExactVector along = edge.direction();
        return time.along(along.dot(corner), along.dot(motion)).numerator();
    }

    private void writeFeatures(SweepResult result, Spot onA, Spot onB) {
        result.writeFeatures(
                kind(onA),
                index(onA, query.a().shape()),
                kind(onB),
                index(onB, query.b().shape()));
    }

    private static Feature.Kind kind(Spot spot) {
        return spot.isCorner() ? Feature.Kind.VERTEX : Feature.Kind.EDGE;
    }

    private static int index(Spot spot, ConvexPolygon shape) {
        return spot.isCorner() ? shape.vertexIndex(spot.index()) : shape.edgeIndex(spot.index());
    }

    /** The place of a corner, of A if A has one there, at the time of contact. */
    private final class Place {

        private final ExactVector origin;
        private final ExactVector move;

        Place(boolean isCornerOfA, int cornerOfA, int cornerOfB) {
            origin = isCornerOfA ? query.a().corner(cornerOfA) : query.b().corner(cornerOfB);
            move = isCornerOfA ? query.moveA() : query.moveB();
        }

        double x() {
            return query.roundX(origin, move, time, Rounding.Direction.NEAREST);
        }

        double y() {
            return query.roundY(origin, move, time, Rounding.Direction.NEAREST);
        }
    }
}
