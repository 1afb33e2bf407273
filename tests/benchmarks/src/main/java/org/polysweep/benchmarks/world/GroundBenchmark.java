package org.polysweep.benchmarks.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
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
import org.polysweep.contact.Verdict;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.query.Intersection;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;

/** A body and a compound: ground of columns side by side, one unit wide, with steps. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class GroundBenchmark {

    private static final int PLACES = 64;

    /** The number of columns. */
    @Param({"10", "100", "1000", "10000"})
    public int columns = 10;

    /** Who stands on it. */
    @Param({"box", "capsule"})
    public String body = "box";

    private final CompoundSweep sweep = new CompoundSweep();
    private final List<MovingShape> falling = new ArrayList<>();
    private final List<MovingShape> sunk = new ArrayList<>();
    private MovingShape ground =
            CompoundShape.of(ConvexPolygon.box(0, 0, 1, 1)).at(0, 0).moving(0, 0);
    private int next;

    /** Made by JMH. */
    public GroundBenchmark() {}

    /**
     * Makes the ground, and bodies above it and in it.
     *
     * @throws IllegalStateException if an answer is wrong
     */
    @Setup
    public void prepare() {
        Random random = new Random(columns);
        double[] heights = random.doubles(columns)
                .map(number -> 0.25 * Math.floor(4 * number))
                .toArray();
        List<ConvexShape> parts = new ArrayList<>();
        for (int i = 0; i < columns; i++) {
            parts.add(ConvexPolygon.box(i, -4, i + 1.0, heights[i]));
        }
        ground = CompoundShape.of(parts).at(0, 0).moving(0, 0);
        ConvexShape shape = body.equals("box")
                ? ConvexPolygon.box(-0.375, 0, 0.375, 1.5)
                : RoundedPolygon.capsule(0, 0.375, 0, 1.125, 0.375);
        CompoundShape alone = CompoundShape.of(shape);
        for (int i = 0; i < PLACES; i++) {
            double x = 1 + (columns - 2) * random.nextDouble();
            double top = heights[(int) x];
            falling.add(alone.at(x, 1.5).moving(random.nextDouble() - 0.5, -2));
            sunk.add(alone.at(x, top - 0.25 + 0.125 * random.nextDouble()).moving(0, 0));
        }
        check(parts);
    }

    /**
     * The sweep agrees with the reference path, and who is in the ground is led out as if there were only the columns
     * near it.
     */
    private void check(List<ConvexShape> parts) {
        CompoundSweep reference = new CompoundSweep(PairSweeper.REFERENCE);
        for (MovingShape one : falling) {
            require(
                    one,
                    sweep.sweep(one, ground).toOutcome(),
                    reference.sweep(one, ground).toOutcome());
        }
        for (MovingShape one : sunk) {
            int first = (int) Math.max(0, one.x() - 6);
            int end = (int) Math.min(columns, one.x() + 6);
            MovingShape near =
                    CompoundShape.of(parts.subList(first, end)).at(0, 0).moving(0, 0);
            require(one, Intersection.minimumTranslation(one, ground), Intersection.minimumTranslation(one, near));
        }
    }

    private static void require(MovingShape body, Object actual, Object expected) {
        if (!actual.equals(expected)) {
            throw new IllegalStateException(body + ": " + actual + ", but it should be " + expected);
        }
    }

    private MovingShape nextOf(List<MovingShape> bodies) {
        next = (next + 1) % PLACES;
        return bodies.get(next);
    }

    /** Falls onto the ground: verdict and time. */
    @Benchmark
    public double sweep() {
        return sweep.sweep(nextOf(falling), ground).enter();
    }

    /** Whether a body is in the ground. */
    @Benchmark
    public Verdict verdict() {
        return Intersection.verdict(nextOf(sunk).placed(), ground.placed());
    }

    /** The shortest way out of the ground. */
    @Benchmark
    public double separation() {
        return Intersection.minimumTranslation(nextOf(sunk), ground)
                .orElseThrow()
                .depth();
    }
}
