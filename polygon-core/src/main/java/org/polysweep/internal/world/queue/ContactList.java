package org.polysweep.internal.world.queue;

import java.util.Arrays;
import org.polysweep.contact.Verdict;

/**
 * The contacts of a step, field by field, in the order in which they were found: the two segments, the two parts, the
 * verdict and the time. Reusable; no allocation once it has grown.
 */
public final class ContactList {

    private int count;
    private int[] lineA = {};
    private int[] lineB = {};
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
    int add(int lineA, int partA, int lineB, int partB, Verdict verdict, double enter, boolean clipped) {
        if (count == this.lineA.length) {
            grow(Math.max(64, 2 * count));
        }
        this.lineA[count] = lineA;
        this.lineB[count] = lineB;
        this.partA[count] = partA;
        this.partB[count] = partB;
        this.verdict[count] = verdict;
        this.enter[count] = enter;
        isDouble[count] = clipped;
        original[count] = count;
        return count++;
    }

    /** Adds a contact once more, as if it had been found again. */
    int addAgain(int contact) {
        int again = add(
                lineA[contact],
                partA[contact],
                lineB[contact],
                partB[contact],
                verdict[contact],
                enter[contact],
                isDouble[contact]);
        original[again] = original[contact];
        return again;
    }

    /** How many contacts have been added. */
    public int count() {
        return count;
    }

    /** How many contacts there is room for. */
    int capacity() {
        return lineA.length;
    }

    public int lineA(int contact) {
        return lineA[contact];
    }

    public int lineB(int contact) {
        return lineB[contact];
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
    boolean isDouble(int contact) {
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
        lineA = Arrays.copyOf(lineA, length);
        lineB = Arrays.copyOf(lineB, length);
        partA = Arrays.copyOf(partA, length);
        partB = Arrays.copyOf(partB, length);
        enter = Arrays.copyOf(enter, length);
        isDouble = Arrays.copyOf(isDouble, length);
        verdict = Arrays.copyOf(verdict, length);
        original = Arrays.copyOf(original, length);
    }
}
