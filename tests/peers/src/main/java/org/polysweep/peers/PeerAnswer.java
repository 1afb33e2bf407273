package org.polysweep.peers;

/** What a peer says to a query; reused from query to query. Not thread-safe. */
public final class PeerAnswer {

    /** What a peer can say. */
    public enum PeerOutcome {
        /** The shapes overlap before anything moves. */
        OVERLAP,
        /** They meet at {@link #enter}. */
        HIT,
        /** They touch at {@link #enter} without going into each other; few peers can tell that. */
        TOUCH,
        /** They do not meet. */
        MISS,
        /** The peer says itself that it found no answer. */
        FAILED
    }

    /** The answer in one word. */
    public PeerOutcome outcome = PeerOutcome.FAILED;

    /** When they meet, in steps; for HIT and TOUCH, else without meaning. */
    public double enter;

    /** The x component of a normal from B toward A, of any length; for HIT and TOUCH, else without meaning. */
    public double normalX;

    /** The y component of the normal. */
    public double normalY;

    /** The index of the vertex or edge of A that meets B; without meaning if the peer does not tell. */
    public int featureA;

    /** The index of the vertex or edge of B that meets A; without meaning if the peer does not tell. */
    public int featureB;

    /** Makes an answer. */
    public PeerAnswer() {}

    /** Returns whether the shapes have anything in common at any time of the step, as far as the peer can tell. */
    public boolean isMeeting() {
        return outcome == PeerOutcome.HIT || outcome == PeerOutcome.OVERLAP || outcome == PeerOutcome.TOUCH;
    }

    /** Says what another answer says. */
    void copy(PeerAnswer other) {
        outcome = other.outcome;
        enter = other.enter;
        normalX = other.normalX;
        normalY = other.normalY;
        featureA = other.featureA;
        featureB = other.featureB;
    }

    /** Says that the shapes meet. */
    void hit(double when, double normalOfX, double normalOfY) {
        outcome = PeerOutcome.HIT;
        enter = when;
        normalX = normalOfX;
        normalY = normalOfY;
    }
}
