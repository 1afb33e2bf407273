package org.polysweep.world;

import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;

/**
 * Two bodies that meet in a step. A is the body that comes first in the order of the world. A world uses the same
 * object for every contact: it is valid until the method that got it returns, so copy what you want to keep. Reading
 * the verdict and the time costs nothing; whatever else is read first sweeps the two bodies once more. Not thread-safe.
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

    /**
     * Shows two lines that meet. They are swept once more when more is read than the verdict and the time, or the time
     * of an OVERLAP.
     */
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
        return bodies.idAt(rankA);
    }

    /** Returns the body B. */
    public BodyId b() {
        return bodies.idAt(rankB);
    }

    /** Returns which part of A meets B, counted from 0; 0 if A is convex. */
    public int partA() {
        return swept().partA();
    }

    /** Returns which part of B meets A, counted from 0; 0 if B is convex. */
    public int partB() {
        return swept().partB();
    }

    /**
     * Returns how they meet: OVERLAP if they overlap when the step begins, HIT if they would overlap from now on, TOUCH
     * if they only touch. Never MISS.
     */
    public Verdict verdict() {
        return verdict;
    }

    /**
     * Returns when they meet, as a time of the whole step in [0, 1], rounded down. For OVERLAP, it is the time, 0 or
     * less, at which they would have begun to overlap on the same lines, and -infinity if neither moves relative to the
     * other.
     */
    public double enter() {
        if (verdict == Verdict.OVERLAP) {
            return result().enter();
        }
        return enter;
    }

    /**
     * Returns the x component of the unit normal, which points from B toward A. For OVERLAP it is that of the place
     * where A entered B on these lines, and the shortest way out where neither moves relative to the other.
     */
    public double normalX() {
        knowNormal();
        return normalX;
    }

    /** Returns the y component of the unit normal, as {@link #normalX}. */
    public double normalY() {
        knowNormal();
        return normalY;
    }

    /**
     * Returns the number of contact points: 1 or 2 for HIT and TOUCH, 0 for OVERLAP. It is also 0 for a HIT of two
     * bodies that rounding has made overlap in the course of the step.
     */
    public int contactCount() {
        return result().contactCount();
    }

    /**
     * Returns the x coordinate of a contact point, in the world; NaN if there is no such point.
     *
     * @param point 0 or 1
     * @return the coordinate, the double nearest to the exact one
     * @throws IndexOutOfBoundsException if {@code point} is neither 0 nor 1
     */
    public double contactX(int point) {
        return result().contactX(point);
    }

    /**
     * Returns the y coordinate of a contact point, in the world; NaN if there is no such point.
     *
     * @param point 0 or 1
     * @return the coordinate, the double nearest to the exact one
     * @throws IndexOutOfBoundsException if {@code point} is neither 0 nor 1
     */
    public double contactY(int point) {
        return result().contactY(point);
    }

    /** Returns the contact as text: verdict, bodies, time, normal. */
    @Override
    public String toString() {
        return verdict + " of " + a() + " and " + b() + " at " + enter() + ", normal (" + normalX() + ", " + normalY()
                + ")";
    }
}
