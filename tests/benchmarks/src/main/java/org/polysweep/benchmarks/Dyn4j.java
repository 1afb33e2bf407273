package org.polysweep.benchmarks;

import org.dyn4j.collision.continuous.ConservativeAdvancement;
import org.dyn4j.collision.continuous.TimeOfImpact;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.Query;
import org.polysweep.benchmarks.query.QuerySet;

/**
 * dyn4j, as its users ask: whether the shapes overlap, by its default detector; if not, when they meet, by its conservative
 * advancement, which by itself does not tell an overlap from a miss. Its transforms and results are reused.
 */
public class Dyn4j extends SweepBenchmark {

    /** The name of the set of queries. */
    @Param({"boxes", "rotated-boxes", "3-8-gons", "grid", "16-gons", "64-gons", "1024-gons", "10000-gons"})
    public String queries = "";

    private final Gjk overlap = new Gjk();
    private final ConservativeAdvancement advancement = new ConservativeAdvancement();
    private final Transform positionA = new Transform();
    private final Transform positionB = new Transform();
    private final Vector2 moveA = new Vector2();
    private final Vector2 moveB = new Vector2();
    private final TimeOfImpact impact = new TimeOfImpact();
    private Polygon[] shapes = {};

    @Override
    protected String kind() {
        return queries;
    }

    @Override
    protected void load(QuerySet set) {
        shapes = set.shapes().stream().map(Dyn4j::polygon).toArray(Polygon[]::new);
    }

    private static Polygon polygon(double[] xy) {
        Vector2[] vertices = new Vector2[xy.length / 2];
        for (int i = 0; i < vertices.length; i++) {
            vertices[i] = new Vector2(xy[2 * i], xy[2 * i + 1]);
        }
        return new Polygon(vertices);
    }

    @Override
    protected boolean answer(Query query, Blackhole blackhole) {
        Polygon a = shapes[query.a()];
        Polygon b = shapes[query.b()];
        positionA.setTranslation(query.ax(), query.ay());
        positionB.setTranslation(query.bx(), query.by());
        if (overlap.detect(a, positionA, b, positionB)) {
            return true;
        }
        moveA.set(query.adx(), query.ady());
        moveB.set(query.bdx(), query.bdy());
        boolean met = advancement.getTimeOfImpact(a, positionA, moveA, 0, b, positionB, moveB, 0, impact);
        if (met) {
            blackhole.consume(impact.getTime());
            Vector2 normal = impact.getSeparation().getNormal();
            blackhole.consume(normal.x);
            blackhole.consume(normal.y);
        }
        return met;
    }
}
