package org.polysweep.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.contact.Verdict;
import org.polysweep.sweep.Sweeper;

/** The library, asked for no more than the verdict: what the rest of an answer costs, by difference. */
public class PolysweepVerdict extends PolysweepBenchmark {

    /** The name of the set of queries. */
    @Param({"boxes", "rotated-boxes", "3-8-gons", "grid", "16-gons", "64-gons", "1024-gons", "10000-gons"})
    public String queries = "";

    /** Made by JMH. */
    public PolysweepVerdict() {
        super(Sweeper.AUTO);
    }

    @Override
    protected String kind() {
        return queries;
    }

    @Override
    protected boolean answer(BenchmarkQuery query, Blackhole blackhole) {
        Verdict verdict = sweep(query).verdict();
        blackhole.consume(verdict);
        return isMeeting(verdict);
    }
}
