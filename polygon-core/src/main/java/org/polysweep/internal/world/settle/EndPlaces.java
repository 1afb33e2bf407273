package org.polysweep.internal.world.settle;

import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.OutwardRounding;
import org.polysweep.internal.world.rounding.WorldThresholds;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepState;

/** The end of the line of each body after a step, in doubles, and which bodies may be moved from there. */
final class EndPlaces {

    private final Bodies bodies;
    private final StepState state;

    EndPlaces(Bodies bodies, StepState state) {
        this.bodies = bodies;
        this.state = state;
    }

    /**
     * The x coordinate of the end of the line of a body, rounded away from the last obstacle; for a kinematic body it
     * is rounded to nearest, whatever it hit.
     */
    double endX(int rank) {
        int line = state.line[rank];
        return end(state.lines.x(line), state.lines.dx(line), lean(rank, state.leanX));
    }

    double endY(int rank) {
        int line = state.line[rank];
        return end(state.lines.y(line), state.lines.dy(line), lean(rank, state.leanY));
    }

    private int lean(int rank, int[] leans) {
        return bodies.ranked.isKinematic(rank) ? 0 : leans[rank];
    }

    /** Returns whether the end of the line of a body is not a double. */
    boolean isRounded(int rank) {
        int line = state.line[rank];
        Trajectories lines = state.lines;
        return isRounded(lines.x(line), lines.dx(line)) || isRounded(lines.y(line), lines.dy(line));
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
     * remaining motion is no greater. Then it stays there to the bit.
     */
    boolean hasComeToRest(int rank) {
        if (!state.slides[rank]) {
            return false;
        }
        int slot = bodies.byRank(rank);
        int line = state.line[rank];
        double x = bodies.x[slot];
        double y = bodies.y[slot];
        double ulp = Ulp.of(x, y, bodies.extent(slot));
        double left = Math.max(
                Math.abs(state.lines.dx(line) + state.impulses.owedX(rank)),
                Math.abs(state.lines.dy(line) + state.impulses.owedY(rank)));
        return left <= ulp
                && Math.max(Math.abs(endX(rank) - x), Math.abs(endY(rank) - y)) <= WorldThresholds.REST_ULPS * ulp;
    }

    /**
     * Returns whether a body may be put elsewhere than where its line leads. A kinematic body goes to its end, unless
     * it has been stalled before. One that only rotates stays about its point.
     */
    boolean canMove(int rank) {
        boolean isOnItsWay = state.lines.dx(rank) != 0 || state.lines.dy(rank) != 0;
        return !bodies.ranked.isKinematic(rank) || (state.stalled[rank] && isOnItsWay);
    }
}
