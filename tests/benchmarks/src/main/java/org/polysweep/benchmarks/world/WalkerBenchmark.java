package org.polysweep.benchmarks.world;

import java.util.SplittableRandom;
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
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.world.CharacterMover;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;

/** A hero of some shape walks to and fro on floors or slopes of 10,000 bodies: a move by default settings. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class WalkerBenchmark {

    private static final long SEED = 20261128;
    private static final int ROWS = 100;
    private static final int COLUMNS = 100;
    private static final int RUNS = 64;
    private static final int FRAMES = 64;

    /** The number of frames after which the hero turns back. */
    private static final int FRAMES_PER_TURN = 16;

    private static final double SPEED = 0.1;
    private static final double FALL = -0.05;

    /** How far each tile of a slope is above the tile on its left. */
    private static final double RISE = 0.3125;

    private static final double ROOM = 40;

    /** What the hero walks on. */
    @Param({"tiles", "slopes"})
    public String ground = "tiles";

    /** What the hero is. */
    @Param({"box", "hexagon", "capsule"})
    public String hero = "box";

    private final double[] startX = new double[RUNS];
    private final double[] startY = new double[RUNS];

    private World world = new World();
    private CharacterMover mover = new CharacterMover();
    private BodyId body = world.add(shape(hero), 0, 0);

    /** Made by JMH. */
    public WalkerBenchmark() {}

    private static ConvexShape shape(String name) {
        return switch (name) {
            case "box" -> ConvexPolygon.box(-0.375, 0, 0.375, 1.5);
            case "hexagon" -> ConvexPolygon.of(-0.25, 0, 0.25, 0, 0.375, 0.5, 0.25, 1.5, -0.25, 1.5, -0.375, 0.5);
            case "capsule" -> RoundedPolygon.capsule(0, 0.375, 0, 1.125, 0.375);
            default -> throw new IllegalArgumentException("no hero is named " + name);
        };
    }

    /** Makes the ground, and checks that the hero is on a floor in nine of ten frames. */
    @Setup
    public void prepare() {
        double rise = ground.equals("slopes") ? RISE : 0;
        ConvexPolygon tile = ConvexPolygon.of(0, -1, 1, rise - 1, 1, rise, 0, 0);
        world = new World();
        mover = new CharacterMover();
        for (int row = 0; row < ROWS; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                world.addKinematic(tile, column, ROOM * row + rise * column);
            }
        }
        body = world.add(shape(hero), 0, 0);
        SplittableRandom random = new SplittableRandom(SEED);
        for (int run = 0; run < RUNS; run++) {
            startX[run] = random.nextDouble(COLUMNS / 4.0, 3 * COLUMNS / 4.0);
            startY[run] = ROOM * random.nextInt(ROWS) + rise * (startX[run] + 1);
        }
        int onFloor = (int) runs();
        if (onFloor < RUNS * FRAMES / 10 * 9) {
            throw new IllegalStateException("on a floor in " + onFloor + " of " + RUNS * FRAMES + " frames");
        }
    }

    /** Times all runs, and returns the number of frames that end on a floor: the score is the time of one frame. */
    @Benchmark
    @OperationsPerInvocation(RUNS * FRAMES)
    public double runs() {
        int onFloor = 0;
        for (int run = 0; run < RUNS; run++) {
            world.setPosition(body, startX[run], startY[run]);
            for (int frame = 0; frame < FRAMES; frame++) {
                double dx = frame / FRAMES_PER_TURN % 2 == 0 ? SPEED : -SPEED;
                onFloor += world.moveAndSlide(body, dx, FALL, mover).isOnFloor() ? 1 : 0;
            }
        }
        return onFloor;
    }
}
