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
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.query.Distance;
import org.polysweep.query.Intersection;
import org.polysweep.query.PointLocation;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Ray;
import org.polysweep.world.World;
import org.polysweep.world.body.BodyId;
import org.polysweep.world.body.Response;
import org.polysweep.world.body.WorldRayHit;

/**
 * A compound of many tiles, two units apart, with queries from positions all over it:
 * the tiles nearby decide, not their number.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class LargeGroundBenchmark {

    private static final int PLACES = 64;

    /** How many frames the hero walks one way before it turns round. */
    private static final int WAY = 8;

    /** The number of tiles. */
    @Param({"400", "40000", "100000"})
    public int tiles = 400;

    private final CompoundSweep sweep = new CompoundSweep();
    private final List<MovingShape> bodies = new ArrayList<>();
    private final List<MovingShape> sunk = new ArrayList<>();
    private final List<MovingShape> falling = new ArrayList<>();
    private final List<MovingShape> sliding = new ArrayList<>();
    private final List<MovingShape> walking = new ArrayList<>();
    private final World world = new World();
    private final World floor = new World();
    private final BodyId hero = floor.add(ConvexPolygon.box(0, 0, 0.75, 1.5), 8, 0.25);
    private MovingShape ground =
            CompoundShape.of(ConvexPolygon.box(0, 0, 1, 1)).at(0, 0).moving(0, 0);
    private MovingShape tilesTogether = ground;
    private int next;
    private int frame;

    /** Made by JMH. */
    public LargeGroundBenchmark() {}

    /** Makes a square of tiles, bodies between them, and a hero on a floor of tiles without gaps. */
    @Setup
    public void prepare() {
        Random random = new Random(tiles);
        int side = (int) Math.ceil(Math.sqrt(tiles));
        List<ConvexShape> apart = new ArrayList<>();
        List<ConvexShape> together = new ArrayList<>();
        for (int i = 0; i < tiles; i++) {
            double column = i % side;
            double row = Math.floor((double) i / side);
            apart.add(ConvexPolygon.box(2 * column, 2 * row, 2 * column + 1, 2 * row + 1));
            together.add(ConvexPolygon.box(column, -row - 1, column + 1, -row));
        }
        ground = CompoundShape.of(apart).at(0, 0).moving(0, 0);
        world.addKinematic(ground.shape(), 0, 0);
        tilesTogether = CompoundShape.of(together).at(0, 0).moving(0, 0);
        floor.addKinematic(tilesTogether.shape(), 0, 0);
        ConvexPolygon body = ConvexPolygon.box(0, 0, 0.75, 1.5);
        for (int i = 0; i < PLACES; i++) {
            double x = 1 + (side - 3) * random.nextDouble();
            double way = 0.6 * random.nextDouble() - 0.3;
            falling.add(body.at(x, 0.25 + random.nextDouble()).moving(way, -2));
            sliding.add(body.at(x, 0).moving(way, 0));
            walking.add(body.at(x, 0).moving(way, -0.125));
        }
        CompoundShape alone = CompoundShape.of(ConvexPolygon.of(0, 0, 0.5, 0.125, 0.25, 0.5));
        for (int i = 0; i < PLACES; i++) {
            double x = 2 * random.nextInt(side - 2) + 1.125 + 0.25 * random.nextDouble();
            double y = 2 * random.nextInt(side - 2) + 1.125 + 0.25 * random.nextDouble();
            bodies.add(alone.at(x, y).moving(3 * random.nextDouble(), 3 * random.nextDouble()));
            sunk.add(alone.at(x - 0.375, y - 0.375).moving(0, 0));
        }
    }

    private MovingShape nextOf(List<MovingShape> some) {
        next = (next + 1) % PLACES;
        return some.get(next);
    }

    /** A body on a short way. */
    @Benchmark
    public double sweep() {
        return sweep.sweep(nextOf(bodies), ground).enter();
    }

    /** A hero falls onto tiles that stand side by side, and mostly onto two at once. */
    @Benchmark
    public double heroFalls() {
        return meet(falling);
    }

    /** A hero slides over tiles. */
    @Benchmark
    public double heroSlides() {
        return meet(sliding);
    }

    /** A hero slides over tiles and is pressed onto them. */
    @Benchmark
    public double heroWalks() {
        return meet(walking);
    }

    private double meet(List<MovingShape> heroes) {
        SweepResult met = sweep.sweep(nextOf(heroes), tilesTogether);
        return met.enter() + met.normalX() + met.normalY() + met.featureIndexB();
    }

    /** How far a body is from the nearest tile. */
    @Benchmark
    public double distance() {
        return Distance.between(nextOf(bodies).placed(), ground.placed());
    }

    /** The way out for a body that overlaps a tile. */
    @Benchmark
    public double separation() {
        return Intersection.minimumTranslation(nextOf(sunk), ground)
                .map(way -> way.depth())
                .orElse(0.0);
    }

    /** Whether a point is in a tile. */
    @Benchmark
    public PointLocation locate() {
        MovingShape body = nextOf(bodies);
        return PointLocation.of(ground.placed(), body.x(), body.y());
    }

    /** What an endless ray meets first. */
    @Benchmark
    public double ray() {
        MovingShape body = nextOf(bodies);
        return world.queries()
                .castRay(Ray.endless(body.x(), body.y(), body.dx(), body.dy()))
                .map(WorldRayHit::hit)
                .map(hit -> hit.t())
                .orElse(Double.NaN);
    }

    /** The body that is nearest to a point: the compound. */
    @Benchmark
    public double nearest() {
        MovingShape body = nextOf(bodies);
        return world.queries().nearest(body.x(), body.y()).orElseThrow().distance();
    }

    /** A frame of a hero who walks on the floor, to and fro. */
    @Benchmark
    public double heroStep() {
        frame = (frame + 1) % (2 * WAY);
        floor.setDisplacement(hero, frame < WAY ? 0.375 : -0.375, -0.5);
        floor.step(Response.slide());
        return floor.x(hero);
    }
}
