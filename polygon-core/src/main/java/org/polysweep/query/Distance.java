package org.polysweep.query;

import java.util.Optional;
import org.polysweep.contact.ClosestPoints;
import org.polysweep.contact.CompoundClosestPoints;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.closest.ClosestParts;
import org.polysweep.internal.closest.ExactClosestPoints;
import org.polysweep.internal.closest.Proximity;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingCompound;
import org.polysweep.shape.MovingShape;

/**
 * How far two convex shapes, or two compounds, are from each other where they stand, and at which places; their displacements do not count.
 *
 * <p>The distance of two rounded shapes is that of their cores less both radii. Whether they are apart at all is decided
 * exactly, and so are the features; the distance is rounded down, so a shape that moves less far, in any direction, does not
 * get to the other one.
 *
 * <p>The static methods are for those who read. An object is for loops that have the numbers at hand: it is reusable, not
 * thread-safe, and makes no garbage unless the last stage, integers, decides. Cost: a walk along the sides of the cores that
 * face each other; O(n + m) in integers, for cores of n and m corners, where rounding leaves the closest features open.
 * {@link #gap} always takes some integers.
 */
public final class Distance {

    private final Proximity proximity = new Proximity();

    /** Makes the scratch space for any number of questions, one after the other. */
    public Distance() {}

    /**
     * Returns the distance of two shapes.
     *
     * @param a the first shape, where it stands
     * @param b the second shape
     * @return the distance, in the unit of the vertices: the largest double that is not greater than the exact one; 0 if the
     *     shapes meet, and never -0.0
     */
    public static double of(MovingShape a, MovingShape b) {
        return new Proximity().distance(a.shape(), a.x(), a.y(), b.shape(), b.x(), b.y());
    }

    /**
     * Returns what is between two shapes: distance, normal, features and closest points.
     *
     * @param a the first shape, where it stands
     * @param b the second shape
     * @return the gap; empty if the shapes touch or are in each other
     */
    public static Optional<ClosestPoints> gap(MovingShape a, MovingShape b) {
        return new Proximity()
                .exactGap(a.shape(), a.x(), a.y(), b.shape(), b.x(), b.y())
                .map(ExactClosestPoints::toClosestPoints);
    }

    /**
     * Returns the distance of two compounds: that of the parts that are nearest to each other. Cost: that of each pair of parts whose boxes
     * are not farther apart.
     *
     * @param a the first compound, where it stands
     * @param b the second compound
     * @return the distance, in the unit of the vertices: the largest double that is not greater than the exact one; 0 if any two
     *     parts meet, and never -0.0
     */
    public static double of(MovingCompound a, MovingCompound b) {
        return new ClosestParts(a, b).distance();
    }

    /**
     * Returns what is between two compounds.
     *
     * @param a the first compound, where it stands
     * @param b the second compound
     * @return the nearest parts, decided exactly, and the gap between them; empty if any two parts touch or are in each other
     */
    public static Optional<CompoundClosestPoints> gap(MovingCompound a, MovingCompound b) {
        return new ClosestParts(a, b).gap();
    }

    /**
     * Returns the distance of two shapes.
     *
     * @param a the first shape
     * @param ax the x coordinate of the position of A; finite, as are all that follow
     * @param ay the y coordinate of the position of A
     * @param b the second shape
     * @param bx the x coordinate of the position of B
     * @param by the y coordinate of the position of B
     * @return the distance, as {@link #of} gives it
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public double between(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        Finite.require("ax", ax);
        Finite.require("ay", ay);
        Finite.require("bx", bx);
        Finite.require("by", by);
        return proximity.distance(a, ax, ay, b, bx, by);
    }
}
