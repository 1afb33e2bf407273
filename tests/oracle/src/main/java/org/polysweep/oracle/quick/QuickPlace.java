package org.polysweep.oracle.quick;

/**
 * Where on the boundary of C a point lies.
 *
 * @param isCorner whether it is a corner, or else between the two ends of an edge
 * @param number which one; of a segment's two edges, either
 */
record QuickPlace(boolean isCorner, int number) {
    static QuickPlace corner(int number) {
        return new QuickPlace(true, number);
    }

    static QuickPlace between(int edge) {
        return new QuickPlace(false, edge);
    }
}
