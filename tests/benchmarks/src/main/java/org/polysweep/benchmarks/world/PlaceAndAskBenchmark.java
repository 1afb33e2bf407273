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
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/** One of many bodies is moved elsewhere, and cast from there. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class PlaceAndAskBenchmark {

    private static final int PLACES = 4096;

    /** The number of bodies. */
    @Param({"100", "10000"})
    public int count = 100;

    private final World world = new World();
    private final List<BodyId> bodies = new ArrayList<>();
    private final double[] places = new double[PLACES];
    private int next;

    /** Made by JMH. */
    public PlaceAndAskBenchmark() {}

    /** Makes the bodies: unit squares, one in four units of area. */
    @Setup
    public void prepare() {
        Random random = new Random(count);
        double side = 2 * Math.sqrt(count);
        ConvexPolygon square = ConvexPolygon.box(0, 0, 1, 1);
        for (int i = 0; i < count; i++) {
            bodies.add(world.add(square, side * random.nextDouble(), side * random.nextDouble()));
        }
        for (int i = 0; i < PLACES; i++) {
            places[i] = side * random.nextDouble();
        }
    }

    private boolean ask(BodyId body) {
        next = (next + 1) % (PLACES - 1);
        world.setPosition(body, places[next], places[next + 1]);
        return world.queries().castShape(body, 1, 0.5).isPresent();
    }

    /** Always the same body. */
    @Benchmark
    public boolean one() {
        return ask(bodies.get(0));
    }

    /** One body after another. */
    @Benchmark
    public boolean all() {
        return ask(bodies.get((next * 7) % count));
    }
}
