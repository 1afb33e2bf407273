package org.polysweep.validate;

import static org.polysweep.validate.BoxQuery.B;
import static org.polysweep.validate.BoxQuery.MOVE;
import static org.polysweep.validate.BoxQuery.POSITION;

import org.polysweep.internal.number.Lattice;

/** Queries about boxes on a grid of integers, where many coordinates coincide exactly. */
final class GridBoxes {

    private GridBoxes() {}

    static void grid(SplitMix64 random, double[] numbers) {
        integers(random, numbers);
        double unit = random.oneIn(3) ? 0.25 : 1;
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = numbers[i] == 0 && random.oneIn(4) ? -0.0 : numbers[i] * unit;
        }
    }

    /** Without -0.0, and not in quarters. */
    private static void integers(SplitMix64 random, double[] numbers) {
        boolean both = random.oneIn(3);
        boolean aimed = random.oneIn(2);
        int share = random.between(1, 3);
        for (int axis = 0; axis < 2; axis++) {
            for (int box = axis; box < BoxQuery.SIZE; box += B) {
                numbers[box] = random.between(-2, 2);
                numbers[box + 2] = numbers[box] + random.between(0, 4);
                numbers[box + POSITION] = random.between(-5, 5);
            }
            int common = both ? random.between(-6, 6) : 0;
            double way = numbers[B + axis + POSITION] - numbers[axis + POSITION];
            numbers[axis + MOVE] = common + (aimed ? way * share : random.between(-9, 9));
            numbers[B + axis + MOVE] = common;
        }
    }

    static void sliding(SplitMix64 random, double[] numbers) {
        integers(random, numbers);
        int axis = random.below(2);
        putBeside(random, numbers, axis);
        numbers[axis + MOVE] = numbers[B + axis + MOVE];
    }

    static void resting(SplitMix64 random, double[] numbers) {
        integers(random, numbers);
        int axis = random.below(2);
        putBeside(random, numbers, axis);
        int across = 1 - axis;
        numbers[across + POSITION] = numbers[B + across + POSITION];
        switch (random.below(3)) {
            case 0 -> {
                numbers[MOVE] = numbers[B + MOVE];
                numbers[1 + MOVE] = numbers[B + 1 + MOVE];
            }
            case 1 -> numbers[across + MOVE] = numbers[B + across + MOVE];
            default -> {
                // The motion stays as it is: along the side, away from it, into it.
            }
        }
    }

    /** Moves A so that on an axis its upper side is at the lower side of B, or its lower one at the upper one. */
    private static void putBeside(SplitMix64 random, double[] numbers, int axis) {
        numbers[axis + POSITION] += random.oneIn(2) ? gap(numbers, axis, true) : gap(numbers, axis, false);
    }

    /**
     * The distance of A on an axis until its upper side reaches the lower side of B, or its lower side the upper one.
     */
    private static double gap(double[] numbers, int axis, boolean up) {
        int ofA = up ? axis + 2 : axis;
        int ofB = B + (up ? axis : axis + 2);
        return numbers[ofB] + numbers[B + axis + POSITION] - numbers[ofA] - numbers[axis + POSITION];
    }

    static void corners(SplitMix64 random, double[] numbers) {
        integers(random, numbers);
        int haste = 1 << random.below(3);
        boolean sameSides = random.oneIn(4);
        boolean up = random.oneIn(2);
        for (int axis = 0; axis < 2; axis++) {
            double gap = gap(numbers, axis, sameSides ? up : random.oneIn(2));
            numbers[axis + MOVE] = numbers[B + axis + MOVE] + gap * haste;
        }
        if (random.oneIn(4)) {
            numbers[MOVE] += random.between(-1, 1);
        }
    }

    /** Resting, sliding, or corner to corner, changed on an axis by a power of two from 2^-10 down to 2^-40. */
    static void margins(SplitMix64 random, double[] numbers) {
        switch (random.below(3)) {
            case 0 -> sliding(random, numbers);
            case 1 -> resting(random, numbers);
            default -> corners(random, numbers);
        }
        double margin = Lattice.powerOfTwo(-random.between(10, 40));
        int first = random.oneIn(2) ? POSITION : MOVE;
        numbers[first + random.below(2)] += random.oneIn(2) ? margin : -margin;
    }

    /** One of the kinds on the grid of integers. */
    static void any(SplitMix64 random, double[] numbers) {
        switch (random.below(4)) {
            case 0 -> sliding(random, numbers);
            case 1 -> resting(random, numbers);
            case 2 -> corners(random, numbers);
            default -> integers(random, numbers);
        }
    }
}
