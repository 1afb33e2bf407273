package org.polysweep.internal.world.broadphase;

import java.util.Arrays;
import org.polysweep.internal.tree.BoxTree;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.tree.SpatialOrder;

/**
 * The swept boxes of the bodies of one kind, in a {@link BoxTree} that is built again only if they differ from the
 * boxes of the last step. Reusable; no allocation once it has grown. Queries only read.
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
    int add(int rank, double minX, double minY, double maxX, double maxY) {
        if (count == ranks.length) {
            int length = Math.max(16, 2 * count);
            ranks = Arrays.copyOf(ranks, length);
            this.minX = Arrays.copyOf(this.minX, length);
            this.minY = Arrays.copyOf(this.minY, length);
            this.maxX = Arrays.copyOf(this.maxX, length);
            this.maxY = Arrays.copyOf(this.maxY, length);
        }
        int box = count++;
        if (this.minX[box] != minX || this.minY[box] != minY || this.maxX[box] != maxX || this.maxY[box] != maxY) {
            isChanged = true;
            this.minX[box] = minX;
            this.minY[box] = minY;
            this.maxX[box] = maxX;
            this.maxY[box] = maxY;
        }
        ranks[box] = rank;
        return box;
    }

    /** Creates the tree of the boxes that have been added. */
    void build() {
        if (isChanged || count != builtCount) {
            tree.build(order, count, minX, minY, maxX, maxY);
            builtCount = count;
            isChanged = false;
        }
    }

    /** Enlarges a box, if another one is not within it. */
    void include(int box, double minX, double minY, double maxX, double maxY) {
        if (!contains(box, minX, minY, maxX, maxY)) {
            this.minX[box] = Math.min(this.minX[box], minX);
            this.minY[box] = Math.min(this.minY[box], minY);
            this.maxX[box] = Math.max(this.maxX[box], maxX);
            this.maxY[box] = Math.max(this.maxY[box], maxY);
            tree.enlarge(box, minX, minY, maxX, maxY);
            isChanged = true;
        }
    }

    /** Returns whether another box is within a box. */
    boolean contains(int box, double minX, double minY, double maxX, double maxY) {
        return this.minX[box] <= minX && this.minY[box] <= minY && maxX <= this.maxX[box] && maxY <= this.maxY[box];
    }

    /** Records the box of a body for the next step. */
    void record(int box, RestingGroups groups) {
        groups.recordBox(ranks[box], minX[box], minY[box], maxX[box], maxY[box]);
    }

    /** Visits the boxes of another tree that intersect a box of this one. */
    void meeting(int box, RankedBoxes others, BoxVisitor visitor) {
        others.tree.meeting(minX[box], minY[box], maxX[box], maxY[box], visitor);
    }
}
