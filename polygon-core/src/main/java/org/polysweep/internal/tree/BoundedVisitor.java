package org.polysweep.internal.tree;

/** Takes boxes, those that may be near before those that are farther, and says how far it is still interested. */
public interface BoundedVisitor {

    /**
     * Takes a box.
     *
     * @param box the number of the box
     * @param limit what the visit before returned, or where the search began: a distance or a time, as the search says
     * @return the limit from now on: boxes that are provably beyond it are left out; a negative number ends the search
     */
    double visit(int box, double limit);
}
