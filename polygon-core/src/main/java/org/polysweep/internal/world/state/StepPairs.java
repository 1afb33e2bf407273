package org.polysweep.internal.world.state;

import org.polysweep.internal.collection.PairSet;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.segment.AllowedOverlaps;
import org.polysweep.internal.world.segment.Trajectories;

/** The state of pairs of bodies in a step, by their ranks. Reusable. */
public final class StepPairs {

    /** The pairs that overlapped at the beginning; they are ignored until they no longer overlap. */
    public final PairSet overlapping = new PairSet();

    /** The pairs that a response lets pass. */
    public final PairSet passing = new PairSet();

    /** The pairs that have been reported to the listener. */
    public final PairSet reported = new PairSet();

    /** The contacts that the listener has received. */
    public final ToldHits told = new ToldHits();

    /** The parts that may overlap. */
    public final AllowedOverlaps allowed;

    public StepPairs(Bodies bodies, Trajectories trajectories) {
        allowed = new AllowedOverlaps(bodies, trajectories);
    }

    public void clear() {
        overlapping.clear();
        passing.clear();
        reported.clear();
        told.clear();
        allowed.clear();
    }
}
