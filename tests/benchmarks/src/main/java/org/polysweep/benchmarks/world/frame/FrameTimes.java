package org.polysweep.benchmarks.world.frame;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.polysweep.benchmarks.world.frame.FrameScene.Kind;
import org.polysweep.trials.Console;
import org.polysweep.world.body.Response;

/**
 * Times the frames of games beside dyn4j: the median frame, the worst frame and the bytes that a frame allocates, from
 * random initial states. Times are processor time of the thread. Each scene runs several times from the same state; the
 * time of a frame is the least of these runs, because the first ones compile.
 *
 * <pre>
 * java -cp tests/benchmarks/target/benchmarks.jar org.polysweep.benchmarks.world.frame.FrameTimes \
 *     [SCENE [FRAMES [RUNS [SEED]]]]
 * </pre>
 */
public final class FrameTimes {

    private static final double REST_THRESHOLD = 0.02;
    private static final double RESTITUTION = 0.5;

    /** A scene of the table. */
    private record Row(String name, LongFunction<FrameScene> scene, Response response, double restitution) {}

    private static final List<Row> ROWS = List.of(
            new Row("300 hexagons, slide", seed -> FrameScene.bin(Kind.HEXAGONS, 300, seed), Response.slide(), 0),
            new Row("300 circles, slide", seed -> FrameScene.bin(Kind.CIRCLES, 300, seed), Response.slide(), 0),
            new Row(
                    "300 polygons, bounce",
                    seed -> FrameScene.bin(Kind.POLYGONS, 300, seed),
                    Response.bounce(RESTITUTION, REST_THRESHOLD),
                    RESTITUTION),
            new Row("200 mixed, push", seed -> FrameScene.huddle(Kind.MIXED, 200, seed), Response.push(), 0),
            new Row(
                    "1,000 boxes, bounce",
                    seed -> FrameScene.bin(Kind.BOXES, 1000, seed),
                    Response.bounce(RESTITUTION, REST_THRESHOLD),
                    RESTITUTION),
            new Row(
                    "2,000 mixed on tiles, slide",
                    seed -> FrameScene.tiles(Kind.MIXED, 2000, 50_000, seed),
                    Response.slide(),
                    0));

    private final int frames;
    private final int runs;
    private final ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private FrameTimes(int frames, int runs) {
        this.frames = frames;
        this.runs = runs;
    }

    /**
     * Measures.
     *
     * @param args a part of the names of scenes, the numbers of frames and of runs, and a seed
     */
    public static void main(String[] args) {
        String scene = args.length > 0 ? args[0] : "";
        int frames = args.length > 1 ? Integer.parseInt(args[1]) : 600;
        int runs = args.length > 2 ? Integer.parseInt(args[2]) : 4;
        long seed = args.length > 3 ? Long.parseLong(args[3]) : 20261128;
        FrameTimes times = new FrameTimes(frames, runs);
        Console.printLine("scene                         of        median ms  worst ms  kB per frame");
        for (Row row : ROWS) {
            if (row.name().contains(scene)) {
                times.measure(row, seed);
            }
        }
    }

    private void measure(Row row, long seed) {
        measure(row.name(), "world", () -> new FrameInWorld(row.scene().apply(seed), row.response()));
        measure(row.name(), "dyn4j", () -> new FrameInDyn4j(row.scene().apply(seed), row.restitution()));
    }

    private void measure(String name, String engine, Supplier<FrameRun> begin) {
        double[] least = new double[frames];
        Arrays.fill(least, Double.POSITIVE_INFINITY);
        double bytes = 0;
        String remark = "";
        for (int run = 0; run < runs; run++) {
            FrameRun scene = begin.get();
            long before = thread.getCurrentThreadAllocatedBytes();
            for (int frame = 0; frame < frames; frame++) {
                long start = thread.getCurrentThreadCpuTime();
                scene.frame();
                least[frame] = Math.min(least[frame], (thread.getCurrentThreadCpuTime() - start) / 1e6);
            }
            bytes = thread.getCurrentThreadAllocatedBytes() - before;
            remark = scene.remark();
        }
        Arrays.sort(least);
        Console.printLine(String.format(
                Locale.ROOT,
                "%-30s%-8s%11.2f%10.2f%14.1f  %s",
                name,
                engine,
                least[frames / 2],
                least[frames - 1],
                bytes / frames / 1000,
                remark));
    }
}
