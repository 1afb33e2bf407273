package org.polysweep.internal.rotation.exact;

import java.math.BigInteger;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.obstacle.ExactShape;
import org.polysweep.shape.MovingShape;

/**
 * Two bodies on one lattice.
 *
 * @param lattice the lattice of all lengths
 * @param a the body A
 * @param b the body B
 */
record BodyPair(Lattice lattice, BodyPolynomials a, BodyPolynomials b) {

    static BodyPair of(MovingShape a, MovingShape b) {
        Lattice lattice = new Lattice(Math.min(exponentOf(a), exponentOf(b)));
        return new BodyPair(lattice, BodyPolynomials.of(a, lattice), BodyPolynomials.of(b, lattice));
    }

    /** The bodies as they are placed at a time; their displacements remain as they are. */
    BodyPair at(Dyadic time) {
        return new BodyPair(new Lattice(lattice.exponent() - time.scale()), a.at(time), b.at(time));
    }

    private static int exponentOf(MovingShape moving) {
        return Math.min(
                Lattice.exponentOf(moving.x(), moving.y(), moving.dx(), moving.dy()),
                ExactShape.exponentOf(moving.shape().part(0)));
    }

    /** The distance of the cores at a contact: the sum of the radii. */
    BigInteger radius() {
        return a.radius().add(b.radius());
    }

    boolean isRound() {
        return radius().signum() > 0;
    }

    /** A vertex of A minus a vertex of B, in units of |zA|²|zB|². */
    PolynomialVector difference(int vertexOfA, int vertexOfB) {
        return a.worldVertex(vertexOfA)
                .times(b.square())
                .minus(b.worldVertex(vertexOfB).times(a.square()));
    }
}
