package org.polysweep.internal.collection;

import java.util.Arrays;
import org.polysweep.internal.tree.RadixSort;

/** A list of pairs of bodies, by their ranks. Reusable; allocates only to grow. */
public final class PairList {

    private long[] pairs = {};
    private final RadixSort radix = new RadixSort();
    private int count;

    public void clear() {
        count = 0;
    }

    public int count() {
        return count;
    }

    /** Adds a pair and returns its place. */
    public int add(int first, int second) {
        if (count == pairs.length) {
            pairs = Arrays.copyOf(pairs, Math.max(64, 2 * count));
        }
        pairs[count] = ((long) first << Integer.SIZE) | second;
        return count++;
    }

    /** Puts the pairs in order: by the first, then by the second. */
    public void sort() {
        radix.sort(pairs, 0, count, 0);
    }

    public int first(int place) {
        return (int) (pairs[place] >>> Integer.SIZE);
    }

    public int second(int place) {
        return (int) pairs[place];
    }
}
