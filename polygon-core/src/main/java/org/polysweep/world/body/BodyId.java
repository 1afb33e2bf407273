package org.polysweep.world.body;

/**
 * Names a body of a {@code World} for as long as the body lives. Once the body is removed the id is stale, and the
 * world refuses it, even if another body has taken its place. It also refuses ids of another world. Immutable; two ids
 * are equal only if they are the same object. Only worlds make ids; they refuse all others.
 */
public interface BodyId {

    /** Returns the place of the body in its world, counted from 0. A place that has been left is used again. */
    int index();

    /** Returns how many bodies were at this place before. */
    int generation();

    /**
     * Returns the id as text: {@code body 3}, or {@code body 3, generation 1} if another body was at its place
     * before.
     */
    @Override
    String toString();
}
