package org.polysweep.world.body;

import org.polysweep.internal.world.argument.ResponseArgument;

/**
 * The law of mechanics that a {@link Response} follows: Newton's law of restitution along the normal, and Coulomb's law
 * of friction across it. A step that knows the law of two bodies that rest on each other solves their contacts together
 * with the contacts of all bodies that rest on them, before any other contact. Immutable and thread-safe.
 *
 * @param restitution the share of the speed of approach that is left, in [0, 1]; where a body has less, it is that. If
 *     it is 0, bodies that touch stay together
 * @param restThreshold the speed of approach, as a displacement in a whole step, below which bodies stay together
 *     whatever their restitution is; finite, 0 or more
 * @param friction the coefficient of friction, 0 or more; where a body has less, it is that. If it is infinite, it is
 *     the coefficient of the bodies, and 0 if they have none
 * @param persists whether bodies keep the motions with which they end the step
 */
public record ContactLaw(double restitution, double restThreshold, double friction, boolean persists) {

    /** Creates a law, and checks its numbers. */
    public ContactLaw {
        ResponseArgument.restitution(restitution);
        ResponseArgument.restThreshold(restThreshold);
        if (!(friction >= 0)) {
            throw new IllegalArgumentException("friction must be >= 0, but was " + friction + "; 0 is no friction");
        }
    }

    /** Returns this law with another coefficient of friction. */
    public ContactLaw withFriction(double coefficient) {
        return new ContactLaw(restitution, restThreshold, coefficient, persists);
    }
}
