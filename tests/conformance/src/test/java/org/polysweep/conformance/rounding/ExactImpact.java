package org.polysweep.conformance.rounding;

import java.math.BigInteger;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;

/** When a line enters a circle, or crosses the line of an edge moved outward by a radius: in integers, rounded. */
final class ExactImpact {

    private final Lattice lattice;
    private final ExactVector gap;
    private final ExactVector move;
    private final BigInteger radius;

    /**
     * Takes the numbers of a query.
     *
     * @param places the places on A and on B, in coordinates of their own
     * @param positions the positions of A and B
     * @param moves the displacements of A and B
     * @param radii the radii of A and B
     * @param finest any numbers that are tested later
     */
    ExactImpact(double[] places, double[] positions, double[] moves, double[] radii, double... finest) {
        int exponent = Math.min(Lattice.exponentOf(places), Lattice.exponentOf(positions));
        exponent = Math.min(exponent, Math.min(Lattice.exponentOf(moves), Lattice.exponentOf(radii)));
        lattice = new Lattice(Math.min(exponent, Lattice.exponentOf(finest)));
        gap = way(places).plus(way(positions));
        move = way(moves).negated();
        radius = lattice.at(radii[0]).add(lattice.at(radii[1]));
    }

    /** From the first of two points to the second. */
    private ExactVector way(double[] points) {
        return lattice.vector(points[2], points[3]).minus(lattice.vector(points[0], points[1]));
    }

    private BigInteger radicand() {
        BigInteger across = move.cross(gap);
        return radius.multiply(radius).multiply(move.square()).subtract(across.multiply(across));
    }

    /** Whether the line passes through the inside of the circle. */
    boolean meetsArc() {
        return radicand().signum() > 0;
    }

    private QuadraticSurd timeOnArc() {
        return QuadraticSurd.of(move.dot(gap), BigInteger.ONE.negate(), radicand())
                .over(move.square());
    }

    /** The time at which it enters the circle, rounded down. */
    double enterArc() {
        return Rounding.roundTime(timeOnArc(), Direction.DOWN);
    }

    /** The x component of the unit normal there, rounded to the nearest. */
    double normalX() {
        return Rounding.roundTime(timeOnArc().along(gap.x().negate(), move.x()).over(radius), Direction.NEAREST);
    }

    /** The y component of the unit normal there. */
    double normalY() {
        return Rounding.roundTime(timeOnArc().along(gap.y().negate(), move.y()).over(radius), Direction.NEAREST);
    }

    /** The time at which it crosses the line of an edge, moved outward by the radius, rounded down. */
    double enterSide(double edgeX, double edgeY) {
        return enterSide(0, 0, edgeX, edgeY);
    }

    /** The same of an edge from one point to another. */
    double enterSide(double fromX, double fromY, double toX, double toY) {
        ExactVector normal =
                lattice.vector(toX, toY).minus(lattice.vector(fromX, fromY)).turnedClockwise();
        QuadraticSurd reach = QuadraticSurd.of(normal.dot(gap), radius, normal.square());
        return Rounding.roundTime(reach.over(normal.dot(move)), Direction.DOWN);
    }
}
