package org.polysweep.internal.compound;

import java.util.Arrays;
import java.util.Objects;

/** Pairs of parts of two compounds, in an order. Reusable; no allocation once it has grown. */
public final class PartList {

    /** An order of pairs. */
    interface Order {

        /** Returns whether a pair comes before another one. */
        boolean isBefore(int partA, int partB, int otherA, int otherB);
    }

    private final Order order;
    private int[] parts = {};
    private int count;

    /** Creates a list in which pairs ascend by the part of A, then of B. */
    public PartList() {
        this((partA, partB, otherA, otherB) -> partA < otherA || (partA == otherA && partB < otherB));
    }

    PartList(Order order) {
        this.order = order;
    }

    public void clear() {
        count = 0;
    }

    /** Puts a pair where it belongs. */
    public void add(int partA, int partB) {
        if (2 * count == parts.length) {
            parts = Arrays.copyOf(parts, Math.max(8, 2 * parts.length));
        }
        int at = 2 * count++;
        while (at > 0 && order.isBefore(partA, partB, parts[at - 2], parts[at - 1])) {
            parts[at] = parts[at - 2];
            parts[at + 1] = parts[at - 1];
            at -= 2;
        }
        parts[at] = partA;
        parts[at + 1] = partB;
    }

    /** The number of pairs. */
    public int count() {
        return count;
    }

    /** The part of A in a pair, counted from 0. */
    public int partA(int pair) {
        return parts[2 * Objects.checkIndex(pair, count)];
    }

    /** The part of B in a pair, counted from 0. */
    public int partB(int pair) {
        return parts[2 * Objects.checkIndex(pair, count) + 1];
    }
}
