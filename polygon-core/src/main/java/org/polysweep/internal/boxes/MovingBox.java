package org.polysweep.internal.boxes;

/**
 * A box that moves straight, as it is seen from something that stands still and has coordinates of its own. Each number
 * is rounded so that the box is never too small: what it does not reach is certainly not reached. Reusable; no
 * allocation.
 */
public final class MovingBox {

    double minX;
    double minY;
    double maxX;
    double maxY;
    double dx;
    double dy;

    /**
     * Takes a box in the coordinates of whoever is asked, at rest. No side is NaN, nor does the box begin at infinity
     * or end at minus infinity.
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
     * Takes the coordinates of something that stands at a place, if the box is so far in those of something that stands
     * at another.
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
     * Lets it move for t in [0, 1] by a displacement less that of who is asked. The difference is rounded, by less than
     * the step to the next double: the box is so much larger. If the difference is beyond the doubles, the box reaches
     * everywhere.
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
