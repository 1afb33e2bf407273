package org.polysweep.sweep;

import org.polysweep.internal.pair.PairSweeper;

/** Which algorithm answers. All of them give the same answers, bit for bit. */
public enum SweepPath {
    /** Boxes by {@link #AABB}, everything else by {@link #POLYGON}. */
    AUTO(PairSweeper.AUTO),
    /** The rays from all vertices against all edges, in integers: short, slow, and the yardstick for the others. */
    REFERENCE(PairSweeper.REFERENCE),
    /** Any two convex polygons. */
    POLYGON(PairSweeper.POLYGON),
    /** Two axis-parallel boxes, segments or points; anything else is refused. */
    AABB(PairSweeper.AABB);

    private final PairSweeper pairs;

    SweepPath(PairSweeper pairs) {
        this.pairs = pairs;
    }

    /** The engine of this path. */
    PairSweeper pairs() {
        return pairs;
    }
}
