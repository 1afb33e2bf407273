package org.polysweep.internal.world.segment;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.Orientations;
import org.polysweep.world.body.WorldContact;

/**
 * The speeds of two bodies at their contact. For a rotating kinematic body, it is the speed of the contact point; for
 * any other body, it is the speed of its segment, since a contact ends its rotation. Reusable.
 */
public final class PointSpeed {

    private final Bodies bodies;
    private final Trajectories trajectories;
    private double time;

    /** True if one of the two bodies continues to rotate; in that case, the contact point. */
    private boolean isRound;

    private double x;
    private double y;

    public PointSpeed(Bodies bodies, Trajectories trajectories) {
        this.bodies = bodies;
        this.trajectories = trajectories;
    }

    /**
     * Sets the two segments and the time; if there are two contact points, the point at which the bodies approach
     * faster is used.
     */
    public void set(int segmentA, int segmentB, double time, WorldContact contact) {
        this.time = time;
        isRound = carriesRound(segmentA) || carriesRound(segmentB);
        if (!isRound) {
            return;
        }
        take(segmentA, segmentB, contact, 0);
        if (contact.contactCount() == 2) {
            double first = approach(segmentA, segmentB, contact);
            take(segmentA, segmentB, contact, 1);
            if (!(approach(segmentA, segmentB, contact) > first)) {
                take(segmentA, segmentB, contact, 0);
            }
        }
    }

    private void take(int segmentA, int segmentB, WorldContact contact, int point) {
        if (contact.contactCount() > 0) {
            x = contact.contactX(point);
            y = contact.contactY(point);
        } else {
            // For two bodies that overlap by rounding: about the position of the body that does not rotate.
            int other = carriesRound(segmentA) ? segmentB : segmentA;
            x = trajectories.x(other) + time * trajectories.dx(other);
            y = trajectories.y(other) + time * trajectories.dy(other);
        }
    }

    private double approach(int segmentA, int segmentB, WorldContact contact) {
        return (dx(segmentB) - dx(segmentA)) * contact.normalX() + (dy(segmentB) - dy(segmentA)) * contact.normalY();
    }

    /** The x component of the speed of one of the two bodies, as the displacement in a whole step. */
    public double dx(int segment) {
        return isRound
                ? trajectories.dx(segment)
                        - angularSpeed(segment) * (y - (trajectories.y(segment) + time * trajectories.dy(segment)))
                : trajectories.dx(segment);
    }

    public double dy(int segment) {
        return isRound
                ? trajectories.dy(segment)
                        + angularSpeed(segment) * (x - (trajectories.x(segment) + time * trajectories.dx(segment)))
                : trajectories.dy(segment);
    }

    /** Returns whether a body continues to rotate after a contact. */
    private boolean carriesRound(int segment) {
        return trajectories.turns(segment) && bodies.ranked.isKinematic(trajectories.rank[segment]);
    }

    /** The angle by which a body would rotate in a whole step at its angular speed at the contact, in radians. */
    public double angularSpeed(int segment) {
        if (!carriesRound(segment)) {
            return 0;
        }
        double changeC = trajectories.c1(segment) - trajectories.c0(segment);
        double changeS = trajectories.s1(segment) - trajectories.s0(segment);
        double c = trajectories.c0(segment) + time * changeC;
        double s = trajectories.s0(segment) + time * changeS;
        double larger = Orientations.larger(c, s);
        double unitC = c / larger;
        double unitS = s / larger;
        return 2 * ((unitC * (changeS / larger) - unitS * (changeC / larger)) / (unitC * unitC + unitS * unitS));
    }

    /** The approximate relative speed of the contact points of two bodies, if one of them continues to rotate. */
    public double hurry(int segmentA, int segmentB) {
        double turnOfA = Math.abs(angularSpeed(segmentA));
        double turnOfB = Math.abs(angularSpeed(segmentB));
        if (turnOfA + turnOfB == 0) {
            return 0;
        }
        double apart = Math.abs(trajectories.x(segmentA)
                        + time * trajectories.dx(segmentA)
                        - (trajectories.x(segmentB) + time * trajectories.dx(segmentB)))
                + Math.abs(trajectories.y(segmentA)
                        + time * trajectories.dy(segmentA)
                        - (trajectories.y(segmentB) + time * trajectories.dy(segmentB)));
        double ofSegments = Math.abs(trajectories.dx(segmentA) - trajectories.dx(segmentB))
                + Math.abs(trajectories.dy(segmentA) - trajectories.dy(segmentB));
        return ofSegments + (turnOfA + turnOfB) * (apart + extent(segmentA) + extent(segmentB));
    }

    private double extent(int segment) {
        return bodies.extent(bodies.byRank(trajectories.rank[segment]));
    }

    /** The speed of a body along a normal after a contact; of the contact point, if it keeps its segment. */
    public double along(WorldContact contact, int segment, int segmentAfter) {
        boolean stays = segmentAfter == segment;
        return contact.normalX() * (stays ? dx(segment) : trajectories.dx(segmentAfter))
                + contact.normalY() * (stays ? dy(segment) : trajectories.dy(segmentAfter));
    }
}
