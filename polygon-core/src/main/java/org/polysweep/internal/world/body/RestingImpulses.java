package org.polysweep.internal.world.body;

import java.util.Arrays;
import org.polysweep.internal.collection.MergeSort;

/**
 * The contacts of bodies that rest on each other, from step to step, and the impulses that keep them apart, which are
 * the first guess of the next step. In the order of the slots of the two bodies, the lower slot first, then of the
 * parts; each contact is there once. Reusable; no allocation once it has grown.
 */
public final class RestingImpulses {

    /** No contact. */
    public static final int NONE = -1;

    private static final int FIELDS = 4;

    private int count;

    /** Four for each contact: two slots and two parts. */
    private int[] keys = {};

    /** Two for each contact: the impulse on the first body along the normal, and a quarter turn from it. */
    private double[] impulses = {};

    private int[] order = {};
    private int[] sortedKeys = {};
    private double[] sortedImpulses = {};
    private final MergeSort sort = new MergeSort();
    private final MergeSort.Order byKeys = (one, other) -> {
        int compared = compare(one, this, other);
        return compared < 0 || (compared == 0 && one < other);
    };

    public int count() {
        return count;
    }

    public void clear() {
        count = 0;
    }

    /** Adds a contact at the end. */
    public void add(int slot, int part, int otherSlot, int otherPart, double along, double across) {
        if (2 * count == impulses.length) {
            impulses = Arrays.copyOf(impulses, Math.max(16, 2 * impulses.length));
            keys = Arrays.copyOf(keys, FIELDS / 2 * impulses.length);
        }
        boolean isFirst = slot < otherSlot;
        keys[FIELDS * count] = isFirst ? slot : otherSlot;
        keys[FIELDS * count + 1] = isFirst ? otherSlot : slot;
        keys[FIELDS * count + 2] = isFirst ? part : otherPart;
        keys[FIELDS * count + 3] = isFirst ? otherPart : part;
        impulses[2 * count] = along;
        impulses[2 * count + 1] = across;
        count++;
    }

    /** Puts all contacts in order; of equal ones, the first that was added stays. */
    public void sort() {
        if (order.length < count) {
            order = new int[impulses.length / 2];
            sortedKeys = new int[keys.length];
            sortedImpulses = new double[impulses.length];
        }
        for (int i = 0; i < count; i++) {
            order[i] = i;
        }
        sort.sort(order, 0, count, byKeys);
        int sorted = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || compare(order[i - 1], this, order[i]) != 0) {
                System.arraycopy(keys, FIELDS * order[i], sortedKeys, FIELDS * sorted, FIELDS);
                System.arraycopy(impulses, 2 * order[i], sortedImpulses, 2 * sorted, 2);
                sorted++;
            }
        }
        System.arraycopy(sortedKeys, 0, keys, 0, FIELDS * sorted);
        System.arraycopy(sortedImpulses, 0, impulses, 0, 2 * sorted);
        count = sorted;
    }

    /** Removes the contacts of a body. */
    void remove(int slot) {
        int left = 0;
        for (int i = 0; i < count; i++) {
            if (first(i) != slot && second(i) != slot) {
                System.arraycopy(keys, FIELDS * i, keys, FIELDS * left, FIELDS);
                System.arraycopy(impulses, 2 * i, impulses, 2 * left, 2);
                left++;
            }
        }
        count = left;
    }

    /** Copies other contacts. */
    public void set(RestingImpulses other) {
        if (impulses.length < 2 * other.count) {
            impulses = new double[other.impulses.length];
            keys = new int[other.keys.length];
        }
        System.arraycopy(other.keys, 0, keys, 0, FIELDS * other.count);
        System.arraycopy(other.impulses, 0, impulses, 0, 2 * other.count);
        count = other.count;
    }

    /** Finds a contact of two bodies, in any order, or {@link #NONE}. */
    public int find(int slot, int part, int otherSlot, int otherPart) {
        boolean isFirst = slot < otherSlot;
        int low = 0;
        int high = count - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int compared = Integer.compare(first(middle), isFirst ? slot : otherSlot);
            compared = compared != 0 ? compared : Integer.compare(second(middle), isFirst ? otherSlot : slot);
            compared = compared != 0 ? compared : Integer.compare(partOfFirst(middle), isFirst ? part : otherPart);
            compared = compared != 0 ? compared : Integer.compare(partOfSecond(middle), isFirst ? otherPart : part);
            if (compared == 0) {
                return middle;
            }
            if (compared < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return NONE;
    }

    /** Compares the place of a contact with the place of a contact of the same or other ones. */
    public int compare(int contact, RestingImpulses others, int other) {
        for (int i = 0; i < FIELDS; i++) {
            int compared = Integer.compare(keys[FIELDS * contact + i], others.keys[FIELDS * other + i]);
            if (compared != 0) {
                return compared;
            }
        }
        return 0;
    }

    /** Returns whether two contacts have the same impulses, to the bit. */
    public boolean hasSame(int contact, RestingImpulses others, int other) {
        return Double.doubleToRawLongBits(along(contact)) == Double.doubleToRawLongBits(others.along(other))
                && Double.doubleToRawLongBits(across(contact)) == Double.doubleToRawLongBits(others.across(other));
    }

    /** The slot of the first body. */
    public int first(int contact) {
        return keys[FIELDS * contact];
    }

    /** The slot of the second body. */
    public int second(int contact) {
        return keys[FIELDS * contact + 1];
    }

    public int partOfFirst(int contact) {
        return keys[FIELDS * contact + 2];
    }

    public int partOfSecond(int contact) {
        return keys[FIELDS * contact + 3];
    }

    /** The impulse on the first body along the normal toward it, 0 or more; as mass times displacement in a step. */
    public double along(int contact) {
        return impulses[2 * contact];
    }

    /** The impulse on the first body along the normal, rotated by a quarter turn counter-clockwise. */
    public double across(int contact) {
        return impulses[2 * contact + 1];
    }
}
