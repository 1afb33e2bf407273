package org.polysweep.internal.rotation.exact;

import java.math.BigInteger;
import org.polysweep.internal.algebraic.AlgebraicValue;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * The unit normal of C at a contact, {@code vector · √radicand / length}, from B toward A.
 *
 * @param vector its direction
 * @param radicand a constant integer; 1 on an arc
 * @param length the length of the vector at the time of contact, times √radicand; positive
 */
record ContactNormal(PolynomialVector vector, BigInteger radicand, IntegerPolynomial length) {

    /** The outward normal of an edge e of C: √(e²) / (|z|²·e²) is the inverse of the length of |z|²·R(z)·e. */
    static ContactNormal of(ObstacleEdge edge) {
        return new ContactNormal(
                edge.direction().turnedClockwise(), edge.square(), edge.unit().times(edge.square()));
    }

    /** The outward normal of C on the arc of two vertices: from B's vertex to A's, whose distance is the radius. */
    static ContactNormal onArc(BodyPair bodies, VertexPair vertices) {
        IntegerPolynomial unit = bodies.a().square().times(bodies.b().square());
        return new ContactNormal(
                bodies.difference(vertices.ofA(), vertices.ofB()), BigInteger.ONE, unit.times(bodies.radius()));
    }

    /** A component, rounded to nearest. */
    double round(IntegerPolynomial component, RealRoot time) {
        return new AlgebraicValue(time, IntegerPolynomial.ZERO, component, radicand, length)
                .round(0, Direction.NEAREST);
    }

    /**
     * A coordinate {@code above / below}, moved by a distance along the normal.
     *
     * @param component the component of {@link #vector}
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
