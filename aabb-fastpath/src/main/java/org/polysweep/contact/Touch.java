package org.polysweep.contact;

import java.util.List;
import org.polysweep.pose.Pose;

/**
 * A and B touch without overlapping: resting, sliding, grazing a corner, or arriving exactly at the end of the step or
 * the part.
 *
 * @param enter the first time in the step, or in a part of it, at which they share a point, rounded down
 * @param exit the last time at which they share a point if the motion is continued, rounded up; infinite if nothing
 *     moves
 * @param normalX the x component of the unit normal of the contact, from B toward A
 * @param normalY the y component of the unit normal
 * @param partA the part of A at the contact, counted from 0; 0 for a convex shape
 * @param partB the part of B at the contact; 0 for a convex shape
 * @param featureA the vertex or edge of A at the contact
 * @param featureB the vertex or edge of B at the contact
 * @param contactPoints the contact points, one or two, in world coordinates
 * @param safePoseA the position and orientation of A at that time, rounded away from B
 * @param safePoseB the position and orientation of B at that time, rounded away from A
 */
public record Touch(
        double enter,
        double exit,
        double normalX,
        double normalY,
        int partA,
        int partB,
        Feature featureA,
        Feature featureB,
        List<Point> contactPoints,
        Pose safePoseA,
        Pose safePoseB)
        implements TimedContact {

    /** Copies the list of points. */
    public Touch {
        contactPoints = List.copyOf(contactPoints);
    }

    @Override
    public Verdict verdict() {
        return Verdict.TOUCH;
    }
}
