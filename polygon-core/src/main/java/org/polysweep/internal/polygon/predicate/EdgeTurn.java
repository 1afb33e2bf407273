package org.polysweep.internal.polygon.predicate;

import org.polysweep.shape.ConvexPolygon;

/**
 * The turn from an edge e to an edge f, of the same polygon or of two: the sign of the cross product e × f.
 *
 * <p>1 if f points to the left of e, -1 if to the right, 0 if they are parallel or one of them has no length (the edge
 * of a point). Each component is a difference of two doubles.
 */
public final class EdgeTurn {

    private final Arithmetic arithmetic;

    EdgeTurn(Arithmetic arithmetic) {
        this.arithmetic = arithmetic;
    }

    /** Returns the sign, by the first stage that decides it. */
    public int sign(ConvexPolygon shape, int edge, ConvexPolygon otherShape, int otherEdge) {
        int sign = arithmetic.filterOfEdge(shape.edgeX(edge), shape.edgeY(edge), otherShape, otherEdge);
        if (sign != Arithmetic.OPEN) {
            return sign;
        }
        if (arithmetic.isOnLattice()) {
            LatticeQuery lattice = arithmetic.lattice();
            return arithmetic.signOnLattice(
                    lattice.edgeX(shape, edge),
                    lattice.edgeY(shape, edge),
                    lattice.edgeX(otherShape, otherEdge),
                    lattice.edgeY(otherShape, otherEdge));
        }
        return arithmetic.signWithEdge(arithmetic.startEdge(shape, edge), otherShape, otherEdge);
    }

    /** Returns whether two edges point in opposite directions. */
    public boolean areOpposite(ConvexPolygon shape, int edge, ConvexPolygon otherShape, int otherEdge) {
        return sign(shape, edge, otherShape, otherEdge) == 0 && differ(shape, edge, otherShape, otherEdge);
    }

    /** Returns whether two edges that are parallel point in opposite directions. */
    public static boolean differ(ConvexPolygon shape, int edge, ConvexPolygon otherShape, int otherEdge) {
        // A component of an edge is rounded, but its sign is right.
        return Math.signum(shape.edgeX(edge)) != Math.signum(otherShape.edgeX(otherEdge))
                || Math.signum(shape.edgeY(edge)) != Math.signum(otherShape.edgeY(otherEdge));
    }
}
