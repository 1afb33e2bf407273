package org.polysweep.internal.tree;

/**
 * A box that moves in a straight line, in the coordinates of a resting object. Every number is rounded so that the box
 * is never too small: an object that the rounded box does not hit is provably not hit. Reusable; no allocation.
 */
public final class MovingBox {

    double minX;
    double minY;
    double maxX;
    double maxY;
    double dx;
    double dy;

    /** The box around its motion up to t = 1, once it has been found. */
    double sweptMinX;

    double sweptMinY;
    double sweptMaxX;
    double sweptMaxY;

    /**
     * Sets this to a box at rest, in the coordinates of the object with which it is compared. No side is NaN, and the
     * box neither begins at infinity nor ends at minus infinity.
     */
    public MovingBox set(double minX, double minY, double maxX, double maxY) {
        this.minX = minX;
        this.minY = minY;
        this.maxX = maxX;
        this.maxY = maxY;
        dx = 0;
        dy = 0;
        return this;
    }

    /**
     * Changes to the coordinates of another object: from its bounds at one position to its bounds at another.
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

    /** A lower bound of side + from - to. An infinity of the other sign cannot arise, because all terms are finite. */
    private static double below(double side, double from, double to) {
        return Math.nextDown(side + Math.nextDown(from - to));
    }

    /** Sets the exact displacement. */
    public MovingBox moving(double dx, double dy) {
        this.dx = dx;
        this.dy = dy;
        return this;
    }

    /**
     * Sets the displacement for t in [0, 1] to the displacement of this box less the displacement of the other box. The
     * difference is rounded by less than the distance to the next double, so the box grows by that much. If the
     * difference overflows double, the box is infinite.
     */
    public MovingBox moving(double dx, double dy, double ofOtherX, double ofOtherY) {
        this.dx = dx - ofOtherX;
        this.dy = dy - ofOtherY;
        double errorX = ofOtherX == 0 ? 0 : Math.nextUp(Math.abs(this.dx)) - Math.abs(this.dx);
        double errorY = ofOtherY == 0 ? 0 : Math.nextUp(Math.abs(this.dy)) - Math.abs(this.dy);
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

    /** The least abscissa. */
    public double minX() {
        return minX;
    }

    /** The least ordinate. */
    public double minY() {
        return minY;
    }

    /** The greatest abscissa. */
    public double maxX() {
        return maxX;
    }

    /** The greatest ordinate. */
    public double maxY() {
        return maxY;
    }

    /** Encloses the whole motion of the box, and stops moving. */
    public MovingBox swept() {
        findSwept();
        return set(sweptMinX, sweptMinY, sweptMaxX, sweptMaxY);
    }

    /** Finds the box around its motion up to t = 1. */
    void findSwept() {
        sweptMinX = dx < 0 ? Math.nextDown(minX + dx) : minX;
        sweptMinY = dy < 0 ? Math.nextDown(minY + dy) : minY;
        sweptMaxX = dx > 0 ? Math.nextUp(maxX + dx) : maxX;
        sweptMaxY = dy > 0 ? Math.nextUp(maxY + dy) : maxY;
    }

    /**
     * Encloses a shape that rotates about the origin by any angle, and stops moving: the square around a circle about
     * the origin that reaches to the farthest vertex.
     */
    public MovingBox turning() {
        double x = Math.max(-minX, maxX);
        double y = Math.max(-minY, maxY);
        double greater = Math.max(x, y);
        double ratio = greater == 0 || Double.isInfinite(greater) ? 1 : Math.nextUp(Math.min(x, y) / greater);
        double secant = Math.nextUp(Math.sqrt(Math.nextUp(1 + Math.nextUp(ratio * ratio))));
        double radius = greater == 0 ? 0 : Math.nextUp(greater * secant);
        return set(-radius, -radius, radius, radius);
    }

    /**
     * Encloses the box rotated about the origin by a rotor, and stops moving. Sine and cosine are between two doubles
     * each, and so is every product and sum.
     *
     * @param c the first component of the rotor, of any length
     * @param s the second component
     */
    public MovingBox turned(double c, double s) {
        if (Double.isInfinite(maxX - minX) || Double.isInfinite(maxY - minY)) {
            return set(
                    Double.NEGATIVE_INFINITY,
                    Double.NEGATIVE_INFINITY,
                    Double.POSITIVE_INFINITY,
                    Double.POSITIVE_INFINITY);
        }
        double larger = Math.max(Math.abs(c), Math.abs(s));
        // |cos φ| and |sin φ| are (1 - q²)/(1 + q²) and 2q/(1 + q²), for the ratio q of the components.
        double ratio = Math.min(Math.abs(c), Math.abs(s)) / larger;
        double low = Math.max(0, Math.nextDown(ratio));
        double high = Math.min(1, Math.nextUp(ratio));
        double squareLow = Math.max(0, Math.nextDown(low * low));
        double squareHigh = Math.min(1, Math.nextUp(high * high));
        double cosineLow = Math.max(0, Math.nextDown(Math.nextDown(1 - squareHigh) / Math.nextUp(1 + squareHigh)));
        double cosineHigh = Math.nextUp(Math.nextUp(1 - squareLow) / Math.nextDown(1 + squareLow));
        double sineLow = Math.max(0, Math.nextDown(2 * low / Math.nextUp(1 + squareHigh)));
        double sineHigh = Math.nextUp(2 * high / Math.nextDown(1 + squareLow));
        boolean isBeyondQuarter = Math.abs(s) > Math.abs(c);
        boolean isClockwise = c > 0 ? s < 0 : s > 0;
        return turned(
                isBeyondQuarter ? -cosineHigh : cosineLow,
                isBeyondQuarter ? -cosineLow : cosineHigh,
                isClockwise ? -sineHigh : sineLow,
                isClockwise ? -sineLow : sineHigh);
    }

    private MovingBox turned(double cosineLow, double cosineHigh, double sineLow, double sineHigh) {
        double left = least(cosineLow, cosineHigh, minX, maxX) - greatest(sineLow, sineHigh, minY, maxY);
        double right = greatest(cosineLow, cosineHigh, minX, maxX) - least(sineLow, sineHigh, minY, maxY);
        double bottom = least(sineLow, sineHigh, minX, maxX) + least(cosineLow, cosineHigh, minY, maxY);
        double top = greatest(sineLow, sineHigh, minX, maxX) + greatest(cosineLow, cosineHigh, minY, maxY);
        return set(Math.nextDown(left), Math.nextDown(bottom), Math.nextUp(right), Math.nextUp(top));
    }

    /** A lower bound of each product of a factor from one interval and a factor from another; all are finite. */
    private static double least(double low, double high, double min, double max) {
        return Math.nextDown(Math.min(Math.min(low * min, low * max), Math.min(high * min, high * max)));
    }

    /** An upper bound of each such product. */
    private static double greatest(double low, double high, double min, double max) {
        return Math.nextUp(Math.max(Math.max(low * min, low * max), Math.max(high * min, high * max)));
    }
}
