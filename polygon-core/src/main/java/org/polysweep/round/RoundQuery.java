package org.polysweep.round;

import java.math.BigInteger;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Lattice;
import org.polysweep.polygon.ConvexPolygon;
import org.polysweep.polygon.MovingShape;

/**
 * One query with every number an integer on one lattice: cores in the world at t = 0, radii, positions and displacements.
 *
 * <p>The configuration-space obstacle C is the difference B - A of the cores, grown by {@link #radius}. A moves into it along
 * the line {t·d}.
 *
 * @param lattice the spacing of all that follows
 * @param a the core of A, standing at its position
 * @param b the core of B, standing at its position
 * @param radiusA the radius around the core of A
 * @param radiusB the radius around the core of B
 * @param positionA the position of A
 * @param positionB the position of B
 * @param moveA the displacement of A over the step
 * @param moveB the displacement of B over the step
 * @param d the relative displacement: A moves by d while B stands still
 */
record RoundQuery(
        Lattice lattice,
        ExactCore a,
        ExactCore b,
        BigInteger radiusA,
        BigInteger radiusB,
        ExactVector positionA,
        ExactVector positionB,
        ExactVector moveA,
        ExactVector moveB,
        ExactVector d) {

    static RoundQuery of(MovingShape a, MovingShape b) {
        return of(
                a.shape().core(),
                a.shape().radius(),
                a.x(),
                a.y(),
                a.dx(),
                a.dy(),
                b.shape().core(),
                b.shape().radius(),
                b.x(),
                b.y(),
                b.dx(),
                b.dy());
    }

    static RoundQuery of(
            ConvexPolygon a,
            double radiusA,
            double ax,
            double ay,
            double adx,
            double ady,
            ConvexPolygon b,
            double radiusB,
            double bx,
            double by,
            double bdx,
            double bdy) {
        int ofShapes = Math.min(a.exponent(), b.exponent());
        int ofNumbers = Lattice.exponentOf(radiusA, radiusB, ax, ay, adx, ady, bx, by, bdx, bdy);
        Lattice lattice = new Lattice(Math.min(ofShapes, ofNumbers));
        ExactVector positionA = lattice.vector(ax, ay);
        ExactVector positionB = lattice.vector(bx, by);
        ExactVector moveA = lattice.vector(adx, ady);
        ExactVector moveB = lattice.vector(bdx, bdy);
        return new RoundQuery(
                lattice,
                ExactCore.of(a, positionA, lattice),
                ExactCore.of(b, positionB, lattice),
                lattice.at(radiusA),
                lattice.at(radiusB),
                positionA,
                positionB,
                moveA,
                moveB,
                moveA.minus(moveB));
    }

    /** How far C reaches beyond the difference of the cores; positive. */
    BigInteger radius() {
        return radiusA.add(radiusB);
    }

    /** The line of the motion: d, or the x axis if nothing moves, since any line tells whether the origin is in C. */
    ExactVector line() {
        return d.isZero() ? ExactVector.EAST : d;
    }

    /** The point of the difference of the cores that two corners make. */
    ExactVector difference(int cornerA, int cornerB) {
        return b.corner(cornerB).minus(a.corner(cornerA));
    }
}
