package org.polysweep.world.body;

import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;

/**
 * A contact of two bodies in a step. A is the body that comes first in the order of the world. A world uses the same
 * object for every contact, by the rule of reuse in {@link org.polysweep.result}: it is valid until the method that got
 * it returns, so keep a {@link #copy}, not the contact. Reading the bodies, the verdict and the time costs nothing; the
 * first call of any other method sweeps the two bodies once more. Not thread-safe; a copy is immutable.
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
     * Returns the other body of the contact.
     *
     * @param body A or B
     * @return B or A
     * @throws IllegalArgumentException if the body is neither; see {@link #involves}
     */
    default BodyId other(BodyId body) {
        if (!involves(body)) {
            throw new IllegalArgumentException(
                    body + " is not in this contact of " + a() + " and " + b() + "; call involves(body) first");
        }
        return a() == body ? b() : a();
    }

    /** Returns the index of the part of A that touches B, from 0; 0 if A is convex. */
    int partA();

    /** Returns the index of the part of B that touches A, from 0; 0 if B is convex. */
    int partB();

    /**
     * Returns the verdict: OVERLAP if they overlap at the beginning of the step, HIT if they would begin to overlap,
     * TOUCH if they only touch. Never MISS.
     */
    Verdict verdict();

    /**
     * Returns the time of the contact, as a time of the whole step in [0, 1], rounded down. For OVERLAP, it is the
     * time, 0 or less, at which they would have begun to overlap on the same lines, and -infinity if neither moves
     * relative to the other; NaN if one of them rotates.
     */
    double enter();

    /**
     * Returns the x component of the unit normal, which points from B toward A. For OVERLAP it is the normal where A
     * entered B on these lines, or the direction of the minimum translation if neither moves relative to the other, or
     * if one of them rotates.
     */
    double normalX();

    /** Returns the y component of the unit normal, as {@link #normalX}. */
    double normalY();

    /**
     * Returns the x component of the unit normal that points toward a body, from the other one: for a body on a floor,
     * it points up.
     *
     * @param body A or B
     * @throws IllegalArgumentException if the body is neither; see {@link #involves}
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
     * bodies that overlap because of rounding during the step.
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

    /** Returns the kind of the feature of A; VERTEX if there is none, because there are no contact points. */
    Feature.Kind featureKindA();

    /** Returns the index of the vertex or edge of {@link #partA} that touches B, in the caller's order; -1 if none. */
    int featureIndexA();

    /** Returns the kind of the feature of B; VERTEX if there is none, because there are no contact points. */
    Feature.Kind featureKindB();

    /** Returns the index of the vertex or edge of {@link #partB} that touches A, in the caller's order; -1 if none. */
    int featureIndexB();

    /** Returns an immutable copy, which stays valid. */
    WorldContact copy();

    /** Returns the contact as text: verdict, bodies, time, normal. */
    @Override
    String toString();
}
