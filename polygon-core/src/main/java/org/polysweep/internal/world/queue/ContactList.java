package org.polysweep.internal.world.queue;

import java.util.Arrays;
import org.polysweep.contact.Verdict;

/**
 * The contacts of a step, field by field, in the order in which they were found: the two segments, the two parts, the
 * verdict and the time. Reusable; no allocation once it has grown.
 */
public final class ContactList {

    private int count;
    private int[] segmentA = {};
    private int[] segmentB = {};
    private int[] partA = {};
    private int[] partB = {};
    private double[] enter = {};

    /** True if the exact time is the double itself. */
    private boolean[] isDouble = {};

    private Verdict[] verdict = {};

    /** The first of several identical contacts. */
    private int[] original = {};

    void clear() {
        count = 0;
    }

    /**
     * Adds a contact.
     *
     * @param clipped whether the two touched before the time from which contacts are considered, which is its
     *     {@code enter}
     * @return its number
     */
    int add(int segmentA, int partA, int segmentB, int partB, Verdict verdict, double enter, boolean clipped) {
        if (count == this.segmentA.length) {
            grow(Math.max(64, 2 * count));
        }
        this.segmentA[count] = segmentA;
        this.segmentB[count] = segmentB;
        this.partA[count] = partA;
        this.partB[count] = partB;
        this.verdict[count] = verdict;
        this.enter[count] = enter;
        isDouble[count] = clipped;
        original[count] = count;
        return count++;
    }

    /** Returns whether this is a contact; otherwise it is a pair that may have one at its time or later. */
    public boolean isSwept(int contact) {
        return verdict[contact] != Verdict.MISS;
    }

    /** Adds a contact once more, as if it had been found again. */
    int addAgain(int contact) {
        int again = add(
                segmentA[contact],
                partA[contact],
                segmentB[contact],
                partB[contact],
                verdict[contact],
                enter[contact],
                isDouble[contact]);
        original[again] = original[contact];
        return again;
    }

    /** The number of contacts that have been added. */
    public int count() {
        return count;
    }

    /** The number of contacts for which there is room. */
    int capacity() {
        return segmentA.length;
    }

    public int segmentA(int contact) {
        return segmentA[contact];
    }

    public int segmentB(int contact) {
        return segmentB[contact];
    }

    public int partA(int contact) {
        return partA[contact];
    }

    public int partB(int contact) {
        return partB[contact];
    }

    public double enter(int contact) {
        return enter[contact];
    }

    /** Returns whether the exact time is the double itself. */
    public boolean isDouble(int contact) {
        return isDouble[contact];
    }

    public Verdict verdict(int contact) {
        return verdict[contact];
    }

    /** The first of several identical contacts. */
    int original(int contact) {
        return original[contact];
    }

    private void grow(int length) {
        segmentA = Arrays.copyOf(segmentA, length);
        segmentB = Arrays.copyOf(segmentB, length);
        partA = Arrays.copyOf(partA, length);
        partB = Arrays.copyOf(partB, length);
        enter = Arrays.copyOf(enter, length);
        isDouble = Arrays.copyOf(isDouble, length);
        verdict = Arrays.copyOf(verdict, length);
        original = Arrays.copyOf(original, length);
    }
}
