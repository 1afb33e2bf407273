package org.polysweep.internal.world.state;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.segment.Trajectories;

/**
 * What supports a body against a push along the normal of a contact: the body below it, which lies on others, down to
 * one that no push moves. Each has the motion of the one below it, or slides along it. Reusable.
 */
public final class Support {

    private double friction;
    private double dx;
    private double dy;
    private double groundDx;
    private double groundDy;
    private double speedAcross;

    /**
     * Finds the support of a body that is pushed along a unit normal, or against it.
     *
     * @param sign 1 if the normal points from the support to the body, otherwise -1
     * @param across the speed of the body across the normal
     * @param other the same of the body that pushes it
     */
    public void find(
            Bodies bodies,
            StepState state,
            int rank,
            double normalX,
            double normalY,
            int sign,
            double across,
            double other) {
        boolean isFound = isOnGround(bodies, state, rank, sign * normalX, sign * normalY);
        speedAcross = normalX * dy - normalY * dx;
        double below = normalX * groundDy - normalY * groundDx;
        if (!isFound || !isAhead(across, below) || !isAhead(other, below)) {
            clear();
        }
    }

    /** Notes that nothing supports the body. */
    public void clear() {
        friction = 0;
    }

    /** Returns whether a body slides on its support in the same direction in which the support slides. */
    private boolean isAhead(double across, double below) {
        return speedAcross == below || (speedAcross > below ? across >= speedAcross : across <= speedAcross);
    }

    public boolean isOnGround(Bodies bodies, StepState state, int rank, double upX, double upY) {
        Trajectories trajectories = state.trajectories;
        friction = Double.POSITIVE_INFINITY;
        boolean slides = false;
        int body = rank;
        for (int i = 0; i < bodies.count(); i++) {
            int ground = state.contactAlong(body, upX, upY);
            if (ground == StepState.NONE) {
                return false;
            }
            int segment = state.segment[body];
            int below = state.segment[ground];
            if (trajectories.turns(below) || !areSame(trajectories, segment, below, upX, upY)) {
                return false;
            }
            boolean slidesHere = !areSame(trajectories, segment, below, -upY, upX);
            if (!slides) {
                friction = Math.min(friction, state.frictionOn(body, ground));
                dx = trajectories.dx(below);
                dy = trajectories.dy(below);
            }
            if (!slides || slidesHere) {
                groundDx = trajectories.dx(below);
                groundDy = trajectories.dy(below);
            }
            slides |= slidesHere;
            if (state.isSolid(bodies, ground)) {
                return true;
            }
            body = ground;
        }
        return false;
    }

    /** Returns whether two segments have the same speed along a vector, up to rounding. */
    private static boolean areSame(Trajectories trajectories, int segment, int other, double x, double y) {
        double change = (trajectories.dx(segment) - trajectories.dx(other)) * x
                + (trajectories.dy(segment) - trajectories.dy(other)) * y;
        double size = Math.abs(trajectories.dx(segment)) + Math.abs(trajectories.dy(segment));
        return isSmall(change, size);
    }

    /** Returns whether a speed is due to rounding, compared with another one that is not negative. */
    public static boolean isSmall(double speed, double size) {
        return Math.abs(speed) * (1L << WorldThresholds.SAME_SPEED_BITS) <= size;
    }

    /**
     * The coefficient of friction between the body and its support: the least one down to the surface on which the body
     * slides; 0 if nothing supports the body, or if the surface slides in the opposite direction.
     */
    public double friction() {
        return friction;
    }

    /** The speed across the normal of the surface on which the body slides; if it slides on none, of the ground. */
    public double speedAcross() {
        return speedAcross;
    }
}
