package org.polysweep.validate;

import static org.polysweep.validate.BoxQuery.B;
import static org.polysweep.validate.BoxQuery.POSITION;

/** Queries about boxes on the grid, moved or scaled to where doubles round. */
final class RoundedBoxes {

    private RoundedBoxes() {}

    static void decimals(SplitMix64 random, double[] numbers) {
        GridBoxes.any(random, numbers);
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] /= 10;
        }
    }

    static void ulps(SplitMix64 random, double[] numbers) {
        GridBoxes.any(random, numbers);
        double unit = random.oneIn(2) ? 1 : 0.1;
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] *= unit;
            if (random.oneIn(5)) {
                numbers[i] = random.oneIn(2) ? Math.nextUp(numbers[i]) : Math.nextDown(numbers[i]);
            }
        }
        order(numbers);
    }

    static void offsets(SplitMix64 random, double[] numbers) {
        if (random.oneIn(2)) {
            RandomBoxes.uniform(random, numbers);
        } else {
            GridBoxes.any(random, numbers);
        }
        double far = random.oneIn(2) ? 1e6 : -1e6;
        for (int power = random.below(10); power > 0; power--) {
            far *= 10;
        }
        for (int i : new int[] {POSITION, B + POSITION}) {
            numbers[i] += far;
            numbers[i + 1] -= far;
        }
    }

    static void subnormal(SplitMix64 random, double[] numbers) {
        GridBoxes.any(random, numbers);
        double unit = Double.MIN_VALUE * random.between(1, 1000);
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] *= unit;
        }
    }

    /** Exchanges sides of a box that have passed each other. */
    private static void order(double[] numbers) {
        for (int box = 0; box < BoxQuery.SIZE; box += B) {
            for (int low = box; low < box + 2; low++) {
                double min = Math.min(numbers[low], numbers[low + 2]);
                numbers[low + 2] = Math.max(numbers[low], numbers[low + 2]);
                numbers[low] = min;
            }
        }
    }
}
