package org.polysweep.internal.turning;

/** What is certain of the corners over the edges during some time, so that nobody has to ask. */
interface CertainSigns {

    /** Nothing is certain. */
    CertainSigns NONE = new CertainSigns() {
        @Override
        public int ofHeight(boolean isEdgeOfA, int edge, int corner) {
            return 0;
        }

        @Override
        public boolean areApart(int ofA, int ofB) {
            return false;
        }
    };

    /**
     * Returns 1 if a corner is certainly outside of the line of an edge, and farther than the distance of a contact,
     * all the time; -1 if it is certainly inside, and as far; 0 if neither is certain.
     *
     * @param isEdgeOfA whether the edge is one of A and the corner one of B, or the other way round
     */
    int ofHeight(boolean isEdgeOfA, int edge, int corner);

    /** Returns whether two corners are certainly farther from each other than the distance of a contact. */
    boolean areApart(int ofA, int ofB);
}
