package org.polysweep.validate;

import org.polysweep.contact.Verdict;

/**
 * The exact result of one query, as far as claims are compared with it. Every method is exact.
 *
 * <p>This package implements it for boxes, by the polygon algorithm; {@link AcceptanceRules} accepts any
 * implementation.
 */
public interface ExactResult {

    /** Returns the verdict. */
    Verdict verdict();

    /** Returns the time of entry of a HIT: the largest double that is not greater than the exact time. */
    double enter();

    /**
     * Returns whether a claimed time of entry of a HIT is close enough: {@code |claimed - exact| · |n·d| ≤ ulps ·
     * ulp(M)}, evaluated exactly; equality is accepted.
     *
     * <p>{@code n} is the exact unit normal of the contact, or, where a vertex hits a vertex exactly, the normal of
     * either edge, and {@code d} the exact relative displacement, so the left side is the depth by which the shapes
     * overlap, or the distance between them, at the claimed time. Where A moves straight at B, it is {@code |claimed -
     * exact| · |d|}. Where A grazes B, |d| would include the distance that A slides along B; no sweep in doubles can
     * hold that to a few ulp, because an error of one ulp in the gap between two sides is an error of many ulp in the
     * time. {@code M} is the greatest absolute value of all numbers of the query (sides or vertices in their own
     * coordinates, positions, displacements), and {@code ulp(M)} the distance from M to the next greater double (from
     * the next smaller one, for the largest).
     *
     * @param claimed any finite double
     * @param ulps not negative
     */
    boolean isWithin(double claimed, int ulps);

    /**
     * Returns whether a claimed normal of a HIT or TOUCH is right.
     *
     * @param x the x component; finite
     * @param y the y component; finite
     * @param strict whether the normal must be the one that the rule for vertices chooses; otherwise, if a vertex hits
     *     a vertex exactly, the normals of both edges there are right
     */
    boolean isNormal(double x, double y, boolean strict);

    /**
     * Returns the double nearest to the exact time of entry of a HIT. By default, this is the next double after {@link
     * #enter}.
     */
    default double nearestEnter() {
        return Math.nextUp(enter());
    }

    /**
     * Returns whether every sum and difference of sides and positions, and of displacements, is exact on each axis, in
     * any order; for two boxes only.
     *
     * @param rule the rule, which determines the format
     */
    default boolean hasExactSums(TimeRule rule) {
        return false;
    }

    /** Returns what shapes that come into contact exactly at the end of the step would do after it. */
    default TouchAtEnd touchAtEnd() {
        return TouchAtEnd.UNKNOWN;
    }

    /** The verdict if the step continued. */
    enum TouchAtEnd {
        /** They would overlap. */
        ARRIVAL,
        /** They would not. */
        GRAZE,
        /** One of the two. */
        UNKNOWN
    }
}
