package org.polysweep.aabb;

import java.math.BigInteger;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Lattice;
import org.polysweep.exact.Ratio;
import org.polysweep.exact.Rounding;

/**
 * Two moving boxes with every number an integer on one lattice, as one {@link Slab} an axis.
 *
 * @param lattice the spacing of all that follows
 * @param a the first box, where it stands and how it moves
 * @param b the second box
 * @param x the extents along the x axis
 * @param y the extents along the y axis
 */
record BoxPair(Lattice lattice, MovingAabb a, MovingAabb b, Slab x, Slab y) {

    static BoxPair of(MovingAabb a, MovingAabb b) {
        Lattice lattice = new Lattice(Math.min(exponent(a), exponent(b)));
        BigInteger ax = lattice.at(a.x());
        BigInteger ay = lattice.at(a.y());
        BigInteger bx = lattice.at(b.x());
        BigInteger by = lattice.at(b.y());
        Slab x = new Slab(
                lattice.at(a.box().minX()).add(ax),
                lattice.at(a.box().maxX()).add(ax),
                lattice.at(b.box().minX()).add(bx),
                lattice.at(b.box().maxX()).add(bx),
                lattice.at(a.dx()),
                lattice.at(b.dx()));
        Slab y = new Slab(
                lattice.at(a.box().minY()).add(ay),
                lattice.at(a.box().maxY()).add(ay),
                lattice.at(b.box().minY()).add(by),
                lattice.at(b.box().maxY()).add(by),
                lattice.at(a.dy()),
                lattice.at(b.dy()));
        return new BoxPair(lattice, a, b, x, y);
    }

    private static int exponent(MovingAabb moving) {
        Aabb box = moving.box();
        return Math.min(
                Lattice.exponentOf(box.minX(), box.minY(), box.maxX(), box.maxY()),
                Lattice.exponentOf(moving.x(), moving.y(), moving.dx(), moving.dy()));
    }

    /** The relative displacement: A moves by d while B stands still. */
    ExactVector d() {
        return new ExactVector(x.move(), y.move());
    }

    /** The axis across a side. */
    Slab across(BoxSide side) {
        return side.isUpright() ? x : y;
    }

    /** The axis along a side. */
    Slab along(BoxSide side) {
        return side.isUpright() ? y : x;
    }

    /** Whether a side of C has a length, or is one of the two sides of a C that is a segment. */
    boolean hasSide(BoxSide side) {
        return !along(side).isFlat();
    }

    /** The distance of a side of C from the origin, along its outward normal. */
    BigInteger distance(BoxSide side) {
        Slab slab = across(side);
        return side.isFar() ? slab.high() : slab.low().negate();
    }

    /** A length of this pair, as a double. */
    double round(Ratio length, Rounding.Direction direction) {
        return Rounding.roundLength(length, lattice.exponent(), direction);
    }
}
