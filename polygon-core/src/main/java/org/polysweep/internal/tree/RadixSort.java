package org.polysweep.internal.tree;

import java.util.Arrays;

/**
 * Sorts numbers by their upper bits, digit by digit from the lowest (Hollerith 1889; Knuth, <i>The Art of Computer
 * Programming</i> 3, 5.2.5). Stable. Reusable; does not allocate once it has grown, as {@link Arrays#sort(long[])}
 * does from JDK 22 on. Costs O(n) for each digit that is not the same in all numbers.
 */
public final class RadixSort {

    private static final int DIGIT_BITS = 11;
    private static final int DIGITS = 1 << DIGIT_BITS;

    /** Maximum number for which insertion is faster than counting digits. */
    private static final int FEW = 64;

    private final int[] places = new int[DIGITS];
    private long[] spare = {};

    /** Sorts the numbers at the places from, …, to - 1, none negative, by their bits from a lowest one on. */
    public void sort(long[] numbers, int from, int to, int lowBit) {
        if (to - from <= FEW) {
            insert(numbers, from, to, lowBit);
            return;
        }
        long differing = 0;
        for (int i = from; i < to; i++) {
            differing |= numbers[i] ^ numbers[from];
        }
        if (spare.length < to) {
            spare = new long[numbers.length];
        }
        long[] source = numbers;
        long[] target = spare;
        for (int bit = lowBit; bit < Long.SIZE; bit += DIGIT_BITS) {
            if ((differing >>> bit & (DIGITS - 1)) != 0) {
                deal(source, target, from, to, bit);
                long[] swap = source;
                source = target;
                target = swap;
            }
        }
        if (source != numbers) {
            System.arraycopy(source, from, numbers, from, to - from);
        }
    }

    /** Puts the numbers in the order of one digit. */
    private void deal(long[] source, long[] target, int from, int to, int bit) {
        Arrays.fill(places, 0);
        for (int i = from; i < to; i++) {
            places[(int) (source[i] >>> bit) & (DIGITS - 1)]++;
        }
        int next = from;
        for (int digit = 0; digit < DIGITS; digit++) {
            int size = places[digit];
            places[digit] = next;
            next += size;
        }
        for (int i = from; i < to; i++) {
            long number = source[i];
            target[places[(int) (number >>> bit) & (DIGITS - 1)]++] = number;
        }
    }

    private static void insert(long[] numbers, int from, int to, int lowBit) {
        for (int i = from + 1; i < to; i++) {
            long number = numbers[i];
            int place = i;
            while (place > from && numbers[place - 1] >>> lowBit > number >>> lowBit) {
                numbers[place] = numbers[place - 1];
                place--;
            }
            numbers[place] = number;
        }
    }
}
