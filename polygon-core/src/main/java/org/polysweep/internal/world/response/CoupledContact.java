package org.polysweep.internal.world.response;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.state.PushGroups;
import org.polysweep.internal.world.state.StepState;
import org.polysweep.internal.world.state.Support;
import org.polysweep.world.body.BodyMotion;

/**
 * The previous contact of a body that is pushed into it by another body: both impulses act at once. Without that, the
 * three would push each other in turns, and the impulses would be a geometric series. Reusable.
 *
 * <p>Let n be the normal of the push, m the normal of the previous contact toward the body, c = n·m, and s the share of
 * the other body of that contact in the sum of the two masses. The body acts like one with its mass divided by 1 -
 * c²·s.
 */
final class CoupledContact {

    private final Bodies bodies;
    private final StepState state;
    private boolean isActive;
    private int other;

    private double otherX;
    private double otherY;
    private double cosine;
    private double sine;
    private double share;

    /** The speed at which the body leaves the previous contact. */
    private double opening;

    CoupledContact(Bodies bodies, StepState state) {
        this.bodies = bodies;
        this.state = state;
    }

    /** Finds the previous contact of a body, by rank, that another one pushes along a normal, times the sign. */
    void find(BodyMotion body, int rank, int pusher, int sign, double normalX, double normalY) {
        other = state.lastOther[rank];
        isActive = false;
        if (state.changes[rank] >= WorldThresholds.MAX_COUPLED_CHANGES
                || other == pusher
                || !body.canChange()
                || state.stalled[other]) {
            return;
        }
        otherX = state.lastX[rank];
        otherY = state.lastY[rank];
        cosine = normalX * otherX + normalY * otherY;
        sine = normalX * otherY - normalY * otherX;
        if (sign * cosine >= 0 || Math.abs(sine) * (1L << WorldThresholds.SAME_DIRECTION_BITS) <= 1) {
            return;
        }
        boolean isKinematic = bodies.ranked.isKinematic(other);
        double speedOfOther =
                isKinematic ? state.lastSpeed[rank] : state.lastDx(other) * otherX + state.lastDy(other) * otherY;
        opening = body.dx() * otherX + body.dy() * otherY - speedOfOther;
        boolean isClosed = Support.isSmall(opening, Math.abs(body.dx()) + Math.abs(body.dy()));
        share = isKinematic ? 1 : PushGroups.share(bodies.mass[bodies.byRank(other)], body.mass());
        isActive = isClosed || (opening > 0 && isKinematic && state.trajectories.turns(state.segment[other]));
    }

    /** Releases the previous contact if a change of speed along the normal does not push the body into it. */
    boolean isReleasedBy(double change) {
        boolean isReleased = isActive && !(opening + change * cosine < 0);
        isActive &= !isReleased;
        return isReleased;
    }

    /** Notes that there is none. */
    void clear() {
        isActive = false;
    }

    boolean isActive() {
        return isActive;
    }

    /** The mass with which the body resists the push. */
    double mass(double mass) {
        return isActive ? Math.min(mass / (1 - share * cosine * cosine), Double.MAX_VALUE) : mass;
    }

    /** The speed of the body along the normal if the previous contact alone acts on it. */
    double speed(double speed) {
        return isActive ? speed - cosine * share * opening : speed;
    }

    /** The change of the speed across the normal by the impulse of the previous contact. */
    double changeAcross(double change) {
        return 0.0 - (opening + change * cosine) * share / (1 - share * cosine * cosine) * sine;
    }

    /** Owes the impulse to the other body of the previous contact. */
    void passOn(double change) {
        if (share < 1) {
            double speed = (opening + change * cosine) * (1 - share) / (1 - share * cosine * cosine);
            double dx = speed * otherX;
            double dy = speed * otherY;
            state.impulses.owe(other, dx, dy);
            state.pushes.leave(other, bodies.mass[bodies.byRank(other)], dx, dy, PushGroups.NONE);
        }
    }
}
