package org.polysweep.internal.turning;

import java.math.BigInteger;
import java.util.Optional;
import org.polysweep.contact.Point;
import org.polysweep.internal.algebraic.AlgebraicValue;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.obstacle.ExactFaces;
import org.polysweep.internal.obstacle.FeatureRef;

/** What two bodies have in common at a time at which they touch: the normal, the features, the points. */
final class TurningContact implements ExactFaces {

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
            faceOfA = FeatureRef.vertex(corners.ofA());
            faceOfB = FeatureRef.vertex(corners.ofB());
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
        boolean takesEnds = side.isPresent() && !pair.isRound();
        writeShared(pair.a().core(), faceOfA, pair.b().core(), faceOfB, takesEnds, result);
    }

    @Override
    public int compare(int cornerOfA, int cornerOfB) {
        PolynomialVector difference = pair.difference(cornerOfA, cornerOfB);
        return time.signOf(side.orElseThrow().direction().dot(difference));
    }

    @Override
    public Point beyond(boolean ofA, int corner) {
        TurningBody body = ofA ? pair.a() : pair.b();
        PolynomialVector world = body.worldCorner(corner);
        IntegerPolynomial unit = body.square();
        if (body.radius().signum() == 0) {
            return new Point(
                    round(AlgebraicValue.of(time, world.x(), unit)), round(AlgebraicValue.of(time, world.y(), unit)));
        }
        BigInteger distance = ofA ? body.radius().negate() : body.radius();
        TurningNormal along = normal.orElseThrow();
        return new Point(
                round(along.beyond(world.x(), unit, distance, along.vector().x(), time)),
                round(along.beyond(world.y(), unit, distance, along.vector().y(), time)));
    }

    private double round(AlgebraicValue coordinate) {
        return coordinate.round(pair.lattice().exponent(), Direction.NEAREST);
    }
}
