package org.polysweep.internal.collection;

/**
 * Sorts indices by an order of the objects that they number. Stable; O(n log n), and O(n) if they are in order.
 * Reusable; allocates only to grow.
 */
public final class MergeSort {

    /** An order. */
    public interface Order {

        /** Returns whether one number provably comes before another; false for equal ones. */
        boolean isBefore(int first, int second);
    }

    private int[] scratch = {};

    /**
     * Sorts a part of an array.
     *
     * @param numbers the array
     * @param from the first place
     * @param to the index after the last one
     * @param order the order
     */
    public void sort(int[] numbers, int from, int to, Order order) {
        if (scratch.length < to - from) {
            scratch = new int[Math.max(to - from, 2 * scratch.length)];
        }
        split(numbers, from, to, order);
    }

    private void split(int[] numbers, int from, int to, Order order) {
        if (to - from < 2) {
            return;
        }
        int middle = (from + to) >>> 1;
        split(numbers, from, middle, order);
        split(numbers, middle, to, order);
        if (order.isBefore(numbers[middle], numbers[middle - 1])) {
            merge(numbers, from, middle, to, order);
        }
    }

    private void merge(int[] numbers, int from, int middle, int to, Order order) {
        int left = middle - from;
        System.arraycopy(numbers, from, scratch, 0, left);
        int i = 0;
        int k = middle;
        int place = from;
        while (i < left) {
            numbers[place++] = k < to && order.isBefore(numbers[k], scratch[i]) ? numbers[k++] : scratch[i++];
        }
    }
}
