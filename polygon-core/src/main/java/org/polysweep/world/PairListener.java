package org.polysweep.world;

/** Takes pairs of bodies. */
@FunctionalInterface
public interface PairListener {

    /**
     * Takes a pair of bodies. The world may not be changed meanwhile.
     *
     * @param a the body that comes first in the order of the world
     * @param b the other one
     */
    void pair(BodyId a, BodyId b);
}
