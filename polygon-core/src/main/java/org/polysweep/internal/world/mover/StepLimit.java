package org.polysweep.internal.world.mover;

/** How high a body may step. */
@FunctionalInterface
interface StepLimit {

    /** Whether a body may step up to a point. */
    boolean reaches(Foothold top);
}
