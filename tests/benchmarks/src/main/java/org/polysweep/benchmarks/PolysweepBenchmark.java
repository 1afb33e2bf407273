package org.polysweep.benchmarks;

import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.benchmarks.query.QuerySet;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.Sweeper;

/** The library as a frame loop calls it: shapes made once, the result reused. What is read of it differs. */
abstract class PolysweepBenchmark extends SweepBenchmark {

    private final Sweeper sweeper;
    private final SweepResult result = SweepResult.create();
    private ConvexPolygon[] shapes = {};

    PolysweepBenchmark(Sweeper sweeper) {
        this.sweeper = sweeper;
    }

    @Override
    protected final void load(QuerySet set) {
        shapes = set.shapes().stream().map(ConvexPolygon::of).toArray(ConvexPolygon[]::new);
    }

    /** Asks; the result is the same object every time. */
    final SweepResult sweep(BenchmarkQuery query) {
        sweeper.sweep(
                shapes[query.a()],
                query.ax(),
                query.ay(),
                query.adx(),
                query.ady(),
                shapes[query.b()],
                query.bx(),
                query.by(),
                query.bdx(),
                query.bdy(),
                result);
        return result;
    }

    static boolean isMeeting(Verdict verdict) {
        return verdict != Verdict.MISS;
    }
}
