package org.polysweep.internal.turning;

import java.math.BigInteger;
import org.polysweep.internal.algebraic.AlgebraicValue;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * A unit vector {@code vector · √radicand / length} that changes with t.
 *
 * @param vector its direction
 * @param radicand an integer that does not change; 1 on an arc
 * @param length what the length of the vector is at the time of contact, times √radicand; positive
 */
record TurningNormal(PolynomialVector vector, BigInteger radicand, IntegerPolynomial length) {

    /** The outward normal of a straight side of C: √(e²) / (|z|²·e²) is the inverse of the length of |z|²·R(z)·e. */
    static TurningNormal of(ObstacleSide side) {
        return new TurningNormal(
                side.direction().turnedClockwise(), side.square(), side.unit().times(side.square()));
    }

    /**
     * The outward normal of C on the arc that two corners make: from that of B to that of A, whose distance is known.
     */
    static TurningNormal onArc(TurningPair pair, CornerPair corners) {
        IntegerPolynomial unit = pair.a().square().times(pair.b().square());
        return new TurningNormal(
                pair.difference(corners.ofA(), corners.ofB()), BigInteger.ONE, unit.times(pair.radius()));
    }

    double roundX(RealRoot time) {
        return round(vector.x(), time);
    }

    double roundY(RealRoot time) {
        return round(vector.y(), time);
    }

    private double round(IntegerPolynomial component, RealRoot time) {
        return new AlgebraicValue(time, IntegerPolynomial.ZERO, component, radicand, length)
                .round(0, Direction.NEAREST);
    }

    /**
     * A coordinate {@code above / below}, farther by a distance along this vector.
     *
     * @param component that of {@link #vector}
     */
    AlgebraicValue beyond(
            IntegerPolynomial above,
            IntegerPolynomial below,
            BigInteger distance,
            IntegerPolynomial component,
            RealRoot time) {
        return new AlgebraicValue(
                time, above.times(length), component.times(below).times(distance), radicand, below.times(length));
    }
}
