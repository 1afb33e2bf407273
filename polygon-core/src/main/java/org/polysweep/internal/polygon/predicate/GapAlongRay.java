package org.polysweep.internal.polygon.predicate;

import org.polysweep.shape.ConvexPolygon;

/**
 * How far a vertex of B lies ahead of a vertex of A along the line l of the motion: the sign of the dot product l ·
 * gap, which is a cross product with l rotated by a quarter turn.
 */
public final class GapAlongRay {

    private final PolygonQuery query;
    private final Arithmetic arithmetic;

    GapAlongRay(PolygonQuery query, Arithmetic arithmetic) {
        this.query = query;
        this.arithmetic = arithmetic;
    }

    /** Returns 1 if the vertex of B is ahead at t = 0, or at t = 1; -1 if it is behind; 0 if both are level. */
    public int sign(int vertexOfA, int vertexOfB, boolean atEnd) {
        int sign = arithmetic.filterOfGap(arithmetic.lineY(), -arithmetic.lineX(), vertexOfA, vertexOfB, atEnd);
        if (sign != Arithmetic.OPEN) {
            return sign;
        }
        if (arithmetic.isOnLattice()) {
            LatticeQuery lattice = arithmetic.lattice();
            return arithmetic.signOnLattice(
                    lattice.lineY(),
                    -lattice.lineX(),
                    lattice.gapX(vertexOfA, vertexOfB, atEnd),
                    lattice.gapY(vertexOfA, vertexOfB, atEnd));
        }
        return arithmetic.signWithGap(arithmetic.startAcross(), vertexOfA, vertexOfB, atEnd);
    }

    /**
     * Compares how far two vertices of B are ahead of two vertices of A: 1 if the first pair is farther apart, -1 if
     * the second, 0 if both are equally far.
     */
    public int compare(int vertexOfA, int vertexOfB, int otherOfA, int otherOfB) {
        int sign = arithmetic.filterOfSum(
                arithmetic.lineY(),
                -arithmetic.lineX(),
                query.termX(vertexOfA, vertexOfB),
                query.termY(vertexOfA, vertexOfB),
                -query.termX(otherOfA, otherOfB),
                -query.termY(otherOfA, otherOfB));
        if (sign != Arithmetic.OPEN) {
            return sign;
        }
        if (arithmetic.isOnLattice()) {
            LatticeQuery lattice = arithmetic.lattice();
            return arithmetic.signOnLattice(
                    lattice.lineY(),
                    -lattice.lineX(),
                    lattice.gapX(vertexOfA, vertexOfB) - lattice.gapX(otherOfA, otherOfB),
                    lattice.gapY(vertexOfA, vertexOfB) - lattice.gapY(otherOfA, otherOfB));
        }
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        return arithmetic
                .startAcross()
                .add(b.x(otherOfB), b.y(otherOfB), b.x(vertexOfB), b.y(vertexOfB))
                .add(a.x(vertexOfA), a.y(vertexOfA), a.x(otherOfA), a.y(otherOfA))
                .sign(arithmetic.stages());
    }
}
