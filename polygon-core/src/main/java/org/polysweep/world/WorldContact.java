package org.polysweep.world;

import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;

/**
 * Two bodies that meet in a step. A is the body that comes first in the order of the world. A world uses the same
 * object for every contact: it is valid until the method that got it returns, so keep a {@link #copy}, not the contact.
 * Reading the bodies, the verdict and the time costs nothing; whatever else is read first sweeps the two bodies once
 * more. Not thread-safe; a copy is immutable.
 */
public abstract sealed class WorldContact permits StepContact, ContactCopy {

    WorldContact() {}

    /** Returns the numbers of the contact, on the whole lines of the two bodies. */
    abstract SweepResult result();

    /** Returns the body A. */
    public abstract BodyId a();

    /** Returns the body B. */
    public abstract BodyId b();

    /** Returns whether a body is one of the two. */
    public final boolean involves(BodyId body) {
        return a() == body || b() == body;
    }

    /**
     * Returns the body that one of the two meets.
     *
     * @param body A or B
     * @return B or A
     * @throws IllegalArgumentException if the body is neither; {@link #involves} tells
     */
    public final BodyId other(BodyId body) {
        return isA(body) ? b() : a();
    }

    /** Returns which part of A meets B, counted from 0; 0 if A is convex. */
    public abstract int partA();

    /** Returns which part of B meets A, counted from 0; 0 if B is convex. */
    public abstract int partB();

    /**
     * Returns how they meet: OVERLAP if they overlap when the step begins, HIT if they would overlap from now on, TOUCH
     * if they only touch. Never MISS.
     */
    public abstract Verdict verdict();

    /**
     * Returns when they meet, as a time of the whole step in [0, 1], rounded down. For OVERLAP, it is the time, 0 or
     * less, at which they would have begun to overlap on the same lines, and -infinity if neither moves relative to the
     * other; NaN if one of them turns.
     */
    public abstract double enter();

    /**
     * Returns the x component of the unit normal, which points from B toward A. For OVERLAP it is that of the place
     * where A entered B on these lines, and the shortest way out where neither moves relative to the other, or one of
     * them turns.
     */
    public abstract double normalX();

    /** Returns the y component of the unit normal, as {@link #normalX}. */
    public abstract double normalY();

    /**
     * Returns the x component of the unit normal that points toward a body, from the other one: for a body that stands
     * on a floor, it points up.
     *
     * @param body A or B
     * @throws IllegalArgumentException if the body is neither; {@link #involves} tells
     */
    public final double normalXToward(BodyId body) {
        return isA(body) ? normalX() : 0.0 - normalX();
    }

    /** Returns the y component of the unit normal that points toward a body, as {@link #normalXToward}. */
    public final double normalYToward(BodyId body) {
        return isA(body) ? normalY() : 0.0 - normalY();
    }

    private boolean isA(BodyId body) {
        if (!involves(body)) {
            throw new IllegalArgumentException(
                    body + " is not in this contact of " + a() + " and " + b() + "; ask involves(body) first");
        }
        return a() == body;
    }

    /**
     * Returns the number of contact points: 1 or 2 for HIT and TOUCH, 0 for OVERLAP. It is also 0 for a HIT of two
     * bodies that rounding has made overlap in the course of the step.
     */
    public final int contactCount() {
        return result().contactCount();
    }

    /**
     * Returns the x coordinate of a contact point, in the world; NaN if there is no such point.
     *
     * @param point 0 or 1
     * @return the coordinate, the double nearest to the exact one
     * @throws IndexOutOfBoundsException if {@code point} is neither 0 nor 1
     */
    public final double contactX(int point) {
        return result().contactX(point);
    }

    /**
     * Returns the y coordinate of a contact point, in the world; NaN if there is no such point.
     *
     * @param point 0 or 1
     * @return the coordinate, the double nearest to the exact one
     * @throws IndexOutOfBoundsException if {@code point} is neither 0 nor 1
     */
    public final double contactY(int point) {
        return result().contactY(point);
    }

    /** Returns what {@link #indexA} counts; VERTEX if there is no feature, as there is none without contact points. */
    public final Feature.Kind kindA() {
        return result().kindA();
    }

    /**
     * Returns the index of the vertex or edge of {@link #partA} that meets B, as the caller counts them; -1 if
     * none.
     */
    public final int indexA() {
        return result().indexA();
    }

    /** Returns what {@link #indexB} counts; VERTEX if there is no feature, as there is none without contact points. */
    public final Feature.Kind kindB() {
        return result().kindB();
    }

    /**
     * Returns the index of the vertex or edge of {@link #partB} that meets A, as the caller counts them; -1 if
     * none.
     */
    public final int indexB() {
        return result().indexB();
    }

    /** Returns an immutable copy, which stays valid. */
    public abstract WorldContact copy();

    /** Returns the contact as text: verdict, bodies, time, normal. */
    @Override
    public final String toString() {
        return verdict() + " of " + a() + " and " + b() + " at " + enter() + ", normal (" + normalX() + ", " + normalY()
                + ")";
    }
}
