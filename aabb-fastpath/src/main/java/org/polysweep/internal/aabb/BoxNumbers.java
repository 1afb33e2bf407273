package org.polysweep.internal.aabb;

/**
 * How a caller numbers the corners and sides of a box, which are numbered from 0 to 3 here, counter-clockwise from
 * (minX, minY); side i begins at corner i.
 */
public interface BoxNumbers {

    /** As they are numbered here. */
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
