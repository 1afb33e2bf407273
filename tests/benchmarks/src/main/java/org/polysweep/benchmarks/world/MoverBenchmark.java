package org.polysweep.benchmarks.world;

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

/** One body is moved at once, among many boxes that stand: it flies, meets them, and slides along them. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public abstract class MoverBenchmark {

    private static final int CHECKED_RUNS = 64;

    /** The obstacles: boxes anywhere, seen from above, or floors of tiles on which the hero falls and walks. */
    @Param({"scattered", "floors"})
    public String level = "scattered";

    private Level made = new Level(level);

    /** Takes over the boxes and the hero. */
    abstract void load(Level level);

    /** Puts the hero at a place. */
    abstract void place(double x, double y);

    /** Moves it by one frame. */
    abstract void move(double dx, double dy);

    abstract double x();

    abstract double y();

    /** How far it may end from where a loop over all boxes leads. */
    abstract double tolerance();

    /** Makes the boxes, and compares runs with a loop over all boxes. */
    @Setup
    public void prepare() {
        made = new Level(level);
        load(made);
        HandWrittenSlide reference = new HandWrittenSlide(made, Double.POSITIVE_INFINITY, false);
        for (int run = 0; run < CHECKED_RUNS; run++) {
            run(run);
            reference.x = made.startX[run];
            reference.y = made.startY[run];
            for (int frame = 0; frame < Level.FRAMES; frame++) {
                reference.move(made.wishX[run], made.wishY[run]);
            }
            double away = Math.max(Math.abs(x() - reference.x), Math.abs(y() - reference.y));
            if (!(away <= tolerance())) {
                throw new IllegalStateException("run " + run + " ends at (" + x() + ", " + y()
                        + "); a loop over all boxes leads to (" + reference.x + ", " + reference.y + ")");
            }
        }
    }

    private void run(int run) {
        place(made.startX[run], made.startY[run]);
        for (int frame = 0; frame < Level.FRAMES; frame++) {
            move(made.wishX[run], made.wishY[run]);
        }
    }

    /** Times all runs: the time is per frame. */
    @Benchmark
    @OperationsPerInvocation(Level.RUNS * Level.FRAMES)
    public double runs() {
        double sum = 0;
        for (int run = 0; run < Level.RUNS; run++) {
            run(run);
            sum += x() + y();
        }
        return sum;
    }
}
