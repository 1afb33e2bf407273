package org.polysweep.internal.aabb;

/**
 * The caller's numbers of the corners and sides of a box; internally they are numbered from 0 to 3, counter-clockwise
 * from (minX, minY), and side i begins at corner i.
 */
public interface BoxNumbers {

    /** The caller's numbers are the internal ones. */
    BoxNumbers SAME = new BoxNumbers() {};

    /** Returns the caller's index of a corner. */
    default int vertexIndex(int corner) {
        return corner;
    }

    /** Returns the caller's index of a side. */
    default int edgeIndex(int side) {
        return side;
    }
}
