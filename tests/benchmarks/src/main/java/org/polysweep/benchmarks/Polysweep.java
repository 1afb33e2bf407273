package org.polysweep.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;
import org.polysweep.sweep.Sweeper;

/** The library, read as a response reads it: verdict, time, normal, and which vertex or edge of each shape. */
public class Polysweep extends PolysweepBenchmark {

    /** The name of the set of queries. */
    @Param({"boxes", "rotated-boxes", "3-8-gons", "grid", "16-gons", "64-gons", "1024-gons", "10000-gons"})
    public String queries = "";

    /** Made by JMH. */
    public Polysweep() {
        super(Sweeper.AUTO);
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
        if (!isMeeting(verdict)) {
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
