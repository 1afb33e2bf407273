package org.polysweep.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.benchmarks.query.QueryKind;
import org.polysweep.benchmarks.query.QuerySet;

/**
 * One who answers queries, and the time that it takes. All do so in this one loop, over the same queries in the same
 * order; one invocation is a whole set, and what is reported is one query of it. Every fork knows one subject and one
 * set, so the call in the loop has one target, and nobody is measured on what another one taught the compiler.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public abstract class SweepBenchmark {

    private BenchmarkQuery[] queries = {};

    /** Returns the name of the set of queries to answer. */
    protected abstract String kind();

    /** Makes whatever can be made before the queries come: shapes, in the first place. */
    protected abstract void load(QuerySet set);

    /**
     * Answers a query, and feeds to the black hole what a caller would read of the answer.
     *
     * @return whether the shapes meet in the step or overlap already, as far as this subject can tell
     */
    protected abstract boolean answer(BenchmarkQuery query, Blackhole blackhole);

    /** Makes shapes and queries. */
    @Setup
    public void prepare() {
        QuerySet set = QueryKind.named(kind()).make();
        load(set);
        queries = set.queries().toArray(BenchmarkQuery[]::new);
    }

    /** Answers all queries. */
    @Benchmark
    @OperationsPerInvocation(QuerySet.SIZE)
    public int sweep(Blackhole blackhole) {
        int meetings = 0;
        for (BenchmarkQuery query : queries) {
            if (answer(query, blackhole)) {
                meetings++;
            }
        }
        return meetings;
    }
}
