package org.polysweep.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.polysweep.benchmarks.query.CirclePairs;
import org.polysweep.matrix.CircleBatch;

/** Many pairs of circles at once, as {@link BatchVerdicts} asks about boxes: verdicts. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3, jvmArgsAppend = "-Xmx2g")
public class CircleBatchVerdicts {

    /** The number of pairs in the set; it divides {@link BatchBenchmark#INVOCATION}. */
    @Param({"4096", "4194304"})
    public int pairs = 1;

    private final CircleBatch batch = new CircleBatch();
    private CirclePairs queries = new CirclePairs(0);
    private byte[] verdicts = {};

    /** Made by JMH. */
    public CircleBatchVerdicts() {}

    /** Makes pairs. */
    @Setup
    public void prepare() {
        queries = CirclePairs.make(pairs);
        verdicts = new byte[pairs];
    }

    /** Answers the set as often as makes up an invocation. */
    @Benchmark
    @OperationsPerInvocation(BatchBenchmark.INVOCATION)
    public int answer() {
        int check = 0;
        for (int done = 0; done < BatchBenchmark.INVOCATION; done += pairs) {
            batch.verdicts(queries.radiiA, queries.radiiB, queries.motions, 0, pairs, verdicts);
            check += verdicts[done % pairs];
        }
        return check;
    }
}
