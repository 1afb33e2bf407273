package org.polysweep.world.body;

/**
 * Receives which pairs of bodies begin, go on and end doing something: overlapping ({@code World.setOverlapListener})
 * or being in contact ({@code World.setContactListener}). It is called when the step is over and bodies stand where it
 * has left them, so it may change the world, but it may not begin another step. A body that is removed meanwhile may
 * still be named: {@code WorldBodies.contains} tells. If it throws an exception, the step has been done, and the events
 * that are left are not told.
 *
 * <p>Ends and beginnings come in the exact order of their times; at exactly the same time, ends before beginnings, then
 * in the order of the bodies. Pairs that go on come after them, in the order of the bodies.
 *
 * <p>Overlaps are found on the lines on which bodies really move, so a bullet that flies through a thin sensor
 * within a step begins and ends to overlap it. Times are exact and then rounded, a beginning down, an end up. A
 * pair that overlaps when it is first looked at begins at 0, and so does whatever has been changed between steps.
 * Positions are rounded at the end of a step: if a pair overlaps just before t = 1 but not where the two stand
 * then, it ends at 1; and the other way round, it begins at 1. While something turns, two bodies may overlap
 * several times. So what has been reported is always the state of the positions.
 */
public interface PairListener {

    /** Does nothing. */
    PairListener NONE = new PairListener() {};

    /**
     * Takes a pair that has begun.
     *
     * @param a the body that comes first in the order of the world
     * @param b the other one
     * @param t when, as a time of the step in [0, 1], rounded down
     */
    default void onBegin(BodyId a, BodyId b, double t) {}

    /**
     * Takes a pair that had begun before the step, and has neither ended nor begun in it.
     *
     * @param a the body that comes first in the order of the world
     * @param b the other one
     */
    default void onStay(BodyId a, BodyId b) {}

    /**
     * Takes a pair that has ended.
     *
     * @param a the body that comes first in the order of the world; it may have been removed since
     * @param b the other one; it may have been removed since
     * @param t when, as a time of the step in [0, 1], rounded up
     */
    default void onEnd(BodyId a, BodyId b, double t) {}
}
