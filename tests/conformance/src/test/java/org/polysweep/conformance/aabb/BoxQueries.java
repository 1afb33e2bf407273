package org.polysweep.conformance.aabb;

import java.util.Random;
import org.polysweep.aabb.Aabb;
import org.polysweep.aabb.AabbColumns;
import org.polysweep.aabb.SweptAabb;
import org.polysweep.generate.QueryClass;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.trials.Trials;

/**
 * Columns of box queries, made of the bounding boxes of whatever a generator makes: as nasty, and every generator will
 * do.
 */
public final class BoxQueries {

    public final AabbColumns a;
    public final AabbColumns b;

    public BoxQueries(int size) {
        a = new AabbColumns(size);
        b = new AabbColumns(size);
    }

    public static BoxQueries of(QueryClass kind, int size, long seed) {
        Random random = Trials.random(seed);
        BoxQueries queries = new BoxQueries(size);
        for (int i = 0; i < size; i++) {
            queries.set(i, kind.next(random));
        }
        return queries;
    }

    /** Queries of all kinds in turn. */
    public static BoxQueries ofAllKinds(int size, long seed) {
        Random random = Trials.random(seed);
        QueryClass[] kinds = QueryClass.values();
        BoxQueries queries = new BoxQueries(size);
        for (int i = 0; i < size; i++) {
            queries.set(i, kinds[i % kinds.length].next(random));
        }
        return queries;
    }

    private void set(int i, Query query) {
        set(a, i, query.a(), query.positionAX(), query.positionAY(), query.moveAX(), query.moveAY());
        set(b, i, query.b(), query.positionBX(), query.positionBY(), query.moveBX(), query.moveBY());
    }

    private static void set(AabbColumns side, int i, double[] shape, double x, double y, double dx, double dy) {
        side.minX[i] = shape[0];
        side.minY[i] = shape[1];
        side.maxX[i] = shape[0];
        side.maxY[i] = shape[1];
        for (int k = 0; k < shape.length; k += 2) {
            side.minX[i] = Math.min(side.minX[i], shape[k]);
            side.minY[i] = Math.min(side.minY[i], shape[k + 1]);
            side.maxX[i] = Math.max(side.maxX[i], shape[k]);
            side.maxY[i] = Math.max(side.maxY[i], shape[k + 1]);
        }
        side.x[i] = x;
        side.y[i] = y;
        side.dx[i] = dx;
        side.dy[i] = dy;
    }

    /** The queries of the given numbers alone. */
    public BoxQueries only(int[] chosen) {
        BoxQueries queries = new BoxQueries(chosen.length);
        for (int i = 0; i < chosen.length; i++) {
            copy(a, chosen[i], queries.a, i);
            copy(b, chosen[i], queries.b, i);
        }
        return queries;
    }

    private static void copy(AabbColumns from, int i, AabbColumns to, int k) {
        Aabb box = new Aabb(from.minX[i], from.minY[i], from.maxX[i], from.maxY[i]);
        to.set(k, box.at(from.x[i], from.y[i]).moving(from.dx[i], from.dy[i]));
    }

    public int size() {
        return a.size();
    }

    /** Asks one query by itself. */
    public void sweep(int i, SweepResult result) {
        SweptAabb.sweep(
                a.minX[i], a.minY[i], a.maxX[i], a.maxY[i], a.x[i], a.y[i], a.dx[i], a.dy[i], b.minX[i], b.minY[i],
                b.maxX[i], b.maxY[i], b.x[i], b.y[i], b.dx[i], b.dy[i], result);
    }

    /** The query in words, to find it again. */
    public String describe(int i) {
        return "query " + i + ": " + describe(a, i) + " against " + describe(b, i);
    }

    private static String describe(AabbColumns side, int i) {
        return "[" + side.minX[i] + ", " + side.minY[i] + ", " + side.maxX[i] + ", " + side.maxY[i] + "] at ("
                + side.x[i] + ", " + side.y[i] + ") by (" + side.dx[i] + ", " + side.dy[i] + ")";
    }
}
