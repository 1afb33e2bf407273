package org.polysweep.internal.world.broadphase;

import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.segment.Trajectories;
import org.polysweep.result.SweepResult;

/**
 * The rank, position and displacement of each body, in the order of a {@link SweptBoxes}: bodies that are near each
 * other are also near each other in memory, so sweeps of all pairs need not wait for memory. Queries only read. No
 * allocation once the array has grown.
 */
public final class MotionsInOrder {

    /** Four numbers for each place: x, y, dx, dy. */
    private double[] numbers = {};

    /** The rank of the body at each place; the complement of the rank for a body that is not plain. */
    private int[] ranks = {};

    /** Copies the segments of all bodies that are not kinematic, each of which is on the segment of its rank. */
    public void copy(SweptBoxes boxes, Bodies bodies, Trajectories trajectories) {
        int count = boxes.freeCount();
        if (ranks.length < count) {
            int length = Math.max(count, 2 * ranks.length);
            numbers = new double[4 * length];
            ranks = new int[length];
        }
        for (int place = 0; place < count; place++) {
            int segment = boxes.rank(place);
            boolean isPlain = bodies.ranked.isConvex(segment) && !trajectories.isTurned(segment);
            ranks[place] = isPlain ? segment : ~segment;
            numbers[4 * place] = trajectories.x(segment);
            numbers[4 * place + 1] = trajectories.y(segment);
            numbers[4 * place + 2] = trajectories.dx(segment);
            numbers[4 * place + 3] = trajectories.dy(segment);
        }
    }

    /** The rank of the body at a place. */
    public int rank(int place) {
        int rank = ranks[place];
        return rank < 0 ? ~rank : rank;
    }

    /** Returns whether the body at a place is one convex shape that has no rotor. */
    public boolean isPlain(int place) {
        return ranks[place] >= 0;
    }

    /** Sweeps two plain bodies, by their places, over the whole step. */
    public void sweep(Bodies bodies, int placeA, int placeB, SweepResult result) {
        int a = 4 * placeA;
        int b = 4 * placeB;
        PairSweeper.AUTO.sweep(
                bodies.ranked.convex(ranks[placeA]),
                numbers[a],
                numbers[a + 1],
                numbers[a + 2],
                numbers[a + 3],
                bodies.ranked.convex(ranks[placeB]),
                numbers[b],
                numbers[b + 1],
                numbers[b + 2],
                numbers[b + 3],
                result);
    }
}
