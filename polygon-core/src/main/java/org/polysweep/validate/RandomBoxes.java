package org.polysweep.validate;

import static org.polysweep.validate.BoxQuery.B;
import static org.polysweep.validate.BoxQuery.MOVE;
import static org.polysweep.validate.BoxQuery.POSITION;

/** Queries about random boxes, where hardly any coordinates coincide. */
final class RandomBoxes {

    private RandomBoxes() {}

    static void uniform(SplitMix64 random, double[] numbers) {
        boolean both = random.oneIn(3);
        boolean aimed = random.oneIn(2);
        double share = random.fraction() * 3;
        for (int axis = 0; axis < 2; axis++) {
            for (int box = axis; box < BoxQuery.SIZE; box += B) {
                numbers[box] = random.signed(5);
                numbers[box + 2] = numbers[box] + random.fraction() * 10;
                numbers[box + POSITION] = random.signed(10);
            }
            double common = both ? random.signed(20) : 0;
            double way = numbers[B + axis + POSITION] - numbers[axis + POSITION];
            numbers[axis + MOVE] = common + (aimed ? way * share + random.signed(1) : random.signed(20));
            numbers[B + axis + MOVE] = common;
        }
    }

    static void bullets(SplitMix64 random, double[] numbers) {
        for (int axis = 0; axis < 2; axis++) {
            numbers[axis + 2] = random.fraction() * 0.01;
            numbers[axis + POSITION] = axis == 0 ? -1000 - random.fraction() : random.signed(2);
            numbers[axis + MOVE] = axis == 0 ? 1e5 * random.fraction() : random.signed(200);
        }
        boolean wall = random.oneIn(2);
        numbers[B + 1] = wall ? -5 : random.signed(1);
        numbers[B + 2] = wall ? 0.001 : random.fraction();
        numbers[B + 3] = wall ? 5 : numbers[B + 1] + random.fraction();
    }
}
