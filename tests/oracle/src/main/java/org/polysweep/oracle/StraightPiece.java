package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.Optional;

/**
 * An edge of C's core, moved outward by the radius R; both ends are part of it. It lies on n·x = h + R·|n|, with |n| =
 * √(n·n).
 *
 * @param edge the edge of the core, with n and h
 * @param radius R, positive
 */
record StraightPiece(BodyEdge edge, BigInteger radius) implements OraclePiece {
    @Override
    public Optional<Crossing> crossing(IntVector d, int side) {
        IntVector n = edge.normal();
        BigInteger rate = n.dot(d);
        if (rate.signum() != side || !isBetweenEnds(d, rate)) {
            return Optional.empty();
        }
        Surd time = Surd.of(Rational.of(edge.offset(), rate), Rational.of(radius, rate), n.squaredLength());
        return Optional.of(new Crossing(time, Spot.on(edge)));
    }

    /** At t = (h + R·|n|) / n·d, the point t·d must not be before the one end along the edge, nor after the other. */
    private boolean isBetweenEnds(IntVector d, BigInteger rate) {
        return sideOf(edge.start(), d, rate) >= 0 && sideOf(edge.end(), d, rate) <= 0;
    }

    private int sideOf(IntVector end, IntVector d, BigInteger rate) {
        BigInteger along = edge.direction().dot(d);
        BigInteger rational = edge.offset()
                .multiply(along)
                .subtract(rate.multiply(edge.direction().dot(end)));
        return rate.signum()
                * Surd.sign(rational, radius.multiply(along), edge.normal().squaredLength());
    }

    @Override
    public Optional<RoundClip> graze(IntVector d) {
        boolean isAlong = edge.normal().dot(d).signum() == 0
                && Surd.sign(edge.offset(), radius, edge.normal().squaredLength()) == 0;
        if (!isAlong) {
            return Optional.empty();
        }
        boolean forward = edge.direction().dot(d).signum() > 0;
        Crossing start = new Crossing(timeBeside(edge.start(), d), Spot.on(edge));
        Crossing end = new Crossing(timeBeside(edge.end(), d), Spot.on(edge));
        return Optional.of(forward ? new RoundClip(start, end, false) : new RoundClip(end, start, false));
    }

    private static Surd timeBeside(IntVector corner, IntVector d) {
        return Surd.of(Rational.of(d.dot(corner), d.squaredLength()));
    }
}
