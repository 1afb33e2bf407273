package org.polysweep.internal.collection;

import java.util.Arrays;

/**
 * A set of pairs of bodies, by their ranks; which of the two is named first does not matter. Reusable; no garbage once
 * grown.
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
        if (!insert(key(first, second))) {
            return false;
        }
        size++;
        return true;
    }

    public boolean contains(int first, int second) {
        if (size == 0) {
            return false;
        }
        long key = key(first, second);
        int place = place(key);
        while (table[place] != EMPTY) {
            if (table[place] == key) {
                return true;
            }
            place = (place + 1) & (table.length - 1);
        }
        return false;
    }

    private static long key(int first, int second) {
        return ((long) Math.min(first, second) << Integer.SIZE) | Math.max(first, second);
    }

    private int place(long key) {
        // The golden ratio spreads keys that follow each other over the table (Knuth, vol. 3, 6.4).
        return (int) ((key * 0x9E3779B97F4A7C15L) >>> Integer.SIZE) & (table.length - 1);
    }

    private boolean insert(long key) {
        int place = place(key);
        while (table[place] != EMPTY) {
            if (table[place] == key) {
                return false;
            }
            place = (place + 1) & (table.length - 1);
        }
        table[place] = key;
        return true;
    }

    private void grow() {
        long[] old = table;
        table = new long[2 * old.length];
        Arrays.fill(table, EMPTY);
        for (long key : old) {
            if (key != EMPTY) {
                insert(key);
            }
        }
    }
}
