package org.polysweep.internal.world.broadphase;

import java.util.Arrays;
import org.polysweep.internal.tree.BoxTree;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.tree.SpatialOrder;

/**
 * The swept boxes of the bodies of one kind, in a {@link BoxTree} that is built anew only if they are not those of the
 * last step. Reusable; no allocation once it has grown. Questions only read.
 */
final class RankedBoxes {

    final BoxTree tree = new BoxTree();
    private final SpatialOrder order = new SpatialOrder();

    private int count;
    private int builtCount;
    private boolean isChanged;

    /** The rank of the body of each box, and the sides of the box. */
    private int[] ranks = {};

    private double[] minX = {};
    private double[] minY = {};
    private double[] maxX = {};
    private double[] maxY = {};

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    int rank(int box) {
        return ranks[box];
    }

    /** Adds a box and returns its number. */
    int add(int rank, double newMinX, double newMinY, double newMaxX, double newMaxY) {
        if (count == ranks.length) {
            int length = Math.max(16, 2 * count);
            ranks = Arrays.copyOf(ranks, length);
            minX = Arrays.copyOf(minX, length);
            minY = Arrays.copyOf(minY, length);
            maxX = Arrays.copyOf(maxX, length);
            maxY = Arrays.copyOf(maxY, length);
        }
        int box = count++;
        if (minX[box] != newMinX || minY[box] != newMinY || maxX[box] != newMaxX || maxY[box] != newMaxY) {
            isChanged = true;
            minX[box] = newMinX;
            minY[box] = newMinY;
            maxX[box] = newMaxX;
            maxY[box] = newMaxY;
        }
        ranks[box] = rank;
        return box;
    }

    /** Makes the tree of the boxes that have been added. */
    void build() {
        if (isChanged || count != builtCount) {
            tree.build(order, count, minX, minY, maxX, maxY);
            builtCount = count;
            isChanged = false;
        }
    }

    /** Enlarges a box, if another one is not within it. */
    void include(int box, double newMinX, double newMinY, double newMaxX, double newMaxY) {
        if (!contains(box, newMinX, newMinY, newMaxX, newMaxY)) {
            minX[box] = Math.min(minX[box], newMinX);
            minY[box] = Math.min(minY[box], newMinY);
            maxX[box] = Math.max(maxX[box], newMaxX);
            maxY[box] = Math.max(maxY[box], newMaxY);
            tree.enlarge(box, newMinX, newMinY, newMaxX, newMaxY);
            isChanged = true;
        }
    }

    /** Whether another box is within a box. */
    boolean contains(int box, double newMinX, double newMinY, double newMaxX, double newMaxY) {
        return minX[box] <= newMinX && minY[box] <= newMinY && newMaxX <= maxX[box] && newMaxY <= maxY[box];
    }

    /** Visits the boxes of others that meet a box of these. */
    void meeting(int box, RankedBoxes others, BoxVisitor visitor) {
        others.tree.meeting(minX[box], minY[box], maxX[box], maxY[box], visitor);
    }
}
