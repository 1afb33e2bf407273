package org.polysweep.internal.world.step;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.response.StepBodyMotion;
import org.polysweep.internal.world.segment.PointSpeed;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepLog;
import org.polysweep.internal.world.state.StepState;

/**
 * Stalls bodies for the rest of a step: bodies that may not be changed any more, and bodies that would crush others.
 */
final class Stalls {

    private final Bodies bodies;
    private final StepState state;
    private final Trajectories trajectories;
    private final SweptBoxes boxes;
    private final PointSpeed speeds;
    private final NeighborSweep neighbors;
    private final StepLog log;

    Stalls(Bodies bodies, StepState state, SweptBoxes boxes, PointSpeed speeds, NeighborSweep neighbors, StepLog log) {
        this.bodies = bodies;
        this.state = state;
        trajectories = state.trajectories;
        this.boxes = boxes;
        this.speeds = speeds;
        this.neighbors = neighbors;
        this.log = log;
    }

    /**
     * Stalls kinematic bodies that would crush a body between them: their normals are opposite, and they close in.
     * Returns whether one has been stalled.
     */
    boolean frees(int body, int other, int part, double time, double normalX, double normalY) {
        if (!state.isInCorner(body, other, part, time) || bodies.ranked.isKinematic(body)) {
            return false;
        }
        int last = state.lastOther[body];
        boolean isOpposite = normalX == -state.lastX[body] && normalY == -state.lastY[body];
        int segment = state.segment[other];
        double closing = normalX * speeds.dx(segment) + normalY * speeds.dy(segment) + state.lastSpeed[body];
        if (!isOpposite || !(closing > 0) || !bodies.ranked.isKinematic(other) || !bodies.ranked.isKinematic(last)) {
            return false;
        }
        boolean otherMoved = stop(other, time);
        boolean lastMoved = stop(last, time);
        return otherMoved || lastMoved;
    }

    /** Stalls a kinematic body that moves; returns whether it did. */
    private boolean stop(int body, double time) {
        int segment = state.segment[body];
        if (trajectories.dx(segment) == 0 && trajectories.dy(segment) == 0 && !trajectories.turns(segment)) {
            return false;
        }
        state.stall(body);
        log.addStalled(bodies.idAt(body));
        double x = trajectories.x(segment) + time * trajectories.dx(segment);
        double y = trajectories.y(segment) + time * trajectories.dy(segment);
        int standing = trajectories.add(body, x, y, 0, 0, time);
        trajectories.stopTurning(standing, segment, time);
        state.turn(body, standing);
        boxes.lead(trajectories, standing);
        neighbors.sweep(standing, time);
        return true;
    }

    /** Reports that a body has used up its budget; it is computed again in the next step, and reported again. */
    void hold(int body) {
        if (!state.isOverBudget[body]) {
            state.isOverBudget[body] = true;
            log.addOverBudget(bodies.idAt(body));
            boxes.groups().keepAwake(body);
        }
    }

    /**
     * Stalls a body whose motion no response may change: a body that has been changed too often, or a kinematic body
     * that is about to crush another such body.
     */
    void stall(StepBodyMotion ofBody, boolean otherGivesWay) {
        int body = ofBody.rank();
        if (bodies.ranked.isKinematic(body) && otherGivesWay) {
            return;
        }
        int segment = state.segment[body];
        if (!state.stalled[body]
                && (trajectories.dx(segment) != 0 || trajectories.dy(segment) != 0 || trajectories.turns(segment))) {
            state.stall(body);
            log.addStalled(bodies.idAt(body));
        }
        ofBody.stall();
    }
}
