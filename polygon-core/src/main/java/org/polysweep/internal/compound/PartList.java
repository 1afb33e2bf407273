package org.polysweep.internal.compound;

import java.util.Arrays;

/**
 * Pairs of parts of two compounds, ascending by the part of A, then of B. Reusable; no allocation once it has grown.
 */
public final class PartList {

    private int[] parts = {};
    private int count;

    void clear() {
        count = 0;
    }

    /** Puts a pair where it belongs. */
    void add(int partA, int partB) {
        if (2 * count == parts.length) {
            parts = Arrays.copyOf(parts, Math.max(8, 2 * parts.length));
        }
        int at = 2 * count++;
        while (at > 0 && (partA < parts[at - 2] || (partA == parts[at - 2] && partB < parts[at - 1]))) {
            parts[at] = parts[at - 2];
            parts[at + 1] = parts[at - 1];
            at -= 2;
        }
        parts[at] = partA;
        parts[at + 1] = partB;
    }

    /** How many there are. */
    public int count() {
        return count;
    }

    /** The part of A in a pair, counted from 0. */
    public int partA(int pair) {
        return parts[2 * pair];
    }

    /** The part of B in a pair, counted from 0. */
    public int partB(int pair) {
        return parts[2 * pair + 1];
    }
}
