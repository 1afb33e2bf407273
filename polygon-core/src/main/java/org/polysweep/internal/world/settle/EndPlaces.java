package org.polysweep.internal.world.settle;

import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.OutwardRounding;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepState;

/** The end of the segment of each body after a step, in doubles, and whether the body may be moved from there. */
final class EndPlaces {

    private final Bodies bodies;
    private final StepState state;

    EndPlaces(Bodies bodies, StepState state) {
        this.bodies = bodies;
        this.state = state;
    }

    /**
     * The x coordinate of the end of the segment of a body, rounded away from the last obstacle; for a kinematic body
     * it is rounded to nearest, whatever it hit.
     */
    double endX(int rank) {
        int segment = state.segment[rank];
        return end(state.trajectories.x(segment), state.trajectories.dx(segment), lean(rank, state.leanX));
    }

    double endY(int rank) {
        int segment = state.segment[rank];
        return end(state.trajectories.y(segment), state.trajectories.dy(segment), lean(rank, state.leanY));
    }

    private int lean(int rank, int[] leans) {
        return bodies.ranked.isKinematic(rank) ? 0 : leans[rank];
    }

    /** Returns whether the end of the segment of a body is not a double. */
    boolean isRounded(int rank) {
        int segment = state.segment[rank];
        Trajectories trajectories = state.trajectories;
        return isRounded(trajectories.x(segment), trajectories.dx(segment))
                || isRounded(trajectories.y(segment), trajectories.dy(segment));
    }

    private static boolean isRounded(double origin, double move) {
        return ErrorFreeTransform.sumTail(origin, move, origin + move) != 0;
    }

    private static double end(double origin, double move, int lean) {
        double sum = origin + move;
        return isRounded(origin, move) ? OutwardRounding.following(sum, lean, 1) : sum;
    }

    /**
     * Returns whether a sliding body has come to rest where it began: it ends there, except for rounding, and its
     * remaining motion is no greater. Such a body stays there, bit for bit.
     */
    boolean hasComeToRest(int rank) {
        if (!state.slides[rank]) {
            return false;
        }
        int slot = bodies.byRank(rank);
        int segment = state.segment[rank];
        double x = bodies.x[slot];
        double y = bodies.y[slot];
        double ulp = Ulp.of(x, y, bodies.extent(slot));
        double left = Math.max(
                Math.abs(state.trajectories.dx(segment) + state.impulses.owedX(rank)),
                Math.abs(state.trajectories.dy(segment) + state.impulses.owedY(rank)));
        return left <= ulp
                && Math.max(Math.abs(endX(rank) - x), Math.abs(endY(rank) - y)) <= WorldThresholds.REST_ULPS * ulp;
    }

    /**
     * Returns whether a body may be placed away from the end of its segment. A kinematic body goes to its end, unless
     * it has been stalled before. A kinematic body that only rotates stays at its position.
     */
    boolean canMove(int rank) {
        boolean isOnItsWay = state.trajectories.dx(rank) != 0 || state.trajectories.dy(rank) != 0;
        return !bodies.ranked.isKinematic(rank) || (state.stalled[rank] && isOnItsWay);
    }
}
