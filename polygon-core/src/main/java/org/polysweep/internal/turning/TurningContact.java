package org.polysweep.internal.turning;

import java.math.BigInteger;
import java.util.Optional;
import org.polysweep.contact.Feature;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.internal.polynomial.AlgebraicValue;
import org.polysweep.internal.polynomial.IntegerPolynomial;
import org.polysweep.internal.polynomial.RealRoot;

/**
 * What two bodies have in common at a time at which they touch: the normal, the features, the points.
 *
 * <p>Along the side of C that answers, the face of each core is an interval (a corner: one of no length). The contact is
 * what the two intervals share. A point of it lies on the surface: beyond a corner of A by the radius of A against the
 * normal, or beyond one of B by the radius of B along it.
 */
final class TurningContact {

    private final TurningPair pair;
    private final RealRoot time;

    /** The straight side of C that answers; empty on an arc, and if C is a point. */
    private final Optional<ObstacleSide> side;

    private final Optional<TurningNormal> normal;
    private final FeatureRef faceOfA;
    private final FeatureRef faceOfB;

    TurningContact(TurningPair pair, RealRoot time) {
        this.pair = pair;
        this.time = time;
        side = ObstacleSide.holdingOrigin(pair, time);
        if (side.isPresent()) {
            ObstacleSide found = side.get();
            normal = Optional.of(TurningNormal.of(found));
            faceOfA = ObstacleSide.face(pair.a(), found.direction().negated(), time);
            faceOfB = ObstacleSide.face(pair.b(), found.direction(), time);
        } else {
            // An arc, or a single point: two corners.
            CornerPair corners = pair.cornerPairs().stream()
                    .filter(candidate -> time.signOf(candidate.gap()) == 0)
                    .findFirst()
                    .orElseThrow();
            normal = pair.isRound() ? Optional.of(TurningNormal.onArc(pair, corners)) : Optional.empty();
            faceOfA = FeatureRef.corner(corners.ofA());
            faceOfB = FeatureRef.corner(corners.ofB());
        }
    }

    /** Writes the normal. */
    void writeNormal(AnswerSlots result) {
        AnswerWriter.writeNormal(
                result,
                normal.map(unit -> unit.roundX(time)).orElse(Double.NaN),
                normal.map(unit -> unit.roundY(time)).orElse(Double.NaN));
    }

    /** Writes features and points. */
    void writeFeatures(AnswerSlots result) {
        FeatureRef onA = faceOfA;
        FeatureRef onB = faceOfB;
        // B's edge runs along the side of C, A's against it.
        int beginA = onA.isCorner() ? onA.index() : pair.a().core().next(onA.index());
        int endA = onA.index();
        int beginB = onB.index();
        int endB = onB.isCorner() ? onB.index() : pair.b().core().next(onB.index());
        boolean areEdges = !onA.isCorner() && !onB.isCorner();
        if (areEdges && compare(beginA, endB) < 0 && compare(endA, beginB) > 0) {
            writeFeatures(onA, onB, result);
            ContactPoint begin = compare(beginA, beginB) >= 0 ? beyondA(beginA) : beyondB(beginB);
            ContactPoint end = compare(endA, endB) <= 0 ? beyondA(endA) : beyondB(endB);
            AnswerWriter.writeContact(result, 2, begin.x(), begin.y(), end.x(), end.y());
            return;
        }
        // A side of C with a radius meets a corner of a core with all of an edge, its ends included.
        if (side.isPresent() && (areEdges || !pair.isRound())) {
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

    /** Which corner is farther along the side of C: the sign of that of A less that of B. */
    private int compare(int cornerA, int cornerB) {
        PolynomialVector difference = pair.difference(cornerA, cornerB);
        return time.signOf(side.orElseThrow().direction().dot(difference));
    }

    private void writeFeatures(FeatureRef onA, FeatureRef onB, AnswerSlots result) {
        Feature ofA = onA.inCallersNumbers(pair.a().core());
        Feature ofB = onB.inCallersNumbers(pair.b().core());
        AnswerWriter.writeFeatures(result, ofA.kind(), ofA.index(), ofB.kind(), ofB.index());
    }

    private ContactPoint beyondA(int corner) {
        return place(pair.a(), corner, pair.a().radius().negate());
    }

    private ContactPoint beyondB(int corner) {
        return place(pair.b(), corner, pair.b().radius());
    }

    /** The place that is beyond a corner by a distance along the normal. */
    private ContactPoint place(TurningBody body, int corner, BigInteger distance) {
        PolynomialVector world = body.worldCorner(corner);
        IntegerPolynomial unit = body.square();
        if (distance.signum() == 0) {
            return new ContactPoint(
                    round(AlgebraicValue.of(time, world.x(), unit)), round(AlgebraicValue.of(time, world.y(), unit)));
        }
        TurningNormal along = normal.orElseThrow();
        return new ContactPoint(
                round(along.beyond(world.x(), unit, distance, along.vector().x(), time)),
                round(along.beyond(world.y(), unit, distance, along.vector().y(), time)));
    }

    private double round(AlgebraicValue coordinate) {
        return coordinate.round(pair.lattice().exponent(), Direction.NEAREST);
    }

    /** A point of the contact, in doubles. */
    private record ContactPoint(double x, double y) {}
}
