package org.polysweep.validate;

import org.polysweep.sweep.Sweeper;

/**
 * A sweep of two axis-aligned boxes: one to be judged, or the fast one of a program.
 *
 * <p>It reads the query and makes exactly one claim. It must not keep either object: both are reused for the next
 * query.
 */
@FunctionalInterface
public interface AabbSweep {

    /**
     * Sweeps box A against box B over the step t in [0, 1].
     *
     * @param query the two boxes, their positions and displacements
     * @param claim receives the answer; empty before
     */
    void sweep(BoxQuery query, ClaimedResult claim);

    /**
     * Returns an algorithm of this library as such a sweep.
     *
     * @param sweeper the algorithm
     * @return the sweep, with a result and shapes of its own that it reuses: not thread-safe, so make one per thread
     */
    static AabbSweep of(Sweeper sweeper) {
        return new PathSweep(sweeper);
    }
}
