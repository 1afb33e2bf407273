package org.polysweep.internal.world.settle;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.broadphase.BroadPhase;
import org.polysweep.internal.world.broadphase.SweptBoxes;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.internal.world.state.StepPairs;
import org.polysweep.internal.world.state.StepState;

/**
 * The pairs of bodies that must not overlap at the end of a step, but do at their current positions. Decided exactly,
 * for the stored doubles. Reusable; not thread-safe.
 */
final class EndOverlaps {

    private final Bodies bodies;
    private final StepState state;
    private final SweptBoxes boxes;
    private final BroadPhase broadPhase;
    private final StepPairs known;

    /** A segment for each body, by rank, at rest at the end of its trajectory. */
    final Trajectories ends = new Trajectories();

    final PairSweep sweep;

    EndOverlaps(Bodies bodies, StepState state, SweptBoxes boxes, BroadPhase broadPhase, StepPairs known) {
        this.bodies = bodies;
        this.state = state;
        this.boxes = boxes;
        this.broadPhase = broadPhase;
        this.known = known;
        sweep = new PairSweep(bodies, ends);
    }

    /**
     * Returns whether two bodies overlap although they must not. Afterwards the sweep has the result of the two parts.
     */
    boolean isFault(int one, int other) {
        int a = Math.min(one, other);
        int b = Math.max(one, other);
        return boxes.meet(ends, a, b) && keepOut(a, b) && (sweep.sweep(a, b) == Verdict.OVERLAP || isInChain(a, b));
    }

    /** Returns whether two bodies must not overlap. */
    boolean keepOut(int a, int b) {
        return !bodies.hasSensor(a, b)
                && broadPhase.mayMeet(a, b)
                && !known.overlapping.contains(a, b)
                && !known.passing.contains(a, b);
    }

    /**
     * Returns whether a body overlaps a one-sided chain by rounding only. Afterwards the sweep has the result of the
     * two parts.
     */
    private boolean isInChain(int a, int b) {
        if (!bodies.ranked.isOneSided(a) && !bodies.ranked.isOneSided(b)) {
            return false;
        }
        sweep.sweepRest(a, b, 0);
        int count = sweep.within().count();
        for (int i = 0; i < count; i++) {
            int partA = sweep.within().partA(i);
            int partB = sweep.within().partB(i);
            if (!known.allowed.contains(state.segment[a], partA, state.segment[b], partB, 1)
                    && !known.allowed.contains(a, partA, b, partB, 0)) {
                return sweep.isWithin(a, partA, b, partB, 0);
            }
        }
        return false;
    }

    /** Returns whether a body has its position before the step. */
    boolean stands(int rank) {
        int slot = bodies.byRank(rank);
        return ends.x(rank) == bodies.x[slot]
                && ends.y(rank) == bodies.y[slot]
                && (!ends.haveRotors()
                        || (ends.c0(rank) == bodies.orientations.c[slot]
                                && ends.s0(rank) == bodies.orientations.s[slot]));
    }
}
