package org.polysweep.internal.world.queue;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.collection.BinaryHeap;
import org.polysweep.internal.collection.MergeSort;
import org.polysweep.internal.tree.RadixSort;
import org.polysweep.internal.world.segment.PairSweep;
import org.polysweep.internal.world.segment.Trajectories;

/**
 * Pending contacts, in the exact order of their times, and at the same time by the ranks of the bodies, then by the
 * parts: an order that does not depend on when a contact was found. Contacts whose times round to the same double are
 * compared by {@link ContactTimes}. Reusable; not thread-safe.
 */
public final class ContactQueue {

    private final Trajectories trajectories;
    private final ContactList contacts = new ContactList();
    private final ContactTimes times;
    private final MergeSort sort = new MergeSort();
    private final MergeSort.Order order = this::isBefore;
    private final BinaryHeap heap = new BinaryHeap(order);
    private int[] sorted = {};
    private final RadixSort radix = new RadixSort();
    private long[] keys = {};

    /** Contacts whose numbers are in the order of their times. */
    private int firstInOrder;

    private int endOfOrder;

    public ContactQueue(Trajectories trajectories, PairSweep sweep) {
        this.trajectories = trajectories;
        times = new ContactTimes(contacts, trajectories, sweep);
    }

    public void clear() {
        times.clear(contacts.count());
        contacts.clear();
        heap.clear();
        letBeInOrder(0, 0);
    }

    /** Declares that some contacts, of which one is compared with another, have the order of their numbers. */
    public void letBeInOrder(int first, int end) {
        firstInOrder = first;
        endOfOrder = end;
    }

    /**
     * Adds a contact, without putting it in order yet.
     *
     * @param clipped whether the two touched before the time from which contacts are considered, which is its
     *     {@code enter}
     * @return its number
     */
    public int add(int segmentA, int partA, int segmentB, int partB, Verdict verdict, double enter, boolean clipped) {
        int contact = contacts.add(segmentA, partA, segmentB, partB, verdict, enter, clipped);
        times.add(contact, contacts.capacity());
        return contact;
    }

    /** Adds two convex bodies that have not been swept, with a lower bound of their time of impact. */
    public int addUnswept(int segmentA, int segmentB, double enterBelow) {
        return add(segmentA, 0, segmentB, 0, Verdict.MISS, enterBelow, true);
    }

    /** Adds a contact once more, as if it had been found again. */
    public int addAgain(int contact) {
        int again = contacts.addAgain(contact);
        times.add(again, contacts.capacity());
        return again;
    }

    /** The contacts, to be read. */
    public ContactList contacts() {
        return contacts;
    }

    /** Puts all contacts in order. */
    public void sortAll() {
        int count = contacts.count();
        if (keys.length < count) {
            keys = new long[contacts.capacity()];
            sorted = new int[contacts.capacity()];
        }
        // The bits of doubles from 0 to 1 are in the order of the numbers. As many of these bits as fit precede the
        // contact's number; if they are equal, the full order decides.
        int numberBits = Integer.SIZE - Integer.numberOfLeadingZeros(count);
        int dropped = Math.max(0, numberBits - 1);
        for (int i = 0; i < count; i++) {
            keys[i] = (Double.doubleToRawLongBits(contacts.enter(i)) >>> dropped) << numberBits | i;
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
            heap.append(sorted[i], contacts.enter(sorted[i]));
        }
    }

    /** The contact at a place in the order, as long as no contact has been added or removed since {@link #sortAll}. */
    public int at(int place) {
        return heap.at(place);
    }

    /** The number of contacts in the order. */
    public int left() {
        return heap.size();
    }

    /** The first contact in the order. */
    public int first() {
        return heap.at(0);
    }

    /** Puts a contact in the order. */
    public void put(int contact) {
        heap.put(contact, contacts.enter(contact));
    }

    /** Removes the first contact from the order. */
    public int take() {
        return heap.take();
    }

    private boolean isBefore(int contact, int other) {
        if (contacts.enter(contact) != contacts.enter(other)) {
            return contacts.enter(contact) < contacts.enter(other);
        }
        if (!contacts.isSwept(contact) || !contacts.isSwept(other)) {
            // A pair may have a contact at this time that comes before any other.
            return contacts.isSwept(other) || (!contacts.isSwept(contact) && contact < other);
        }
        if (isInOrder(contact) && isInOrder(other)) {
            return contact < other;
        }
        int first = contacts.original(contact);
        int second = contacts.original(other);
        if (first == second) {
            return false;
        }
        int byParts = compareParts(contact, other);
        if (contacts.isDouble(contact) && (contacts.isDouble(other) || byParts < 0)) {
            // Times are rounded down, so the exact time of the other one is not less.
            return byParts < 0;
        }
        if (contacts.isDouble(other) && byParts >= 0) {
            return false;
        }
        int inTime = times.compare(first, second);
        return inTime < 0 || (inTime == 0 && byParts < 0);
    }

    private boolean isInOrder(int contact) {
        return firstInOrder <= contact && contact < endOfOrder;
    }

    /** By the bodies, and then by the parts, so that only identical contacts compare as equal. */
    private int compareParts(int contact, int other) {
        int byA = Integer.compare(
                trajectories.rank[contacts.segmentA(contact)], trajectories.rank[contacts.segmentA(other)]);
        int byB = byA != 0
                ? byA
                : Integer.compare(
                        trajectories.rank[contacts.segmentB(contact)], trajectories.rank[contacts.segmentB(other)]);
        int byPartA = byB != 0 ? byB : Integer.compare(contacts.partA(contact), contacts.partA(other));
        return byPartA != 0 ? byPartA : Integer.compare(contacts.partB(contact), contacts.partB(other));
    }
}
