package org.polysweep.internal.collection;

import java.util.Arrays;

/**
 * A priority queue of numbers: the number with the least key is removed first; an order decides between equal keys. No
 * number comes before the number at half its index. Reusable; no allocation once its arrays have grown.
 */
public final class BinaryHeap {

    private final MergeSort.Order order;
    private int[] numbers = {};
    private double[] keys = {};
    private int size;

    /**
     * Creates an empty heap.
     *
     * @param order the order of numbers whose keys are equal
     */
    public BinaryHeap(MergeSort.Order order) {
        this.order = order;
    }

    /** Removes all numbers. */
    public void clear() {
        size = 0;
    }

    /** Returns the number of elements. */
    public int size() {
        return size;
    }

    /** Returns the number at an index; if all have been {@linkplain #append appended}, they are in order. */
    public int at(int place) {
        return numbers[place];
    }

    /** Adds a number that does not come before any other. */
    public void append(int number, double key) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, Math.max(64, 2 * size));
            keys = Arrays.copyOf(keys, numbers.length);
        }
        set(size++, number, key);
    }

    /** Adds a number. */
    public void put(int number, double key) {
        append(number, key);
        int place = size - 1;
        while (place > 0 && isBefore(key, number, (place - 1) >> 1)) {
            set(place, numbers[(place - 1) >> 1], keys[(place - 1) >> 1]);
            place = (place - 1) >> 1;
        }
        set(place, number, key);
    }

    /** Removes the first number; there must be one. */
    public int take() {
        int first = numbers[0];
        int last = numbers[--size];
        double key = keys[size];
        int place = 0;
        while (2 * place + 1 < size) {
            int child = 2 * place + 1;
            if (child + 1 < size && isBefore(keys[child + 1], numbers[child + 1], child)) {
                child++;
            }
            if (!isBefore(keys[child], numbers[child], key, last)) {
                break;
            }
            set(place, numbers[child], keys[child]);
            place = child;
        }
        set(place, last, key);
        return first;
    }

    private void set(int place, int number, double key) {
        numbers[place] = number;
        keys[place] = key;
    }

    private boolean isBefore(double key, int number, int place) {
        return isBefore(key, number, keys[place], numbers[place]);
    }

    private boolean isBefore(double key, int number, double otherKey, int other) {
        return key < otherKey || (key == otherKey && order.isBefore(number, other));
    }
}
