package org.polysweep.contact;

import java.util.List;
import org.polysweep.pose.Pose;

/**
 * The motion makes A and B overlap: {@code enter} is in [0, 1), and {@code normal · d < 0}.
 *
 * @param enter the time at which they begin to overlap, in [0, 1), rounded down
 * @param exit the time at which the motion, if continued, would separate them again, rounded up
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
public record Hit(
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
    public Hit {
        contactPoints = List.copyOf(contactPoints);
    }

    @Override
    public Verdict verdict() {
        return Verdict.HIT;
    }
}
