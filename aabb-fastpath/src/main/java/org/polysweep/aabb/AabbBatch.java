package org.polysweep.aabb;

import java.util.Arrays;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.aabb.BoxNumbers;
import org.polysweep.internal.aabb.BoxSweep;
import org.polysweep.internal.argument.QueryRange;
import org.polysweep.internal.rounding.SlabImpacts;
import org.polysweep.internal.sign.SignBits;
import org.polysweep.internal.sign.SlabFilter;
import org.polysweep.result.SweepColumns;
import org.polysweep.result.SweepResult;

/**
 * Sweeps many pairs of boxes at once, over plain arrays. The results are the same as with {@link SweptAabb}, bit for
 * bit.
 *
 * <p>A filter runs over the columns once, without branches and without copies; it decides the verdict of almost every
 * pair that does not exactly touch. {@link SweptAabb} sweeps the other pairs one by one and, for a full answer, all
 * pairs that do not miss.
 *
 * <p>Reusable and not thread-safe: one batch per thread, and each may take a range of the same columns. It holds one
 * byte for each query of the longest range so far. Otherwise it allocates only in the exact fallback, as a single sweep
 * does.
 */
public final class AabbBatch {

    private final SlabFilter filter = new SlabFilter();
    private final SlabImpacts impacts = new SlabImpacts();
    private final SweepResult result = SweepResult.create();

    /** The verdicts of the current range. They are written once all queries are known to be legal. */
    private byte[] verdicts = {};

    /** Creates a batch. */
    public AabbBatch() {}

    /**
     * Finds the verdicts of queries {@code from} (inclusive) to {@code to} (exclusive).
     *
     * @param a the first box of each query
     * @param b the second box of each query
     * @param out receives at index i the {@link Verdict#code} of query i; nothing else in it changes
     * @throws IndexOutOfBoundsException if one of the three has no such range; the message names it
     * @throws IllegalArgumentException if a number in the range is NaN or infinite, or a minimum is greater than its
     *     maximum; the message contains array, index and value, and nothing has been written
     */
    public void verdicts(AabbColumns a, AabbColumns b, int from, int to, byte[] out) {
        requireRanges(a, b, from, to, out.length);
        settle(a, b, from, to);
        System.arraycopy(verdicts, 0, out, from, to - from);
    }

    /**
     * Finds verdicts, times and normals of queries {@code from} (inclusive) to {@code to} (exclusive): the data that
     * most responses need, in a fraction of the time of a full answer.
     *
     * @param a the first box of each query
     * @param b the second box of each query
     * @param out receives the answer to query i at index i of {@link SweepColumns#verdict}, {@link SweepColumns#enter},
     *     {@link SweepColumns#normalX} and {@link SweepColumns#normalY}; nothing else in it changes
     * @throws IndexOutOfBoundsException as {@link #verdicts}
     * @throws IllegalArgumentException as {@link #sweep}, but the results of earlier queries may have been written
     */
    public void impacts(AabbColumns a, AabbColumns b, int from, int to, SweepColumns out) {
        requireRanges(a, b, from, to, out.size());
        a.requireApart("a", out);
        b.requireApart("b", out);
        int end;
        for (int first = from; first < to; first = end) {
            end = first + Math.min(to - first, SlabFilter.BLOCK);
            decide(a, b, first, end, out.verdict, first);
            int open = impacts.find(
                    filter, a.columns, b.columns, first, end, out.verdict, out.enter, out.normalX, out.normalY);
            for (int n = 0; n < open; n++) {
                int i = first + impacts.open(n);
                sweepOne(a, b, i);
                out.verdict[i] = result.verdict().code();
                out.enter[i] = result.enter();
                out.normalX[i] = result.normalX();
                out.normalY[i] = result.normalY();
            }
        }
    }

    /**
     * Sweeps queries {@code from} (inclusive) to {@code to} (exclusive).
     *
     * @param a the first box of each query
     * @param b the second box of each query
     * @param out receives the complete answer to query i at index i, with features numbered as in {@link Aabb}; nothing
     *     else in it changes
     * @throws IndexOutOfBoundsException as {@link #verdicts}
     * @throws IllegalArgumentException as {@link #verdicts}, and if one array is a column of the queries and of the
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
        int end;
        for (int first = from; first < to; first = end) {
            end = first + Math.min(to - first, SlabFilter.BLOCK);
            decide(a, b, first, end, verdicts, first - from);
            settleOpen(a, b, first, end, first - from);
        }
    }

    private void decide(AabbColumns a, AabbColumns b, int from, int to, byte[] out, int outFrom) {
        if (!filter.decides(a.columns, b.columns, from, to, out, outFrom)) {
            Arrays.fill(out, outFrom, outFrom + to - from, SignBits.OPEN);
        }
    }

    private void settleOpen(AabbColumns a, AabbColumns b, int from, int to, int done) {
        for (int i = from; i < to; i++) {
            if (verdicts[done + i - from] == SignBits.OPEN) {
                sweepOne(a, b, i);
                verdicts[done + i - from] = result.verdict().code();
            }
        }
    }

    private void sweepOne(AabbColumns a, AabbColumns b, int i) {
        // The filter decides no query that is not legal.
        a.requireLegal("a", i);
        b.requireLegal("b", i);
        BoxSweep sweep = BoxSweep.of(result);
        sweep.boxes().x().set(a.minX[i], a.maxX[i], a.x[i], a.dx[i], b.minX[i], b.maxX[i], b.x[i], b.dx[i]);
        sweep.boxes().y().set(a.minY[i], a.maxY[i], a.y[i], a.dy[i], b.minY[i], b.maxY[i], b.y[i], b.dy[i]);
        sweep.sweep(BoxNumbers.SAME, BoxNumbers.SAME, 0, result);
    }
}
