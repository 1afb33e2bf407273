package org.polysweep.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.benchmarks.query.QuerySet;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;

/** The library on shapes with a radius, read as {@link Polysweep} reads it: verdict, time, normal, features. */
public class RoundPolysweep extends SweepBenchmark {

    /** The name of the set of queries. */
    @Param({"circles", "capsules", "rounded-3-8-gons", "round-shapes", "resting-round-shapes"})
    public String queries = "";

    private final SweepResult result = SweepResult.create();
    private final PairSweeper sweeper;
    private ConvexShape[] shapes = {};

    /** Made by JMH. */
    public RoundPolysweep() {
        this(PairSweeper.AUTO);
    }

    /** Answers in another way. */
    protected RoundPolysweep(PairSweeper sweeper) {
        this.sweeper = sweeper;
    }

    @Override
    protected String kind() {
        return queries;
    }

    @Override
    protected void load(QuerySet set) {
        shapes = set.convexShapes().toArray(ConvexShape[]::new);
    }

    @Override
    protected boolean answer(BenchmarkQuery query, Blackhole blackhole) {
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
        Verdict verdict = result.verdict();
        blackhole.consume(verdict);
        if (verdict == Verdict.MISS) {
            return false;
        }
        blackhole.consume(result.enter());
        blackhole.consume(result.normalX());
        blackhole.consume(result.normalY());
        if (verdict != Verdict.OVERLAP) {
            blackhole.consume(result.featureIndexA());
            blackhole.consume(result.featureIndexB());
        }
        return true;
    }
}
