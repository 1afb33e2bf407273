package org.polysweep.benchmarks;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.infra.Blackhole;
import org.polysweep.benchmarks.query.BenchmarkQuery;
import org.polysweep.benchmarks.query.QuerySet;
import org.polysweep.shape.ConvexShape;

/**
 * Two circles by the quadratic equation in plain doubles, without a proof: what a game programmer would write down.
 * Time and normal are as precise as that is.
 */
public class RoundTextbook extends SweepBenchmark {

    /** The name of the set of queries. */
    @Param("circles")
    public String queries = "";

    private ConvexShape[] shapes = {};

    @Override
    protected String kind() {
        return queries;
    }

    @Override
    protected void load(QuerySet set) {
        shapes = set.convexShapes().toArray(ConvexShape[]::new);
    }

    @Override
    protected boolean answer(BenchmarkQuery query, Blackhole blackhole) {
        ConvexShape a = shapes[query.a()];
        ConvexShape b = shapes[query.b()];
        double dx = query.adx() - query.bdx();
        double dy = query.ady() - query.bdy();
        double x = b.core().minX() + query.bx() - (a.core().minX() + query.ax());
        double y = b.core().minY() + query.by() - (a.core().minY() + query.ay());
        double radius = a.radius() + b.radius();
        double start = x * x + y * y - radius * radius;
        double along = dx * x + dy * y;
        double square = dx * dx + dy * dy;
        double radicand = along * along - square * start;
        boolean overlap = start < 0;
        if (!overlap && (along <= 0 || radicand < 0)) {
            return false;
        }
        double enter = (along - Math.sqrt(radicand)) / square;
        if (enter > 1) {
            return false;
        }
        double normalX = enter * dx - x;
        double normalY = enter * dy - y;
        double length = Math.sqrt(normalX * normalX + normalY * normalY);
        blackhole.consume(overlap);
        blackhole.consume(enter);
        blackhole.consume(normalX / length);
        blackhole.consume(normalY / length);
        return true;
    }
}
