package org.polysweep.internal.world.body;

import java.util.Optional;
import org.polysweep.world.body.BodyId;

/** The id of a body: the store that the body is in, its slot there, and how many bodies were in that slot before. */
public final class BodyHandle implements BodyId {

    private final Object owner;
    private final int slot;
    private final int generation;

    /** The id as an {@code Optional}, created once, so that returning it does not allocate. */
    private final Optional<BodyId> present = Optional.of(this);

    public BodyHandle(Object owner, int slot, int generation) {
        this.owner = owner;
        this.slot = slot;
        this.generation = generation;
    }

    boolean isOf(Object store) {
        return owner == store;
    }

    public Optional<BodyId> present() {
        return present;
    }

    @Override
    public int index() {
        return slot;
    }

    @Override
    public int generation() {
        return generation;
    }

    @Override
    public String toString() {
        return generation == 0 ? "body " + slot : "body " + slot + ", generation " + generation;
    }
}
