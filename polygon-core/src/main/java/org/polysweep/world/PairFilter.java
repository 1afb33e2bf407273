package org.polysweep.world;

/** Decides which bodies may meet, where category and mask bits cannot say it. */
@FunctionalInterface
public interface PairFilter {

    /**
     * Returns whether two bodies may meet. If not, they pass through each other unreported. The answer must stay the
     * same during a step. If a world has a {@link TaskRunner}, several threads may ask at once.
     *
     * @param a the body that comes first in the order of the world
     * @param b the other one
     * @return whether they may meet
     */
    boolean mayMeet(BodyId a, BodyId b);
}
