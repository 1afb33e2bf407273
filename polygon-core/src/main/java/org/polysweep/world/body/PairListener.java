package org.polysweep.world.body;

/**
 * Receives the pairs of bodies whose overlap ({@code World.setOverlapListener}) or contact ({@code
 * World.setContactListener}) begins, continues or ends. It is called after the step, when all bodies have their new
 * positions, so it may change the world, but not begin another step. A body that is removed meanwhile may still be
 * reported; see {@code WorldBodies.contains}. If it throws an exception, the step is complete, and the remaining events
 * are not reported.
 *
 * <p>Ends and beginnings are in the exact order of their times; at exactly the same time, ends before beginnings, then
 * in the order of the bodies. Pairs that continue come after them, in the order of the bodies.
 *
 * <p>Overlaps are found along the exact trajectories, so a bullet that flies through a thin sensor within a step begins
 * to overlap it and ceases to. Times are exact and then rounded, a beginning down, an end up. A pair that overlaps when
 * it is first tested begins at 0; so does an overlap made by a change between steps. Positions are rounded at the end
 * of a step: if a pair overlaps just before t = 1 but not at the final positions, it ends at 1; in the opposite case,
 * it begins at 1. During a rotation, two bodies may overlap several times. So the events received so far always match
 * the stored positions.
 */
public interface PairListener {

    /** Does nothing. */
    PairListener NONE = new PairListener() {};

    /**
     * Receives a pair that has begun.
     *
     * @param a the body that comes first in the order of the world
     * @param b the other one
     * @param t when, as a time of the step in [0, 1], rounded down
     */
    default void onBegin(BodyId a, BodyId b, double t) {}

    /**
     * Receives a pair that began before the step, and neither ended nor began in it.
     *
     * @param a the body that comes first in the order of the world
     * @param b the other one
     */
    default void onStay(BodyId a, BodyId b) {}

    /**
     * Receives a pair that has ended.
     *
     * @param a the body that comes first in the order of the world; it may have been removed since
     * @param b the other one; it may have been removed since
     * @param t when, as a time of the step in [0, 1], rounded up
     */
    default void onEnd(BodyId a, BodyId b, double t) {}
}
