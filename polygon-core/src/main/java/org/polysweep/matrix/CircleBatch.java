package org.polysweep.matrix;

import java.util.Arrays;
import org.ejml.data.DMatrixRMaj;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.argument.QueryRange;
import org.polysweep.internal.round.CircleFilter;
import org.polysweep.internal.sign.SignBits;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.sweep.Sweeper;

/**
 * Finds the verdicts of many pairs of circles at once, the same as a {@link Sweeper}. For the few pairs that collide,
 * a {@link Sweeper} or a {@link SweepBatch} gives the times and the normals.
 *
 * <p>Doubles and a proved bound decide almost every pair that does not exactly touch; a {@link Sweeper} sweeps the
 * other pairs one by one. Reusable and not thread-safe: one batch per thread, and each may take a range of the same
 * matrix. It holds one byte for each query of the longest range so far. Each query that the bound does not decide
 * allocates two small shapes, and what a single sweep allocates.
 */
@SuppressWarnings("exports") // a module with matrices requires EJML itself
public final class CircleBatch {

    private static final ConvexPolygon MIDDLE = ConvexPolygon.of(0, 0);

    private final SweepResult result = SweepResult.create();

    /** The verdicts of the current range. They are written once all queries are known to be legal. */
    private byte[] verdicts = {};

    /** Creates a batch. */
    public CircleBatch() {}

    /**
     * Finds the verdicts of queries {@code from} (inclusive) to {@code to} (exclusive).
     *
     * @param radiiA the radius of the first circle of each of the n queries, in the unit of the coordinates; finite, 0
     *     or more
     * @param radiiB the radius of the second circle of each query
     * @param motions the positions and displacements of the centers of the circles: {@link MotionRow#COUNT}×n, finite
     * @param out receives at index i the {@link Verdict#code} of query i; nothing else in it changes
     * @throws IndexOutOfBoundsException if one of the four has no such range; the message names it
     * @throws IllegalArgumentException if {@code motions} has another number of rows, a number in the range is NaN or
     *     infinite, or a radius is negative; the message names the cause, and nothing has been written
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
        for (int i = from; i < to; i++) {
            byte verdict = verdict(radiiA[i], radiiB[i], motions, i);
            // Illegal queries stay undecided.
            verdicts[i - from] = verdict == SignBits.OPEN ? sweep(radiiA, radiiB, motions, i) : verdict;
        }
        System.arraycopy(verdicts, 0, out, from, to - from);
    }

    /** The code of the verdict, if it is proved. */
    private static byte verdict(double radiusA, double radiusB, DMatrixRMaj motions, int i) {
        if (!(radiusA >= 0 && radiusB >= 0)) {
            return SignBits.OPEN;
        }
        double[] data = motions.data;
        double x = data[Motions.index(motions, MotionRow.BX, i)] - data[Motions.index(motions, MotionRow.AX, i)];
        double y = data[Motions.index(motions, MotionRow.BY, i)] - data[Motions.index(motions, MotionRow.AY, i)];
        double dx = data[Motions.index(motions, MotionRow.ADX, i)] - data[Motions.index(motions, MotionRow.BDX, i)];
        double dy = data[Motions.index(motions, MotionRow.ADY, i)] - data[Motions.index(motions, MotionRow.BDY, i)];
        double radius = radiusA + radiusB;
        return CircleFilter.verdict(dx, dy, x, y, radius, Math.abs(x) + Math.abs(y) + radius);
    }

    private byte sweep(double[] radiiA, double[] radiiB, DMatrixRMaj motions, int i) {
        Motions.requireFinite(motions, i);
        Motions.sweep(Sweeper.AUTO, circle("radiiA", radiiA, i), circle("radiiB", radiiB, i), motions, i, result);
        return result.verdict().code();
    }

    private static RoundedPolygon circle(String name, double[] radii, int i) {
        if (!(radii[i] >= 0 && radii[i] < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(name + "[" + i + "] must be finite and >= 0, but was " + radii[i]);
        }
        return RoundedPolygon.of(MIDDLE, radii[i]);
    }
}
