package org.polysweep.internal.world.query;

import java.util.Arrays;
import org.polysweep.internal.tree.BoundedVisitor;
import org.polysweep.internal.tree.BoxBounds;
import org.polysweep.internal.tree.BoxTree;
import org.polysweep.internal.tree.BoxVisitor;
import org.polysweep.internal.tree.MovingBox;
import org.polysweep.internal.tree.SpatialOrder;
import org.polysweep.internal.world.body.Bodies;

/**
 * The boxes of the bodies of one kind, kinematic or not, between two steps, in a persistent tree. Bodies that have been
 * added or moved since it was built are in a list beside it, which is searched linearly. The tree is built again once
 * this list is longer than about the square root of the number of bodies. So the average cost of a change grows with
 * the square root of the number of bodies. Bodies are numbered by their index.
 */
final class StandingBoxes {

    private static final int LEAST_BESIDE = 16;
    private static final int BESIDE_PER_ROOT = 8;

    /** The number of a box that does not exist. */
    private static final int NONE = Integer.MIN_VALUE;

    private final Bodies bodies;
    private final boolean areKinematic;
    private final BoxTree tree = new BoxTree();
    private final SpatialOrder order = new SpatialOrder();

    /** The body of each box of the tree. */
    private int[] inTree = {};

    private int inTreeCount;

    /** The sides of the boxes of the tree. */
    private double[] minX = {};

    private double[] minY = {};
    private double[] maxX = {};
    private double[] maxY = {};

    /** The bodies beside the tree, and their sides: minX, minY, maxX, maxY. */
    private int[] beside = {};

    private double[] sides = {};
    private int besideCount;

    /** For each body, its box in the tree; ~ its place beside the tree; or NONE. */
    private int[] where = {};

    private boolean isStale = true;

    /** How often the tree has been built, and how many bodies may be beside it. */
    private long builds;

    private double mostBeside;

    /** The visitor of the boxes that are found in the tree. */
    private RecentBoxes lookedUp = new RecentBoxes();

    private final BoxVisitor finder = this::find;

    StandingBoxes(Bodies bodies, boolean areKinematic) {
        this.bodies = bodies;
        this.areKinematic = areKinematic;
    }

    /** Notes that all bodies may have moved. */
    void forget() {
        isStale = true;
    }

    /** Notes that a body has been added, removed or moved. */
    void change(int slot) {
        if (isStale) {
            return;
        }
        if (slot >= where.length) {
            int before = where.length;
            where = Arrays.copyOf(where, Math.max(slot + 1, 2 * before));
            Arrays.fill(where, before, where.length, NONE);
        }
        boolean isHere = bodies.isHere(slot) && bodies.kinematic[slot] == areKinematic;
        if (where[slot] >= 0 || where[slot] == NONE) {
            if (!isHere) {
                where[slot] = NONE;
                return;
            }
            if (besideCount == beside.length) {
                beside = Arrays.copyOf(beside, Math.max(LEAST_BESIDE, 2 * besideCount));
                sides = Arrays.copyOf(sides, 4 * beside.length);
            }
            where[slot] = ~besideCount;
            beside[besideCount++] = slot;
        }
        int place = ~where[slot];
        if (isHere) {
            sides[4 * place] = minX(slot);
            sides[4 * place + 1] = minY(slot);
            sides[4 * place + 2] = maxX(slot);
            sides[4 * place + 3] = maxY(slot);
        } else {
            takeOut(place);
        }
    }

    /** Removes a body from the list; the last body takes its place. */
    private void takeOut(int place) {
        where[beside[place]] = NONE;
        int last = --besideCount;
        if (place < last) {
            beside[place] = beside[last];
            System.arraycopy(sides, 4 * last, sides, 4 * place, 4);
            where[beside[place]] = ~place;
        }
    }

    /**
     * Visits the bodies whose boxes intersect a region.
     *
     * @param recent the boxes around the region, if the last query of the user was near it
     */
    void meeting(double fromX, double fromY, double toX, double toY, RecentBoxes recent, BoxVisitor visitor) {
        refresh();
        for (int place = 0; place < besideCount; place++) {
            int at = 4 * place;
            if (sides[at] <= toX && fromX <= sides[at + 2] && sides[at + 1] <= toY && fromY <= sides[at + 3]) {
                visitor.box(beside[place]);
            }
        }
        if (!recent.covers(this, builds, fromX, fromY, toX, toY)) {
            // With more room, each query tests more boxes; with less, bodies leave the region more often.
            double room = (toX - fromX + toY - fromY) / 2;
            lookUp(fromX - room, fromY - room, toX + room, toY + room, recent);
        }
        for (int place = 0; place < recent.count(); place++) {
            int box = recent.box(place);
            if (recent.meets(place, fromX, fromY, toX, toY) && where[inTree[box]] == box) {
                visitor.box(inTree[box]);
            }
        }
    }

