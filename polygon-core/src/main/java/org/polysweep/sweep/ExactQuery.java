package org.polysweep.sweep;

import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Lattice;
import org.polysweep.exact.Ratio;
import org.polysweep.exact.Rounding;
import org.polysweep.polygon.MovingPolygon;

/**
 * One query with every number an integer on one lattice: shapes in the world at t = 0, positions and displacements.
 *
 * @param lattice the spacing of all that follows
 * @param a the shape A, standing at its position
 * @param b the shape B, standing at its position
 * @param positionA the position of A
 * @param positionB the position of B
 * @param moveA the displacement of A over the step
 * @param moveB the displacement of B over the step
 * @param d the relative displacement: A moves by d while B stands still
 */
record ExactQuery(
        Lattice lattice,
        ExactPolygon a,
        ExactPolygon b,
        ExactVector positionA,
        ExactVector positionB,
        ExactVector moveA,
        ExactVector moveB,
        ExactVector d) {

    static ExactQuery of(MovingPolygon a, MovingPolygon b) {
        int exponent = Math.min(a.shape().exponent(), b.shape().exponent());
        exponent = Math.min(exponent, Lattice.exponentOf(a.x(), a.y(), a.dx(), a.dy()));
        exponent = Math.min(exponent, Lattice.exponentOf(b.x(), b.y(), b.dx(), b.dy()));
        Lattice lattice = new Lattice(exponent);
        ExactVector moveA = lattice.vector(a.dx(), a.dy());
        ExactVector moveB = lattice.vector(b.dx(), b.dy());
        ExactVector positionA = lattice.vector(a.x(), a.y());
        ExactVector positionB = lattice.vector(b.x(), b.y());
        return new ExactQuery(
                lattice,
                new ExactPolygon(a.shape(), positionA, lattice),
                new ExactPolygon(b.shape(), positionB, lattice),
                positionA,
                positionB,
                moveA,
                moveB,
                moveA.minus(moveB));
    }

    /** The line of the motion: d, or the x axis if nothing moves, since any line tells whether the origin is in C. */
    ExactVector line() {
        return d.isZero() ? ExactVector.EAST : d;
    }

    /** When two spots coincide, at least one of them a corner: the time of a vertex ray against an edge or a vertex. */
    Crossing crossing(Spot onA, Spot onB) {
        ExactVector gap = b.corner(onB.index()).minus(a.corner(onA.index()));
        if (onA.isCorner() && onB.isCorner()) {
            return new Crossing(Ratio.of(line().dot(gap), line().square()), onA, onB);
        }
        ExactVector edge = onB.isCorner() ? a.edge(onA.index()) : b.edge(onB.index());
        return new Crossing(Ratio.of(edge.cross(gap), edge.cross(line())), onA, onB);
    }

    /** The x coordinate of a point that moves, at a time, as a double. */
    double roundX(ExactVector origin, ExactVector move, Ratio time, Rounding.Direction direction) {
        return Rounding.roundLength(time.along(origin.x(), move.x()), lattice.exponent(), direction);
    }

    /** The y coordinate of a point that moves, at a time, as a double. */
    double roundY(ExactVector origin, ExactVector move, Ratio time, Rounding.Direction direction) {
        return Rounding.roundLength(time.along(origin.y(), move.y()), lattice.exponent(), direction);
    }
}
