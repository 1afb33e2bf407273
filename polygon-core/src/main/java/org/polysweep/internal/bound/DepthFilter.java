package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.Roundoff;

/**
 * Bounds in doubles of how far the origin lies behind the line of an edge of the configuration-space obstacle C = B -
 * A: of the depth n·g, for the outward unit normal n of the edge and the gap g from a corner of A to a corner of B.
 *
 * <p>The normal is given as the doubles nearest to the exact one, and the gap as a sum of two terms on each axis, each
 * a difference of two doubles, rounded once. A number that overflows is bounded by an infinity. Reusable and not
 * thread-safe; no allocation.
 */
public final class DepthFilter {

    /**
     * Bounds the relative error of a gap of two terms, of a depth and of its bounds: docs/error-bounds.md, theorem 7.
     */
    private static final double RELATIVE = (2 + 5) * Roundoff.U;

    /** Bounds what underflow adds to the error, in units of the gap plus 4: docs/error-bounds.md, theorem 7. */
    private static final double UNDERFLOW = 2 * Double.MIN_VALUE;

    private double depth;
    private double bound;

    /** Creates a filter for a depth whose values are not set yet. */
    public DepthFilter() {}

    /**
     * Sets the depth.
     *
     * @param normalX the outward unit normal's x
     * @param normalY the outward unit normal's y
     * @param termX the x component of the vector from a corner of A to a corner of B, each in the coordinates of its
     *     polygon
     * @param termY the y component
     * @param offsetX the x component of the vector from the position of A to the position of B
     * @param offsetY the y component
     */
    public DepthFilter set(double normalX, double normalY, double termX, double termY, double offsetX, double offsetY) {
        double magnitudeX = Math.abs(termX) + Math.abs(offsetX);
        double magnitudeY = Math.abs(termY) + Math.abs(offsetY);
        depth = normalX * (termX + offsetX) + normalY * (termY + offsetY);
        bound = RELATIVE * (Math.abs(normalX) * magnitudeX + Math.abs(normalY) * magnitudeY)
                + UNDERFLOW * (magnitudeX + magnitudeY + 4);
        return this;
    }

    /** Returns a proved lower bound of the depth. */
    public double least() {
        double least = depth - bound;
        return Double.isNaN(least) ? Double.NEGATIVE_INFINITY : least;
    }

    /** Returns a proved upper bound of the depth. */
    public double greatest() {
        double greatest = depth + bound;
        return Double.isNaN(greatest) ? Double.POSITIVE_INFINITY : greatest;
    }
}
