package org.polysweep.internal.world.mover;

/** Moves what gives way out of the way of the body that is moved. */
@FunctionalInterface
interface Push {

    /**
     * Moves the body that has been met last, if it gives way and has not done so in this move.
     *
     * @param contact the contact
     * @param dx the motion that is left
     * @param dy the motion that is left
     * @return whether it has moved
     */
    boolean moves(StandingSweep contact, double dx, double dy);
}
