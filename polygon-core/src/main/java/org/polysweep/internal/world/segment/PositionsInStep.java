package org.polysweep.internal.world.segment;

import java.util.Arrays;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.world.body.BodyId;

/**
 * The positions and rotations of bodies at any time in the last step: on their lines, and at the end the doubles that
 * the step has stored. Reusable; no allocation once it has grown.
 */
public final class PositionsInStep {

    private static final int NONE = -1;

    private final Bodies bodies;
    private final Trajectories lines;

    /** The bodies of the step and their final positions, by the rank that they had in it. */
    private int count;

    private BodyId[] ids = {};
    private double[] endX = {};
    private double[] endY = {};
    private double[] endC = {};
    private double[] endS = {};

    /** The last line of each body, and the line before each line; found when a position is read. */
    private boolean areLinesKnown;

    private int[] last = {};
    private int[] before = {};

    public PositionsInStep(Bodies bodies, Trajectories lines) {
        this.bodies = bodies;
        this.lines = lines;
    }

    /** Forgets the step. */
    public void clear() {
        count = 0;
    }

    /** Notes the positions of the bodies after a step. */
    public void note() {
        count = bodies.count();
        areLinesKnown = false;
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
        int line = lineAt(rank, time);
        return lines.x(line) + time * lines.dx(line);
    }

    /** The y coordinate of a body at a time, as the x coordinate. */
    public double y(BodyId body, double time, boolean isRolledBack) {
        int rank = rankOf(body);
        if (rank == NONE || isRolledBack || time == 1) {
            return rank == NONE ? Double.NaN : endY[rank];
        }
        int line = lineAt(rank, time);
        return lines.y(line) + time * lines.dy(line);
    }

    /** The first component of the rotor of a body at a time, as the x coordinate. */
    public double halfCos(BodyId body, double time, boolean isRolledBack) {
        int rank = rankOf(body);
        if (rank == NONE || isRolledBack || time == 1) {
            return rank == NONE ? Double.NaN : endC[rank];
        }
        int line = lineAt(rank, time);
        return lines.c0(line) + time * (lines.c1(line) - lines.c0(line));
    }

    /** The second component of the rotor of a body at a time. */
    public double halfSin(BodyId body, double time, boolean isRolledBack) {
        int rank = rankOf(body);
        if (rank == NONE || isRolledBack || time == 1) {
            return rank == NONE ? Double.NaN : endS[rank];
        }
        int line = lineAt(rank, time);
        return lines.s0(line) + time * (lines.s1(line) - lines.s0(line));
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

    private int lineAt(int rank, double time) {
        if (!areLinesKnown) {
            findLines();
        }
        int line = last[rank];
        while (lines.from[line] > time) {
            line = before[line];
        }
        return line;
    }

    private void findLines() {
        areLinesKnown = true;
        if (before.length < lines.count) {
            before = new int[Math.max(lines.count, 2 * before.length)];
            last = new int[before.length];
        }
        Arrays.fill(last, 0, count, NONE);
        for (int line = 0; line < lines.count; line++) {
            before[line] = last[lines.rank[line]];
            last[lines.rank[line]] = line;
        }
    }
}
