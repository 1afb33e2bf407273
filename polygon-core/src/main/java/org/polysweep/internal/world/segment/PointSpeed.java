package org.polysweep.internal.world.segment;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.Orientations;
import org.polysweep.world.body.WorldContact;

/**
 * The speeds of two bodies at their contact. For a rotating kinematic body, it is the speed of the contact point; for
 * any other body, it is the speed of its line, since a contact ends its rotation. Reusable.
 */
public final class PointSpeed {

    private final Bodies bodies;
    private final Trajectories lines;
    private double time;

    /** True if one of the two continues to rotate; then the contact point. */
    private boolean isRound;

    private double x;
    private double y;

    public PointSpeed(Bodies bodies, Trajectories lines) {
        this.bodies = bodies;
        this.lines = lines;
    }

    /** Sets the two lines and the time; of two contact points, the one at which the bodies approach faster is used. */
    public void set(int lineA, int lineB, double time, WorldContact contact) {
        this.time = time;
        isRound = carriesRound(lineA) || carriesRound(lineB);
        if (!isRound) {
            return;
        }
        take(lineA, lineB, contact, 0);
        if (contact.contactCount() == 2) {
            double first = approach(lineA, lineB, contact);
            take(lineA, lineB, contact, 1);
            if (!(approach(lineA, lineB, contact) > first)) {
                take(lineA, lineB, contact, 0);
            }
        }
    }

    private void take(int lineA, int lineB, WorldContact contact, int point) {
        if (contact.contactCount() > 0) {
            x = contact.contactX(point);
            y = contact.contactY(point);
        } else {
            // For two bodies that overlap by rounding: about the position of the one that does not rotate.
            int other = carriesRound(lineA) ? lineB : lineA;
            x = lines.x(other) + time * lines.dx(other);
            y = lines.y(other) + time * lines.dy(other);
        }
    }

    private double approach(int lineA, int lineB, WorldContact contact) {
        return (dx(lineB) - dx(lineA)) * contact.normalX() + (dy(lineB) - dy(lineA)) * contact.normalY();
    }

    /** The x component of the speed of one of the two bodies, as the displacement in a whole step. */
    public double dx(int line) {
        return isRound
                ? lines.dx(line) - angularSpeed(line) * (y - (lines.y(line) + time * lines.dy(line)))
                : lines.dx(line);
    }

    public double dy(int line) {
        return isRound
                ? lines.dy(line) + angularSpeed(line) * (x - (lines.x(line) + time * lines.dx(line)))
                : lines.dy(line);
    }

    /** Returns whether a body continues to rotate after a contact. */
    private boolean carriesRound(int line) {
        return lines.turns(line) && bodies.ranked.isKinematic(lines.rank[line]);
    }

    /** The angle by which a body would rotate in a whole step at its angular speed at the contact, in radians. */
    public double angularSpeed(int line) {
        if (!carriesRound(line)) {
            return 0;
        }
        double changeC = lines.c1(line) - lines.c0(line);
        double changeS = lines.s1(line) - lines.s0(line);
        double c = lines.c0(line) + time * changeC;
        double s = lines.s0(line) + time * changeS;
        double larger = Orientations.larger(c, s);
        double unitC = c / larger;
        double unitS = s / larger;
        return 2 * ((unitC * (changeS / larger) - unitS * (changeC / larger)) / (unitC * unitC + unitS * unitS));
    }

    /** The approximate relative speed of the contact points of two bodies, if one of them continues to rotate. */
    public double hurry(int lineA, int lineB) {
        double turnOfA = Math.abs(angularSpeed(lineA));
        double turnOfB = Math.abs(angularSpeed(lineB));
        if (turnOfA + turnOfB == 0) {
            return 0;
        }
        double apart = Math.abs(lines.x(lineA) + time * lines.dx(lineA) - (lines.x(lineB) + time * lines.dx(lineB)))
                + Math.abs(lines.y(lineA) + time * lines.dy(lineA) - (lines.y(lineB) + time * lines.dy(lineB)));
        double ofLines = Math.abs(lines.dx(lineA) - lines.dx(lineB)) + Math.abs(lines.dy(lineA) - lines.dy(lineB));
        return ofLines + (turnOfA + turnOfB) * (apart + extent(lineA) + extent(lineB));
    }

    private double extent(int line) {
        return bodies.extent(bodies.byRank(lines.rank[line]));
    }

    /** The speed of a body along a normal after a contact; of the contact point, if it keeps its line. */
    public double along(WorldContact contact, int line, int lineAfter) {
        boolean stays = lineAfter == line;
        return contact.normalX() * (stays ? dx(line) : lines.dx(lineAfter))
                + contact.normalY() * (stays ? dy(line) : lines.dy(lineAfter));
    }
}
