package org.polysweep.internal.aabb;

/**
 * Which side answers where several pairs of boxes meet at the same time: one on the boundary of all their obstacles
 * together.
 *
 * <p>Near the point q of the contact, an obstacle whose sides hold q is a half-plane, or a quadrant at its corner. So
 * it covers two or one of the four quadrants about q, and a side of it has two or one of them on its outer side, beside
 * the directions in which it leads from q. A side is a seam if others cover all of these. Signs decide which sides hold
 * q, each by the first stage that is certain of it; the rest is bits. All boxes have the positions and displacements of
 * the same two bodies, and a width and a height. Reusable; not thread-safe; no garbage unless integers decide.
 */
public final class BoxSeams {

    /** What {@link #sides} returns if the obstacle does not hold q. */
    public static final int APART = -1;

    private static final int ALL = 15;

    private final BoxAxis x = new BoxAxis();
    private final BoxAxis y = new BoxAxis();
    private final BoxPredicates signs = new BoxPredicates();
    private final BoxContact order = new BoxContact(x, y, signs);

    /** The axis, of the pair that meets first, on which a gap is closed at the time of the contact. */
    private final BoxAxis closing = new BoxAxis();

    private boolean isClosingX;
    private boolean atStart;
    private boolean isTimed;

    /** The quadrants that are covered, counter-clockwise from the one where x and y are positive: a bit each. */
    private int covered;

    /** Makes a filter that is yet to be told the time. */
    public BoxSeams() {}

    /** Forgets the time of contact. */
    public void forgetTime() {
        isTimed = false;
    }

    /** Takes the time of contact from a pair that hits or touches, if it is earlier than those before. */
    public void meet(BoxSweep sweep) {
        SlabInterval passage = sweep.known();
        BoxAxis axis = passage.lastIn();
        if (isTimed && (atStart || (!passage.isAtStart() && compareTimes(axis, axis == sweep.x()) >= 0))) {
            return;
        }
        isTimed = true;
        atStart = passage.isAtStart();
        isClosingX = axis == sweep.x();
        closing.set(axis.minA, axis.maxA, axis.positionA, axis.moveA, axis.minB, axis.maxB, axis.positionB, axis.moveB);
    }

    private int compareTimes(BoxAxis axis, boolean isX) {
        boolean up = axis.movesUp();
        if (isX == isClosingX) {
            int later = signs.compareGaps(axis, up, !up, closing, up, !up);
            return up ? later : -later;
        }
        return signs.compareTimes(axis, up, !up, closing, closing.movesUp(), !closing.movesUp());
    }

    public BoxAxis x() {
        return x;
    }

    public BoxAxis y() {
        return y;
    }

    /**
     * Returns the sides of the obstacle of the pair that the two axes hold, on which q lies, a bit for the number of
     * each; 0 if q lies inside it, {@link #APART} if outside.
     */
    public int sides() {
        int left = sign(x, true, false);
        int right = sign(x, false, true);
        int lower = sign(y, true, false);
        int upper = sign(y, false, true);
        if (left > 0 || right < 0 || lower > 0 || upper < 0) {
            return APART;
        }
        return bit(lower, BoxSide.LOWER)
                | bit(right, BoxSide.RIGHT)
                | bit(upper, BoxSide.UPPER)
                | bit(left, BoxSide.LEFT);
    }

    private static int bit(int sign, BoxSide side) {
        return sign == 0 ? 1 << side.begin() : 0;
    }

    /** The sign of a gap at the time of contact. */
    private int sign(BoxAxis axis, boolean upperA, boolean upperB) {
        boolean isAcross = (axis == x) != isClosingX;
        if (atStart || (isAcross && !axis.moves())) {
            return signs.gap(axis, upperA, upperB);
        }
        boolean up = closing.movesUp();
        if (!isAcross) {
            return signs.compareGaps(axis, upperA, upperB, closing, up, !up);
        }
        int later = signs.compareTimes(axis, upperA, upperB, closing, up, !up);
        return axis.movesUp() ? later : -later;
    }

    /** Forgets the obstacles that cover sides. */
    public void uncover() {
        covered = 0;
    }

    /** Adds an obstacle that covers sides of others. */
    public void cover(int sides) {
        covered |= sides > 0 ? inner(sides) : 0;
    }

    /** Returns the sides of an obstacle that are no seams. */
    public int uncovered(int sides) {
        int found = 0;
        for (int left = sides; left > 0; left &= left - 1) {
            int bit = Integer.lowestOneBit(left);
            if ((inner(sides ^ bit) & ~inner(bit) & ~covered) != 0) {
                found |= bit;
            }
        }
        return found;
    }

    /** The quadrants on the inner side of all of some sides. */
    private static int inner(int sides) {
        int quadrants = ALL;
        for (int side = 0; side < 4; side++) {
            if ((sides & 1 << side) != 0) {
                // The obstacle lies above its lower side, left of its right one, and so on.
                quadrants &= (3 << side | 3 >> (4 - side)) & ALL;
            }
        }
        return quadrants;
    }

    /** Returns which of some sides, at least one, answers before the others, by its number. */
    public int best(int sides) {
        int best = Integer.numberOfTrailingZeros(sides);
        for (int side = best + 1; side < 4; side++) {
            if ((sides & 1 << side) != 0 && comesBefore(side, best)) {
                best = side;
            }
        }
        return best;
    }

    /** Whether one side answers before another. */
    public boolean comesBefore(int side, int other) {
        return order.comesBefore(BoxSide.at(side), BoxSide.at(other));
    }
}
