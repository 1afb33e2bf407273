package org.polysweep.internal.aabb;

/**
 * The order in which sides of C give the normal: docs/semantics.md. Stateless.
 */
public final class SideOrder {

    /** The value of {@link #best} if C is a point. */
    private static final int NONE = -1;

    private SideOrder() {}

    /**
     * Returns the index of the side that gives the normal at a contact.
     *
     * @param sides the sides of C that hold the contact, a bit for each index
     * @return an index; -1 if none of the sides has a length
     */
    public static int best(BoxPair boxes, BoxPredicates predicates, int sides) {
        int best = NONE;
        int withLength = (boxes.x.isFlat() ? 0 : BoxSide.ON_Y) | (boxes.y.isFlat() ? 0 : BoxSide.ON_X);
        for (int left = sides & withLength; left != 0; left &= left - 1) {
            int side = Integer.numberOfTrailingZeros(left);
            if (best == NONE || comesBefore(boxes, predicates, side, best)) {
                best = side;
            }
        }
        return best;
    }

    /**
     * Returns whether the first of two sides, given by their indices, gives the normal: across the motion first, then
     * opposing it most, then counter-clockwise from it.
     */
    public static boolean comesBefore(BoxPair boxes, BoxPredicates predicates, int side, int other) {
        int along = alongMotion(boxes, side);
        if (boxes.moves() && (along == 0) != (alongMotion(boxes, other) == 0)) {
            return along == 0;
        }
        return opposesMore(boxes, predicates, side, other);
    }

    /**
     * Returns whether a side opposes the motion more than another side, or equally and precedes it counter-clockwise.
     */
    static boolean opposesMore(BoxPair boxes, BoxPredicates predicates, int side, int other) {
        int along = alongMotion(boxes, side);
        int order = along - alongMotion(boxes, other);
        if (order == 0 && along != 0) {
            order = along * predicates.compareMoves(boxes.across(side), boxes.across(other));
        }
        if (order == 0) {
            order = turnTo(boxes, side) - turnTo(boxes, other);
        }
        return order < 0;
    }

    private static int turnTo(BoxPair boxes, int side) {
        return BoxSide.turnFrom(side, boxes.x.direction(), boxes.y.direction());
    }

    /** The sign of n·d for the normal of a side. */
    private static int alongMotion(BoxPair boxes, int side) {
        return BoxSide.normalX(side) * boxes.x.direction() + BoxSide.normalY(side) * boxes.y.direction();
    }
}
