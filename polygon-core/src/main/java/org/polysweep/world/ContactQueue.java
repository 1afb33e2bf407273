package org.polysweep.world;

import java.util.Arrays;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.collection.BinaryHeap;
import org.polysweep.internal.collection.MergeSort;
import org.polysweep.internal.tree.RadixSort;

/**
 * Contacts to come, in the exact order of their times, and at the same time by the ranks of the bodies, then by the
 * parts that meet: an order that does not depend on when a contact was found. Contacts whose times round to the same
 * double are compared by {@link ContactTimes}. Reusable; not thread-safe.
 */
final class ContactQueue {

    private final Trajectories lines;
    private final ContactTimes times;
    private final MergeSort sort = new MergeSort();
    private final MergeSort.Order order = this::isBefore;
    private int count;
    private int[] lineA = {};
    private int[] lineB = {};
    private int[] partA = {};
    private int[] partB = {};
    private double[] enter = {};

    /** Whether the exact time is the double itself. */
    private boolean[] isDouble = {};

    private Verdict[] verdict = {};
    /** The contact that was added first of those that say the same. */
    private int[] original = {};

    private final BinaryHeap heap = new BinaryHeap(order);
    private int[] sorted = {};
    private final RadixSort radix = new RadixSort();
    private long[] keys = {};

    ContactQueue(Trajectories lines, PairSweep sweep) {
        this.lines = lines;
        times = new ContactTimes(this, lines, sweep);
    }

    void clear() {
        times.clear(count);
        count = 0;
        heap.clear();
    }

    /**
     * Adds a contact, without putting it in order yet.
     *
     * @param clipped whether the two met before the time from which on contacts count, which is its {@code enter}
     * @return its number
     */
    int add(
            int newLineA,
            int newPartA,
            int newLineB,
            int newPartB,
            Verdict newVerdict,
            double newEnter,
            boolean clipped) {
        if (count == lineA.length) {
            grow(Math.max(64, 2 * count));
        }
        lineA[count] = newLineA;
        lineB[count] = newLineB;
        partA[count] = newPartA;
        partB[count] = newPartB;
        verdict[count] = newVerdict;
        enter[count] = newEnter;
        isDouble[count] = clipped;
        times.add(count);
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
    int count() {
        return count;
    }

    int lineA(int contact) {
        return lineA[contact];
    }

    int lineB(int contact) {
        return lineB[contact];
    }

    int partA(int contact) {
        return partA[contact];
    }

    int partB(int contact) {
        return partB[contact];
    }

    double enter(int contact) {
        return enter[contact];
    }

    /** Whether the exact time is the double itself. */
    boolean isDouble(int contact) {
        return isDouble[contact];
    }

    Verdict verdict(int contact) {
        return verdict[contact];
    }

    /** Puts all contacts in order. */
    void sortAll() {
        if (keys.length < count) {
            keys = new long[lineA.length];
            sorted = new int[lineA.length];
        }
        // The bits of doubles from 0 to 1 are in the order of the numbers. As many of them as fit stand before the
        // contact's number; where they are equal, the whole of the order decides.
        int numberBits = Integer.SIZE - Integer.numberOfLeadingZeros(count);
        int dropped = Math.max(0, numberBits - 1);
        for (int i = 0; i < count; i++) {
            keys[i] = (Double.doubleToRawLongBits(enter[i]) >>> dropped) << numberBits | i;
        }
        radix.sort(keys, 0, count, numberBits);
        int runFrom = 0;
        for (int i = 0; i < count; i++) {
            sorted[i] = (int) (keys[i] & ((1L << numberBits) - 1));
            if (i + 1 == count || keys[i] >>> numberBits != keys[i + 1] >>> numberBits) {
                sort.sort(sorted, runFrom, i + 1, order);
                runFrom = i + 1;
            }
        }
        for (int i = 0; i < count; i++) {
            heap.append(sorted[i], enter[sorted[i]]);
        }
    }

    /** The contact at a place in the order, as long as nothing has been put in or taken out since {@link #sortAll}. */
    int at(int place) {
        return heap.at(place);
    }

    /** How many contacts are in the order. */
    int left() {
        return heap.size();
    }

    /** Puts a contact in the order. */
    void put(int contact) {
        heap.put(contact, enter[contact]);
    }

    /** Takes the first contact out of the order. */
    int take() {
        return heap.take();
    }

    private boolean isBefore(int contact, int other) {
        if (enter[contact] != enter[other]) {
            return enter[contact] < enter[other];
        }
        if (original[contact] == original[other]) {
            return false;
        }
        int byParts = compareParts(contact, other);
        if (isDouble[contact] && (isDouble[other] || byParts < 0)) {
            // Times are rounded down, so the exact time of the other one is not less.
            return byParts < 0;
        }
        if (isDouble[other] && byParts >= 0) {
            return false;
        }
        int order = times.compare(original[contact], original[other]);
        return order < 0 || (order == 0 && byParts < 0);
    }

    /** By the bodies, and then by the parts that meet, so that no two contacts are even that are not the same. */
    private int compareParts(int contact, int other) {
        int byA = Integer.compare(lines.body[lineA[contact]], lines.body[lineA[other]]);
        int byB = byA != 0 ? byA : Integer.compare(lines.body[lineB[contact]], lines.body[lineB[other]]);
        int byPartA = byB != 0 ? byB : Integer.compare(partA[contact], partA[other]);
        return byPartA != 0 ? byPartA : Integer.compare(partB[contact], partB[other]);
    }

    private void grow(int length) {
        lineA = Arrays.copyOf(lineA, length);
        lineB = Arrays.copyOf(lineB, length);
        partA = Arrays.copyOf(partA, length);
        partB = Arrays.copyOf(partB, length);
        enter = Arrays.copyOf(enter, length);
        isDouble = Arrays.copyOf(isDouble, length);
        verdict = Arrays.copyOf(verdict, length);
        times.grow(length);
        original = Arrays.copyOf(original, length);
    }
}
