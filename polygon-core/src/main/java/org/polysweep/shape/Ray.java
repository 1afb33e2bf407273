package org.polysweep.shape;

import org.polysweep.internal.argument.Finite;

/**
 * A ray from a point along a vector: all points (x + t·dx, y + t·dy) for t from 0 to 1, or without an end. Nothing is
 * rounded. Immutable.
 *
 * @param x the x coordinate of the origin, in the world; finite
 * @param y the y coordinate of the origin; finite
 * @param dx the x component of the vector; finite
 * @param dy the y component; finite, and not 0 if dx is
 * @param isEndless whether the ray continues beyond t = 1
 */
public record Ray(double x, double y, double dx, double dy, boolean isEndless) {

    /** Checks that all numbers are finite, and that there is a direction. */
    public Ray {
        Finite.require("x", x, "y", y);
        Finite.require("dx", dx, "dy", dy);
        if (dx == 0 && dy == 0) {
            throw new IllegalArgumentException("dx and dy must not both be 0; to test a point, use PointLocation");
        }
    }

    /**
     * Returns the ray from a point along a vector, to the end of the vector.
     *
     * @throws IllegalArgumentException if a number is NaN or infinite, or the vector is zero
     */
    public static Ray segment(double x, double y, double dx, double dy) {
        return new Ray(x, y, dx, dy, false);
    }

    /**
     * Returns the ray from a point along a vector, without an end; times are multiples of the vector.
     *
     * @throws IllegalArgumentException if a number is NaN or infinite, or the vector is zero
     */
    public static Ray endless(double x, double y, double dx, double dy) {
        return new Ray(x, y, dx, dy, true);
    }
}
