package org.polysweep.internal.rotation.exact;

import java.math.BigInteger;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.number.ExactVector;

/**
 * A vertex of A and a vertex of B.
 *
 * @param ofA the vertex of A
 * @param ofB the vertex of B
 * @param gap the square of their distance minus the square of the distance at a contact, as a polynomial in t
 */
record VertexPair(int ofA, int ofB, IntegerPolynomial gap) {

    /**
     * The polynomial for vertices v of A and w of B, in units of |zA|²|zB|². With p the position of A minus the
     * position of B it is
     *
     * <pre>
     *     |p + R(zA)·v - R(zB)·w|² = p² + v² + w² + 2 p·R(zA)·v - 2 p·R(zB)·w - 2 R(zA)·v·R(zB)·w
     * </pre>
     *
     * minus the square of the radius: of degree 6, since v² and w² do not rotate.
     */
    static VertexPair of(BodyPolynomials a, int ofA, BodyPolynomials b, int ofB, BigInteger radius) {
        ExactVector v = a.vertex(ofA);
        ExactVector w = b.vertex(ofB);
        PolynomialVector p = a.position().minus(b.position());
        PolynomialVector rotatedV = a.rotated(v);
        PolynomialVector rotatedW = b.rotated(w);
        BigInteger constant = v.square().add(w.square()).subtract(radius.multiply(radius));
        IntegerPolynomial straight = p.dot(p).plus(IntegerPolynomial.of(constant));
        IntegerPolynomial rotating = p.dot(rotatedV)
                .times(b.square())
                .minus(p.dot(rotatedW).times(a.square()))
                .minus(rotatedV.dot(rotatedW));
        return new VertexPair(
                ofA, ofB, straight.times(a.square()).times(b.square()).plus(rotating.times(BigInteger.TWO)));
    }
}
