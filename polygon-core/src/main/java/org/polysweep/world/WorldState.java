package org.polysweep.world;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.KnownPairs;
import org.polysweep.internal.world.step.Step;

/**
 * A copy of a world between two steps, for rollback: {@link World#save} fills it, and {@link World#restore} puts the
 * world back, any number of times. It may be filled again and does not allocate once it has grown, so a game keeps a
 * ring of as many as it may have to roll back. Not thread-safe.
 */
public final class WorldState {

    private final Bodies bodies = new Bodies();
    private final KnownPairs overlaps = new KnownPairs(bodies);
    private final KnownPairs contacts = new KnownPairs(bodies);

    /** The bodies that this is a copy of; its own if it is empty. */
    private Bodies owner = bodies;

    private int mostChanges;

    /** Makes one that holds nothing yet. */
    public WorldState() {}

    void save(Bodies ofWorld, Step step) {
        owner = ofWorld;
        bodies.set(ofWorld);
        overlaps.set(step.overlapWatch().known);
        contacts.set(step.contactWatch().known);
        mostChanges = step.mostChanges;
    }

    void restore(Bodies ofWorld, Step step) {
        if (owner == bodies) {
            throw new IllegalArgumentException("the state is empty; world.save(state) fills it");
        }
        if (owner != ofWorld) {
            throw new IllegalArgumentException("the state was saved by a different World; restore it there");
        }
        ofWorld.set(bodies);
        step.overlapWatch().known.set(overlaps);
        step.contactWatch().known.set(contacts);
        step.mostChanges = mostChanges;
    }

    /** Returns how many bodies it holds. */
    public int size() {
        return bodies.count();
    }

    /** Returns the state as text. */
    @Override
    public String toString() {
        return owner == bodies ? "an empty state" : "a state of " + size() + " bodies";
    }
}
