package org.polysweep.internal.collection;

import java.util.Arrays;

/**
 * Disjoint sets of numbers, each with a root among its numbers (R. E. Tarjan, Efficiency of a good but not linear set
 * union algorithm, 1975). Reusable; no allocation once it has grown.
 */
public final class DisjointSets {

    private int[] parent = {};

    /** Makes each of the numbers from 0 a set. */
    public void begin(int count) {
        reserve(count);
        for (int number = 0; number < count; number++) {
            parent[number] = number;
        }
    }

    /** Makes room for the numbers from 0, each of which is to be {@linkplain #reset}. */
    public void reserve(int count) {
        if (parent.length < count) {
            parent = Arrays.copyOf(parent, Math.max(count, 2 * parent.length));
        }
    }

    /** Makes a number a set by itself. */
    public void reset(int number) {
        parent[number] = number;
    }

    /** Returns the root of the set of a number. */
    public int root(int number) {
        int root = number;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }

    /** Makes one set of two, which are given by their roots; the first of these is its root. */
    public void join(int root, int joined) {
        parent[joined] = root;
    }
}
