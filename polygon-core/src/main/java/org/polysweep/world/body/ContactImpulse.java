package org.polysweep.world.body;

import java.util.Objects;
import org.polysweep.internal.argument.Finite;

/**
 * How two bodies that rest on each other press on each other, as the last step has found it: {@link
 * org.polysweep.world.WorldState#contactImpulses}. An impulse is a mass times a displacement in a step. Immutable and
 * thread-safe.
 *
 * @param a the first body
 * @param partA its part, counted from 0
 * @param b the second body
 * @param partB its part
 * @param along the impulse on A along the normal, which points from B toward A; finite, 0 or more
 * @param across the impulse on A along the normal, rotated by a quarter turn counter-clockwise: friction; finite
 */
public record ContactImpulse(BodyId a, int partA, BodyId b, int partB, double along, double across) {

    /** Creates an impulse, and checks its numbers. */
    public ContactImpulse {
        Objects.requireNonNull(a, "a must not be null; pass a body of the world");
        Objects.requireNonNull(b, "b must not be null; pass a body of the world");
        Finite.require("along", along, "across", across);
        if (a.equals(b)) {
            throw new IllegalArgumentException("b must be another body than a, but was " + b);
        }
        if (partA < 0) {
            throw new IllegalArgumentException("partA must be >= 0, but was " + partA);
        }
        if (partB < 0) {
            throw new IllegalArgumentException("partB must be >= 0, but was " + partB);
        }
        if (along < 0) {
            throw new IllegalArgumentException("along must be >= 0, but was " + along);
        }
    }
}
