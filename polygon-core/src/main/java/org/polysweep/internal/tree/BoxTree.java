package org.polysweep.internal.tree;

/**
 * The broad phase: finds the boxes that touch or overlap, out of many. A balanced tree over the boxes in {@link
 * SpatialOrder}, as flat arrays: every leaf has {@value #LEAF} neighbors of that order, every inner node {@value #FAN}
 * nodes of the level below.
 *
 * <p>Boxes are closed, so boxes that touch are found, and comparisons are exact. A box may be infinite, but must not
 * begin at infinity or end at minus infinity; no side is NaN. Pairs and visits come in an order that depends on the
 * boxes alone. Queries only read: several threads may query at once, and a visitor may start another query, but not
 * while the tree is built or a box is enlarged. No allocation once the arrays have grown.
 */
public final class BoxTree {

    private static final int LEAF_BITS = 3;
    private static final int LEAF = 1 << LEAF_BITS;
    private static final int FAN_BITS = 2;
    private static final int FAN = 1 << FAN_BITS;

    /** Enough levels for 2^31 boxes, for any LEAF and FAN. */
    private static final int MOST_LEVELS = 33;

    private int count;

    /** The box at each place of the order, and the place of each box. */
    private int[] boxes = {};

    private int[] places = {};

    /** The sides of the box at each place: four numbers each, minX, minY, maxX, maxY. */
    private double[] sides = {};

    /** The same for each node, level by level, the leaves first. */
    private double[] nodes = {};

    /** For each level, the index of its first node, and the number of its nodes. */
    private final int[] firsts = new int[MOST_LEVELS];

    private final int[] sizes = new int[MOST_LEVELS];

    /** The level that has one node; 0 if there are no boxes. */
    private int root;

    /** Returns the tree of some boxes, numbered from 0. */
    public static BoxTree of(double[] minX, double[] minY, double[] maxX, double[] maxY) {
        BoxTree tree = new BoxTree();
        tree.build(new SpatialOrder(), minX.length, minX, minY, maxX, maxY);
        return tree;
    }

    /**
     * Creates the tree of the boxes 0 to count - 1 and discards the previous tree. The values are copied. Costs O(n log
     * n) at most for boxes of ordinary worlds.
     *
     * @param order scratch space, which may be used again for another tree
     * @param count the number of boxes
     * @param minX the left sides, by number
     * @param minY the lower sides
     * @param maxX the right sides
     * @param maxY the upper sides
     */
    public void build(SpatialOrder order, int count, double[] minX, double[] minY, double[] maxX, double[] maxY) {
        this.count = count;
        layLevels();
        order.sort(count, minX, minY, maxX, maxY);
        for (int place = 0; place < count; place++) {
            int box = order.box(place);
            boxes[place] = box;
            places[box] = place;
            int at = place << 2;
            sides[at] = minX[box];
            sides[at + 1] = minY[box];
            sides[at + 2] = withoutMinus(maxX[box]);
            sides[at + 3] = withoutMinus(maxY[box]);
        }
        for (int leaf = 0; leaf < sizes[0]; leaf++) {
            int from = leaf << LEAF_BITS;
            unite(sides, from, Math.min(from + LEAF, count), leaf);
        }
        for (int level = 1; level <= root; level++) {
            int below = firsts[level - 1];
            for (int node = 0; node < sizes[level]; node++) {
                int from = node << FAN_BITS;
                int to = Math.min(from + FAN, sizes[level - 1]);
                unite(nodes, below + from, below + to, firsts[level] + node);
            }
        }
    }

    private void layLevels() {
        sizes[0] = (count + LEAF - 1) >> LEAF_BITS;
        root = 0;
        int total = sizes[0];
        while (sizes[root] > 1) {
            firsts[root + 1] = total;
            sizes[root + 1] = (sizes[root] + FAN - 1) >> FAN_BITS;
            root++;
            total += sizes[root];
        }
        if (boxes.length < count) {
            int length = Math.max(count, boxes.length + (boxes.length >> 1));
            boxes = new int[length];
            places = new int[length];
            sides = new double[length << 2];
        }
        if (nodes.length < total << 2) {
            nodes = new double[Math.max(total << 2, nodes.length + (nodes.length >> 1))];
        }
    }

    /** The same number, but 0 for -0, as {@link #meet} requires of the greater sides. */
    private static double withoutMinus(double number) {
        return number + 0.0;
    }

    /** Sets a node to the union of some boxes, at least one. */
    private void unite(double[] from, int begin, int end, int node) {
        int first = begin << 2;
        int last = end << 2;
        int at = node << 2;
        nodes[at] = least(1, from, first, last);
        nodes[at + 1] = least(1, from, first + 1, last);
        nodes[at + 2] = -least(-1, from, first + 2, last);
        nodes[at + 3] = -least(-1, from, first + 3, last);
    }

