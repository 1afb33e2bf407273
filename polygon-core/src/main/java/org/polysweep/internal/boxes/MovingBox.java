package org.polysweep.internal.boxes;

/**
 * A box that moves straight, as seen from something that stands still and has coordinates of its own. Every number is
 * rounded so that the box is never too small: what it does not reach is certainly not reached. Reusable; no allocation.
 */
public final class MovingBox {

    double minX;
    double minY;
    double maxX;
    double maxY;
    double dx;
    double dy;

    /**
     * Takes a box at rest, in the coordinates of what it is compared with. No side is NaN, and the box neither begins
     * at infinity nor ends at minus infinity.
     */
    public MovingBox set(double newMinX, double newMinY, double newMaxX, double newMaxY) {
        minX = newMinX;
        minY = newMinY;
        maxX = newMaxX;
        maxY = newMaxY;
        dx = 0;
        dy = 0;
        return this;
    }

    /**
     * Changes to the coordinates of something else. They have been those of something at one position, and become those
     * of something at another.
     *
     * @param fromX the x coordinate of the position before
     * @param fromY its y coordinate
     * @param toX the x coordinate of the new position
     * @param toY its y coordinate
     */
    public MovingBox seen(double fromX, double fromY, double toX, double toY) {
        minX = below(minX, fromX, toX);
        minY = below(minY, fromY, toY);
        maxX = -below(-maxX, -fromX, -toX);
        maxY = -below(-maxY, -fromY, -toY);
        return this;
    }

    /**
     * A double that is certainly not greater than side + from - to. An infinity of the other sign cannot arise, as
     * below it all is finite.
     */
    private static double below(double side, double from, double to) {
        return Math.nextDown(side + Math.nextDown(from - to));
    }

    /** Lets it move, exactly by a displacement. */
    public MovingBox moving(double newDx, double newDy) {
        dx = newDx;
        dy = newDy;
        return this;
    }

    /**
     * Lets it move, for t in [0, 1], by its displacement less that of what it is compared with. The difference is
     * rounded by less than the distance to the next double, so the box grows by that much. If the difference is beyond
     * the doubles, the box reaches everywhere.
     */
    public MovingBox moving(double newDx, double newDy, double ofOtherX, double ofOtherY) {
        dx = newDx - ofOtherX;
        dy = newDy - ofOtherY;
        double errorX = ofOtherX == 0 ? 0 : Math.nextUp(Math.abs(dx)) - Math.abs(dx);
        double errorY = ofOtherY == 0 ? 0 : Math.nextUp(Math.abs(dy)) - Math.abs(dy);
        if (!(errorX + errorY < Double.POSITIVE_INFINITY)) {
            return set(
                    Double.NEGATIVE_INFINITY,
                    Double.NEGATIVE_INFINITY,
                    Double.POSITIVE_INFINITY,
                    Double.POSITIVE_INFINITY);
        }
        if (errorX + errorY > 0) {
            minX = Math.nextDown(minX - errorX);
            maxX = Math.nextUp(maxX + errorX);
            minY = Math.nextDown(minY - errorY);
            maxY = Math.nextUp(maxY + errorY);
        }
        return this;
    }
}
