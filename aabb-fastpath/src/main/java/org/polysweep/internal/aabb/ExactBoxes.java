package org.polysweep.internal.aabb;

import java.math.BigInteger;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;

/** The numbers of an answer in integers on the lattice of the query, for those that are not certain in doubles. */
public final class ExactBoxes {

    private final Lattice lattice;

    public ExactBoxes(BoxAxis x, BoxAxis y) {
        lattice = new Lattice(Math.min(exponent(x), exponent(y)));
    }

    private static int exponent(BoxAxis axis) {
        return Math.min(
                Lattice.exponentOf(axis.minA, axis.maxA, axis.minB, axis.maxB),
                Lattice.exponentOf(axis.positionA, axis.positionB, axis.moveA, axis.moveB));
    }

    private BigInteger gap(BoxAxis axis, boolean upperA) {
        BigInteger sides = lattice.at(axis.sideOfB(!upperA)).subtract(lattice.at(axis.sideOfA(upperA)));
        return sides.add(lattice.at(axis.positionB)).subtract(lattice.at(axis.positionA));
    }

    /**
     * The time at which the gap from the upper side of A to the lower side of B is closed, or that from lower to upper.
     */
    public QuadraticSurd time(BoxAxis axis, boolean upperA) {
        return QuadraticSurd.of(gap(axis, upperA)).over(lattice.at(axis.moveA).subtract(lattice.at(axis.moveB)));
    }

    double roundTime(BoxAxis axis, boolean upperA, Direction direction) {
        return Rounding.roundTime(time(axis, upperA), direction);
    }

    /** A coordinate, local + position + move·time, at such a time. */
    double place(double local, double position, double move, BoxAxis axis, boolean upperA, Direction direction) {
        return round(time(axis, upperA).along(sum(local, position), lattice.at(move)), direction);
    }

    double placeAtStart(double local, double position, Direction direction) {
        return round(QuadraticSurd.of(sum(local, position)), direction);
    }

    /** The distance of a side of C from the origin, rounded up. */
    double distance(BoxAxis axis, boolean far) {
        return round(QuadraticSurd.of(gap(axis, !far).abs()), Direction.UP);
    }

    private BigInteger sum(double local, double position) {
        return lattice.at(local).add(lattice.at(position));
    }

    private double round(QuadraticSurd length, Direction direction) {
        return Rounding.roundLength(length, lattice.exponent(), direction);
    }
}
