package org.polysweep.internal.aabb;

import org.polysweep.contact.Verdict;

/**
 * The findings of the steps of a sweep: how the line of the motion passes the configuration-space obstacle C of two
 * boxes. Each step adds to it, and the answer and the explanation read it. It stores numbers only, because writing a
 * reference into an old object is slow: it runs a write barrier. Reusable.
 */
// Writing an ordinal to a long-lived object is faster than writing a reference, and only this method reads it.
@SuppressWarnings("EnumOrdinal")
final class BoxPassage {

    /** The axes on which two boxes can be apart: x, y, and the one perpendicular to the displacement. */
    static final int APART_ON_X = 1;

    static final int APART_ON_Y = 2;
    static final int APART_ACROSS = 4;

    private byte verdict;
    private int step;
    private int side;

    /** The axes on which a MISS has been found, a bit for each. */
    int apart;

    /** Negative if the motion is certain to enter the interior of C before t = 1. */
    long reaches;

    /** The near sides at which the motion of boxes that touch after t = 0 enters C: two at a vertex. */
    int entered;

    /** The sides of C on which the contact lies; before one is found, those that hold the origin. */
    int sides;

    /** Forgets the passage of an earlier query. */
    void begin() {
        reaches = 0;
        sides = 0;
    }

    /** Notes that the swept boxes are apart; the number of an axis is negative if they are apart on it. */
    void reject(long onX, long onY, long across) {
        miss(BoxStep.PROJECTION_REJECTION, (int) (onX >>> 63 | onY >>> 63 << 1 | across >>> 63 << 2));
    }

    /** Decides that the boxes have no point in common during the step, and on which axes they are apart. */
    void miss(BoxStep step, int apart) {
        decide(Verdict.MISS, step);
        this.apart = apart;
    }

    /** Decides that the origin lies in the interior of C at t = 0. */
    void overlap() {
        decide(Verdict.OVERLAP, BoxStep.INITIAL_CONTACT);
    }

    /** Decides that the motion enters C through the interior of a side. */
    void hit(int side) {
        decide(Verdict.HIT, BoxStep.SLABS);
        this.side = side;
        sides = 1 << side;
        entered = sides;
    }

    /**
     * Decides that the boxes touch at t = 0 or later.
     *
     * @param entered the near sides at which the motion enters C, if it does so later
     * @param sides the sides of C on which the contact lies
     * @param side the index of the side that has the normal; less than 0 if C is a point
     */
    void meet(Verdict verdict, BoxStep step, int entered, int sides, int side) {
        decide(verdict, step);
        this.entered = entered;
        this.sides = sides;
        this.side = side;
    }

    private void decide(Verdict verdict, BoxStep step) {
        this.verdict = verdict.code();
        this.step = step.ordinal();
    }

    /** Gives the normal to another side on which the contact lies. */
    void choose(int side) {
        this.side = side;
    }

    Verdict verdict() {
        return Verdict.ofCode(verdict);
    }

    /** Returns the step that decided. */
    BoxStep step() {
        return BoxStep.values()[step];
    }

    /** Returns whether the verdict is OVERLAP. */
    boolean isOverlap() {
        return verdict == Verdict.OVERLAP.code();
    }

    /** Returns whether C has a side, so that there is a normal. */
    boolean hasSide() {
        return side >= 0;
    }

    /** Returns the side of C that has the normal; any one if C is a point. */
    int side() {
        return Math.max(side, 0);
    }

    /** Returns whether the boxes hit or touch, and do so at t = 0. */
    boolean isContactAtStart() {
        return step == BoxStep.INITIAL_CONTACT.ordinal() && !isOverlap();
    }
}
