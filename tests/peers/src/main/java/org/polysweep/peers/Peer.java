package org.polysweep.peers;

/**
 * Somebody who answers sweeps, asked as its own users ask it: shapes are made once, positions and displacements come with
 * each query, and whatever can be reused is. Not thread-safe.
 *
 * @param <S> its own form of a shape, in local coordinates
 */
public interface Peer<S> {

    /**
     * Makes a shape.
     *
     * @param corners x0, y0, x1, y1, … of a convex polygon, counter-clockwise, without repeated or collinear vertices; two
     *     corners are a segment, one is a point
     * @return the shape
     * @throws RuntimeException if this peer refuses it, of whatever type the peer throws
     */
    S shape(double[] corners);

    /**
     * Whether this peer has a shape of its own for a polygon with a radius around it. Who has none is not asked about it, which is no
     * fault of its.
     *
     * @param core the corners of the polygon, as for {@link #shape}
     */
    default boolean hasRounded(double[] core) {
        return false;
    }

    /**
     * Makes a shape with a radius, if this peer {@link #hasRounded has} it.
     *
     * @param core the corners of a convex polygon, as for {@link #shape}: one is a circle, two are a capsule
     * @param radius how far the shape reaches beyond them, more than 0
     * @return the shape
     * @throws RuntimeException if this peer refuses it, of whatever type the peer throws
     */
    default S rounded(double[] core, double radius) {
        throw new UnsupportedOperationException("no shape with the radius " + radius);
    }

    /**
     * Whether a pair of shapes is of the kind that this peer is made for. Others are not put to it, which is no fault of its.
     *
     * @param a the corners of the first shape, as for {@link #shape}
     * @param b the corners of the second shape
     */
    default boolean isMadeFor(double[] a, double[] b) {
        return true;
    }

    /**
     * Answers a query.
     *
     * @param a the first shape
     * @param ax the x coordinate of its position
     * @param ay the y coordinate of its position
     * @param adx the x component of its displacement over the step
     * @param ady the y component of its displacement
     * @param b the second shape
     * @param bx the x coordinate of its position
     * @param by the y coordinate of its position
     * @param bdx the x component of its displacement over the step
     * @param bdy the y component of its displacement
     * @param answer receives the answer
     */
    void sweep(
            S a,
            double ax,
            double ay,
            double adx,
            double ady,
            S b,
            double bx,
            double by,
            double bdx,
            double bdy,
            PeerAnswer answer);
}
