package org.polysweep.benchmarks.world;

import java.util.ArrayList;
import java.util.List;
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
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.query.Intersection;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.RoundedPolygon;

/** The way out from the middle of a block of tiles: the worst place to be. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class BlockBenchmark {

    /** How many tiles wide and high the block is. */
    @Param({"4", "10", "30"})
    public int side = 4;

    /** Who is in it. */
    @Param({"box", "circle"})
    public String body = "box";

    private MovingShape one = CompoundShape.of(ConvexPolygon.of(0, 0)).at(0, 0).moving(0, 0);
    private MovingShape block = one;

    /** Made by JMH. */
    public BlockBenchmark() {}

    /**
     * Makes the block, and who is in it: a quarter to the right of the middle, half a unit wide to each side.
     *
     * @throws IllegalStateException if the answer is wrong
     */
    @Setup
    public void prepare() {
        List<ConvexShape> tiles = new ArrayList<>();
        for (int x = 0; x < side; x++) {
            for (int y = 0; y < side; y++) {
                tiles.add(ConvexPolygon.box(x, y, x + 1.0, y + 1.0));
            }
        }
        block = CompoundShape.of(tiles).at(0, 0).moving(0, 0);
        ConvexShape shape =
                body.equals("box") ? ConvexPolygon.box(-0.5, -0.5, 0.5, 0.5) : RoundedPolygon.circle(0, 0, 0.5);
        one = CompoundShape.of(shape).at(0.5 * side + 0.25, 0.5 * side).moving(0, 0);
        MinimumTranslation expected = new MinimumTranslation(1, 0, 0.5 * side + 0.25);
        if (!separation().equals(expected)) {
            throw new IllegalStateException(separation() + ", but it should be " + expected);
        }
    }

    /** The shortest way out. */
    @Benchmark
    public MinimumTranslation separation() {
        return Intersection.minimumTranslation(one, block).orElseThrow();
    }
}
