package org.polysweep.internal.world.mover;

/** Moves pushed bodies ahead of the body that is moved. */
@FunctionalInterface
interface Push {

    /**
     * Moves the body that was hit last, if it can be pushed.
     *
     * @param contact the contact
     * @param dx the remaining motion
     * @param dy the remaining motion
     * @return whether it has moved
     */
    boolean moves(StandingSweep contact, double dx, double dy);
}
