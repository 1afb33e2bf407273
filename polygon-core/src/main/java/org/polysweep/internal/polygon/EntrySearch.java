package org.polysweep.internal.polygon;

import org.polysweep.shape.ConvexPolygon;

/**
 * Finds where the line of the motion enters the configuration-space obstacle C = B - A.
 *
 * <p>With the line pointing to the right, C's left side is a chain that leads from the top of C to its bottom: the
 * edges of B that lead down and, turned round, those of A that lead up, in the order of their directions. A corner of C
 * on it is a corner of B less a corner of A; its height above the line falls along the chain, and where it falls below
 * 0 the line enters. Both chains are halved at once. Where the line leaves C is where the line turned round enters it.
 *
 * <p>What {@link EntryGuess} has found comes first, to be proved by {@link EntryProof} unless doubles compute exactly.
 * The search here halves the whole side, with exact signs. Reusable.
 */
final class EntrySearch {

    private final SweepQuery query;
    private final SweepPredicates signs;
    private final SupportVertex extreme;
    private final FeaturePair found = new FeaturePair();

    /** 1 along the line, -1 against it. */
    private int way;

    private boolean meets;
    private boolean exact;
    private int steps;

    EntrySearch(SweepQuery query, SweepPredicates signs) {
        this.query = query;
        this.signs = signs;
        extreme = new SupportVertex(signs);
    }

    /**
     * What meets at the place that was found; for a guess that the line misses C, the corner of C that is nearest to
     * it.
     */
    FeaturePair found() {
        return found;
    }

    /** Whether the line meets C. */
    boolean meets() {
        return meets;
    }

    /** 1 if the search was for the place where the line enters C, -1 for the place where it leaves C. */
    int way() {
        return way;
    }

    /** Takes over a guess, for {@link EntryProof} to prove. */
    void take(EntryGuess walk, int newWay) {
        begin(newWay, false);
        meets = walk.meets();
        steps = walk.steps();
        if (meets && !walk.meetsCorner()) {
            found.setEdge(walk.onA(), walk.onB(), walk.isEdgeOfB(), newWay);
        } else {
            found.setCorners(walk.onA(), walk.onB());
        }
    }

    /** Takes over what is certain: that the line enters C where a corner meets the inside of an edge. */
    void take(int onA, int onB, boolean isEdgeOfB) {
        found.setEdge(onA, onB, isEdgeOfB, 1);
        found.setStrict();
    }

    /** Searches with exact signs. */
    void run(int newWay) {
        begin(newWay, true);
        halve();
    }

    private void begin(int newWay, boolean newExact) {
        way = newWay;
        exact = newExact;
        meets = false;
        steps = 0;
    }

    private int height(int cornerOfA, int cornerOfB) {
        steps++;
        return way * signs.height(cornerOfA, cornerOfB);
    }

    /** Halves the whole side on which the line enters C. */
    private void halve() {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int topOfA = extreme.firstEdgePast(a, way, true);
        int topOfB = extreme.firstEdgePast(b, -way, true);
        int bottomOfA = extreme.firstEdgePast(a, -way, false);
        int bottomOfB = extreme.firstEdgePast(b, way, false);
        int top = height(topOfA, topOfB);
        if (top < 0) {
            return;
        }
        if (top == 0) {
            meetCorner(topOfA, topOfB);
            return;
        }
        int bottom = height(bottomOfA, bottomOfB);
        if (bottom > 0) {
            return;
        }
        if (bottom == 0) {
            meetCorner(bottomOfA, bottomOfB);
            return;
        }
        halve(topOfA, topOfB, bottomOfA, bottomOfB);
    }

    /**
     * Halves one of the two chains at each step. If B's middle edge comes before A's in the order of C, then either the
     * corner that follows the one is still above the line when seen from the corner before the other, and all of B's
     * edges up to the middle come before the place that is sought; or it is below, and A's edges from the middle on
     * come after that place.
     */
    private void halve(int topOfA, int topOfB, int bottomOfA, int bottomOfB) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int lowA = 0;
        int lowB = 0;
        int highA = distance(a, topOfA, bottomOfA);
        int highB = distance(b, topOfB, bottomOfB);
        while (lowA < highA && lowB < highB) {
            int midA = (lowA + highA) >>> 1;
            int midB = (lowB + highB) >>> 1;
            int edgeOfA = corner(a, topOfA, midA);
            int edgeOfB = corner(b, topOfB, midB);
            if (signs.turn(b, edgeOfB, a, edgeOfA) <= 0) {
                if (height(edgeOfA, b.next(edgeOfB)) >= 0) {
                    lowB = midB + 1;
                } else {
                    highA = midA;
                }
            } else if (height(a.next(edgeOfA), edgeOfB) >= 0) {
                lowA = midA + 1;
            } else {
                highB = midB;
            }
        }
        if (lowA < highA) {
            halveOne(true, topOfA, lowA, highA, corner(b, topOfB, lowB));
        } else {
            halveOne(false, topOfB, lowB, highB, corner(a, topOfA, lowA));
        }
    }

    /**
     * A corner of one polygon is known: finds the last corner of the other's chain with which it is not below the line.
     *
     * @param ofA whether the chain is that of A
     * @param top where the chain begins
     * @param from the first of its corners to look at
     * @param to the last
     * @param known the corner of the other polygon
     */
    private void halveOne(boolean ofA, int top, int from, int to, int known) {
        ConvexPolygon shape = ofA ? query.a : query.b;
        int low = from;
        int high = to;
        while (low < high) {
            int mid = (low + high + 1) >>> 1;
            int middle = corner(shape, top, mid);
            if (height(ofA ? middle : known, ofA ? known : middle) >= 0) {
                low = mid;
            } else {
                high = mid - 1;
            }
        }
        int last = corner(shape, top, low);
        int onA = ofA ? last : known;
        int onB = ofA ? known : last;
        if (height(onA, onB) == 0) {
            meetCorner(onA, onB);
        } else {
            meets = true;
            found.setEdge(onA, onB, !ofA, way);
        }
    }

    private static int corner(ConvexPolygon shape, int top, int edges) {
        int corner = top + edges;
        return corner < shape.size() ? corner : corner - shape.size();
    }

    private static int distance(ConvexPolygon shape, int from, int to) {
        return to < from ? to - from + shape.size() : to - from;
    }

    private void meetCorner(int cornerOfA, int cornerOfB) {
        meets = true;
        found.setCorners(cornerOfA, cornerOfB);
    }

    /** How the search went, in words. */
    String describe() {
        String how = exact ? "by halving, with exact signs" : "by walking, in doubles, and certified";
        return steps + (steps == 1 ? " corner" : " corners") + " of the obstacle looked at, " + how;
    }
}
