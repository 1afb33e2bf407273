package org.polysweep.benchmarks.query;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.polysweep.aabb.AabbColumns;
import org.polysweep.aabb.SweptAabb;
import org.polysweep.result.SweepResult;

/** Pairs of moving boxes in columns: the set {@code boxes}, made as long as one likes. */
public final class BoxPairs {

    private static final int SHAPES = 64;

    /** The first box of each pair. */
    public final AabbColumns a;

    /** The second box of each pair. */
    public final AabbColumns b;

    private final List<double[]> columns;

    /** Makes columns of points at rest. */
    public BoxPairs(int size) {
        a = new AabbColumns(size);
        b = new AabbColumns(size);
        columns = List.of(
                a.minX, a.minY, a.maxX, a.maxY, a.x, a.y, a.dx, a.dy, b.minX, b.minY, b.maxX, b.maxY, b.x, b.y, b.dx,
                b.dy);
    }

    /** Makes pairs; the same ones at every call, and four in ten of them hit. */
    public static BoxPairs make(int size) {
        Random random = new Random(1);
        BenchmarkShapes maker = new BenchmarkShapes(random);
        List<double[]> shapes = Stream.generate(maker::box).limit(SHAPES).toList();
        BoxPairs pairs = new BoxPairs(size);
        for (int i = 0; i < size; i++) {
            BenchmarkQuery query = Encounters.next(random, shapes, new double[SHAPES]);
            set(pairs.a, i, shapes.get(query.a()), query.ax(), query.ay(), query.adx(), query.ady());
            set(pairs.b, i, shapes.get(query.b()), query.bx(), query.by(), query.bdx(), query.bdy());
        }
        return pairs;
    }

    private static void set(AabbColumns side, int i, double[] box, double x, double y, double dx, double dy) {
        side.minX[i] = box[0];
        side.minY[i] = box[1];
        side.maxX[i] = box[4];
        side.maxY[i] = box[5];
        side.x[i] = x;
        side.y[i] = y;
        side.dx[i] = dx;
        side.dy[i] = dy;
    }

    /** Returns the 16 columns of numbers. */
    public List<double[]> columns() {
        return columns;
    }

    /** Asks about pair {@code i} alone. */
    public void sweep(int i, SweepResult result) {
        SweptAabb.sweep(
                a.minX[i], a.minY[i], a.maxX[i], a.maxY[i], a.x[i], a.y[i], a.dx[i], a.dy[i], b.minX[i], b.minY[i],
                b.maxX[i], b.maxY[i], b.x[i], b.y[i], b.dx[i], b.dy[i], result);
    }
}
