package org.polysweep.world;

/**
 * Certain bounds between a box and what is asked: every operation is rounded away from the answer by one step more than it
 * can be wrong, so rounding never loses a box. Infinite sides are legal, NaN is not. No allocation.
 */
final class BoxBounds {

    private BoxBounds() {}

    /** A number that is certainly not greater than the distance of two boxes, and 0 where they meet. */
    static double distanceBelow(
            double minX,
            double minY,
            double maxX,
            double maxY,
            double otherMinX,
            double otherMinY,
            double otherMaxX,
            double otherMaxY) {
        double gapX = gapBelow(minX, maxX, otherMinX, otherMaxX);
        double gapY = gapBelow(minY, maxY, otherMinY, otherMaxY);
        if (gapX == 0 || gapY == 0) {
            return Math.max(gapX, gapY);
        }
        double squares = below(below(gapX * gapX) + below(gapY * gapY));
        // Where the squares leave the range of the doubles, the greater gap is the better bound.
        return Math.max(Math.max(gapX, gapY), below(Math.sqrt(squares)));
    }

    private static double gapBelow(double min, double max, double otherMin, double otherMax) {
        if (otherMin > max) {
            return below(otherMin - max);
        }
        return min > otherMax ? below(min - otherMax) : 0;
    }

    /** The double before one that is not negative, but not less than 0: no such result of one rounding is less. */
    private static double below(double rounded) {
        return Math.max(0, Math.nextDown(rounded));
    }

    /**
     * A time, 0 or later, that is certainly not after the first one at which (x + t dx, y + t dy) is in the box; infinite if it
     * certainly never is.
     */
    static double timeBelow(
            double x, double y, double dx, double dy, double minX, double minY, double maxX, double maxY) {
        double enter = Math.max(Math.max(0, enterBelow(x, dx, minX, maxX)), enterBelow(y, dy, minY, maxY));
        double exit = Math.min(exitAbove(x, dx, minX, maxX), exitAbove(y, dy, minY, maxY));
        return enter <= exit ? enter : Double.POSITIVE_INFINITY;
    }

    /** A time certainly not after the one from which x + t * dx &gt;= min and x + t * dx &lt;= max, if it ever is. */
    static double enterBelow(double x, double dx, double min, double max) {
        if (dx == 0) {
            return min <= x && x <= max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        double way = dx > 0 ? min - x : x - max;
        return Math.nextDown(Math.nextDown(way) / Math.abs(dx));
    }

    /** A time certainly not before the one up to which x + t * dx &gt;= min and x + t * dx &lt;= max, if it ever is. */
    static double exitAbove(double x, double dx, double min, double max) {
        if (dx == 0) {
            return min <= x && x <= max ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        }
        double way = dx > 0 ? max - x : x - min;
        return Math.nextUp(Math.nextUp(way) / Math.abs(dx));
    }
}
