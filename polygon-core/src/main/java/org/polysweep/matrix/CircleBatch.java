package org.polysweep.matrix;

import java.util.Arrays;
import org.ejml.data.DMatrixRMaj;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.argument.QueryRange;
import org.polysweep.internal.block.DiskColumns;
import org.polysweep.internal.block.DiskFilter;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweeper;

/**
 * Finds the verdicts of many pairs of circles at once; they are those of a {@link Sweeper}. When and how the few meet
 * that do meet, a {@link Sweeper} or a {@link SweepBatch} says.
 *
 * <p>A filter runs over blocks of some 1,000 pairs in loops that the JIT compiler turns into vector instructions; it
 * settles the verdict of nearly every pair that moves relative to each other and does not just touch. The others are
 * swept one by one, and so are two points, and what is beyond 2^100 or moves by less than 2^-100.
 *
 * <p>Reusable and not thread-safe: one batch a thread, and each may take a range of the same matrix. It keeps a byte
 * for each query of the longest range so far; beyond that, what the filter leaves open makes two small shapes, and what
 * a single sweep makes.
 */
public final class CircleBatch {

    private static final ConvexPolygon MIDDLE = ConvexPolygon.of(0, 0);

    private final DiskFilter filter = new DiskFilter();
    private final SweepResult result = new SweepResult();

    /** The verdicts of the range that is under way. They go out when all queries have turned out to be legal. */
    private byte[] verdicts = {};

    /** Makes a batch. */
    public CircleBatch() {}

    /**
     * Finds the verdicts of queries {@code from} (inclusive) to {@code to} (exclusive).
     *
     * @param radiiA the radius of the first circle of each of the n queries, in the unit of the coordinates; finite, 0
     *     or more
     * @param radiiB the radius of the second circle of each query
     * @param motions where the middles of the circles are, and how they move: {@link MotionRow#COUNT}×n, finite
     * @param out receives at index i the {@link Verdict#code} of query i; nothing else in it is touched
     * @throws IndexOutOfBoundsException if one of the four has no such range; the message names it
     * @throws IllegalArgumentException if {@code motions} has another number of rows, a number in the range is NaN or
     *     infinite, or a radius is negative; the message says which, and nothing has been written
     */
    public void verdicts(double[] radiiA, double[] radiiB, DMatrixRMaj motions, int from, int to, byte[] out) {
        Motions.requireRows(motions);
        QueryRange.require("radiiA", radiiA.length, from, to);
        QueryRange.require("radiiB", radiiB.length, from, to);
        QueryRange.require("motions", motions.numCols, from, to);
        QueryRange.require("out", out.length, from, to);
        if (verdicts.length < to - from) {
            verdicts = Arrays.copyOf(verdicts, to - from);
        }
        int size;
        for (int first = from; first < to; first += size) {
            size = Math.min(to - first, DiskFilter.BLOCK);
            set(filter.a(), radiiA, motions, MotionRow.AX, first, size);
            set(filter.b(), radiiB, motions, MotionRow.BX, first, size);
            if (filter.decide(size, verdicts, first - from)) {
                settleOpen(radiiA, radiiB, motions, first, size, first - from);
            }
        }
        System.arraycopy(verdicts, 0, out, from, to - from);
    }

    /**
     * Takes the circles of one side, whose rows of the matrix are four from this one on, in the same order for A and
     * for B.
     */
    private static void set(DiskColumns side, double[] radii, DMatrixRMaj motions, int row, int first, int size) {
        side.set(
                radii,
                first,
                motions.data,
                Motions.index(motions, row, first),
                Motions.index(motions, row + 1, first),
                Motions.index(motions, row + 2, first),
                Motions.index(motions, row + 3, first),
                size);
    }

    private void settleOpen(double[] radiiA, double[] radiiB, DMatrixRMaj motions, int first, int size, int done) {
        for (int j = 0; j < size; j++) {
            if (verdicts[done + j] == DiskFilter.OPEN) {
                // The filter leaves open whatever is not legal.
                Motions.requireFinite(motions, first + j);
                Motions.sweep(
                        Sweeper.AUTO,
                        circle("radiiA", radiiA, first + j),
                        circle("radiiB", radiiB, first + j),
                        motions,
                        first + j,
                        result);
                verdicts[done + j] = result.verdict().code();
            }
        }
    }

    private static RoundedPolygon circle(String name, double[] radii, int i) {
        if (!(radii[i] >= 0 && radii[i] < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(name + "[" + i + "] is " + radii[i] + "; a radius is finite, 0 or more");
        }
        return RoundedPolygon.of(MIDDLE, radii[i]);
    }
}
