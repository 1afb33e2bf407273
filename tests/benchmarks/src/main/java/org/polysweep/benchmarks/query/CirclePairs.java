package org.polysweep.benchmarks.query;

import org.ejml.data.DMatrixRMaj;
import org.polysweep.contact.SweepResult;
import org.polysweep.polygon.ConvexShape;
import org.polysweep.polygon.RoundedPolygon;
import org.polysweep.sweep.MotionRow;
import org.polysweep.sweep.Sweeper;

/** Pairs of moving circles as a batch takes them: the set {@code circles}. */
public final class CirclePairs {

    /** The radius of the first circle of each pair. */
    public final double[] radiiA = new double[QuerySet.SIZE];

    /** The radius of the second circle of each pair. */
    public final double[] radiiB = new double[QuerySet.SIZE];

    /** Where they are, and how they move, in the rows of {@link MotionRow}. */
    public final DMatrixRMaj motions = new DMatrixRMaj(MotionRow.COUNT, QuerySet.SIZE);

    /** Makes pairs; the same ones at every call. */
    public CirclePairs() {
        QuerySet set = QueryKind.CIRCLES.make();
        for (int i = 0; i < QuerySet.SIZE; i++) {
            Query query = set.queries().get(i);
            radiiA[i] = set.radius(query.a());
            radiiB[i] = set.radius(query.b());
            motions.set(MotionRow.AX, i, query.ax());
            motions.set(MotionRow.AY, i, query.ay());
            motions.set(MotionRow.ADX, i, query.adx());
            motions.set(MotionRow.ADY, i, query.ady());
            motions.set(MotionRow.BX, i, query.bx());
            motions.set(MotionRow.BY, i, query.by());
            motions.set(MotionRow.BDX, i, query.bdx());
            motions.set(MotionRow.BDY, i, query.bdy());
        }
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
