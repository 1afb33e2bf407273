package org.polysweep.world;

/**
 * Names a body of a {@link World}. It stays the same while its body lives; once the body is removed the handle is stale, and the world
 * refuses it, even if another body has taken its place. A handle of another world is refused, too. Immutable; two handles are equal only
 * if they are the same object.
 */
public final class BodyId {

    private final Bodies owner;
    private final int index;
    private final int generation;

    BodyId(Bodies owner, int index, int generation) {
        this.owner = owner;
        this.index = index;
        this.generation = generation;
    }

    boolean isOf(Bodies bodies) {
        return owner == bodies;
    }

    /** Returns the place of the body in its world, from 0 on: one that has been left, or the next. */
    public int index() {
        return index;
    }

    /** Returns how many bodies were at this place before. */
    public int generation() {
        return generation;
    }

    /** Returns the handle for people, as {@code body 3}, or {@code body 3, generation 1} where there was another before. */
    @Override
    public String toString() {
        return generation == 0 ? "body " + index : "body " + index + ", generation " + generation;
    }
}
