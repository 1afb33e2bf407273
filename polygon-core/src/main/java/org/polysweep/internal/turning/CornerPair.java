package org.polysweep.internal.turning;

import java.math.BigInteger;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.number.ExactVector;

/**
 * A corner of A and a corner of B.
 *
 * @param ofA the corner of A
 * @param ofB the corner of B
 * @param gap the square of their distance less that of a contact, as a polynomial in t
 */
record CornerPair(int ofA, int ofB, IntegerPolynomial gap) {

    /**
     * The polynomial for corners v of A and w of B, in units of |zA|²|zB|². With p the place of A less that of B it is
     *
     * <pre>
     *     |p + R(zA)·v - R(zB)·w|² = p² + v² + w² + 2 p·R(zA)·v - 2 p·R(zB)·w - 2 R(zA)·v·R(zB)·w
     * </pre>
     *
     * less the square of the radius: of degree 6, since v² and w² do not turn.
     */
    static CornerPair of(TurningBody a, int ofA, TurningBody b, int ofB, BigInteger radius) {
        ExactVector v = a.corner(ofA);
        ExactVector w = b.corner(ofB);
        PolynomialVector p = a.place().minus(b.place());
        PolynomialVector turnedV = a.turned(v);
        PolynomialVector turnedW = b.turned(w);
        BigInteger constant = v.square().add(w.square()).subtract(radius.multiply(radius));
        IntegerPolynomial straight = p.dot(p).plus(IntegerPolynomial.of(constant));
        IntegerPolynomial turning = p.dot(turnedV)
                .times(b.square())
                .minus(p.dot(turnedW).times(a.square()))
                .minus(turnedV.dot(turnedW));
        return new CornerPair(
                ofA, ofB, straight.times(a.square()).times(b.square()).plus(turning.times(BigInteger.TWO)));
    }
}
