package org.polysweep.internal.tree;

/** Receives pairs of boxes of a {@link BoxTree}, one after another. */
public interface PairVisitor {

    /**
     * Receives a pair.
     *
     * @param place the place of one box in the order of the tree
     * @param later the place of the other box, which is greater
     */
    void pair(int place, int later);
}
