package org.polysweep.internal.world.segment;

import java.util.Arrays;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.world.body.BodyId;

/**
 * The positions and rotations of bodies at any time in the last step: on their segments, and at the end the doubles
 * that the step has stored. Reusable; no allocation once it has grown.
 */
public final class PositionsInStep {

    private static final int NONE = -1;

    private final Bodies bodies;
    private final Trajectories trajectories;

    /** The bodies of the step and their final positions, by the rank that they had in it. */
    private int count;

    private BodyId[] ids = {};
    private double[] endX = {};
    private double[] endY = {};
    private double[] endC = {};
    private double[] endS = {};

    /** The last segment of each body, and the segment before each segment; found when a position is read. */
    private boolean areSegmentsKnown;

    private int[] last = {};
    private int[] before = {};

    public PositionsInStep(Bodies bodies, Trajectories trajectories) {
        this.bodies = bodies;
        this.trajectories = trajectories;
    }

    /** Discards the step. */
    public void clear() {
        count = 0;
    }

    /** Notes the positions of the bodies after a step. */
    public void note() {
        count = bodies.count();
        areSegmentsKnown = false;
        if (ids.length < count) {
            int length = Math.max(count, 2 * ids.length);
            ids = new BodyId[length];
            endX = new double[length];
            endY = new double[length];
            endC = new double[length];
            endS = new double[length];
        }
        for (int rank = 0; rank < count; rank++) {
            int slot = bodies.byRank(rank);
            ids[rank] = bodies.id(slot);
            endX[rank] = bodies.x[slot];
            endY[rank] = bodies.y[slot];
            endC[rank] = bodies.orientations.c[slot];
            endS[rank] = bodies.orientations.s[slot];
        }
    }

    /**
     * The x coordinate of a body at a time; NaN if it was not in the step.
     *
     * @param time the time, in [0, 1]
     * @param isRolledBack whether the body was rolled back
     */
    public double x(BodyId body, double time, boolean isRolledBack) {
        int rank = rankOf(body);
        if (rank == NONE || isRolledBack || time == 1) {
            return rank == NONE ? Double.NaN : endX[rank];
        }
        int segment = segmentAt(rank, time);
        return trajectories.x(segment) + time * trajectories.dx(segment);
    }

    /** The y coordinate of a body at a time, as the x coordinate. */
    public double y(BodyId body, double time, boolean isRolledBack) {
        int rank = rankOf(body);
        if (rank == NONE || isRolledBack || time == 1) {
            return rank == NONE ? Double.NaN : endY[rank];
        }
        int segment = segmentAt(rank, time);
        return trajectories.y(segment) + time * trajectories.dy(segment);
    }

    /** The first component of the rotor of a body at a time, as the x coordinate. */
    public double halfCos(BodyId body, double time, boolean isRolledBack) {
        int rank = rankOf(body);
        if (rank == NONE || isRolledBack || time == 1) {
            return rank == NONE ? Double.NaN : endC[rank];
        }
        int segment = segmentAt(rank, time);
        return trajectories.c0(segment) + time * (trajectories.c1(segment) - trajectories.c0(segment));
    }

    /** The second component of the rotor of a body at a time. */
    public double halfSin(BodyId body, double time, boolean isRolledBack) {
        int rank = rankOf(body);
        if (rank == NONE || isRolledBack || time == 1) {
            return rank == NONE ? Double.NaN : endS[rank];
        }
        int segment = segmentAt(rank, time);
        return trajectories.s0(segment) + time * (trajectories.s1(segment) - trajectories.s0(segment));
    }

    private int rankOf(BodyId body) {
        int now = bodies.isAlive(body) ? bodies.rank(body.index()) : NONE;
        if (now >= 0 && now < count && ids[now] == body) {
            return now;
        }
        for (int rank = 0; rank < count; rank++) {
            if (ids[rank] == body) {
                return rank;
            }
        }
        return NONE;
    }

    private int segmentAt(int rank, double time) {
        if (!areSegmentsKnown) {
            findSegments();
        }
        int segment = last[rank];
        while (trajectories.from[segment] > time) {
            segment = before[segment];
        }
        return segment;
    }

    private void findSegments() {
        areSegmentsKnown = true;
        if (before.length < trajectories.count) {
            before = new int[Math.max(trajectories.count, 2 * before.length)];
            last = new int[before.length];
        }
        Arrays.fill(last, 0, count, NONE);
        for (int segment = 0; segment < trajectories.count; segment++) {
            before[segment] = last[trajectories.rank[segment]];
            last[trajectories.rank[segment]] = segment;
        }
    }
}
