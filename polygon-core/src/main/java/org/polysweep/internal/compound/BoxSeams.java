package org.polysweep.internal.compound;

import org.polysweep.internal.aabb.BoxAxis;
import org.polysweep.internal.aabb.BoxPair;
import org.polysweep.internal.aabb.BoxPredicates;
import org.polysweep.internal.aabb.BoxSweep;
import org.polysweep.internal.aabb.SideOrder;

/**
 * Chooses the side that gives the normal if several pairs of boxes touch at the same time: one on the boundary of the
 * union of all obstacles. It is found from signs, each by the first stage that decides it.
 *
 * <p>Near the contact point q, an obstacle whose sides contain q is a half-plane, or a quadrant at its vertex. So it
 * covers one or two of the four quadrants about q, and each of its sides has one or two quadrants on its outer side,
 * next to the directions in which the side leads from q. A side is a seam if others cover all of these. All boxes have
 * the positions and displacements of the same two bodies, and a width and a height. Reusable; allocates only if big
 * integers are needed.
 */
final class BoxSeams {

    /** The value of {@link #sides} if the obstacle does not contain q. */
    static final int APART = -1;

    private static final int LOWER = 1;
    private static final int RIGHT = 1 << 1;
    private static final int UPPER = 1 << 2;
    private static final int LEFT = 1 << 3;
    private static final int ALL = 15;

    private final BoxPair boxes = new BoxPair();
    private final BoxPredicates predicates = new BoxPredicates();

    /** The axis, of the pair that touches first, on which C is entered at the time of the contact. */
    private final BoxAxis entry = new BoxAxis();

    private boolean isEntryOnX;
    private boolean isAtStart;
    private boolean isTimed;

    /** The covered quadrants, as bits, counter-clockwise from the quadrant where x and y are positive. */
    private int covered;

    /** Discards the time of contact. */
    void forgetTime() {
        isTimed = false;
    }

    /** Adopts the time of contact of a pair that hits or touches, if it is earlier than all before. */
    void meet(BoxSweep sweep) {
        BoxAxis axis = sweep.entryAxis();
        boolean isOnX = sweep.isEntryOnX();
        if (isTimed && (isAtStart || (!sweep.isAtStart() && compareTimes(axis, isOnX, !axis.movesUp()) >= 0))) {
            return;
        }
        isTimed = true;
        isAtStart = sweep.isAtStart();
        isEntryOnX = isOnX;
        entry.set(axis);
    }

    /** The sign of the time at which the motion passes an end of an obstacle, less the time of contact. */
    private int compareTimes(BoxAxis axis, boolean isX, boolean isHigh) {
        if (isX == isEntryOnX) {
            int later = predicates.compareEnds(axis, isHigh, entry, !entry.movesUp());
            return axis.movesUp() ? later : -later;
        }
        return predicates.compareTimes(axis, isHigh, entry, !entry.movesUp());
    }

    /** Returns the pair of boxes for {@link #sides}; the caller sets it. */
    BoxPair boxes() {
        return boxes;
    }

    /**
     * Returns the sides of the obstacle of the pair on which q lies, a bit for the index of each; 0 if q lies inside
     * it, {@link #APART} if outside.
     */
    int sides() {
        BoxAxis x = boxes.x();
        BoxAxis y = boxes.y();
        int left = sign(x, true, false);
        int right = sign(x, true, true);
        int lower = sign(y, false, false);
        int upper = sign(y, false, true);
        if (left > 0 || right < 0 || lower > 0 || upper < 0) {
            return APART;
        }
        return (lower == 0 ? LOWER : 0) | (right == 0 ? RIGHT : 0) | (upper == 0 ? UPPER : 0) | (left == 0 ? LEFT : 0);
    }

    /** The sign of an end of the obstacle at the time of contact. */
    private int sign(BoxAxis axis, boolean isX, boolean isHigh) {
        if (isAtStart || !axis.moves()) {
            return isHigh ? predicates.high(axis) : predicates.low(axis);
        }
        int later = compareTimes(axis, isX, isHigh);
        return axis.movesUp() ? later : -later;
    }

    /** Discards the obstacles that cover sides. */
    void uncover() {
        covered = 0;
    }

    /** Adds an obstacle that covers sides of others. */
    void cover(int sides) {
        covered |= sides > 0 ? inner(sides) : 0;
    }

    /** Returns the sides of an obstacle that are not seams. */
    int uncovered(int sides) {
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
                // The obstacle lies above its lower side, left of its right side, and so on.
                quadrants &= (3 << side | 3 >> (4 - side)) & ALL;
            }
        }
        return quadrants;
    }

    /** Returns the index of the side, among one or more, that gives the normal. */
    int best(int sides) {
        return SideOrder.best(boxes, predicates, sides);
    }

    /** Returns whether the first of two sides, given by their indices, gives the normal. */
    boolean comesBefore(int side, int other) {
        return SideOrder.comesBefore(boxes, predicates, side, other);
    }
}
