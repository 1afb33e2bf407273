package org.polysweep.world;

import java.util.Optional;

/**
 * Names a body of a {@link World} for as long as the body lives. Once the body is removed the id is stale, and the
 * world refuses it, even if another body has taken its place. The id of a body of another world is refused, too.
 * Immutable; two ids are equal only if they are the same object.
 */
public final class BodyId {

    private final Bodies owner;
    private final int index;
    private final int generation;

    /** The same as an answer that might be empty: made once, as there is to be no garbage. */
    final Optional<BodyId> present = Optional.of(this);

    BodyId(Bodies owner, int index, int generation) {
        this.owner = owner;
        this.index = index;
        this.generation = generation;
    }

    boolean isOf(Bodies bodies) {
        return owner == bodies;
    }

    /** Returns the place of the body in its world, counted from 0. A place that has been left is used again. */
    public int index() {
        return index;
    }

    /** Returns how many bodies were at this place before. */
    public int generation() {
        return generation;
    }

    /**
     * Returns the id as text: {@code body 3}, or {@code body 3, generation 1} if another body was at its place
     * before.
     */
    @Override
    public String toString() {
        return generation == 0 ? "body " + index : "body " + index + ", generation " + generation;
    }
}
