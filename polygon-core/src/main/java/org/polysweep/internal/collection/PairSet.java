package org.polysweep.internal.collection;

import java.util.Arrays;

/**
 * A set of pairs of bodies, by their ranks, in either order: a hash table with linear probing. Reusable; allocates only
 * to grow.
 */
public final class PairSet {

    private static final long EMPTY = -1;

    private long[] table = new long[16];
    private int size;

    public PairSet() {
        Arrays.fill(table, EMPTY);
    }

    public void clear() {
        if (size > 0) {
            Arrays.fill(table, EMPTY);
            size = 0;
        }
    }

    /** Adds a pair; returns whether it is new. */
    public boolean add(int first, int second) {
        if (2 * size >= table.length) {
            grow();
        }
        long key = key(first, second);
        int place = place(key);
        if (table[place] == key) {
            return false;
        }
        table[place] = key;
        size++;
        return true;
    }

    public boolean contains(int first, int second) {
        long key = key(first, second);
        return table[place(key)] == key;
    }

    private static long key(int first, int second) {
        return ((long) Math.min(first, second) << Integer.SIZE) | Math.max(first, second);
    }

    /** The index of a key, or the empty slot in which it belongs. */
    private int place(long key) {
        // The golden ratio spreads consecutive keys over the table (Knuth, vol. 3, 6.4).
        int place = (int) ((key * 0x9E3779B97F4A7C15L) >>> Integer.SIZE) & (table.length - 1);
        while (table[place] != EMPTY && table[place] != key) {
            place = (place + 1) & (table.length - 1);
        }
        return place;
    }

    private void grow() {
        long[] old = table;
        table = new long[2 * old.length];
        Arrays.fill(table, EMPTY);
        for (long key : old) {
            if (key != EMPTY) {
                table[place(key)] = key;
            }
        }
    }
}
