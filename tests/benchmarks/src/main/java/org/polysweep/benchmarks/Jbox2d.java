package org.polysweep.benchmarks;

import org.jbox2d.collision.Distance;
import org.jbox2d.collision.Distance.SimplexCache;
import org.jbox2d.collision.DistanceInput;
import org.jbox2d.collision.DistanceOutput;
import org.jbox2d.collision.TimeOfImpact;
import org.jbox2d.collision.TimeOfImpact.TOIInput;
import org.jbox2d.collision.TimeOfImpact.TOIOutput;
import org.jbox2d.collision.TimeOfImpact.TOIOutputState;
import org.jbox2d.collision.shapes.PolygonShape;
import org.jbox2d.common.Settings;
import org.jbox2d.common.Sweep;
import org.jbox2d.common.Vec2;
import org.jbox2d.pooling.normal.DefaultWorldPool;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.Query;
import org.polysweep.benchmarks.query.QuerySet;

/**
 * jbox2d, in floats: its time of impact, which sees overlaps by itself, and its distance at that time for the points and
 * the normal, as its documentation says. It takes 8 corners at most, and may never come back from shapes in contact, so it is
 * not asked about the grid.
 */
public class Jbox2d extends SweepBenchmark {

    /** The name of the set of queries. */
    @Param({"boxes", "rotated-boxes", "3-8-gons"})
    public String queries = "";

    private final TimeOfImpact timeOfImpact = new TimeOfImpact(new DefaultWorldPool(16, 16));
    private final TOIInput input = new TOIInput();
    private final TOIOutput output = new TOIOutput();
    private final Distance distance = new Distance();
    private final SimplexCache cache = new SimplexCache();
    private final DistanceInput closestInput = new DistanceInput();
    private final DistanceOutput closest = new DistanceOutput();
    private PolygonShape[] shapes = {};

    @Override
    protected String kind() {
        return queries;
    }

    @Override
    protected void load(QuerySet set) {
        shapes = set.shapes().stream().map(Jbox2d::polygon).toArray(PolygonShape[]::new);
        input.tMax = 1;
    }

    private static PolygonShape polygon(double[] xy) {
        Vec2[] vertices = new Vec2[xy.length / 2];
        if (vertices.length > Settings.maxPolygonVertices) {
            throw new IllegalArgumentException(
                    vertices.length + " vertices; jbox2d takes at most " + Settings.maxPolygonVertices);
        }
        for (int i = 0; i < vertices.length; i++) {
            vertices[i] = new Vec2((float) xy[2 * i], (float) xy[2 * i + 1]);
        }
        PolygonShape shape = new PolygonShape();
        shape.set(vertices, vertices.length);
        return shape;
    }

    @Override
    protected boolean answer(Query query, Blackhole blackhole) {
        input.proxyA.set(shapes[query.a()], 0);
        input.proxyB.set(shapes[query.b()], 0);
        move(input.sweepA, query.ax(), query.ay(), query.adx(), query.ady());
        move(input.sweepB, query.bx(), query.by(), query.bdx(), query.bdy());
        timeOfImpact.timeOfImpact(output, input);
        blackhole.consume(output.t);
        if (output.state == TOIOutputState.TOUCHING) {
            consumeContact(blackhole);
        }
        return output.state == TOIOutputState.TOUCHING || output.state == TOIOutputState.OVERLAPPED;
    }

    private static void move(Sweep sweep, double x, double y, double dx, double dy) {
        sweep.c0.set((float) x, (float) y);
        sweep.c.set((float) (x + dx), (float) (y + dy));
    }

    private void consumeContact(Blackhole blackhole) {
        closestInput.proxyA = input.proxyA;
        closestInput.proxyB = input.proxyB;
        closestInput.useRadii = false;
        input.sweepA.getTransform(closestInput.transformA, output.t);
        input.sweepB.getTransform(closestInput.transformB, output.t);
        cache.count = 0;
        distance.distance(closest, cache, closestInput);
        // The normal is the direction from one to the other.
        blackhole.consume(closest.pointA.x);
        blackhole.consume(closest.pointA.y);
        blackhole.consume(closest.pointB.x);
        blackhole.consume(closest.pointB.y);
    }
}
