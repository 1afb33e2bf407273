package org.polysweep.benchmarks.query;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;

/**
 * Shapes, and queries about pairs of them. As in a game, there are few shapes and many bodies: a shape is made once,
 * outside of what is timed, and position and displacement belong to the query.
 */
public final class QuerySet {

    /**
     * The number of queries in every set. One number for all sets, because JMH divides by a constant; this many,
     * because a processor that sees a few hundred queries again and again learns their branches by heart.
     */
    public static final int SIZE = 4096;

    private static final long MOST_CORNERS = 1 << 20;

    private final List<double[]> shapes;
    private final double[] radii;
    private final List<BenchmarkQuery> queries;

    QuerySet(List<double[]> shapes, double[] radii, List<BenchmarkQuery> queries) {
        if (queries.size() != SIZE) {
            throw new IllegalArgumentException(queries.size() + " queries; a set has " + SIZE);
        }
        this.shapes = List.copyOf(shapes);
        this.radii = radii.clone();
        this.queries = List.copyOf(queries);
    }

    /**
     * Returns the vertices x0, y0, x1, y1, … of all shapes, counter-clockwise; every shape without a radius has an
     * area.
     */
    public List<double[]> shapes() {
        return shapes.stream().map(double[]::clone).toList();
    }

    /** Returns the radius around a shape; 0 for a polygon. */
    public double radius(int shape) {
        return radii[shape];
    }

    /** Returns the shapes as the library has them. */
    public List<ConvexShape> convexShapes() {
        return IntStream.range(0, shapes.size())
                .<ConvexShape>mapToObj(i -> {
                    ConvexPolygon core = ConvexPolygon.of(shapes.get(i));
                    return radii[i] == 0 ? core : RoundedPolygon.of(core, radii[i]);
                })
                .toList();
    }

    /**
     * Returns the same queries with two shapes of its own for each, as bodies have that do not lie in a row: then
     * memory counts, too. Where that would be more than a million corners, the shapes stay shared.
     */
    public QuerySet apart() {
        long corners = queries.stream()
                .mapToLong(query -> shapes.get(query.a()).length + shapes.get(query.b()).length)
                .sum();
        if (corners > 2 * MOST_CORNERS) {
            return this;
        }
        List<double[]> own = new ArrayList<>();
        double[] ownRadii = new double[2 * SIZE];
        List<BenchmarkQuery> asked = new ArrayList<>();
        for (BenchmarkQuery query : queries) {
            int a = own.size();
            ownRadii[a] = radii[query.a()];
            ownRadii[a + 1] = radii[query.b()];
            own.add(shapes.get(query.a()).clone());
            own.add(shapes.get(query.b()).clone());
            asked.add(new BenchmarkQuery(
                    a,
                    query.ax(),
                    query.ay(),
                    query.adx(),
                    query.ady(),
                    a + 1,
                    query.bx(),
                    query.by(),
                    query.bdx(),
                    query.bdy()));
        }
        return new QuerySet(own, ownRadii, asked);
    }

    /** Returns the queries in the order in which they are run. */
    public List<BenchmarkQuery> queries() {
        return queries;
    }
}
