package org.polysweep.benchmarks;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.benchmarks.query.QuerySet;
import org.polysweep.benchmarks.query.QuerySets;

/**
 * One who answers queries, and the time that it takes. All do so in this one loop, over the same queries; one
 * invocation is a whole set, and what is reported is one query of it. Every fork knows one subject and one set, so the
 * call in the loop has one target, and no subject is measured with compiler profiles of another one.
 *
 * <p>As in a game, each query has shapes of its own, and the order is another one each time, the same for all subjects.
 * With {@code -p order=fixed} shapes are shared and the order is always the same: then the processor learns branches by
 * heart, and all that is read is in its caches. Garbage is collected before the clock starts, as it has been where
 * shapes have been in use for a while.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public abstract class SweepBenchmark {

    /** Whether queries come in the order {@code random} or {@code fixed}. */
    @Param({"random"})
    public String order = "random";

    private BenchmarkQuery[] queries = {};

    /** What number each of them has in the set. */
    private int[] numbers = {};

    private final Random random = new Random(1);

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

    /** Answers the query that comes after so many others. */
    protected boolean answerNext(int place, Blackhole blackhole) {
        return answer(queries[place], blackhole);
    }

    /** The number that the query has in the set that comes after so many others. */
    protected final int number(int place) {
        return numbers[place];
    }

    /** Makes shapes and queries. */
    @Setup
    public void prepare() {
        if (!order.equals("random") && !order.equals("fixed")) {
            throw new IllegalArgumentException("order is " + order + "; it is random or fixed");
        }
        QuerySet shared = QuerySets.named(kind());
        QuerySet set = order.equals("fixed") ? shared : shared.apart();
        load(set);
        queries = set.queries().toArray(BenchmarkQuery[]::new);
        numbers = IntStream.range(0, queries.length).toArray();
        // What making them has left behind lies between them: shapes are then apart in memory by several times their
        // size.
        System.gc();
    }

    /** Puts the queries into another order; outside of what is timed. */
    @Setup(Level.Invocation)
    public void shuffle() {
        if (order.equals("fixed")) {
            return;
        }
        for (int i = queries.length - 1; i > 0; i--) {
            int k = random.nextInt(i + 1);
            BenchmarkQuery query = queries[i];
            queries[i] = queries[k];
            queries[k] = query;
            int number = numbers[i];
            numbers[i] = numbers[k];
            numbers[k] = number;
        }
    }

    /** Answers all queries. */
    @Benchmark
    @OperationsPerInvocation(QuerySet.SIZE)
    public int sweep(Blackhole blackhole) {
        int meetings = 0;
        for (int i = 0; i < queries.length; i++) {
            if (answerNext(i, blackhole)) {
                meetings++;
            }
        }
        return meetings;
    }
}
