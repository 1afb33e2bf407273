package org.polysweep.internal.polygon;

/**
 * The intersection of two intervals: of the features of A and of B along the edge of C at a contact. A vertex is an
 * interval without length. The contact points are the ends of the intersection. Vertices have the numbers of the
 * engine. Reusable.
 */
public abstract class SharedInterval {

    /** The vertices at which the feature of each shape begins and ends, along the edge of C. */
    protected int beginA;

    protected int endA;
    protected int beginB;
    protected int endB;

    /** True if the feature of the shape at the contact is a vertex, false if it is an edge. */
    protected boolean isCornerA;

    protected boolean isCornerB;

    /** True if the intersection is a segment, false if it is a point, at which it begins. */
    protected boolean isSegment;

    /** True if the intersection begins, and ends, at a vertex of A, false if at a vertex of B. */
    protected boolean beginsAtA;

    protected boolean endsAtA;

    protected SharedInterval() {}

    /**
     * Intersects the two intervals.
     *
     * @param begins the sign of the distance along the edge of C from the begin of A to the begin of B
     * @param ends the sign of the distance from the end of A to the end of B
     * @param isMoreThanAPoint whether the intersection is a segment: both intervals have a length, A begins before B
     *     ends, and B begins before A ends
     */
    protected final void share(int begins, int ends, boolean isMoreThanAPoint) {
        beginsAtA = begins <= 0;
        endsAtA = ends >= 0;
        isSegment = isMoreThanAPoint;
        isCornerA = !isSegment && (beginsAtA || endsAtA);
        isCornerB = !isSegment && (begins >= 0 || ends <= 0);
        if (!isSegment) {
            beginA = beginsAtA ? beginA : endA;
            beginB = begins >= 0 ? beginB : endB;
            beginsAtA = isCornerA;
        }
    }

    /** Returns whether the intersection is a segment; otherwise it is a point. */
    public final boolean isSegment() {
        return isSegment;
    }

    /** Returns whether the intersection begins at a vertex of A. */
    public final boolean beginsAtA() {
        return beginsAtA;
    }

    /** Returns whether the intersection ends at a vertex of A. */
    public final boolean endsAtA() {
        return endsAtA;
    }

    /** Returns the vertex of A or of B at which it begins. */
    public final int begin() {
        return beginsAtA ? beginA : beginB;
    }

    /** Returns the vertex of A or of B at which it ends. */
    public final int end() {
        return endsAtA ? endA : endB;
    }
}
