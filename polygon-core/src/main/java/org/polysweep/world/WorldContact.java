package org.polysweep.world;

import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;

/**
 * Two bodies that meet in a step. A is the one that comes first in the order of the world. Always the same object: it is good until
 * the method that it was given to returns, so copy what is to be kept. Not thread-safe.
 */
public final class WorldContact {

    private final Bodies bodies;
    private final Trajectories lines;
    private final PairSweep sweep;
    private int rankA;
    private int rankB;
    private int lineA;
    private int lineB;
    private double from;
    private boolean isSwept;
    private boolean hasNormal;
    private Verdict verdict = Verdict.MISS;
    private double enter;
    private double normalX;
    private double normalY;

    WorldContact(Bodies bodies, Trajectories lines) {
        this.bodies = bodies;
        this.lines = lines;
        sweep = new PairSweep(bodies, lines);
    }

    /** Shows two lines that meet; they are swept once more when more than verdict and time is read, or the time of an OVERLAP. */
    void set(int newLineA, int newLineB, Verdict newVerdict, double newEnter, double newFrom) {
        rankA = lines.body[newLineA];
        rankB = lines.body[newLineB];
        lineA = newLineA;
        lineB = newLineB;
        verdict = newVerdict;
        enter = newEnter;
        from = newFrom;
        isSwept = false;
        hasNormal = false;
    }

    /** Sweeps two parts at once, from whichever side they meet. */
    void takeParts(int partOfA, int partOfB) {
        isSwept = true;
        sweep.sweepParts(lineA, partOfA, lineB, partOfB, from);
    }

    void turnNormal(double newNormalX, double newNormalY) {
        hasNormal = true;
        normalX = newNormalX;
        normalY = newNormalY;
    }

    private PairSweep swept() {
        if (!isSwept) {
            isSwept = true;
            if (verdict == Verdict.OVERLAP) {
                sweep.sweep(lineA, lineB);
            } else {
                sweep.sweepRest(lineA, lineB, from);
            }
        }
        return sweep;
    }

    private void knowNormal() {
        if (!hasNormal) {
            turnNormal(swept().result().normalX(), swept().result().normalY());
        }
    }

    /** All numbers of the contact on the whole lines. */
    SweepResult result() {
        return swept().result();
    }

    /** Returns the body A. */
    public BodyId a() {
        return bodies.handleAt(rankA);
    }

    /** Returns the body B. */
    public BodyId b() {
        return bodies.handleAt(rankB);
    }

    /** Returns which part of A meets B, from 0 on; 0 if A is convex. */
    public int partA() {
        return swept().partA();
    }

    /** Returns which part of B meets A, from 0 on; 0 if B is convex. */
    public int partB() {
        return swept().partB();
    }

    /**
     * Returns how they meet: OVERLAP if they are in each other at the beginning of the step, HIT if they would get into each other
     * from now on, TOUCH if they only touch; never MISS.
     */
    public Verdict verdict() {
        return verdict;
    }

    /**
     * Returns when, as a time of the whole step, in [0, 1], rounded down; for OVERLAP when they would have come into each other
     * before, -infinity if neither moves relative to the other.
     */
    public double enter() {
        if (verdict == Verdict.OVERLAP) {
            return result().enter();
        }
        return enter;
    }

    /** Returns the x component of the unit normal, from B toward A; NaN if there is none. */
    public double normalX() {
        knowNormal();
        return normalX;
    }

    /** Returns the y component of the unit normal, from B toward A; NaN if there is none. */
    public double normalY() {
        knowNormal();
        return normalY;
    }

    /** Returns the number of contact points: 1 or 2 for HIT and TOUCH, otherwise 0. */
    public int contactCount() {
        return result().contactCount();
    }

    /**
     * Returns the x coordinate of a contact point in the world; NaN if there is no such point.
     *
     * @param point 0 or 1
     * @throws IndexOutOfBoundsException if {@code point} is neither
     */
    public double contactX(int point) {
        return result().contactX(point);
    }

    /**
     * Returns the y coordinate of a contact point in the world; NaN if there is no such point.
     *
     * @param point 0 or 1
     * @throws IndexOutOfBoundsException if {@code point} is neither
     */
    public double contactY(int point) {
        return result().contactY(point);
    }

    /** Returns the contact for people. */
    @Override
    public String toString() {
        return verdict + " of " + a() + " and " + b() + " at " + enter() + ", normal (" + normalX() + ", " + normalY()
                + ")";
    }
}
