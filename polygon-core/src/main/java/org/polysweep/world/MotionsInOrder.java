package org.polysweep.world;

import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;

/**
 * Where each body begins and how it moves, in the order of a {@link SweptBoxes}: bodies that are near each other are
 * near each other in memory, too, so sweeps of all pairs need not wait for it. Questions only read. No allocation once
 * the array has grown.
 */
final class MotionsInOrder {

    /** Four numbers a place: x, y, dx, dy. */
    private double[] numbers = {};

    /** Copies the lines of all bodies that are not kinematic, each of which is on the line of its rank. */
    void copy(SweptBoxes boxes, Trajectories lines) {
        int count = boxes.freeCount();
        if (numbers.length < 4 * count) {
            numbers = new double[Math.max(4 * count, 2 * numbers.length)];
        }
        for (int place = 0; place < count; place++) {
            int line = boxes.rank(place);
            numbers[4 * place] = lines.x(line);
            numbers[4 * place + 1] = lines.y(line);
            numbers[4 * place + 2] = lines.dx(line);
            numbers[4 * place + 3] = lines.dy(line);
        }
    }

    /** Sweeps the shapes of the bodies at two places over the whole step. */
    void sweep(ConvexShape shapeA, int placeA, ConvexShape shapeB, int placeB, SweepResult result) {
        int a = 4 * placeA;
        int b = 4 * placeB;
        PairSweeper.AUTO.sweep(
                shapeA,
                numbers[a],
                numbers[a + 1],
                numbers[a + 2],
                numbers[a + 3],
                shapeB,
                numbers[b],
                numbers[b + 1],
                numbers[b + 2],
                numbers[b + 3],
                result);
    }
}