    /**
     * The least of every fourth number, multiplied by a sign; four at a time, so that they do not wait for one another.
     */
    private static double least(int sign, double[] numbers, int from, int to) {
        double least = sign * numbers[from];
        int i = from;
        for (; i + 12 < to; i += 16) {
            double first = Math.min(sign * numbers[i], sign * numbers[i + 4]);
            double second = Math.min(sign * numbers[i + 8], sign * numbers[i + 12]);
            least = Math.min(least, Math.min(first, second));
        }
        for (; i < to; i += 4) {
            least = Math.min(least, sign * numbers[i]);
        }
        return least;
    }

    /** The box at a place of the order, in which neighbors are near each other. */
    public int box(int place) {
        return boxes[place];
    }

    /** The number of leaves, by which the work of {@link #pairs} can be split. */
    public int leaves() {
        return sizes[0];
    }

    /**
     * Visits every pair of boxes that touch or overlap and whose home is in a range of leaves, by their places in the
     * order. The home of a pair is the first leaf that has one of the two. So calls for ranges that together make up 0
     * to {@link #leaves} visit every pair once.
     */
    public void pairs(int fromLeaf, int toLeaf, PairVisitor visitor) {
        for (int leaf = fromLeaf; leaf < toLeaf; leaf++) {
            pairsWithin(leaf, visitor);
            pairsWithLater(leaf, visitor);
        }
    }

    private void pairsWithin(int leaf, PairVisitor visitor) {
        int end = end(leaf);
        for (int place = leaf << LEAF_BITS; place < end - 1; place++) {
            pairsOf(place, place + 1, end, visitor);
        }
    }

    private void pairsWithLater(int home, PairVisitor visitor) {
        int at = home << 2;
        double minX = nodes[at];
        double minY = nodes[at + 1];
        double maxX = nodes[at + 2];
        double maxY = nodes[at + 3];
        int level = 0;
        int node = home + 1;
        while (true) {
            // A first child leads to its parent, whose box comes before the boxes of its children.
            while (level < root && (node & (FAN - 1)) == 0) {
                node >>= FAN_BITS;
                level++;
            }
            if (node >= sizes[level]) {
                return;
            }
            while (level > 0 && meet(nodes, firsts[level] + node, minX, minY, maxX, maxY)) {
                level--;
                node <<= FAN_BITS;
            }
            if (level == 0 && meet(nodes, node, minX, minY, maxX, maxY)) {
                pairsBetween(home, node, visitor);
            }
            node++;
        }
    }

    private void pairsBetween(int leaf, int other, PairVisitor visitor) {
        int at = other << 2;
        double minX = nodes[at];
        double minY = nodes[at + 1];
        double maxX = nodes[at + 2];
        double maxY = nodes[at + 3];
        int otherEnd = end(other);
        int end = end(leaf);
        for (int place = leaf << LEAF_BITS; place < end; place++) {
            if (meet(sides, place, minX, minY, maxX, maxY)) {
                pairsOf(place, other << LEAF_BITS, otherEnd, visitor);
            }
        }
    }

    /** The pairs of the box at a place with the boxes at some other places. */
    private void pairsOf(int place, int from, int to, PairVisitor visitor) {
        int at = place << 2;
        double minX = sides[at];
        double minY = sides[at + 1];
        double maxX = sides[at + 2];
        double maxY = sides[at + 3];
        for (int other = from; other < to; other++) {
            if (meet(sides, other, minX, minY, maxX, maxY)) {
                visitor.pair(place, other);
            }
        }
    }

    /**
     * Returns whether two boxes of the tree touch or overlap: the same as {@link #meets}, with one branch instead of
     * four. A difference has the sign of the comparison, as doubles underflow gradually: it is -0 only for -0 minus 0,
     * and NaN only for infinities of one sign, and the greater sides are neither.
     */
    private static boolean meet(double[] sides, int index, double minX, double minY, double maxX, double maxY) {
        int at = index << 2;
        return (Double.doubleToRawLongBits(maxX - sides[at])
                        | Double.doubleToRawLongBits(sides[at + 2] - minX)
                        | Double.doubleToRawLongBits(maxY - sides[at + 1])
                        | Double.doubleToRawLongBits(sides[at + 3] - minY))
                >= 0;
    }

    private static boolean meets(double[] sides, int index, double minX, double minY, double maxX, double maxY) {
        int at = index << 2;
        return sides[at] <= maxX && minX <= sides[at + 2] && sides[at + 1] <= maxY && minY <= sides[at + 3];
    }

    private int end(int leaf) {
        return Math.min((leaf + 1) << LEAF_BITS, count);
    }

    /** The first place of a leaf in the order, or the number of boxes. */
    public int firstPlace(int leaf) {
        return Math.min(leaf << LEAF_BITS, count);
    }

    /** Visits every box of another tree that touches or overlaps the box at a place of this one. */
    public void meeting(int place, BoxTree other, BoxVisitor visitor) {
        int at = place << 2;
        other.meeting(sides[at], sides[at + 1], sides[at + 2], sides[at + 3], visitor);
    }

