package org.polysweep.sweep;

/**
 * Finds where the line of the motion enters the configuration-space obstacle C = B - A, by walking down the side of C that the
 * line comes to.
 *
 * <p>With the line pointing to the right, that side is a chain that leads from the top of C to its bottom: the edges of B's left
 * chain and, turned round, those of A's right chain, in the order of their directions. A corner of C on it is a corner of B less
 * a corner of A. The walk takes whichever edge of the two polygons turns less, until it has come down to the line; that singles
 * out one vertex ray and one edge. Where the line leaves C is where the line turned round enters it.
 */
final class ChainWalk {

    private final PairSigns signs;
    private final EdgeSigns a;
    private final EdgeSigns b;

    /** 1 along the line, -1 against it. */
    private final int way;

    private final boolean tangent;
    private final boolean meets;

    /** The corner of C that the walk has come to; in the end, what meets the line. */
    private Spot onA;

    private Spot onB;

    /**
     * Walks.
     *
     * @param way 1 to find where the line enters C, -1 to find where it leaves C
     */
    ChainWalk(PairSigns signs, int way) {
        this.signs = signs;
        this.a = signs.a();
        this.b = signs.b();
        this.way = way;
        onA = Spot.corner(a.highest(-way));
        onB = Spot.corner(b.highest(way));
        int height = height(onA.index(), onB.index());
        tangent = height == 0;
        meets = tangent || (height > 0 && comesDown());
    }

    /** Whether the line meets C. */
    boolean meets() {
        return meets;
    }

    /** Whether the line runs along the top of C. */
    boolean isTangent() {
        return tangent;
    }

    /** The spot of A at which the line meets C, if it does. */
    Spot onA() {
        return onA;
    }

    /** The spot of B at which the line meets C, if it does. */
    Spot onB() {
        return onB;
    }

    /** 1 if a corner of C is above the line, 0 if it is on it, -1 if it is below. */
    private int height(int cornerOfA, int cornerOfB) {
        return way * signs.across(cornerOfA, cornerOfB);
    }

    /** Walks down until the line is reached; false if even the bottom of C is above it. */
    private boolean comesDown() {
        int cornerOfA = onA.index();
        int cornerOfB = onB.index();
        int height = 1;
        while (height > 0) {
            boolean canTakeA = way * a.leadsUp(cornerOfA) > 0;
            boolean canTakeB = way * b.leadsUp(cornerOfB) < 0;
            if (!canTakeA && !canTakeB) {
                return false;
            }
            boolean takesB = canTakeB && (!canTakeA || signs.turn(cornerOfB, cornerOfA) <= 0);
            int nextOfA = takesB ? cornerOfA : a.next(cornerOfA);
            int nextOfB = takesB ? b.next(cornerOfB) : cornerOfB;
            height = height(nextOfA, nextOfB);
            if (height < 0) {
                // The line passes between the two ends of this edge.
                onA = takesB ? Spot.corner(cornerOfA) : Spot.inside(cornerOfA);
                onB = takesB ? Spot.inside(cornerOfB) : Spot.corner(cornerOfB);
                return true;
            }
            cornerOfA = nextOfA;
            cornerOfB = nextOfB;
        }
        onA = Spot.corner(cornerOfA);
        onB = Spot.corner(cornerOfB);
        return true;
    }
}
