package org.polysweep.round;

import java.math.BigInteger;
import java.util.Optional;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.QuadraticSurd;

/** How the line of the motion passes a circle: C itself if both shapes are circles, otherwise the one that an arc of C is part of. */
final class CircleSweep {

    private CircleSweep() {}

    /** How the line passes C, where both cores are points; empty if it misses. */
    static Optional<RoundPassage> passage(RoundQuery query) {
        Piece.Arc circle = new Piece.Arc(0, 0);
        return entering(query.line(), circle, query).map(entering -> {
            Crossing leaving = leaving(query.line(), circle, query).orElseThrow();
            boolean tangent = entering.time().compareTo(leaving.time()) == 0;
            return new RoundPassage(entering, leaving, tangent);
        });
    }

    /**
     * Where the line {t·d} enters the circle about v of radius R: t = (d·v - √(R²d² - (d × v)²)) / d².
     *
     * @return the crossing; empty if the line misses the circle
     */
    static Optional<Crossing> entering(ExactVector d, Piece.Arc arc, RoundQuery query) {
        ExactVector centre = query.difference(arc.cornerA(), arc.cornerB());
        BigInteger square = d.square();
        BigInteger across = d.cross(centre);
        BigInteger radius = query.radius();
        BigInteger radicand = radius.multiply(radius).multiply(square).subtract(across.multiply(across));
        if (radicand.signum() < 0) {
            return Optional.empty();
        }
        QuadraticSurd time = QuadraticSurd.of(d.dot(centre), BigInteger.ONE.negate(), radicand)
                .over(square);
        return Optional.of(new Crossing(time, arc));
    }

    /** Where the line {t·d} leaves a circle: where it enters, if it is followed the other way. */
    static Optional<Crossing> leaving(ExactVector d, Piece.Arc arc, RoundQuery query) {
        return entering(d.negated(), arc, query).map(Crossing::reversed);
    }
}
