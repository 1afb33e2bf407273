package org.polysweep.internal.rounding;

import java.util.Arrays;
import org.polysweep.internal.sign.SignBits;
import org.polysweep.internal.sign.SlabFilter;

/**
 * Times and normals of a block of box pairs that {@link SlabFilter} has decided, as far as doubles and a proved bound
 * can find them. The pairs are sorted by the axis on which the motion enters C last, and each axis has a loop without a
 * branch that depends on the queries. Reusable and not thread-safe; does not allocate.
 */
public final class SlabImpacts {

    private static final int BLOCK = SlabFilter.BLOCK;

    /** The numbers, in the block, of the queries of each kind of entry, one kind after the other. */
    private final int[] numbers = new int[4 * BLOCK];

    /** The numbers in the block of the queries that do not miss. */
    private final int[] meeting = new int[BLOCK];

    /** The number of queries of each kind. */
    private final int[] counts = new int[4];

    /** Creates an object for any number of blocks. */
    public SlabImpacts() {}

    /**
     * Finds times and normals of the block that a filter has just decided.
     *
     * @param filter the filter
     * @param a the columns of the first boxes: minX, minY, maxX, maxY, x, y, dx, dy
     * @param b the columns of the second boxes
     * @param from the index of the first query
     * @param to the index after the last query
     * @param codes the codes that the filter has decided, by index
     * @param enter receives the times of entry, rounded down; NaN for a miss
     * @param normalX receives the x components of the normals; NaN for a miss
     * @param normalY receives the y components
     * @return the number of queries that do not miss and are still undecided
     */
    public int find(
            SlabFilter filter,
            double[][] a,
            double[][] b,
            int from,
            int to,
            byte[] codes,
            double[] enter,
            double[] normalX,
            double[] normalY) {
        Arrays.fill(counts, 0);
        int size = 0;
        for (int k = 0; k < to - from; k++) {
            meeting[size] = k;
            // Among the codes of a filter, only the code of a miss has the second bit.
            size += 1 - ((codes[from + k] >> 1) & 1);
        }
        for (int n = 0; n < size; n++) {
            int k = meeting[n];
            int entry = filter.entry(k, codes[from + k]);
            numbers[BLOCK * entry + counts[entry]++] = k;
        }
        Arrays.fill(enter, from, to, Double.NaN);
        Arrays.fill(normalX, from, to, Double.NaN);
        Arrays.fill(normalY, from, to, Double.NaN);
        find(a[0], a[2], a[4], a[6], b[0], b[2], b[4], b[6], from, SlabFilter.ON_X, enter, normalX, normalY);
        find(a[1], a[3], a[5], a[7], b[1], b[3], b[5], b[7], from, SlabFilter.ON_Y, enter, normalY, normalX);
        return counts[SlabFilter.UNKNOWN];
    }

    /** Returns the number, in the block, of one of the undecided queries. */
    public int open(int n) {
        return numbers[BLOCK * SlabFilter.UNKNOWN + n];
    }

    private void find(
            double[] minA,
            double[] maxA,
            double[] positionA,
            double[] moveA,
            double[] minB,
            double[] maxB,
            double[] positionB,
            double[] moveB,
            int from,
            int entry,
            double[] enter,
            double[] normalAlong,
            double[] normalAcross) {
        int[] ofBlock = numbers;
        int begin = BLOCK * entry;
        int end = begin + counts[entry];
        int open = BLOCK * SlabFilter.UNKNOWN + counts[SlabFilter.UNKNOWN];
        for (int n = begin; n < end; n++) {
            int k = ofBlock[n];
            int i = from + k;
            double move = moveA[i] - moveB[i];
            double time = TimeFilter.downOnAxis(
                    SignBits.select(move, maxA[i], minA[i]),
                    SignBits.select(move, minB[i], maxB[i]),
                    positionA[i],
                    positionB[i],
                    moveA[i],
                    moveB[i]);
            enter[i] = time;
            normalAlong[i] = SignBits.negateIf(move, -1);
            normalAcross[i] = 0;
            if (Double.isNaN(time)) {
                ofBlock[open++] = k;
            }
        }
        counts[SlabFilter.UNKNOWN] = open - BLOCK * SlabFilter.UNKNOWN;
    }
}
