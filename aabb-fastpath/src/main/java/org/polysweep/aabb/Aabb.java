package org.polysweep.aabb;

import org.polysweep.internal.argument.Extent;

/**
 * A closed axis-aligned box, in its own coordinates; it may be flat (a segment) or a point. Immutable.
 *
 * <p>Its vertices are numbered counter-clockwise from (minX, minY), and edge i begins at vertex i. If the box is flat,
 * vertices that coincide have the lowest of their numbers: a horizontal segment has the vertices 0 and 1, a vertical
 * one 0 and 2, a point 0; the edge of a segment is 0.
 *
 * @param minX the x coordinate of the left side, finite
 * @param minY the y coordinate of the lower side, finite
 * @param maxX the x coordinate of the right side, finite, not less than {@code minX}
 * @param maxY the y coordinate of the upper side, finite, not less than {@code minY}
 */
public record Aabb(double minX, double minY, double maxX, double maxY) {

    /** Checks the sides, and replaces -0.0 by 0.0. */
    public Aabb {
        Extent.require("minX", minX, "maxX", maxX);
        Extent.require("minY", minY, "maxY", maxY);
        minX += 0.0;
        minY += 0.0;
        maxX += 0.0;
        maxY += 0.0;
    }

    /**
     * Returns this box at rest at a position.
     *
     * @param x the x coordinate of the translation that brings it into the world; finite
     * @param y the y coordinate
     * @return the box at rest; {@link MovingAabb#moving} adds a displacement
     */
    public MovingAabb at(double x, double y) {
        return new MovingAabb(this, x, y, 0, 0);
    }
}
