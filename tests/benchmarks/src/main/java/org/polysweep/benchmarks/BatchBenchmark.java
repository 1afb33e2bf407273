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
import org.polysweep.benchmarks.query.BoxPairs;

/**
 * Many pairs of boxes at once, in columns. Each invocation answers the same number of pairs, so that one score means
 * one pair: the smaller set, which fits into the caches, again and again; the larger one, which does not, once.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3, jvmArgsAppend = "-Xmx2g")
public abstract class BatchBenchmark {

    /** The number of pairs that an invocation answers: 2^22. */
    static final int INVOCATION = 1 << 22;

    /** The number of pairs in the set; it divides {@link #INVOCATION}. */
    @Param({"4096", "4194304"})
    public int pairs = 1;

    /** The pairs to sweep. */
    BoxPairs queries = new BoxPairs(0);

    /** Makes room for answers. */
    protected abstract void prepareAnswers(int size);

    /** Answers all pairs of the set. */
    protected abstract void answerAll();

    /** Returns the code of the verdict that stands where the answers were put. */
    protected abstract int verdict(int i);

    /** Makes pairs. */
    @Setup
    public void prepare() {
        queries = BoxPairs.make(pairs);
        prepareAnswers(pairs);
    }

    /** Answers the set as often as makes up an invocation. */
    @Benchmark
    @OperationsPerInvocation(INVOCATION)
    public int answer() {
        int check = 0;
        for (int done = 0; done < INVOCATION; done += pairs) {
            answerAll();
            check += verdict(done % pairs);
        }
        return check;
    }
}
