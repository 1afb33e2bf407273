package org.polysweep.oracle.quick;

/**
 * Where on the boundary of C a point lies.
 *
 * @param isCorner whether it is a corner, or else between the two ends of an edge
 * @param number which one; of a segment's two edges, either
 */
record Place(boolean isCorner, int number) {
    static Place corner(int number) {
        return new Place(true, number);
    }

    static Place between(int edge) {
        return new Place(false, edge);
    }
}
