package org.polysweep.internal.tree;

/**
 * Proved bounds between a box and a query: every operation is rounded outward by one double more than its error, so
 * that no box is missed because of rounding. Infinite sides are legal, NaN is not. No allocation.
 */
public final class BoxBounds {

    private BoxBounds() {}

    /** A lower bound of the distance of two boxes; 0 if they touch or overlap. */
    public static double distanceBelow(MovingBox box, double minX, double minY, double maxX, double maxY) {
        double gapX = gapBelow(minX, maxX, box.minX, box.maxX);
        double gapY = gapBelow(minY, maxY, box.minY, box.maxY);
        if (gapX == 0 || gapY == 0) {
            return Math.max(gapX, gapY);
        }
        double squares = below(below(gapX * gapX) + below(gapY * gapY));
        // If the squares overflow or underflow, the greater gap is the better bound.
        return Math.max(Math.max(gapX, gapY), below(Math.sqrt(squares)));
    }

    /**
     * Returns whether one extent provably ends before another begins, at every t from a time to 1, while both move.
     *
     * @param max the greatest coordinate of the first, around its position
     * @param at its position at t = 0; finite, as are all numbers
     * @param move its displacement
     * @param otherMin the least coordinate of the other one, around its position
     * @param otherAt the position of the other one at t = 0
     * @param otherMove its displacement
     * @param from the time, in [0, 1]
     */
    public static boolean staysBefore(
            double max, double at, double move, double otherMin, double otherAt, double otherMove, double from) {
        double gap = Math.nextDown(Math.nextDown(otherMin - max) + Math.nextDown(otherAt - at));
        double growth = Math.nextDown(otherMove - move);
        // The gap is a linear function of time, so it is positive between two times at which it is positive.
        return gap + Math.nextDown(from * growth) > 0 && gap + growth > 0;
    }

    private static double gapBelow(double min, double max, double otherMin, double otherMax) {
        if (otherMin > max) {
            return below(otherMin - max);
        }
        return min > otherMax ? below(min - otherMax) : 0;
    }

    /** The double before a nonnegative one, but at least 0: a nonnegative number rounded once is not less than 0. */
    private static double below(double rounded) {
        return Math.max(0, Math.nextDown(rounded));
    }

    /** As {@link #timeBelow(MovingBox, double, double, double, double)}, for another box in the same coordinates. */
    public static double timeBelow(MovingBox mover, MovingBox standing) {
        return timeBelow(mover, standing.minX, standing.minY, standing.maxX, standing.maxY);
    }

    /**
     * A lower bound, 0 or more, of the first time at which a moving box hits a resting one; infinite if it provably
     * never does.
     */
    public static double timeBelow(MovingBox mover, double minX, double minY, double maxX, double maxY) {
        if (mover.minX <= maxX && minX <= mover.maxX && mover.minY <= maxY && minY <= mover.maxY) {
            return 0;
        }
        double enter = Math.max(
                Math.max(0, enterBelow(mover.minX, mover.maxX, mover.dx, minX, maxX)),
                enterBelow(mover.minY, mover.maxY, mover.dy, minY, maxY));
        double exit = Math.min(
                exitAbove(mover.minX, mover.maxX, mover.dx, minX, maxX),
                exitAbove(mover.minY, mover.maxY, mover.dy, minY, maxY));
        return enter <= exit ? enter : Double.POSITIVE_INFINITY;
    }

    /** A lower bound of the time at which a box that moves by d reaches the extent from min to max, if it ever does. */
    private static double enterBelow(double from, double to, double d, double min, double max) {
        if (d == 0) {
            return min <= to && from <= max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        double gap = d > 0 ? min - to : from - max;
        return Math.nextDown(Math.nextDown(gap) / Math.abs(d));
    }

    /**
     * An upper bound of the time at which a box that moves by d leaves the extent from min to max, if it ever reaches
     * it.
     */
    private static double exitAbove(double from, double to, double d, double min, double max) {
        if (d == 0) {
            return min <= to && from <= max ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        }
        double gap = d > 0 ? max - from : to - min;
        return Math.nextUp(Math.nextUp(gap) / Math.abs(d));
    }
}
