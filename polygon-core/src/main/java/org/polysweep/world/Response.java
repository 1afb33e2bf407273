package org.polysweep.world;

/**
 * What happens to two bodies that are about to go into each other. It is asked once for each HIT of a step, in the order of time.
 * Its own instances are immutable and thread-safe; a world asks in one thread only.
 */
@FunctionalInterface
public interface Response {

    /**
     * Decides how two bodies go on.
     *
     * @param contact the contact, a HIT; good until this returns
     * @param reaction the motions of both, to be changed
     */
    void respond(WorldContact contact, PairMotion reaction);

    /** Returns the response that lets all pass through each other: contacts are reported, nothing else. */
    static Response pass() {
        return (contact, reaction) -> reaction.pass();
    }

    /** Returns the response by which both stop where they meet. A fixed body does not; who is in its way is taken along. */
    static Response stop() {
        return (contact, reaction) -> {
            reaction.setA(0, 0);
            reaction.setB(0, 0);
        };
    }

    /**
     * Returns the response by which both keep what is left of their motion along the surface. Across it both go on with the same
     * speed: of all between their two speeds the one nearest to 0, or that of the one that cannot be changed. So who runs into
     * something stops in that direction, nothing that can move is pushed, and who is fast behind another becomes as slow.
     */
    static Response slide() {
        return (contact, reaction) -> Slide.along(contact, reaction);
    }

    /**
     * Returns the response by which both bounce, by their masses: Newton's law of restitution. There is no friction.
     *
     * @param restitution what is left of the speed at which they approach, in [0, 1]
     * @throws IllegalArgumentException if {@code restitution} is not in [0, 1]
     */
    static Response bounce(double restitution) {
        if (!(restitution >= 0 && restitution <= 1)) {
            throw new IllegalArgumentException(
                    "restitution is " + restitution + "; it takes 0 (they stay together) to 1");
        }
        return (contact, reaction) -> Bounce.off(contact, reaction, restitution);
    }
}
