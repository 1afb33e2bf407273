package org.polysweep.aabb;

import org.polysweep.internal.argument.Finite;

/**
 * A closed axis-aligned box, in coordinates of its own; it may be flat (a segment) or a point. Immutable.
 *
 * <p>Its vertices are numbered counter-clockwise from (minX, minY), and edge i begins at vertex i. Where the box is
 * flat, of the vertices that coincide the lowest number counts: a horizontal segment has the vertices 0 and 1, a
 * vertical one 0 and 2, a point 0; the edge of a segment is 0.
 *
 * @param minX the x coordinate of the left side, finite
 * @param minY the y coordinate of the lower side, finite
 * @param maxX the x coordinate of the right side, finite, not less than {@code minX}
 * @param maxY the y coordinate of the upper side, finite, not less than {@code minY}
 */
public record Aabb(double minX, double minY, double maxX, double maxY) {

    /** Checks the sides, and takes -0.0 for 0.0. */
    public Aabb {
        minX = Finite.require("minX", minX) + 0.0;
        minY = Finite.require("minY", minY) + 0.0;
        maxX = Finite.require("maxX", maxX) + 0.0;
        maxY = Finite.require("maxY", maxY) + 0.0;
        if (minX > maxX) {
            throw new IllegalArgumentException("minX " + minX + " is greater than maxX " + maxX + "; swap them");
        }
        if (minY > maxY) {
            throw new IllegalArgumentException("minY " + minY + " is greater than maxY " + maxY + "; swap them");
        }
    }

    /**
     * Returns this box at a place, not moving.
     *
     * @param x the x coordinate of the translation that brings it into the world; finite
     * @param y the y coordinate
     * @return the box at rest; give it a displacement by {@link MovingAabb#moving}
     */
    public MovingAabb at(double x, double y) {
        return new MovingAabb(this, x, y, 0, 0);
    }
}
