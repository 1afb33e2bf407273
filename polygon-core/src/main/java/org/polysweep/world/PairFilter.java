package org.polysweep.world;

/** Which bodies may meet, where category and mask bits do not say enough. */
@FunctionalInterface
public interface PairFilter {

    /**
     * Returns whether two bodies may meet; if not, they pass through each other unseen. Always the same answer during a step; may be asked
     * by several threads at once if a world has {@link TaskRunner}.
     *
     * @param a a body
     * @param b another one
     */
    boolean mayMeet(BodyId a, BodyId b);
}
