package org.polysweep.peers;

/**
 * What answers sweeps of shapes in a form of its own. Not thread-safe.
 *
 * @param <S> the form of a shape, in local coordinates
 */
public interface Sweeping<S> {

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
