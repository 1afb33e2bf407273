package org.polysweep.query;

import java.util.Optional;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.closest.ClosestParts;
import org.polysweep.internal.closest.ExactClosestPoints;
import org.polysweep.internal.closest.Proximity;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.motion.Required;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.PlacedShape;
import org.polysweep.shape.Shape;

/**
 * The distance between two shapes, and their closest points. The distance between two compounds is the distance between
 * their nearest parts.
 *
 * <p>The distance between two rounded shapes is the distance between their cores less both radii. Whether they are
 * apart is decided exactly, and so are the features; the distance is rounded down, so a shape that moves less far, in
 * any direction, does not reach the other one.
 *
 * <p>The static methods are easy to read. An object is for loops: it is reusable, not thread-safe, and does not
 * allocate for two convex shapes, except in the exact (big-integer) fallback. Cost: a walk along the sides of the cores
 * that face each other; O(n + m) in integers, for cores of n and m corners, if rounding does not allow doubles to
 * determine the closest features. {@link #closestPoints} always needs some integers. For compounds, this is the cost of
 * each pair of parts whose boxes are not farther apart than the nearest parts. Shapes with a rotor are always computed
 * in integers.
 */
public final class Distance {

    private final Proximity proximity = new Proximity();

    /** Creates the scratch space for any number of queries, one after the other. */
    public Distance() {}

    /**
     * Returns the distance between two shapes.
     *
     * @param a the first shape
     * @param b the second shape
     * @return the distance, in the unit of the vertices: the largest double that is not greater than the exact one; 0
     *     if the shapes touch or overlap, and never -0.0
     */
    public static double between(PlacedShape a, PlacedShape b) {
        Required.placed("a", a);
        Required.placed("b", b);
        return IdleRotation.without(a).isRotated() || IdleRotation.without(b).isRotated()
                ? new ClosestParts(a, b).distance()
                : new Distance().between(a.shape(), a.x(), a.y(), b.shape(), b.x(), b.y());
    }

    /**
     * Returns the gap between two shapes: distance, normal, features and closest points.
     *
     * @param a the first shape
     * @param b the second shape
     * @return the gap between them, or between their nearest parts, which are decided exactly; empty if the shapes
     *     touch or overlap
     */
    public static Optional<ClosestPoints> closestPoints(PlacedShape a, PlacedShape b) {
        Required.placed("a", a);
        Required.placed("b", b);
        if (!IdleRotation.without(a).isRotated()
                && !IdleRotation.without(b).isRotated()
                && a.shape() instanceof ConvexShape shapeA
                && b.shape() instanceof ConvexShape shapeB) {
            return new Proximity()
                    .closestPoints(shapeA, a.x(), a.y(), shapeB, b.x(), b.y())
                    .map(points -> toClosestPoints(0, 0, points));
        }
        return new ClosestParts(a, b)
                .closestPoints()
                .map(nearest -> toClosestPoints(nearest.partA(), nearest.partB(), nearest.points()));
    }

    private static ClosestPoints toClosestPoints(int partA, int partB, ExactClosestPoints points) {
        return new ClosestPoints(
                partA,
                partB,
                points.distance(),
                points.normalX(),
                points.normalY(),
                points.featureA(),
                points.featureB(),
                points.pointsA(),
                points.pointsB());
    }

    /**
     * Returns the distance between two shapes.
     *
     * @param a the first shape
     * @param ax the x coordinate of the position of A; finite, as are all that follow
     * @param ay the y coordinate of the position of A
     * @param b the second shape
     * @param bx the x coordinate of the position of B
     * @param by the y coordinate of the position of B
     * @return the distance, as {@link #between} returns it
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public double between(Shape a, double ax, double ay, Shape b, double bx, double by) {
        Finite.require("ax", ax, "ay", ay);
        Finite.require("bx", bx, "by", by);
        return a instanceof ConvexShape shapeA && b instanceof ConvexShape shapeB
                ? proximity.distance(shapeA, ax, ay, shapeB, bx, by)
                : new ClosestParts(a.at(ax, ay), b.at(bx, by)).distance();
    }
}
