package org.polysweep.internal.obstacle;

import java.math.BigInteger;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.pose.Rotor;

/**
 * One query with every number an integer on one lattice: shapes in the world at t = 0, positions and displacements.
 *
 * <p>The configuration-space obstacle C is the difference B - A of the cores, grown by {@link #radius}. A moves into it
 * along the line {t·d}. A polygon has the radius 0; a query without a step has no displacements.
 *
 * @param lattice the lattice of all numbers, before they are divided
 * @param denominator the divisor of all numbers: 1, unless a shape is rotated
 * @param a the shape A, at its position
 * @param b the shape B, at its position
 * @param positionA the position of A
 * @param positionB the position of B
 * @param moveA the displacement of A over the step
 * @param moveB the displacement of B over the step
 * @param d the relative displacement: A moves by d while B is at rest
 * @param rotorA the orientation of A, which its vertices already have
 * @param rotorB the orientation of B
 */
public record ExactQuery(
        Lattice lattice,
        BigInteger denominator,
        ExactShape a,
        ExactShape b,
        ExactVector positionA,
        ExactVector positionB,
        ExactVector moveA,
        ExactVector moveB,
        ExactVector d,
        Rotor rotorA,
        Rotor rotorB) {

    public static ExactQuery of(ConvexMotion a, ConvexMotion b) {
        int ofShapes = Math.min(ExactShape.exponentOf(a.shape()), ExactShape.exponentOf(b.shape()));
        int ofA = Lattice.exponentOf(a.x(), a.y(), a.dx(), a.dy());
        int ofB = Lattice.exponentOf(b.x(), b.y(), b.dx(), b.dy());
        Lattice lattice = new Lattice(Math.min(ofShapes, Math.min(ofA, ofB)));
        ExactVector positionA = lattice.vector(a.x(), a.y());
        ExactVector positionB = lattice.vector(b.x(), b.y());
        ExactVector moveA = lattice.vector(a.dx(), a.dy());
        ExactVector moveB = lattice.vector(b.dx(), b.dy());
        return new ExactQuery(
                lattice,
                BigInteger.ONE,
                new ExactShape(a.shape(), positionA, lattice),
                new ExactShape(b.shape(), positionB, lattice),
                positionA,
                positionB,
                moveA,
                moveB,
                moveA.minus(moveB),
                Rotor.IDENTITY,
                Rotor.IDENTITY);
    }

    /** How far C reaches beyond the difference of the cores. */
    public BigInteger radius() {
        return a.radius().add(b.radius());
    }

    /** Returns whether C has a radius, so that its vertices are arcs. */
    public boolean isRound() {
        return a.radius().signum() + b.radius().signum() > 0;
    }

    /** The line of the motion: d, or the x axis if nothing moves, since any line shows whether the origin is in C. */
    public ExactVector line() {
        return d.isZero() ? ExactVector.EAST : d;
    }

    /** The point of the difference of the cores that two vertices make. */
    public ExactVector difference(int vertexA, int vertexB) {
        return b.vertex(vertexB).minus(a.vertex(vertexA));
    }

    /** A coordinate on the lattice, as a double. */
    double round(QuadraticSurd coordinate, Direction direction) {
        return Rounding.roundLength(coordinate.over(denominator), lattice.exponent(), direction);
    }
}
