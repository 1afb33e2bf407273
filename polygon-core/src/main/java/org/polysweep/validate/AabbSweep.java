package org.polysweep.validate;

import org.polysweep.sweep.Sweeper;

/**
 * A sweep of two axis-aligned boxes: the sweep to be validated, or the fast sweep of a program.
 *
 * <p>It reads the query and makes exactly one claim. It must not store either object: both are reused for the next
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
     * @return the sweep, with its own result and shapes, which it reuses: not thread-safe, so create one per thread
     */
    static AabbSweep of(Sweeper sweeper) {
        return new PathSweep(sweeper);
    }
}
