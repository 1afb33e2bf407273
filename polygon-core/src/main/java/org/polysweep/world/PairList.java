package org.polysweep.world;

import java.util.Arrays;

/** Pairs of bodies, by their ranks, the first of a pair less than the second. Reusable; makes no garbage once it has grown. */
final class PairList {

    private long[] pairs = {};
    private final RadixSort radix = new RadixSort();
    private int count;

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    /** Adds a pair and returns its place. */
    int add(int first, int second) {
        if (count == pairs.length) {
            pairs = Arrays.copyOf(pairs, Math.max(64, 2 * count));
        }
        pairs[count] = ((long) first << Integer.SIZE) | second;
        return count++;
    }

    /** Puts the pairs in order: by the first, then by the second. */
    void sort() {
        radix.sort(pairs, 0, count, 0);
    }

    int first(int place) {
        return (int) (pairs[place] >>> Integer.SIZE);
    }

    int second(int place) {
        return (int) pairs[place];
    }
}