    private void lookUp(double fromX, double fromY, double toX, double toY, RecentBoxes recent) {
        recent.begin(this, builds, fromX, fromY, toX, toY);
        lookedUp = recent;
        tree.meeting(fromX, fromY, toX, toY, finder);
    }

    private void find(int box) {
        lookedUp.add(box, minX[box], minY[box], maxX[box], maxY[box]);
    }

    /**
     * Visits the bodies that may be as near to a box as a limit, as {@link BoxTree#nearest} does; returns the final
     * limit.
     */
    double nearest(MovingBox box, double limit, BoundedVisitor visitor) {
        refresh();
        double left = limit;
        for (int place = 0; place < besideCount && left >= 0; place++) {
            int at = 4 * place;
            if (BoxBounds.distanceBelow(box, sides[at], sides[at + 1], sides[at + 2], sides[at + 3]) <= left) {
                left = visitor.visit(beside[place], left);
            }
        }
        return left < 0 ? left : tree.nearest(box, left, ofTree(visitor));
    }

    /** Visits the bodies that a moving box may hit, as {@link BoxTree#along} does; returns the final limit. */
    double along(MovingBox mover, double limit, BoundedVisitor visitor) {
        refresh();
        double left = limit;
        for (int place = 0; place < besideCount && left >= 0; place++) {
            int at = 4 * place;
            double time = BoxBounds.timeBelow(mover, sides[at], sides[at + 1], sides[at + 2], sides[at + 3]);
            if (time <= left && time < Double.POSITIVE_INFINITY) {
                left = visitor.visit(beside[place], left);
            }
        }
        return left < 0 ? left : tree.along(mover, left, ofTree(visitor));
    }

    /** A visitor of boxes of the tree that passes on the bodies that are still there. */
    private BoundedVisitor ofTree(BoundedVisitor visitor) {
        return (box, limit) -> where[inTree[box]] == box ? visitor.visit(inTree[box], limit) : limit;
    }

    private void refresh() {
        if (isStale || besideCount > mostBeside) {
            build();
        }
    }

    private void build() {
        isStale = false;
        besideCount = 0;
        inTreeCount = 0;
        if (where.length < bodies.places) {
            where = new int[Math.max(bodies.places, 2 * where.length)];
        }
        Arrays.fill(where, NONE);
        if (inTree.length < bodies.places) {
            inTree = new int[Math.max(bodies.places, 2 * inTree.length)];
        }
        for (int i = 0; i < bodies.places; i++) {
            if (bodies.isHere(i) && bodies.kinematic[i] == areKinematic) {
                where[i] = inTreeCount;
                inTree[inTreeCount++] = i;
            }
        }
        if (minX.length < inTreeCount) {
            minX = new double[inTree.length];
            minY = new double[inTree.length];
            maxX = new double[inTree.length];
            maxY = new double[inTree.length];
        }
        for (int box = 0; box < inTreeCount; box++) {
            minX[box] = minX(inTree[box]);
            minY[box] = minY(inTree[box]);
            maxX[box] = maxX(inTree[box]);
            maxY[box] = maxY(inTree[box]);
        }
        mostBeside = LEAST_BESIDE + BESIDE_PER_ROOT * Math.sqrt(inTreeCount);
        builds++;
        tree.build(order, inTreeCount, minX, minY, maxX, maxY);
    }

    private double minX(int slot) {
        return Math.nextDown(bodies.minX[slot] + bodies.x[slot]);
    }

    private double minY(int slot) {
        return Math.nextDown(bodies.minY[slot] + bodies.y[slot]);
    }

    private double maxX(int slot) {
        return Math.nextUp(bodies.maxX[slot] + bodies.x[slot]);
    }

    private double maxY(int slot) {
        return Math.nextUp(bodies.maxY[slot] + bodies.y[slot]);
    }
}
