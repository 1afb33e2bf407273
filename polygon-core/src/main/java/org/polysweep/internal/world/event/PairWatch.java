package org.polysweep.internal.world.event;

import org.polysweep.internal.collection.PairList;
import org.polysweep.internal.collection.PairSet;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.KnownPairs;
import org.polysweep.world.body.PairListener;

/**
 * The pairs that begin, continue and end a relation in a step, and the listener that receives these events after the
 * step: the common part of overlaps and contacts. Reusable.
 */
public abstract class PairWatch {

    final Bodies bodies;

    /** The pairs after the last step that has ended. */
    public final KnownPairs known;

    /** The same by rank, without bodies that have been removed. */
    final PairSet before = new PairSet();

    /** The pairs that have been examined in this step. */
    final PairSet seen = new PairSet();

    /**
     * The pairs of this step that continue in the next step, and the pairs among them that this step neither begins nor
     * ends.
     */
    final PairList now = new PairList();

    final PairList stays = new PairList();

    /** The events of this step. */
    final ToldPairs told = new ToldPairs();

    private PairListener listener = PairListener.NONE;

    PairWatch(Bodies bodies) {
        this.bodies = bodies;
        known = new KnownPairs(bodies);
    }

    public final void setListener(PairListener listener) {
        if (!isWatching()) {
            known.clear();
        }
        this.listener = listener;
    }

    final boolean isWatching() {
        return listener != PairListener.NONE;
    }

    /** Begins a step. */
    public final void begin() {
        told.clear();
        now.clear();
        stays.clear();
        seen.clear();
        before.clear();
        known.putInto(before);
    }

    /** Ends a step: pairs that continue come after all other events. */
    final void end() {
        stays.sort();
        for (int i = 0; i < stays.count(); i++) {
            told.stay(bodies.idAt(stays.first(i)), bodies.idAt(stays.second(i)));
        }
        now.sort();
        known.set(now);
    }

    /** Passes the events of the last step to the listener. */
    public final void tell() {
        told.tell(listener);
    }
}
