package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.Optional;

/**
 * The arc of radius R around a corner c of C's core.
 *
 * <p>The line of all t·d meets the whole circle where d·d·t = d·c ± √D, with D = R²·d·d - k² and k = d×c. Resolved
 * along d and the vector e, which is d turned a quarter counter-clockwise, c is (d·c d + k e) / d·d. So the radius
 * there, t·d - c, is (±√D d - k e) / d·d, and its length is R.
 *
 * @param corner with c
 * @param radius R, positive
 */
record ArcPiece(CoreCorner corner, BigInteger radius) implements OraclePiece {
    @Override
    public Optional<Crossing> crossing(IntVector d, int side) {
        BigInteger discriminant = discriminant(d);
        return discriminant.signum() > 0 ? at(d, side, discriminant) : Optional.empty();
    }

    @Override
    public Optional<RoundClip> graze(IntVector d) {
        BigInteger discriminant = discriminant(d);
        return discriminant.signum() == 0
                ? at(d, 0, discriminant).map(point -> new RoundClip(point, point, false))
                : Optional.empty();
    }

    private BigInteger discriminant(IntVector d) {
        return radius.pow(2)
                .multiply(d.squaredLength())
                .subtract(d.cross(corner.point()).pow(2));
    }

    /** The point of the circle with this sign of the root, if it is on the arc. */
    private Optional<Crossing> at(IntVector d, int side, BigInteger discriminant) {
        BigInteger roots = BigInteger.valueOf(side);
        BigInteger k = d.cross(corner.point());
        // e·v = d×v
        boolean isOnArc = corner.hasNormal(
                v -> Surd.sign(k.multiply(d.cross(v)).negate(), roots.multiply(d.dot(v)), discriminant));
        if (!isOnArc) {
            return Optional.empty();
        }
        BigInteger square = d.squaredLength();
        Surd time = Surd.of(Rational.of(d.dot(corner.point()), square), Rational.of(roots, square), discriminant);
        BigInteger length = square.multiply(radius);
        OracleUnitVector normal = new OracleUnitVector(
                component(k.multiply(d.y()), roots.multiply(d.x()), discriminant, length),
                component(k.multiply(d.x()).negate(), roots.multiply(d.y()), discriminant, length));
        Spot spot = new Spot(Optional.of(normal), corner.cornerA(), corner.cornerB(), Optional.empty());
        return Optional.of(new Crossing(time, spot));
    }

    private static Surd component(BigInteger rational, BigInteger roots, BigInteger square, BigInteger over) {
        return Surd.of(Rational.of(rational, over), Rational.of(roots, over), square);
    }
}