    /** Visits every box that touches or overlaps a region, itself a closed box. */
    public void meeting(double minX, double minY, double maxX, double maxY, BoxVisitor visitor) {
        int level = root;
        int node = 0;
        while (node < sizes[level]) {
            while (level > 0 && meets(nodes, firsts[level] + node, minX, minY, maxX, maxY)) {
                level--;
                node <<= FAN_BITS;
            }
            if (level == 0 && meets(nodes, node, minX, minY, maxX, maxY)) {
                int end = end(node);
                for (int place = node << LEAF_BITS; place < end; place++) {
                    if (meets(sides, place, minX, minY, maxX, maxY)) {
                        visitor.box(boxes[place]);
                    }
                }
            }
            node++;
            while (level < root && (node & (FAN - 1)) == 0) {
                node >>= FAN_BITS;
                level++;
            }
        }
    }

    /** Enlarges a box to the least that contains it and another box, for all later queries. Costs O(log n). */
    public void enlarge(int box, double minX, double minY, double maxX, double maxY) {
        int place = places[box];
        include(sides, place, minX, minY, maxX, maxY);
        int node = place >> LEAF_BITS;
        for (int level = 0; level <= root; level++) {
            include(nodes, firsts[level] + node, minX, minY, maxX, maxY);
            node >>= FAN_BITS;
        }
    }

    private static void include(double[] sides, int index, double minX, double minY, double maxX, double maxY) {
        int at = index << 2;
        sides[at] = Math.min(sides[at], minX);
        sides[at + 1] = Math.min(sides[at + 1], minY);
        sides[at + 2] = withoutMinus(Math.max(sides[at + 2], maxX));
        sides[at + 3] = withoutMinus(Math.max(sides[at + 3], maxY));
    }

    /**
     * Visits every box that may be within a limit of a region, the nearer branch of the tree first. A lower bound of
     * the distance decides, so no box within the current limit is missed.
     *
     * @param region a box; its displacement is ignored
     * @param limit the distance beyond which no box is of interest, in the beginning; may be infinite
     * @param visitor receives and returns the limit as a distance, not squared
     * @return the final limit
     */
    public double nearest(MovingBox region, double limit, BoundedVisitor visitor) {
        return count == 0 ? limit : search(false, region, root, 0, limit, visitor);
    }

    /**
     * Visits every box that a moving box may hit, the branch that it may hit first before the others. Bounds are
     * rounded so that no box that it hits up to the current limit is missed.
     *
     * @param mover the box; a ray is a box without a size
     * @param limit the greatest t of interest in the beginning, where the mover is displaced by t times its
     *     displacement: 1 for a step or a segment, infinite for an endless ray
     * @param visitor receives and returns the limit as such a t
     * @return the final limit
     */
    public double along(MovingBox mover, double limit, BoundedVisitor visitor) {
        mover.findSwept();
        return count == 0 ? limit : search(true, mover, root, 0, limit, visitor);
    }

    /** Searches a node, its children in the order of their bounds; returns the limit after it. */
    private double search(
            boolean isAlong, MovingBox asked, int level, int node, double before, BoundedVisitor visitor) {
        int from = level == 0 ? node << LEAF_BITS : node << FAN_BITS;
        int to = level == 0 ? end(node) : Math.min(from + FAN, sizes[level - 1]);
        double limit = before;
        int left = isAlong && before <= 1 ? onPath(asked, level, from, to) : (1 << (to - from)) - 1;
        while (left != 0) {
            // The next child in the order of bounds, then of numbers: computing bounds again costs less than storing
            // them. There is usually one child.
            double next = Double.POSITIVE_INFINITY;
            int nextChild = -1;
            for (int rest = left; rest != 0; rest &= rest - 1) {
                int child = Integer.numberOfTrailingZeros(rest);
                double bound = bound(isAlong, asked, level, from + child);
                if (bound <= limit && bound < next) {
                    next = bound;
                    nextChild = child;
                }
            }
            if (nextChild < 0) {
                return limit;
            }
            limit = level == 0
                    ? visitor.visit(boxes[from + nextChild], limit)
                    : search(isAlong, asked, level - 1, from + nextChild, limit, visitor);
            left &= ~(1 << nextChild);
        }
        return limit;
    }

    /** Returns the children that touch or overlap the box around the displacement up to t = 1, as bits. */
    private int onPath(MovingBox asked, int level, int from, int to) {
        double[] numbers = level == 0 ? sides : nodes;
        int first = level == 0 ? 0 : firsts[level - 1];
        int found = 0;
        for (int child = to - 1; child >= from; child--) {
            boolean meets =
                    meets(numbers, first + child, asked.sweptMinX, asked.sweptMinY, asked.sweptMaxX, asked.sweptMaxY);
            found = found << 1 | (meets ? 1 : 0);
        }
        return found;
    }

    /** A lower bound of the distance or the time of a child; infinite if the moving box provably misses it. */
    private double bound(boolean isAlong, MovingBox asked, int level, int child) {
        double[] from = level == 0 ? sides : nodes;
        int at = level == 0 ? child << 2 : (firsts[level - 1] + child) << 2;
        return isAlong
                ? BoxBounds.timeBelow(asked, from[at], from[at + 1], from[at + 2], from[at + 3])
                : BoxBounds.distanceBelow(asked, from[at], from[at + 1], from[at + 2], from[at + 3]);
    }
}
