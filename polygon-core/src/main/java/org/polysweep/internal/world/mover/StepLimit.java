package org.polysweep.internal.world.mover;

/** The maximum height of a step. */
@FunctionalInterface
interface StepLimit {

    /** Returns whether a body may step up to a point. */
    boolean reaches(Foothold top);
}
