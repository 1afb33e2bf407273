package org.polysweep.round;

import java.math.BigInteger;
import org.polysweep.contact.SweepResult;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.QuadraticSurd;
import org.polysweep.exact.Rounding;
import org.polysweep.exact.Rounding.Direction;

/**
 * What two round shapes have in common at a contact: the features of their cores that meet, and one point or the two ends of a
 * segment.
 *
 * <p>On an arc, two corners meet. Along a straight side of C, the face of each core is an interval (a corner: one of no length), and
 * the contact is what the two intervals share at the time of contact. A point of the contact lies on the surface: beyond a corner of A by
 * the radius of A against the normal, or beyond one of B by the radius of B along it.
 */
final class RoundManifold {

    private final RoundQuery query;
    private final QuadraticSurd time;
    private final Piece piece;
    private final UnitNormal normal;

    RoundManifold(RoundQuery query, QuadraticSurd time, Piece piece, UnitNormal normal) {
        this.query = query;
        this.time = time;
        this.piece = piece;
        this.normal = normal;
    }

    /** Writes features and points. */
    void writeTo(SweepResult result) {
        if (piece instanceof Piece.Side side) {
            writeSide(side, result);
        } else {
            writeFeatures(Spot.corner(piece.cornerA()), Spot.corner(piece.cornerB()), result);
            writePoint(beyondA(piece.cornerA()), result);
        }
    }

    private void writeSide(Piece.Side side, SweepResult result) {
        Faces faces = Faces.of(side, query);
        Spot onA = faces.onA();
        Spot onB = faces.onB();
        if (!onA.isEdge() || !onB.isEdge()) {
            writeFeatures(onA, onB, result);
            writePoint(onA.isEdge() ? beyondB(onB.index()) : beyondA(onA.index()), result);
            return;
        }
        // B's edge runs along the side, A's against it.
        int beginA = query.a().shape().next(onA.index());
        int endA = onA.index();
        int beginB = onB.index();
        int endB = query.b().shape().next(onB.index());
        int beginToEnd = compare(beginA, endB, side);
        int endToBegin = compare(endA, beginB, side);
        if (beginToEnd < 0 && endToBegin > 0) {
            writeFeatures(onA, onB, result);
            Place begin = compare(beginA, beginB, side) >= 0 ? beyondA(beginA) : beyondB(beginB);
            Place end = compare(endA, endB, side) <= 0 ? beyondA(endA) : beyondB(endB);
            result.writeContact(2, begin.roundX(), begin.roundY(), end.roundX(), end.roundY());
            return;
        }
        // They meet end to end.
        int cornerA = beginToEnd == 0 ? beginA : endA;
        int cornerB = beginToEnd == 0 ? endB : beginB;
        writeFeatures(Spot.corner(cornerA), Spot.corner(cornerB), result);
        writePoint(beyondA(cornerA), result);
    }

    /** Which corner is farther along a side at the time of contact: the sign of that of A less that of B. */
    private int compare(int cornerA, int cornerB, Piece.Side side) {
        ExactVector along = side.direction();
        BigInteger ahead = along.dot(query.difference(cornerA, cornerB)).negate();
        return time.along(ahead, along.dot(query.d())).signum();
    }

    private void writeFeatures(Spot onA, Spot onB, SweepResult result) {
        result.writeFeatures(
                onA.kind(),
                onA.callersIndex(query.a().shape()),
                onB.kind(),
                onB.callersIndex(query.b().shape()));
    }

    private static void writePoint(Place place, SweepResult result) {
        result.writeContact(1, place.roundX(), place.roundY(), Double.NaN, Double.NaN);
    }

    private Place beyondA(int corner) {
        return new Place(
                query.a().corner(corner), query.moveA(), query.radiusA().negate());
    }

    private Place beyondB(int corner) {
        return new Place(query.b().corner(corner), query.moveB(), query.radiusB());
    }

    /** The place, at the time of contact, that is beyond a corner by a radius along the normal. */
    private final class Place {

        private final ExactVector corner;
        private final ExactVector move;
        private final BigInteger radius;

        Place(ExactVector corner, ExactVector move, BigInteger radius) {
            this.corner = corner;
            this.move = move;
            this.radius = radius;
        }

        double roundX() {
            return round(time.along(corner.x(), move.x()).plus(normal.x().times(radius)));
        }

        double roundY() {
            return round(time.along(corner.y(), move.y()).plus(normal.y().times(radius)));
        }

        private double round(QuadraticSurd coordinate) {
            return Rounding.roundLength(coordinate, query.lattice().exponent(), Direction.NEAREST);
        }
    }
}
