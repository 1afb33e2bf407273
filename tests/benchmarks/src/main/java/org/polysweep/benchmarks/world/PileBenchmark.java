package org.polysweep.benchmarks.world;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.polysweep.trials.Console;
import org.polysweep.world.body.Response;

/** A frame of a pile: bodies that lie on each other fall on by gravity, and pass, slide or bounce. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 3, time = 3)
@Fork(value = 1, jvmArgsAppend = "-Xmx3g")
public class PileBenchmark {

    private static final double REST_THRESHOLD = 1;

    /** The number of bodies. */
    @Param({"10000"})
    public int bodies = 1;

    /** What the bodies are. */
    @Param({"boxes", "polygons"})
    public String shapes = "boxes";

    /** What they do when they meet. */
    @Param({"report", "slide", "bounce", "bounce-and-rest"})
    public String response = "report";

    private Pile pile = new Pile(1, true);
    private Pile.Mover mover = world -> 0;

    /** Made by JMH. */
    public PileBenchmark() {}

    private static Pile.Mover mover(String name) {
        return switch (name) {
            case "report" -> world -> world.step(contact -> {}).contactCount();
            case "slide" -> world -> world.step(Response.slide()).contactCount();
            case "bounce" -> world -> world.step(Response.bounce(0.5)).contactCount();
            case "bounce-and-rest" ->
                world -> world.step(Response.bounce(0.5, REST_THRESHOLD)).contactCount();
            default -> throw new IllegalArgumentException("no response is named " + name);
        };
    }

    /** Makes the pile and checks a frame: the contacts are the contacts of all pairs, or nothing overlaps after it. */
    @Setup
    public void prepare() {
        pile = new Pile(bodies, shapes.equals("boxes"));
        mover = mover(response);
        boolean passes = response.equals("report");
        int expected = passes ? pile.contacts() : 0;
        int contacts = step();
        int found = passes ? contacts : pile.overlaps();
        if (found != expected) {
            throw new IllegalStateException(
                    "found " + found + (passes ? " contacts" : " overlaps") + "; there are " + expected);
        }
        Console.printLine("# " + contacts + " contacts in a frame");
    }

    /** Lets the pile lie as it did. */
    @Setup(Level.Invocation)
    public void restore() {
        pile.restore();
    }

    /** Times a frame. */
    @Benchmark
    public int step() {
        return pile.step(mover);
    }
}
