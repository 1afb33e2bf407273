package org.polysweep.internal.polygon.predicate;

import org.polysweep.shape.ConvexPolygon;

/**
 * The position of the gap from a vertex of A to a vertex of B relative to an edge e: the signs of the cross product e ×
 * gap and of the dot product e · gap.
 */
public final class GapBesideEdge {

    private final Arithmetic arithmetic;

    GapBesideEdge(Arithmetic arithmetic) {
        this.arithmetic = arithmetic;
    }

    /** Returns 1 if the gap at t = 0, or at t = 1, leads to the left of the edge, -1 if to the right, 0 if along it. */
    public int sign(ConvexPolygon shape, int edge, int vertexOfA, int vertexOfB, boolean atEnd) {
        int sign = arithmetic.filterOfGap(shape.edgeX(edge), shape.edgeY(edge), vertexOfA, vertexOfB, atEnd);
        if (sign != Arithmetic.OPEN) {
            return sign;
        }
        if (arithmetic.isOnLattice()) {
            LatticeQuery lattice = arithmetic.lattice();
            return arithmetic.signOnLattice(
                    lattice.edgeX(shape, edge),
                    lattice.edgeY(shape, edge),
                    lattice.gapX(vertexOfA, vertexOfB, atEnd),
                    lattice.gapY(vertexOfA, vertexOfB, atEnd));
        }
        return arithmetic.signWithGap(arithmetic.startEdge(shape, edge), vertexOfA, vertexOfB, atEnd);
    }

    /** Returns 1 if the gap at t = 0 leads forward along the edge, -1 if backward, 0 if it is perpendicular to it. */
    public int along(ConvexPolygon shape, int edge, int vertexOfA, int vertexOfB) {
        // A dot product is a cross product with the edge rotated by a quarter turn.
        int sign = arithmetic.filterOfGap(shape.edgeY(edge), -shape.edgeX(edge), vertexOfA, vertexOfB, false);
        if (sign != Arithmetic.OPEN) {
            return sign;
        }
        if (arithmetic.isOnLattice()) {
            LatticeQuery lattice = arithmetic.lattice();
            return arithmetic.signOnLattice(
                    lattice.edgeY(shape, edge),
                    -lattice.edgeX(shape, edge),
                    lattice.gapX(vertexOfA, vertexOfB),
                    lattice.gapY(vertexOfA, vertexOfB));
        }
        return arithmetic.signWithGap(arithmetic.startAcrossEdge(shape, edge), vertexOfA, vertexOfB, false);
    }
}
