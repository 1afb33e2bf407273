package org.polysweep.contact;

import java.util.List;
import org.polysweep.pose.Pose;

/** The contact of two shapes that do not overlap at t = 0: a {@link Hit} or a {@link Touch}. */
public sealed interface TimedContact extends SweepOutcome permits Hit, Touch {

    /** Returns which vertex or edge of A meets B at {@code enter}, in the caller's numbering. */
    Feature featureA();

    /** Returns which vertex or edge of B meets A at {@code enter}, in the caller's numbering. */
    Feature featureB();

    /**
     * Returns where they meet at the exact {@code enter}, in world coordinates: one point, or the two ends of the
     * shared segment if edge meets edge, in the order of the normal turned a quarter counter-clockwise. Each coordinate
     * is the double nearest to the exact one.
     */
    List<Point> contactPoints();

    /**
     * Returns where to put A: its position at {@code enter}, each coordinate rounded away from B, and its orientation
     * then. A at {@code restA} and B at {@code restB} are guaranteed not to overlap. A shape that turns stops turning
     * there.
     */
    Pose safePoseA();

    /** Returns where to put B: its position then, each coordinate rounded away from A, and its orientation. */
    Pose safePoseB();
}
