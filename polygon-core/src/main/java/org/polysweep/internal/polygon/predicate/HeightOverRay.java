package org.polysweep.internal.polygon.predicate;

/**
 * The height of a vertex b of B over the ray from a vertex a of A along the line l of the motion: the sign of the cross
 * product l × gap, with gap = (pB + b) - (pA + a).
 *
 * <p>1 if b is to the left of the ray, -1 if it is to the right, 0 if it is on the line of the ray.
 */
public final class HeightOverRay {

    private final Arithmetic arithmetic;

    HeightOverRay(Arithmetic arithmetic) {
        this.arithmetic = arithmetic;
    }

    /** Returns the sign, by the first stage that decides it. */
    public int sign(int vertexOfA, int vertexOfB) {
        int sign = arithmetic.filterOfGap(arithmetic.lineX(), arithmetic.lineY(), vertexOfA, vertexOfB);
        if (sign != Arithmetic.OPEN) {
            return sign;
        }
        if (arithmetic.isOnLattice()) {
            LatticeQuery lattice = arithmetic.lattice();
            return arithmetic.signOnLattice(
                    lattice.lineX(),
                    lattice.lineY(),
                    lattice.gapX(vertexOfA, vertexOfB),
                    lattice.gapY(vertexOfA, vertexOfB));
        }
        return arithmetic.signWithGap(arithmetic.startLine(), vertexOfA, vertexOfB, false);
    }
}
