package org.polysweep.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;

/** The library's reference path: all pairs, in integers; what the fast paths save. */
public class PolysweepReference extends PolysweepBenchmark {

    /** The name of the set of queries. */
    @Param({"boxes", "rotated-boxes", "3-8-gons", "grid", "16-gons"})
    public String queries = "";

    /** Made by JMH. */
    public PolysweepReference() {
        super(Sweeper.of(SweepAlgorithm.REFERENCE));
    }

    @Override
    protected String kind() {
        return queries;
    }

    @Override
    protected boolean answer(BenchmarkQuery query, Blackhole blackhole) {
        SweepResult result = sweep(query);
        Verdict verdict = result.verdict();
        blackhole.consume(verdict);
        blackhole.consume(result.enter());
        blackhole.consume(result.normalX());
        blackhole.consume(result.normalY());
        blackhole.consume(result.featureIndexA());
        blackhole.consume(result.featureIndexB());
        return isMeeting(verdict);
    }
}
