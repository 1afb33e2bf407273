package org.polysweep.matrix;

import org.ejml.data.DMatrixRMaj;
import org.polysweep.internal.argument.Finite;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.sweep.Sweeper;

/** Reads the matrix of motions of a batch; {@link MotionRow} names its rows. */
final class Motions {

    private Motions() {}

    /** Refuses a matrix without these rows. */
    static void requireRows(DMatrixRMaj motions) {
        if (motions.numRows != MotionRow.COUNT) {
            throw new IllegalArgumentException("motions must have " + MotionRow.COUNT
                    + " rows and one column per query," + " but was " + motions.numRows + "×" + motions.numCols);
        }
    }

    /** Refuses query {@code i} if one of its numbers is NaN or infinite; the message names it. */
    static void requireFinite(DMatrixRMaj motions, int i) {
        for (int row = 0; row < MotionRow.COUNT; row++) {
            double value = motions.data[index(motions, row, i)];
            if (!Double.isFinite(value)) {
                Finite.require(MotionRow.name(row) + " of query " + i, value);
            }
        }
    }

    /** Returns the index of the number of a row and of query {@code i} in the data of a matrix. */
    static int index(DMatrixRMaj motions, int row, int i) {
        return row * motions.numCols + i;
    }

    /** Sweeps query {@code i}. */
    static void sweep(Sweeper sweeper, ConvexShape a, ConvexShape b, DMatrixRMaj motions, int i, SweepResult result) {
        double[] data = motions.data;
        sweeper.sweep(
                a,
                data[index(motions, MotionRow.AX, i)],
                data[index(motions, MotionRow.AY, i)],
                data[index(motions, MotionRow.ADX, i)],
                data[index(motions, MotionRow.ADY, i)],
                b,
                data[index(motions, MotionRow.BX, i)],
                data[index(motions, MotionRow.BY, i)],
                data[index(motions, MotionRow.BDX, i)],
                data[index(motions, MotionRow.BDY, i)],
                result);
    }
}
