package org.polysweep.world;

/**
 * How fast two bodies are where they meet. Of a kinematic body that turns, it is the speed of the point that is met; of
 * any other, that of its line, as a contact ends its turn. Reusable.
 */
final class PointSpeed {

    private final Bodies bodies;
    private final Trajectories lines;
    private double x;
    private double y;
    private double aDx;
    private double aDy;
    private double bDx;
    private double bDy;

    PointSpeed(Bodies bodies, Trajectories lines) {
        this.bodies = bodies;
        this.lines = lines;
    }

    /**
     * Sets which lines meet, and when; of two points at which they do, the one at which they approach faster counts.
     */
    void set(int lineA, int lineB, double time, WorldContact contact) {
        aDx = lines.dx(lineA);
        aDy = lines.dy(lineA);
        bDx = lines.dx(lineB);
        bDy = lines.dy(lineB);
        if (!carriesRound(lineA) && !carriesRound(lineB)) {
            return;
        }
        take(lineA, lineB, time, contact, 0);
        if (contact.contactCount() == 2) {
            double first = approach(contact);
            take(lineA, lineB, time, contact, 1);
            if (!(approach(contact) > first)) {
                take(lineA, lineB, time, contact, 0);
            }
        }
    }

    private void take(int lineA, int lineB, double time, WorldContact contact, int point) {
        if (contact.contactCount() > 0) {
            x = contact.contactX(point);
            y = contact.contactY(point);
        } else {
            // Two that rounding has made overlap: about where the one is that does not turn.
            int other = carriesRound(lineA) ? lineB : lineA;
            x = lines.x(other) + time * lines.dx(other);
            y = lines.y(other) + time * lines.dy(other);
        }
        double speedA = angularSpeed(lineA, time);
        double speedB = angularSpeed(lineB, time);
        aDx = lines.dx(lineA) - speedA * (y - (lines.y(lineA) + time * lines.dy(lineA)));
        aDy = lines.dy(lineA) + speedA * (x - (lines.x(lineA) + time * lines.dx(lineA)));
        bDx = lines.dx(lineB) - speedB * (y - (lines.y(lineB) + time * lines.dy(lineB)));
        bDy = lines.dy(lineB) + speedB * (x - (lines.x(lineB) + time * lines.dx(lineB)));
    }

    /** Whether a contact does not end the turn of a body. */
    private boolean carriesRound(int line) {
        return lines.turns(line) && bodies.isKinematic(lines.body[line]);
    }

    /** The angle by which a body would turn in a whole step at the speed that it has at a time, in radians. */
    double angularSpeed(int line, double time) {
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

    private double approach(WorldContact contact) {
        return (bDx - aDx) * contact.normalX() + (bDy - aDy) * contact.normalY();
    }

    double aDx() {
        return aDx;
    }

    double aDy() {
        return aDy;
    }

    double bDx() {
        return bDx;
    }

    double bDy() {
        return bDy;
    }
}
