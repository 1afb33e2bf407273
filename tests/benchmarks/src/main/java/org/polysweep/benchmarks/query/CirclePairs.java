package org.polysweep.benchmarks.query;

import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.ejml.data.DMatrixRMaj;
import org.polysweep.matrix.MotionRow;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweeper;

/** Pairs of moving circles as a batch takes them: the set {@code circles}, made as long as one likes. */
public final class CirclePairs {

    private static final int SHAPES = 64;

    /** The radius of the first circle of each pair. */
    public final double[] radiiA;

    /** The radius of the second circle of each pair. */
    public final double[] radiiB;

    /** Where they are, and how they move, in the rows of {@link MotionRow}. */
    public final DMatrixRMaj motions;

    /** Makes circles without a radius at rest. */
    public CirclePairs(int size) {
        radiiA = new double[size];
        radiiB = new double[size];
        motions = new DMatrixRMaj(MotionRow.COUNT, size);
    }

    /** Makes pairs; the same ones at every call, and four in ten of them hit. */
    public static CirclePairs make(int size) {
        Random random = new Random(1);
        BenchmarkShapes maker = new BenchmarkShapes(random);
        List<double[]> middles =
                Stream.generate(() -> maker.roundCore(1)).limit(SHAPES).toList();
        double[] radii = DoubleStream.generate(maker::radius).limit(SHAPES).toArray();
        CirclePairs pairs = new CirclePairs(size);
        for (int i = 0; i < size; i++) {
            BenchmarkQuery query = Encounters.next(random, middles, radii);
            pairs.radiiA[i] = radii[query.a()];
            pairs.radiiB[i] = radii[query.b()];
            pairs.motions.set(MotionRow.AX, i, query.ax());
            pairs.motions.set(MotionRow.AY, i, query.ay());
            pairs.motions.set(MotionRow.ADX, i, query.adx());
            pairs.motions.set(MotionRow.ADY, i, query.ady());
            pairs.motions.set(MotionRow.BX, i, query.bx());
            pairs.motions.set(MotionRow.BY, i, query.by());
            pairs.motions.set(MotionRow.BDX, i, query.bdx());
            pairs.motions.set(MotionRow.BDY, i, query.bdy());
        }
        return pairs;
    }

    /** Asks about pair {@code i} alone. */
    public void sweep(int i, SweepResult result) {
        ConvexShape a = RoundedPolygon.circle(0, 0, radiiA[i]);
        ConvexShape b = RoundedPolygon.circle(0, 0, radiiB[i]);
        Sweeper.AUTO.sweep(
                a,
                motions.get(MotionRow.AX, i),
                motions.get(MotionRow.AY, i),
                motions.get(MotionRow.ADX, i),
                motions.get(MotionRow.ADY, i),
                b,
                motions.get(MotionRow.BX, i),
                motions.get(MotionRow.BY, i),
                motions.get(MotionRow.BDX, i),
                motions.get(MotionRow.BDY, i),
                result);
    }
}
