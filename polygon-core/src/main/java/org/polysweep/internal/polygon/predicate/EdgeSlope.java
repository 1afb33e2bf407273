package org.polysweep.internal.polygon.predicate;

import org.polysweep.shape.ConvexPolygon;

/**
 * The direction of an edge e, seen along the line l of the motion (d, or the x axis if nothing moves): the signs of the
 * cross product l × e and of the dot product l · e.
 */
public final class EdgeSlope {

    private final Arithmetic arithmetic;

    EdgeSlope(Arithmetic arithmetic) {
        this.arithmetic = arithmetic;
    }

    /** Returns 1 if an edge leads up, to the left of the line; -1 if down; 0 if it is level, or has no length. */
    public int up(ConvexPolygon shape, int edge) {
        int sign = arithmetic.filterOfEdge(arithmetic.lineX(), arithmetic.lineY(), shape, edge);
        if (sign != Arithmetic.OPEN) {
            return sign;
        }
        if (arithmetic.isOnLattice()) {
            LatticeQuery lattice = arithmetic.lattice();
            return arithmetic.signOnLattice(
                    lattice.lineX(), lattice.lineY(), lattice.edgeX(shape, edge), lattice.edgeY(shape, edge));
        }
        return arithmetic.signWithEdge(arithmetic.startLine(), shape, edge);
    }

    /** Returns 1 if an edge leads forward along the line, -1 if backward, 0 if it is upright, or has no length. */
    public int forward(ConvexPolygon shape, int edge) {
        // A dot product is a cross product with the line rotated by a quarter turn.
        int sign = arithmetic.filterOfEdge(arithmetic.lineY(), -arithmetic.lineX(), shape, edge);
        if (sign != Arithmetic.OPEN) {
            return sign;
        }
        if (arithmetic.isOnLattice()) {
            LatticeQuery lattice = arithmetic.lattice();
            return arithmetic.signOnLattice(
                    lattice.lineY(), -lattice.lineX(), lattice.edgeX(shape, edge), lattice.edgeY(shape, edge));
        }
        return arithmetic.signWithEdge(arithmetic.startAcross(), shape, edge);
    }
}
