package org.polysweep.benchmarks.world;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A frame: every body gets its displacement, all contacts are found in the order of time, every body moves. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 3, jvmArgsAppend = "-Xmx3g")
public abstract class CrowdBenchmark {

    /** The number of bodies. */
    @Param({"1000", "10000", "100000", "1000000"})
    public int bodies = 1;

    private double sense = 1;

    /** Takes over the bodies. */
    abstract void load(Crowd crowd);

    /** Moves all bodies by their displacements, taken times a factor; returns the number of contacts. */
    abstract int frame(double factor);

    /** The difference that is allowed between the number of contacts and the exact one. */
    abstract int tolerance(int contacts);

    /** Makes the bodies, and checks the first frame. */
    @Setup
    public void prepare() {
        Crowd crowd = new Crowd(bodies);
        load(crowd);
        int expected = crowd.contacts();
        int found = frame(1);
        if (Math.abs(found - expected) > tolerance(expected)) {
            throw new IllegalStateException("found " + found + " contacts; there are " + expected);
        }
        frame(-1);
    }

    /** Times a frame. */
    @Benchmark
    public int step() {
        int contacts = frame(sense);
        sense = -sense;
        return contacts;
    }
}
