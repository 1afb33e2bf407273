package org.polysweep.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;
import org.polysweep.sweep.Sweeper;

/** The library, read to the last field: contact points and places to rest are there, too. */
public class PolysweepAll extends PolysweepBenchmark {

    /** The name of the set of queries. */
    @Param({"boxes", "rotated-boxes", "3-8-gons", "grid", "16-gons", "64-gons", "1024-gons", "10000-gons"})
    public String queries = "";

    /** Made by JMH. */
    public PolysweepAll() {
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
        blackhole.consume(result.enter());
        blackhole.consume(result.exit());
        blackhole.consume(result.normalX());
        blackhole.consume(result.normalY());
        blackhole.consume(result.featureKindA());
        blackhole.consume(result.featureIndexA());
        blackhole.consume(result.featureKindB());
        blackhole.consume(result.featureIndexB());
        for (int i = 0; i < result.contactCount(); i++) {
            blackhole.consume(result.contactX(i));
            blackhole.consume(result.contactY(i));
        }
        blackhole.consume(result.safeAX());
        blackhole.consume(result.safeAY());
        blackhole.consume(result.safeBX());
        blackhole.consume(result.safeBY());
        return isMeeting(verdict);
    }
}
