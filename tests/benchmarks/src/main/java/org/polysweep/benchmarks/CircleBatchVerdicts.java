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
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.polysweep.benchmarks.query.CirclePairs;
import org.polysweep.benchmarks.query.QuerySet;
import org.polysweep.sweep.CircleBatch;

/** The verdicts of all circles of the set that {@link RoundPolysweep} and {@link RoundDyn4j} are asked one by one. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class CircleBatchVerdicts {

    private final CircleBatch batch = new CircleBatch();
    private final CirclePairs pairs = new CirclePairs();
    private final byte[] verdicts = new byte[QuerySet.SIZE];

    /** Made by JMH. */
    public CircleBatchVerdicts() {}

    /** Answers all queries; the verdicts are those of the last call. */
    @Benchmark
    @OperationsPerInvocation(QuerySet.SIZE)
    public byte[] verdicts() {
        batch.verdicts(pairs.radiiA, pairs.radiiB, pairs.motions, 0, QuerySet.SIZE, verdicts);
        return verdicts;
    }
}
