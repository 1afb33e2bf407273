package org.polysweep.world;

/** Takes pairs of boxes, one after another. */
interface PairVisitor {

    /**
     * Takes a pair.
     *
     * @param first the number of one box
     * @param second that of the other, which is greater
     */
    void pair(int first, int second);
}
