package org.polysweep.internal.world.segment;

import java.util.Arrays;
import org.polysweep.internal.world.body.Bodies;

/**
 * The parts that may overlap in a step: parts that overlapped at its beginning, and parts of a body that passes a
 * one-sided chain from behind. Any other overlap is due to rounding. Reusable.
 */
public final class AllowedOverlaps {

    private static final int FIELDS = 4;

    private final Trajectories trajectories;
    private final PairSweep sweep;

    /** Four numbers each: body, part, body, part. */
    private int[] known = {};

    private int count;

    public AllowedOverlaps(Bodies bodies, Trajectories trajectories) {
        this.trajectories = trajectories;
        sweep = new PairSweep(bodies, trajectories);
    }

    public void clear() {
        count = 0;
    }

    /**
     * Returns whether two parts may overlap at a time at which their bodies are on two segments. They may if the
     * segments lead there from outside, because a step has let them continue, or from an overlap that was allowed
     * before.
     */
    public boolean contains(int segmentA, int partA, int segmentB, int partB, double time) {
        if (isKnown(trajectories.rank[segmentA], partA, trajectories.rank[segmentB], partB)) {
            return true;
        }
        if (!sweep.isWithin(segmentA, partA, segmentB, partB, time)) {
            return false;
        }
        double begin = Math.max(trajectories.from[segmentA], trajectories.from[segmentB]);
        if (begin > 0 && !sweep.haveEnteredSince(segmentA, partA, segmentB, partB, begin)) {
            return false;
        }
        add(trajectories.rank[segmentA], partA, trajectories.rank[segmentB], partB);
        return true;
    }

    private boolean isKnown(int a, int partA, int b, int partB) {
        for (int i = 0; i < count; i += FIELDS) {
            if (known[i] == a && known[i + 1] == partA && known[i + 2] == b && known[i + 3] == partB) {
                return true;
            }
        }
        return false;
    }

    private void add(int a, int partA, int b, int partB) {
        if (count == known.length) {
            known = Arrays.copyOf(known, Math.max(64, 2 * count));
        }
        known[count++] = a;
        known[count++] = partA;
        known[count++] = b;
        known[count++] = partB;
    }
}
