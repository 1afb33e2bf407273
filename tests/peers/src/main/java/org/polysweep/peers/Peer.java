package org.polysweep.peers;

import java.util.Optional;

/**
 * Somebody who answers sweeps, asked as its own users ask it: shapes are made once, positions and displacements come
 * with each query, and whatever can be reused is. Not thread-safe.
 *
 * @param <S> its own form of a shape, in local coordinates
 */
public interface Peer<S> extends Sweeping<S> {

    /**
     * Makes a shape.
     *
     * @param corners x0, y0, x1, y1, … of a convex polygon, counter-clockwise, without repeated or collinear vertices;
     *     two corners are a segment, one is a point
     * @return the shape
     * @throws RuntimeException if this peer refuses it, of whatever type the peer throws
     */
    S shape(double[] corners);

    /**
     * Whether this peer has a shape of its own for a polygon with a radius around it. Who has none is not asked about
     * it, which is no fault of its.
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
     * Whether a pair of shapes is of the kind that this peer is made for. Others are not put to it, which is no fault
     * of its.
     *
     * @param a the corners of the first shape, as for {@link #shape}
     * @param b the corners of the second shape
     */
    default boolean isMadeFor(double[] a, double[] b) {
        return true;
    }

    /**
     * How this peer answers about compounds, shapes in parts: by default about each pair of parts, one after the other.
     *
     * @return empty if it is not made for them; then such queries are not put to it, which is no fault of its
     */
    default Optional<CompoundPeer<S, ?>> compounds() {
        return Optional.of(new EachPair<>(this));
    }

    /**
     * Receives the orientations and rotations of shapes for this peer.
     *
     * @return empty if it has no orientations; then queries with one are not put to it, which is no fault of its
     */
    default Optional<TurningPeer> turning() {
        return Optional.empty();
    }
}
