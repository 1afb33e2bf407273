package org.polysweep.internal.answer;

/**
 * What A and B have in common along the edge of C that is met at a contact: the face of each is an interval (a corner:
 * one of no length), and the contact is what the two share. Corners are numbered as the engine does that finds them.
 * Reusable.
 */
public abstract class SharedInterval {

    /** The corners at which the face of each begins and ends, along the edge of C. */
    protected int beginA;

    protected int endA;
    protected int beginB;
    protected int endB;

    /** Whether a single corner of the shape is met; its edge is, otherwise. */
    protected boolean isCornerA;

    protected boolean isCornerB;

    /** Whether they share a segment; otherwise a point, which is where it begins. */
    protected boolean isSegment;

    /** Whether what they share begins, and ends, at a corner of A; at one of B, otherwise. */
    protected boolean beginsAtA;

    protected boolean endsAtA;

    /** Makes one that is yet to be found. */
    protected SharedInterval() {}

    /**
     * Finds what two intervals share. Each sign is that of the way along the edge from a corner of A to one of B.
     *
     * @param begins from where A begins to where B begins
     * @param ends from where A ends to where B ends
     * @param isMoreThanAPoint whether they share a segment: both have a length, A begins before B ends, and B before A
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

    /** Whether they share a segment; otherwise a point. */
    public final boolean isSegment() {
        return isSegment;
    }

    /** Whether what they share begins at a corner of A. */
    public final boolean beginsAtA() {
        return beginsAtA;
    }

    /** Whether what they share ends at a corner of A. */
    public final boolean endsAtA() {
        return endsAtA;
    }

    /** The corner of A or of B at which it begins. */
    public final int begin() {
        return beginsAtA ? beginA : beginB;
    }

    /** The corner of A or of B at which it ends. */
    public final int end() {
        return endsAtA ? endA : endB;
    }
}
