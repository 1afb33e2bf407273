package org.polysweep.world.body;

import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;

/**
 * Two bodies that meet in a step. A is the body that comes first in the order of the world. A world uses the same
 * object for every contact, by the rule of reuse in {@link org.polysweep.result}: it is valid until the method that got
 * it returns, so keep a {@link #copy}, not the contact.
 * Reading the bodies, the verdict and the time costs nothing; whatever else is read first sweeps the two bodies once
 * more. Not thread-safe; a copy is immutable.
 */
public interface WorldContact {

    /** Returns the body A. */
    BodyId a();

    /** Returns the body B. */
    BodyId b();

    /** Returns whether a body is one of the two. */
    default boolean involves(BodyId body) {
        return a() == body || b() == body;
    }

    /**
     * Returns the body that one of the two meets.
     *
     * @param body A or B
     * @return B or A
     * @throws IllegalArgumentException if the body is neither; {@link #involves} tells
     */
    default BodyId other(BodyId body) {
        if (!involves(body)) {
            throw new IllegalArgumentException(
                    body + " is not in this contact of " + a() + " and " + b() + "; call involves(body) first");
        }
        return a() == body ? b() : a();
    }

    /** Returns which part of A meets B, counted from 0; 0 if A is convex. */
    int partA();

    /** Returns which part of B meets A, counted from 0; 0 if B is convex. */
    int partB();

    /**
     * Returns how they meet: OVERLAP if they overlap when the step begins, HIT if they would overlap from now on, TOUCH
     * if they only touch. Never MISS.
     */
    Verdict verdict();

    /**
     * Returns when they meet, as a time of the whole step in [0, 1], rounded down. For OVERLAP, it is the time, 0 or
     * less, at which they would have begun to overlap on the same lines, and -infinity if neither moves relative to the
     * other; NaN if one of them turns.
     */
    double enter();

    /**
     * Returns the x component of the unit normal, which points from B toward A. For OVERLAP it is the normal where
     * A entered B on these lines, and the shortest way out where neither moves relative to the other, or one of
     * them turns.
     */
    double normalX();

    /** Returns the y component of the unit normal, as {@link #normalX}. */
    double normalY();

    /**
     * Returns the x component of the unit normal that points toward a body, from the other one: for a body that stands
     * on a floor, it points up.
     *
     * @param body A or B
     * @throws IllegalArgumentException if the body is neither; {@link #involves} tells
     */
    default double normalXToward(BodyId body) {
        return other(body) == b() ? normalX() : 0.0 - normalX();
    }

    /** Returns the y component of the unit normal that points toward a body, as {@link #normalXToward}. */
    default double normalYToward(BodyId body) {
        return other(body) == b() ? normalY() : 0.0 - normalY();
    }

    /**
     * Returns the number of contact points: 1 or 2 for HIT and TOUCH, 0 for OVERLAP. It is also 0 for a HIT of two
     * bodies that rounding has made overlap in the course of the step.
     */
    int contactCount();

    /**
     * Returns the x coordinate of a contact point, in the world; NaN if there is no such point.
     *
     * @param point 0 or 1
     * @return the coordinate, the double nearest to the exact one
     * @throws IndexOutOfBoundsException if {@code point} is neither 0 nor 1
     */
    double contactX(int point);

    /**
     * Returns the y coordinate of a contact point, in the world; NaN if there is no such point.
     *
     * @param point 0 or 1
     * @return the coordinate, the double nearest to the exact one
     * @throws IndexOutOfBoundsException if {@code point} is neither 0 nor 1
     */
    double contactY(int point);

    /**
     * Returns what {@link #featureIndexA} counts; VERTEX if there is no feature, as there is none without contact
     * points.
     */
    Feature.Kind featureKindA();

    /**
     * Returns the index of the vertex or edge of {@link #partA} that meets B, as the caller counts them; -1 if
     * none.
     */
    int featureIndexA();

    /**
     * Returns what {@link #featureIndexB} counts; VERTEX if there is no feature, as there is none without contact
     * points.
     */
    Feature.Kind featureKindB();

    /**
     * Returns the index of the vertex or edge of {@link #partB} that meets A, as the caller counts them; -1 if
     * none.
     */
    int featureIndexB();

    /** Returns an immutable copy, which stays valid. */
    WorldContact copy();

    /** Returns the contact as text: verdict, bodies, time, normal. */
    @Override
    String toString();
}
