package org.polysweep.validate;

import org.polysweep.result.SweepResult;
import org.polysweep.sweep.Sweeper;

/** An algorithm of the library for queries about boxes. Does not allocate for boxes that have occurred before. */
final class PathSweep implements AabbSweep {

    private final Sweeper sweeper;
    private final SweepResult result = SweepResult.create();
    private final BoxShapes shapes = new BoxShapes();

    PathSweep(Sweeper sweeper) {
        this.sweeper = sweeper;
    }

    @Override
    public void sweep(BoxQuery query, ClaimedResult claim) {
        answer(query);
        claim.copy(result);
    }

    /** Returns the answer, which the next query overwrites. */
    SweepResult answer(BoxQuery query) {
        sweeper.sweep(
                shapes.box(query.aMinX(), query.aMinY(), query.aMaxX(), query.aMaxY()),
                query.ax(),
                query.ay(),
                query.adx(),
                query.ady(),
                shapes.box(query.bMinX(), query.bMinY(), query.bMaxX(), query.bMaxY()),
                query.bx(),
                query.by(),
                query.bdx(),
                query.bdy(),
                result);
        return result;
    }
}
