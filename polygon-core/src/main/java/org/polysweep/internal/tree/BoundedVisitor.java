package org.polysweep.internal.tree;

/** Receives boxes, roughly in the order of distance, and returns the limit beyond which no further box is needed. */
public interface BoundedVisitor {

    /**
     * Receives a box.
     *
     * @param box the number of the box
     * @param limit the value that the previous visit returned, or the initial limit of the search: a distance or a time
     * @return the limit from now on: boxes that are provably beyond it are left out; a negative number ends the search
     */
    double visit(int box, double limit);
}
