package org.polysweep.internal.world.broadphase;

import java.util.Arrays;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.tree.PairVisitor;

/** For each body, by rank, a list of the bodies near it. Reusable; no allocation once it has grown. */
final class NearBodies {

    private static final int NONE = -1;

    /** The last entry of each body, and the number of its entries. */
    private int[] last = {};

    private int[] sizes = {};

    /** Two numbers for each entry: the other body, and the previous entry of the same body. */
    private int[] entries = {};

    private int count;

    /** For each body, the last marked list that contained it, counted from 1. */
    private int[] markedFor = {};

    private int marks;

    /** Discards all entries. */
    void begin(int bodies) {
        if (last.length < bodies) {
            int length = Math.max(bodies, 2 * last.length);
            last = new int[length];
            sizes = new int[length];
            markedFor = new int[length];
        }
        Arrays.fill(last, 0, bodies, NONE);
        Arrays.fill(sizes, 0, bodies, 0);
        Arrays.fill(markedFor, 0, bodies, 0);
        marks = 0;
        count = 0;
    }

    /** Adds two bodies, neither of which is on the list of the other. */
    void add(int one, int other) {
        addTo(one, other);
        addTo(other, one);
    }

    private void addTo(int list, int body) {
        if (2 * count == entries.length) {
            entries = Arrays.copyOf(entries, Math.max(64, 4 * count));
        }
        entries[2 * count] = body;
        entries[2 * count + 1] = last[list];
        last[list] = count++;
        sizes[list]++;
    }

    /** The number of bodies on the list of a body. */
    int size(int body) {
        return sizes[body];
    }

    /** Visits the bodies on the list of a body. */
    void visit(int body, BoxVisitor visitor) {
        for (int entry = last[body]; entry != NONE; entry = entries[2 * entry + 1]) {
            visitor.box(entries[2 * entry]);
        }
    }

    /** Visits all pairs, in the order in which they have been added. */
    void pairs(PairVisitor visitor) {
        for (int entry = 0; entry < count; entry += 2) {
            visitor.pair(entries[2 * entry + 2], entries[2 * entry]);
        }
    }

    /** Marks a body and the bodies on its list, until another body is marked. */
    void mark(int body) {
        marks++;
        markedFor[body] = marks;
        for (int entry = last[body]; entry != NONE; entry = entries[2 * entry + 1]) {
            markedFor[entries[2 * entry]] = marks;
        }
    }

    boolean isMarked(int body) {
        return markedFor[body] == marks;
    }
}
