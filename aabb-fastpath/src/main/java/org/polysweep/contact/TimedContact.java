package org.polysweep.contact;

import java.util.List;
import org.polysweep.pose.Pose;

/** The contact of two shapes that do not overlap when the sweep begins: a {@link Hit} or a {@link Touch}. */
public sealed interface TimedContact extends SweepOutcome permits Hit, Touch {

    /** Returns the vertex or edge of A that touches B at {@code enter}, in the caller's numbering. */
    Feature featureA();

    /** Returns the vertex or edge of B that touches A at {@code enter}, in the caller's numbering. */
    Feature featureB();

    /**
     * Returns the contact at the exact {@code enter}, in world coordinates: one point, or the two ends of the shared
     * segment if two edges touch, in the order of the normal rotated by a quarter turn counter-clockwise. Each
     * coordinate is the double nearest to the exact one.
     */
    List<Point> contactPoints();

    /**
     * Returns the safe pose of A: its position at {@code enter}, each coordinate rounded away from B, and its
     * orientation at that time. A and B at their safe poses are guaranteed not to overlap. A rotating shape stops
     * rotating there.
     */
    Pose safePoseA();

    /**
     * Returns the safe pose of B: its position at {@code enter}, each coordinate rounded away from A, and its
     * orientation at that time.
     */
    Pose safePoseB();
}
