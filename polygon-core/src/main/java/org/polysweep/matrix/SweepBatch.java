package org.polysweep.matrix;

import java.util.Objects;
import org.ejml.data.DMatrixRMaj;
import org.jspecify.annotations.Nullable;
import org.polysweep.contact.Verdict;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.sweep.Sweeper;

/**
 * Sweeps many pairs of shapes at once, from a matrix of motions into a matrix of results: a row for each field, a
 * column for each query. The results are the same as with a {@link Sweeper}, bit for bit.
 *
 * <p>For verdicts, most pairs are rejected by their bounds, which are read for a block of pairs at once. All other
 * results cost as much as that many single sweeps. Millions of axis-parallel boxes are faster in {@code
 * org.polysweep.aabb.AabbBatch}, and verdicts of circles in {@link CircleBatch}. Reusable and not thread-safe: one
 * batch per thread. It holds one byte for each query of the longest call for verdicts so far. Otherwise nothing is
 * allocated, unless a matrix is too small or the sweeper allocates.
 */
@SuppressWarnings("exports") // a module with matrices requires EJML itself
public final class SweepBatch {

    private static final ConvexPolygon POINT = ConvexPolygon.of(0, 0);

    private final Sweeper sweeper;
    private final SweepResult result = SweepResult.create();
    private final PairBounds bounds = new PairBounds();

    /** The verdicts of the current call, which are written once all queries are known to be legal. */
    private byte[] verdicts = {};

    /** False for the reference, which tests nothing but vertices and edges. */
    private final boolean mayReject;

    /** Creates a batch that chooses the algorithm for each pair, like {@link Sweeper#AUTO}. */
    public SweepBatch() {
        this(Sweeper.AUTO);
    }

    /** Creates a batch that uses the given sweeper. */
    public SweepBatch(Sweeper sweeper) {
        this.sweeper = Objects.requireNonNull(sweeper, "sweeper must not be null (default: Sweeper.AUTO)");
        mayReject = sweeper.algorithmFor(POINT, POINT) != SweepAlgorithm.REFERENCE;
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
        requireSizes(a, b, motions, out);
        if (verdicts.length < a.length) {
            verdicts = new byte[a.length];
        }
        for (int from = 0; from < a.length; from += PairBounds.BLOCK) {
            int to = Math.min(a.length, from + PairBounds.BLOCK);
            requireLegal(a, b, motions, from, to);
            findVerdicts(a, b, motions, from, to);
        }
        out.reshape(1, a.length);
        for (int i = 0; i < a.length; i++) {
            out.data[i] = verdicts[i];
        }
    }

    /** Finds the verdicts of a block. */
    private void findVerdicts(ConvexShape[] a, ConvexShape[] b, DMatrixRMaj motions, int from, int to) {
        if (mayReject) {
            bounds.read(a, b, from, to);
        }
        for (int i = from; i < to; i++) {
            if (mayReject && bounds.areApart(i - from, motions, i)) {
                verdicts[i] = Verdict.MISS.code();
            } else {
                Motions.sweep(sweeper, a[i], b[i], motions, i, result);
                verdicts[i] = result.verdict().code();
            }
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
        requireSizes(a, b, motions, out);
        requireLegal(a, b, motions, 0, a.length);
        // An array holds them all, or reshape fails; so no index below overflows.
        out.reshape(OutcomeRow.COUNT, a.length);
        for (int i = 0; i < a.length; i++) {
            Motions.sweep(sweeper, a[i], b[i], motions, i, result);
            OutcomeRow.write(result, out.data, a.length, i);
        }
    }

    private static void requireSizes(ConvexShape[] a, ConvexShape[] b, DMatrixRMaj motions, DMatrixRMaj out) {
        if (a.length != b.length) {
            throw new IllegalArgumentException(
                    "b must have as many shapes as a, " + a.length + ", but had " + b.length);
        }
        if (motions.numRows != MotionRow.COUNT || motions.numCols != a.length) {
            throw new IllegalArgumentException("motions must be " + MotionRow.COUNT + "×" + a.length
                    + ", one column per pair of shapes, but was " + motions.numRows + "×" + motions.numCols);
        }
        if (out == motions || out.data == motions.data) {
            throw new IllegalArgumentException(
                    "out and motions must be different matrices; the answers would overwrite the motions");
        }
    }

    private void requireLegal(ConvexShape[] a, ConvexShape[] b, DMatrixRMaj motions, int from, int to) {
        for (int i = from; i < to; i++) {
            if (isMissing(a[i]) || isMissing(b[i])) {
                throw new NullPointerException((isMissing(a[i]) ? "a[" : "b[") + i + "] must not be null");
            }
            try {
                sweeper.algorithmFor(a[i], b[i]);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("query " + i + ": " + e.getMessage(), e);
            }
            Motions.requireFinite(motions, i);
        }
    }

    /** Callers may pass arrays with null, if their compiler does not check nullness. */
    private static boolean isMissing(@Nullable ConvexShape shape) {
        return shape == null;
    }
}
