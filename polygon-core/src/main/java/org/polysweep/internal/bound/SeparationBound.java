package org.polysweep.internal.bound;

/**
 * Bounds the error of the separation of an edge of one core from the vertices of another one, in doubles. Stateless.
 */
public final class SeparationBound {

    /** The bound, relative to the extent of the pair: docs/error-bounds.md, theorem 26. */
    private static final double RELATIVE = 0x1p-45;

    /** Products of numbers in this range neither overflow nor underflow: theorem 26. */
    private static final double GREATEST = 0x1p400;

    private static final double LEAST = 0x1p-400;

    private SeparationBound() {}

    /**
     * Returns the bound; infinite if nothing is known.
     *
     * @param extent how far vertices of the two cores may be apart, and from the local origins
     */
    public static double of(double extent) {
        return extent > LEAST && extent < GREATEST ? RELATIVE * extent : Double.POSITIVE_INFINITY;
    }

    /**
     * Returns the sign of a product in doubles, or 0 if it is not proved.
     *
     * @param product the product of an edge and a vector, or a difference of two
     * @param edgeX the edge
     * @param edgeY the edge
     * @param bound the bound of the error of the vector
     */
    public static int sign(double product, double edgeX, double edgeY, double bound) {
        double error = bound * (Math.abs(edgeX) + Math.abs(edgeY));
        return product > error ? 1 : product < -error ? -1 : 0;
    }

    /** Returns the bound of the error of an edge of the given size, if the bound of separations is not infinite. */
    public static double ofEdge(double size, double separationBound) {
        return separationBound < Double.POSITIVE_INFINITY ? RELATIVE * size : separationBound;
    }

    /** Returns whether the bound applies to an edge, by the square of its length. */
    public static boolean appliesTo(double square) {
        return square > LEAST * LEAST;
    }
}
