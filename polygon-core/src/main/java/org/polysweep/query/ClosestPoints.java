package org.polysweep.query;

import java.util.List;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Point;

/**
 * The gap between two separated shapes A and B: distance, normal, features and closest points. Immutable.
 *
 * <p>{@code pointsA.get(i)} and {@code pointsB.get(i)} are closest points: one of each shape, at the distance of the
 * shapes. As a rule there is one such pair. If two parallel edges face each other, there is one at every point of the
 * segment that they share, and the lists have its two ends, in the order of the normal rotated by a quarter turn
 * counter-clockwise (which is counter-clockwise on B), as the contact of a sweep has.
 *
 * @param partA the part of A that is nearest to B, counted from 0; 0 for a convex shape. If several pairs of parts are
 *     exactly as near, the pair with the lowest part of A, then of B
 * @param partB the part of B; 0 for a convex shape
 * @param distance the distance, in the unit of the vertices: the largest double that is not greater than the exact one.
 *     It is 0 only if the exact distance is less than the least positive double
 * @param normalX the x component of the unit vector from B toward A, along the shortest segment; each component is the
 *     double nearest to the exact one
 * @param normalY the y component
 * @param featureA the vertex or edge of A, or of its core, that has the closest points, in the caller's indices
 * @param featureB the vertex or edge of B, or of its core
 * @param pointsA the closest points on A, one or two, in world coordinates; each coordinate is the double nearest to
 *     the exact one, infinite if it overflows
 * @param pointsB the closest points on B, as many as on A
 */
public record ClosestPoints(
        int partA,
        int partB,
        double distance,
        double normalX,
        double normalY,
        Feature featureA,
        Feature featureB,
        List<Point> pointsA,
        List<Point> pointsB) {

    /** Copies the lists. */
    public ClosestPoints {
        pointsA = List.copyOf(pointsA);
        pointsB = List.copyOf(pointsB);
    }
}
