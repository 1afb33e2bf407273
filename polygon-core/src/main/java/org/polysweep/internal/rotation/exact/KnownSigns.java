package org.polysweep.internal.rotation.exact;

/** Signs that are known throughout an interval of time, so that their polynomials need not be formed. */
public interface KnownSigns {

    /** No sign is known. */
    KnownSigns NONE = new KnownSigns() {};

    /**
     * Returns 1 if a vertex is known to be outside of the line of an edge, farther than the distance of a contact, all
     * the time; -1 if it is known to be inside, and as far; 0 if neither is known.
     *
     * @param isEdgeOfA whether the edge belongs to A and the vertex to B, or vice versa
     */
    default int ofHeight(boolean isEdgeOfA, int edge, int vertex) {
        return 0;
    }

    /**
     * Returns the sign of the height of a vertex over the line of an edge, if it is known all the time, and also that
     * the vertex does not project onto the edge; otherwise 0. Such a vertex may be as close to the line as at a
     * contact.
     */
    default int ofHeightBeside(boolean isEdgeOfA, int edge, int vertex) {
        return 0;
    }

    /**
     * Returns a number of vertices after one that are known to be on the same side of an edge, and as far outside,
     * inside or beside it; 0 if that is known of none.
     */
    default int alikeAfter(boolean isEdgeOfA, int edge, int vertex) {
        return 0;
    }

    /** Returns a number of vertices of B after one that are also known to be apart from a vertex of A. */
    default int apartAfter(int ofA, int ofB) {
        return 0;
    }

    /** Returns whether two vertices are known to be farther from each other than the distance of a contact. */
    default boolean areApart(int ofA, int ofB) {
        return false;
    }
}
