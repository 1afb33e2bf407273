package org.polysweep.matrix;

import java.util.Objects;
import org.ejml.data.DMatrixRMaj;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.sweep.Sweeper;

/**
 * Sweeps many pairs of shapes at once, from a matrix of motions into a matrix of results: a row for each field, a
 * column for each query. The results are the same as with a {@link Sweeper}, bit for bit.
 *
 * <p>It costs as much as that many single sweeps; millions of axis-parallel boxes are faster in {@code
 * org.polysweep.aabb.AabbBatch}, and verdicts of circles in {@link CircleBatch}. Reusable and not thread-safe: one
 * batch per thread. Nothing is allocated, unless a matrix is too small or the sweeper allocates.
 */
@SuppressWarnings("exports") // a module with matrices requires EJML itself
public final class SweepBatch {

    private final Sweeper sweeper;
    private final SweepResult result = SweepResult.create();

    /** Creates a batch that chooses the algorithm for each pair, like {@link Sweeper#AUTO}. */
    public SweepBatch() {
        this(Sweeper.AUTO);
    }

    /** Creates a batch that uses the given sweeper. */
    public SweepBatch(Sweeper sweeper) {
        this.sweeper = Objects.requireNonNull(sweeper, "sweeper must not be null (default: Sweeper.AUTO)");
    }

    /**
     * Finds the verdicts.
     *
     * @param a the first shape of each of the n queries; the same shape may occur any number of times
     * @param b the second shape of each query
     * @param motions the positions and displacements: {@link MotionRow#COUNT}×n, finite
     * @param out becomes 1×n: the {@link Verdict#code} of each query
     * @throws IllegalArgumentException if the sizes do not fit, a number is NaN or infinite, the sweeper's algorithm
     *     cannot sweep a shape, or {@code out} is {@code motions}; the message names the cause, and nothing has been
     *     written
     * @throws NullPointerException if a shape is null; the message names the cause, and nothing has been written
     */
    public void verdicts(ConvexShape[] a, ConvexShape[] b, DMatrixRMaj motions, DMatrixRMaj out) {
        requireLegal(a, b, motions, out);
        out.reshape(1, a.length);
        double[] data = out.data;
        for (int i = 0; i < a.length; i++) {
            Motions.sweep(sweeper, a[i], b[i], motions, i, result);
            data[i] = result.verdict().code();
        }
    }

    /**
     * Sweeps.
     *
     * @param a the first shape of each of the n queries; the same shape may occur any number of times
     * @param b the second shape of each query
     * @param motions the positions and displacements: {@link MotionRow#COUNT}×n, finite
     * @param out becomes {@link OutcomeRow#COUNT}×n: every field of each answer
     * @throws IllegalArgumentException as {@link #verdicts}
     * @throws NullPointerException as {@link #verdicts}
     */
    public void sweep(ConvexShape[] a, ConvexShape[] b, DMatrixRMaj motions, DMatrixRMaj out) {
        requireLegal(a, b, motions, out);
        // An array holds them all, or reshape fails; so no index below overflows.
        out.reshape(OutcomeRow.COUNT, a.length);
        for (int i = 0; i < a.length; i++) {
            Motions.sweep(sweeper, a[i], b[i], motions, i, result);
            OutcomeRow.write(result, out.data, a.length, i);
        }
    }

    private void requireLegal(ConvexShape[] a, ConvexShape[] b, DMatrixRMaj motions, DMatrixRMaj out) {
        requireSizes(a.length, b.length, motions);
        if (out == motions || out.data == motions.data) {
            throw new IllegalArgumentException(
                    "out and motions must be different matrices; the answers would overwrite the motions");
        }
        requireShapes(a, b);
        for (int i = 0; i < a.length; i++) {
            Motions.requireFinite(motions, i);
        }
    }

    private static void requireSizes(int a, int b, DMatrixRMaj motions) {
        if (a != b) {
            throw new IllegalArgumentException("b must have as many shapes as a, " + a + ", but had " + b);
        }
        if (motions.numRows != MotionRow.COUNT || motions.numCols != a) {
            throw new IllegalArgumentException("motions must be " + MotionRow.COUNT + "×" + a
                    + ", one column per pair of shapes, but was " + motions.numRows + "×" + motions.numCols);
        }
    }

    private void requireShapes(ConvexShape[] a, ConvexShape[] b) {
        for (int i = 0; i < a.length; i++) {
            if (isMissing(a[i]) || isMissing(b[i])) {
                throw new NullPointerException((isMissing(a[i]) ? "a[" : "b[") + i + "] must not be null");
            }
            try {
                sweeper.algorithmFor(a[i], b[i]);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("query " + i + ": " + e.getMessage(), e);
            }
        }
    }

    /** Callers may pass arrays with null, if their compiler does not check nullness. */
    private static boolean isMissing(@Nullable ConvexShape shape) {
        return shape == null;
    }
}
