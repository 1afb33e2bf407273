package org.polysweep.benchmarks.query;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Query;
import org.polysweep.peers.Dyn4jPeer;
import org.polysweep.shape.ConvexPolygon;

/** Every set of queries by its name: a {@link QueryKind}, or a class of the generators, as in {@code tests/corpora}. */
public final class QuerySets {

    /** What the name of a class of the generators begins with. */
    public static final String GENERATED = "generated/";

    private static final long SEED = 7;

    private static final Dyn4jPeer PEER = new Dyn4jPeer();

    private QuerySets() {}

    /**
     * Makes the queries of a set; the same ones at every call.
     *
     * @param name the label of a {@link QueryKind}, or {@code generated/} and the label of a {@link QueryClass}
     * @throws IllegalArgumentException if there is no such set; the message names those that there are
     */
    public static QuerySet named(String name) {
        return name.startsWith(GENERATED)
                ? generated(QueryClass.named(name.substring(GENERATED.length())))
                : QueryKind.named(name).make();
    }

    /** Of the queries of a class, those about two polygons that dyn4j takes: it has no points, and refuses slivers. */
    private static QuerySet generated(QueryClass kind) {
        List<double[]> shapes = new ArrayList<>();
        List<BenchmarkQuery> queries = new ArrayList<>();
        for (long index = 0; queries.size() < QuerySet.SIZE; index++) {
            Query query = kind.query(SEED, index);
            ConvexPolygon a = ConvexPolygon.of(query.a());
            ConvexPolygon b = ConvexPolygon.of(query.b());
            boolean isSharp = query.radiusA() == 0 && query.radiusB() == 0;
            if (!isSharp || !isTaken(a) || !isTaken(b)) {
                continue;
            }
            int first = shapes.size();
            shapes.add(a.toArray());
            shapes.add(b.toArray());
            queries.add(new BenchmarkQuery(
                    first,
                    query.positionAX(),
                    query.positionAY(),
                    query.moveAX(),
                    query.moveAY(),
                    first + 1,
                    query.positionBX(),
                    query.positionBY(),
                    query.moveBX(),
                    query.moveBY()));
        }
        return new QuerySet(shapes, new double[shapes.size()], queries);
    }

    private static boolean isTaken(ConvexPolygon polygon) {
        if (polygon.vertexCount() < 3) {
            return false;
        }
        try {
            PEER.shape(polygon.toArray());
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
