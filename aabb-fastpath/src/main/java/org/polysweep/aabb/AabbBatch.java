package org.polysweep.aabb;

import java.util.Arrays;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.argument.QueryRange;
import org.polysweep.internal.block.SlabFilter;
import org.polysweep.result.SweepColumns;
import org.polysweep.result.SweepResult;

/**
 * Sweeps many pairs of boxes at once, over plain arrays; the answers are those of {@link SweptAabb}, bit for bit.
 *
 * <p>A filter runs over blocks of some 2,000 pairs in loops that the JIT compiler turns into vector instructions; it
 * settles the verdict of nearly every pair that does not just touch. The others, one by one, are swept by {@link
 * SweptAabb}, and so are, for a full answer, all those that do not miss.
 *
 * <p>Reusable and not thread-safe: one batch a thread, and each may take a range of the same columns. It keeps a byte
 * for each query of the longest range so far; beyond that, nothing is allocated unless integers have to decide, as in a
 * single sweep.
 */
public final class AabbBatch {

    private final SlabFilter filter = new SlabFilter();
    private final SweepResult result = new SweepResult();

    /** The verdicts of the range that is under way. They go out when all queries have turned out to be legal. */
    private byte[] verdicts = {};

    /** Makes a batch. */
    public AabbBatch() {}

    /**
     * Finds the verdicts of queries {@code from} (inclusive) to {@code to} (exclusive).
     *
     * @param a the first box of each query
     * @param b the second box of each query
     * @param out receives at index i the {@link Verdict#code} of query i; nothing else in it is touched
     * @throws IndexOutOfBoundsException if one of the three has no such range; the message names it
     * @throws IllegalArgumentException if a number in the range is NaN or infinite, or a minimum is greater than its
     *     maximum; the message says array, index and value, and nothing has been written
     */
    public void verdicts(AabbColumns a, AabbColumns b, int from, int to, byte[] out) {
        requireRanges(a, b, from, to, out.length);
        settle(a, b, from, to);
        System.arraycopy(verdicts, 0, out, from, to - from);
    }

    /**
     * Sweeps queries {@code from} (inclusive) to {@code to} (exclusive).
     *
     * @param a the first box of each query
     * @param b the second box of each query
     * @param out receives all of the answer to query i at index i, features numbered as {@link Aabb} says; nothing else
     *     in it is touched
     * @throws IndexOutOfBoundsException as {@link #verdicts}
     * @throws IllegalArgumentException as {@link #verdicts}, and if an array is a column of a question and of the
     *     answers
     */
    public void sweep(AabbColumns a, AabbColumns b, int from, int to, SweepColumns out) {
        requireRanges(a, b, from, to, out.size());
        a.requireApart("a", out);
        b.requireApart("b", out);
        settle(a, b, from, to);
        out.writeMisses(from, to);
        for (int i = from; i < to; i++) {
            if (verdicts[i - from] != Verdict.MISS.code()) {
                sweepOne(a, b, i);
                out.write(i, result);
            }
        }
    }

    private static void requireRanges(AabbColumns a, AabbColumns b, int from, int to, int outSize) {
        QueryRange.require("a", a.size(), from, to);
        QueryRange.require("b", b.size(), from, to);
        QueryRange.require("out", outSize, from, to);
    }

    /** Fills {@link #verdicts}, from index 0 on. */
    private void settle(AabbColumns a, AabbColumns b, int from, int to) {
        if (verdicts.length < to - from) {
            verdicts = Arrays.copyOf(verdicts, to - from);
        }
        int size;
        for (int done = 0; done < to - from; done += size) {
            size = Math.min(to - from - done, SlabFilter.BLOCK);
            int first = from + done;
            filter.x().setA(a.minX, a.maxX, a.x, a.dx, first, size);
            filter.x().setB(b.minX, b.maxX, b.x, b.dx, first, size);
            filter.y().setA(a.minY, a.maxY, a.y, a.dy, first, size);
            filter.y().setB(b.minY, b.maxY, b.y, b.dy, first, size);
            if (filter.decide(size, verdicts, done)) {
                settleOpen(a, b, first, size, done);
            }
        }
    }

    private void settleOpen(AabbColumns a, AabbColumns b, int first, int size, int done) {
        for (int j = 0; j < size; j++) {
            if (verdicts[done + j] == SlabFilter.OPEN) {
                // The filter leaves open whatever is not legal.
                a.requireLegal("a", first + j);
                b.requireLegal("b", first + j);
                sweepOne(a, b, first + j);
                verdicts[done + j] = result.verdict().code();
            }
        }
    }

    private void sweepOne(AabbColumns a, AabbColumns b, int i) {
        SweptAabb.sweep(
                a.minX[i], a.minY[i], a.maxX[i], a.maxY[i], a.x[i], a.y[i], a.dx[i], a.dy[i], b.minX[i], b.minY[i],
                b.maxX[i], b.maxY[i], b.x[i], b.y[i], b.dx[i], b.dy[i], 0, result);
    }
}
