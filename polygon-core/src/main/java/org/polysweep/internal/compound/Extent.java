package org.polysweep.internal.compound;

import org.polysweep.internal.tree.MovingBox;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;

/**
 * A box that is proved to contain a shape. Each sum is rounded outward, so a bound that overflows double is infinite.
 *
 * @param minX not greater than any abscissa
 * @param minY not greater than any ordinate
 * @param maxX not less than any abscissa
 * @param maxY not less than any ordinate
 */
record Extent(double minX, double minY, double maxX, double maxY) {

    /** The extent of a shape at its position at t = 0. */
    static Extent of(MovingShape standing) {
        Shape shape = standing.shape();
        return placed(standing, shape.minX(), shape.minY(), shape.maxX(), shape.maxY());
    }

    /** The extent of vertex i of the core of a shape at its position at t = 0. */
    static Extent ofVertex(MovingShape standing, int i) {
        double cornerX = standing.shape().part(0).core().x(i);
        double cornerY = standing.shape().part(0).core().y(i);
        return placed(standing, cornerX, cornerY, cornerX, cornerY);
    }

    /** A box of a shape, rotated and moved like the shape. */
    private static Extent placed(MovingShape standing, double minX, double minY, double maxX, double maxY) {
        double x = standing.x();
        double y = standing.y();
        if (standing.rotor().isIdentity()) {
            return new Extent(minX, minY, maxX, maxY).at(x, y);
        }
        MovingBox box = new MovingBox()
                .set(minX, minY, maxX, maxY)
                .turned(standing.rotor().halfCos(), standing.rotor().halfSin());
        return new Extent(box.minX(), box.minY(), box.maxX(), box.maxY()).at(x, y);
    }

    private Extent at(double x, double y) {
        return new Extent(
                Math.nextDown(minX + x), Math.nextDown(minY + y), Math.nextUp(maxX + x), Math.nextUp(maxY + y));
    }

    /** The extent of all differences from a point of another extent to a point of this one. */
    Extent minus(Extent other) {
        return new Extent(
                Math.nextDown(minX - other.maxX),
                Math.nextDown(minY - other.maxY),
                Math.nextUp(maxX - other.minX),
                Math.nextUp(maxY - other.minY));
    }

    /** The extent of all points within the sum of two radii. */
    Extent grown(double radius, double otherRadius) {
        if (radius == 0 && otherRadius == 0) {
            return this;
        }
        double both = Math.nextUp(radius + otherRadius);
        return new Extent(
                Math.nextDown(minX - both),
                Math.nextDown(minY - both),
                Math.nextUp(maxX + both),
                Math.nextUp(maxY + both));
    }

    /** The smallest extent that contains both. */
    Extent with(Extent other) {
        return new Extent(
                Math.min(minX, other.minX),
                Math.min(minY, other.minY),
                Math.max(maxX, other.maxX),
                Math.max(maxY, other.maxY));
    }

    /** The mirror image, in which up is down. */
    Extent upsideDown() {
        return new Extent(minX, -maxY, maxX, -minY);
    }

    boolean meets(Extent other) {
        return minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY;
    }

    boolean contains(Extent other) {
        return minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY;
    }

    /** The intersection of both, if there is one. */
    Extent common(Extent other) {
        return new Extent(
                Math.max(minX, other.minX),
                Math.max(minY, other.minY),
                Math.min(maxX, other.maxX),
                Math.min(maxY, other.maxY));
    }

    /**
     * The distance from the origin, which is in the extent, to the nearest side; not positive if the origin is outside.
     */
    double depth() {
        return Math.min(Math.min(-minX, maxX), Math.min(-minY, maxY));
    }

    /** A lower bound of the distance from the origin: the greater of the distances along the axes. */
    double distance() {
        return Math.max(0, Math.max(Math.max(minX, -maxX), Math.max(minY, -maxY)));
    }
}
