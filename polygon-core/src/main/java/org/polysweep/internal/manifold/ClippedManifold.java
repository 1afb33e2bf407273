package org.polysweep.internal.manifold;

/** The numbers of a contact manifold, without objects: the result of {@link ManifoldEngine}. */
public final class ClippedManifold {

    private static final int MAX_POINTS = 2;

    /** The number of points: 0, 1 or 2. */
    public int pointCount;

    /** The unit normal, from B toward A; NaN if there is no point. */
    public double normalX;

    public double normalY;

    /** True if A has the reference edge; false if B has it, or there is none. */
    public boolean isReferenceOnA;

    /** The reference edge in the caller's numbering; -1 if there is none. */
    public int referenceEdge;

    public final double[] separation = new double[MAX_POINTS];

    /** The points on the surfaces of A and of B. */
    public final double[] xOnA = new double[MAX_POINTS];

    public final double[] yOnA = new double[MAX_POINTS];
    public final double[] xOnB = new double[MAX_POINTS];
    public final double[] yOnB = new double[MAX_POINTS];

    /** The features of A and of B: twice the caller's index, plus 1 for an edge. */
    public final int[] featureA = new int[MAX_POINTS];

    public final int[] featureB = new int[MAX_POINTS];

    /** Sets this to a manifold without points. */
    public void clear() {
        pointCount = 0;
        normalX = Double.NaN;
        normalY = Double.NaN;
        isReferenceOnA = false;
        referenceEdge = -1;
    }

    /** Sets the normal to an outward normal of A, or of B. */
    void setNormal(boolean isOfA, double x, double y) {
        normalX = isOfA ? 0 - x : x;
        normalY = isOfA ? 0 - y : y;
    }

    void setPoint(boolean isOnA, int i, double x, double y) {
        (isOnA ? xOnA : xOnB)[i] = x;
        (isOnA ? yOnA : yOnB)[i] = y;
    }

    /** Whether a number of a point is NaN, or the numbers overflow. */
    boolean hasNaN(int i) {
        return Double.isNaN(separation[i] + normalX + normalY + xOnA[i] + yOnA[i] + xOnB[i] + yOnB[i]);
    }
}
